import Command

endProcess(runTool(arguments: Array(CommandLine.arguments.dropFirst()), session: .ofThisProcess()))
