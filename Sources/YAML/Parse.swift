package import Diagnostics

extension Document {
  /// Reads a source. A fault that ends the reading is one finding; duplicate keys and wrong merges are findings beside the
  /// document.
  package static func parse(_ source: Source) -> ParsedYAML {
    do throws(ReadingFault) {
      let builder = try build(source.bytes)
      let document = Document(source: source, roots: builder.roots, store: builder.store)
      return ParsedYAML(document: document, findings: document.findings(of: builder).sorted())
    } catch {
      return ParsedYAML(document: nil, findings: [error.orEncoding(of: source.bytes).diagnostic(in: source)])
    }
  }

  private static func build(_ bytes: [UInt8]) throws(ReadingFault) -> Builder {
    guard bytes.count < 1 << 31 else { throw .tooManyBytes }
    if let fault = EncodingFault(wideTextIn: bytes) { throw .encoding(fault) }
    let survey = Survey(bytes)
    if let offset = survey.tagDirectiveTooMany { throw .tooManyTagDirectives(offset) }
    let outcome = EventReader.reading(bytes, isASCII: survey.isASCII) { reader -> Result<Builder, ReadingFault> in
      var builder = Builder(bytes: bytes)
      do throws(ReadingFault) {
        try builder.build(from: reader)
        return .success(builder)
      } catch {
        return .failure(error)
      }
    }
    guard let outcome else { throw .noMemory }
    return try outcome.get()
  }

  private func findings(of builder: Builder) -> [Diagnostic] {
    // Checked only here, where the aliases are known to name no more than they may.
    var findings = Array(
      builder.merging.lazy.flatMap { self.store.wrongMerges(in: $0) }.prefix(DuplicateKeys.greatestCount)
        .map(wrongMerge))
    findings += builder.merging.lazy.flatMap { self.repeatedMerges(in: $0) }.prefix(DuplicateKeys.greatestCount)
    let duplicates = builder.duplicates
    findings += duplicates.found.prefix(DuplicateKeys.greatestCount).map(duplicateKey)
    if duplicates.found.count > DuplicateKeys.greatestCount, let next = duplicates.found.last {
      let count = duplicates.total - DuplicateKeys.greatestCount
      findings.append(
        Diagnostic(
          rule: "duplicate-key", severity: .error,
          message: "\(count) more duplicate \(count == 1 ? "key" : "keys") in this file",
          at: location(of: next.second), help: "mend the ones named first"))
    }
    return findings
  }

  private func duplicateKey(first: UInt32, second: UInt32) -> Diagnostic {
    Diagnostic(
      rule: "duplicate-key", severity: .error,
      message: "duplicate key \(text(of: resolved(NodeID(index: second))).quoted)", at: location(of: second),
      notes: [Note("first defined here", at: location(of: first))], help: "keep one of the two")
  }

  /// Every `<<` of a mapping after its first: one of them can merge all.
  private func repeatedMerges(in mapping: UInt32) -> [Diagnostic] {
    let merges = entries(of: NodeID(index: mapping)).filter { isMergeKey($0.key) }
    guard merges.count > 1, let first = merges.first else { return [] }
    let names = merges.map { kind(of: $0.value) == .alias ? "*\(anchor(of: $0.value) ?? "")" : "…" }
    return merges.dropFirst().map { merge in
      Diagnostic(
        rule: "duplicate-key", severity: .error, message: "duplicate key \"<<\"", at: location(of: merge.key.index),
        notes: [Note("first defined here", at: location(of: first.key.index))],
        help: "merge all of them by one: \"<<: [\(names.prefix(8).joined(separator: ", "))]\"")
    }
  }

  private func wrongMerge(_ value: UInt32) -> Diagnostic {
    Diagnostic(
      rule: "yaml-merge", severity: .error, message: "the value of \"<<\" is no mapping and no list of mappings",
      at: location(of: value), help: "name an anchored mapping as in \"<<: *defaults\", or put the key in quotes")
  }

  private func location(of index: UInt32) -> Location {
    Location(source: source, range: range(of: NodeID(index: index)))
  }
}

extension ReadingFault {
  /// A text with a wrong character is told by that, whatever else it made libyaml say.
  fileprivate func orEncoding(of bytes: [UInt8]) -> ReadingFault {
    guard case .library(let fault, _, _) = self else { return self }
    if fault.isMemory { return .noMemory }
    return EncodingFault(firstIn: bytes).map { .encoding($0) } ?? self
  }
}
