import AppStore
import Diagnostics

extension Reader {
  /// Reads the files of the workspace's price tables: lines of `storefront,currency,price`.
  mutating func readPriceTables(of workspace: inout Workspace) {
    for index in workspace.priceTables.indices {
      guard let name = workspace.priceTables[index].path.text else { continue }
      let path = path(string(of: name), namedIn: name.file)
      switch contents(of: path) {
      case .failure(let fault):
        report(
          "unreadable-file", "cannot read \(path.quoted): \(fault.reason)", at: name.place,
          help: Self.help(for: fault))
      case .success(let bytes):
        var table = PriceTableReader(source: Source(path: path, bytes: bytes))
        table.read()
        findings += table.findings
        workspace.priceTables[index].rows = table.rows
        workspace.priceTables[index].isRead = table.isWhole
      }
    }
  }
}

/// Reads one price table; a line at fault has its finding and is left out.
private struct PriceTableReader {
  let source: Source
  var rows: [PriceTableRow] = []
  var findings: [Diagnostic] = []
  /// Whether no line was left out: only then is it known what the table lacks.
  var isWhole: Bool { findings.allSatisfy { $0.severity != .error } }
  private var firstLines: [String: Location] = [:]

  init(source: Source) {
    self.source = source
  }

  /// So many findings have one cause: the file is something else.
  private static let greatestCount = 20

  mutating func read() {
    guard String(validating: source.bytes, as: UTF8.self) != nil else {
      return reportMalformed("the file is no UTF-8 text", at: 0..<0, help: "save it as UTF-8")
    }
    let lines = LineTable(source)
    var isFirst = true
    for number in 1...lines.lineCount {
      let range = lines.range(ofLine: number)
      guard let fields = fields(of: range) else { return }
      if fields.count == 1, fields[0].text.isEmpty { continue }
      let isHeading = isFirst && fields.first?.text.lowercased() == "storefront"
      isFirst = false
      if !isHeading { readRow(fields, range) }
      if findings.count >= Self.greatestCount { return }
    }
    if rows.isEmpty, findings.isEmpty {
      reportMalformed("the price table has no prices", at: 0..<0, help: Self.lineHelp)
    }
  }

  private static let lineHelp = "write storefront,currency,price"

  private mutating func readRow(_ fields: [CSVField], _ line: Range<Int>) {
    guard fields.count == 3 else {
      let count = fields.count == 1 ? "one" : "\(fields.count)"
      return reportMalformed("a line must have three fields, not \(count)", at: line, help: Self.lineHelp)
    }
    guard let storefront = Storefront.named(fields[0].text) else { return reportStorefront(fields[0]) }
    guard let amount = Amount(fields[2].text) else {
      return reportMalformed(
        "\(fields[2].text.quoted) is no price", at: fields[2].range, help: "write digits, such as 4.99")
    }
    if !isCurrency(fields[1].text, of: storefront, at: fields[1].range) { return }
    if amount.isZero {
      return findings.append(
        Diagnostic(
          rule: "free-price", severity: .error,
          message: "the price for \(storefront.alpha3) is 0, and no product can be free",
          at: Location(source: source, range: fields[2].range), help: "write a price above 0, or remove the line"))
    }
    let location = Location(source: source, range: fields[0].range)
    if let first = firstLines[storefront.alpha3] {
      return findings.append(
        Diagnostic(
          rule: "duplicate-price", severity: .error, message: "a second price for \(storefront.alpha3)", at: location,
          notes: [Note("first given here", at: first)], help: "remove one of the lines"))
    }
    firstLines[storefront.alpha3] = location
    let price = Price(amount: amount, text: fields[2].text)
    rows.append(PriceTableRow(storefront: storefront, currency: fields[1].text, price: price))
  }

  private mutating func reportStorefront(_ field: CSVField) {
    let meant = Storefront.suggestion(for: field.text)
    let location = Location(source: source, range: field.range)
    findings.append(
      Diagnostic(
        rule: "unknown-storefront", severity: .error, message: "unknown storefront \(field.text.quoted)", at: location,
        help: meant.map { "did you mean \"\($0)\"?" } ?? "write the store's three-letter code, such as USA",
        fix: Storefront.alias(for: field.text).map { Fix(at: location, replacement: $0) }))
  }

  /// The store may have changed a storefront's currency since our table: such a line is taken, with a warning.
  private mutating func isCurrency(_ currency: String, of storefront: Storefront, at range: Range<Int>) -> Bool {
    if currency == storefront.currency { return true }
    guard Self.isCode(currency) else {
      reportMalformed(
        "\(currency.quoted) is no currency", at: range,
        help: "write the code of the storefront's currency, \(storefront.currency)")
      return false
    }
    findings.append(
      Diagnostic(
        rule: "foreign-currency", severity: .warning,
        message: "\(storefront.alpha3) has prices in \(storefront.currency), not in \(currency)",
        at: Location(source: source, range: range),
        help: "write the price in \(storefront.currency)"))
    return true
  }

  private static func isCode(_ currency: String) -> Bool {
    currency.utf8.count == 3 && currency.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private mutating func reportMalformed(_ message: String, at range: Range<Int>, help: String) {
    findings.append(
      Diagnostic(
        rule: "malformed-price-table", severity: .error, message: message, at: Location(source: source, range: range),
        help: help))
  }

  // MARK: Lines

  private typealias CSVField = (text: String, range: Range<Int>)

  /// The fields of a line, without quotes and blanks around them; nil where a quote has no end, which is reported.
  private mutating func fields(of line: Range<Int>) -> [CSVField]? {
    var fields: [CSVField] = []
    var start = line.lowerBound
    while true {
      while start < line.upperBound, isBlank(start) { start += 1 }
      let isQuoted = start < line.upperBound && source.bytes[start] == Self.quote
      let end: Int
      if isQuoted {
        guard let closing = closingQuote(from: start + 1, to: line.upperBound) else {
          reportMalformed("a quote has no end on its line", at: start..<line.upperBound, help: "write \" at its end")
          return nil
        }
        fields.append((unquoted(start + 1..<closing), start + 1..<closing))
        end = source.bytes[closing..<line.upperBound].firstIndex(of: Self.comma) ?? line.upperBound
        guard (closing + 1..<end).allSatisfy(isBlank) else {
          reportMalformed(
            "after a quoted field there is more text", at: closing + 1..<end,
            help: "write a comma after the quote")
          return nil
        }
      } else {
        end = source.bytes[start..<line.upperBound].firstIndex(of: Self.comma) ?? line.upperBound
        fields.append(plainField(start..<end))
      }
      if end == line.upperBound { return fields }
      start = end + 1
    }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")

  private func isBlank(_ index: Int) -> Bool {
    source.bytes[index] == UInt8(ascii: " ") || source.bytes[index] == UInt8(ascii: "\t")
  }

  private func plainField(_ whole: Range<Int>) -> CSVField {
    var end = whole.upperBound
    while end > whole.lowerBound, isBlank(end - 1) { end -= 1 }
    return (source.text(in: whole.lowerBound..<end), whole.lowerBound..<end)
  }

  /// Two quotes in a row are one of the text.
  private func closingQuote(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if source.bytes[index] == Self.quote {
        guard index + 1 < end, source.bytes[index + 1] == Self.quote else { return index }
        index += 1
      }
      index += 1
    }
    return nil
  }

  private func unquoted(_ range: Range<Int>) -> String {
    source.text(in: range).split(separator: "\"\"", omittingEmptySubsequences: false).joined(separator: "\"")
  }
}
