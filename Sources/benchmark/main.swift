import Command

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == Child.mark { await Child.run(Array(arguments.dropFirst())) }
if arguments.first == Child.scanMark { Child.scan(Array(arguments.dropFirst())) }
endProcess(await Benchmark.run(arguments))
