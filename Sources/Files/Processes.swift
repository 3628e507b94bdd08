import CPlatform

extension Disk {
  /// Runs a program, named by its path, to its end and returns its exit code; `quietly` drops its standard output.
  package static func run(_ program: String, _ arguments: [String], quietly: Bool = false) throws(FileFault) -> Int32 {
    var text: [CChar] = []
    for argument in [program] + arguments { text += argument.utf8CString }
    let code = unsafe platform_run(text, Int32(arguments.count + 1), quietly)
    guard code >= 0 else { throw FileFault(path: program, code: code) }
    return code
  }

  /// The most memory that this process has had at once, in bytes; nil where it is not known.
  package static var peakMemory: Int? {
    let peak = platform_peak_memory()
    return peak > 0 ? Int(peak) : nil
  }
}
