import Diagnostics

struct SyntaxFault {
  let diagnostic: Diagnostic
  init(_ fault: LibraryFault, lastNode: Record?, in source: Source) {
    diagnostic = Diagnostic(
      rule: "yaml-syntax", severity: .error, message: fault.problem,
      at: source.location(at: fault.problemOffset, length: 1))
  }
}
