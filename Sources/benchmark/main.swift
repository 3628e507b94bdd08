import Command

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == Child.mark { await Child.run(Array(arguments.dropFirst())) }
endProcess(await Benchmark.run(arguments))
