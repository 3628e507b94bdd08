import Command

endProcess(await runTool(arguments: Array(CommandLine.arguments.dropFirst()), session: .ofThisProcess()))
