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
        workspace.priceTables[index].isRead = true
      }
    }
  }
}

/// Reads one price table; a line at fault has its finding and is left out.
private struct PriceTableReader {
  let source: Source
  var rows: [PriceTableRow] = []
  var findings: [Diagnostic] = []
  private var firstLines: [String: Location] = [:]

  init(source: Source) {
    self.source = source
  }

  mutating func read() {
    guard String(validating: source.bytes, as: UTF8.self) != nil else {
      return report("the file is no UTF-8 text", at: 0..<0, help: "save it as UTF-8")
    }
    let lines = LineTable(source)
    var isFirst = true
    for number in 1...lines.lineCount {
      let range = lines.range(ofLine: number)
      let fields = self.fields(of: range)
      if fields.count == 1, fields[0].text.isEmpty { continue }
      let isHeading = isFirst && fields.first?.text.lowercased() == "storefront"
      isFirst = false
      if !isHeading { readRow(fields, range) }
      if findings.count >= 20 { return }
    }
  }

  private mutating func readRow(_ fields: [(text: String, range: Range<Int>)], _ line: Range<Int>) {
    guard fields.count == 3 else {
      return report(
        "a line must have three fields, not \(fields.count)", at: line, help: "write storefront,currency,price")
    }
    guard let storefront = Storefront.named(fields[0].text) else {
      let meant = Storefront.suggestion(for: fields[0].text).map { "did you mean \"\($0)\"?" }
      return report(
        "unknown storefront \(fields[0].text.quoted)", at: fields[0].range,
        help: meant ?? "write the store's three-letter code, such as USA")
    }
    guard let amount = Amount(fields[2].text) else {
      return report("\(fields[2].text.quoted) is no price", at: fields[2].range, help: "write digits, such as 4.99")
    }
    let location = Location(source: source, range: fields[0].range)
    if let first = firstLines.updateValue(location, forKey: storefront.alpha3) {
      firstLines[storefront.alpha3] = first
      findings.append(
        Diagnostic(
          rule: "price-table", severity: .error, message: "a second price for \(storefront.alpha3)", at: location,
          notes: [Note("first given here", at: first)], help: "remove one of the lines"))
      return
    }
    let price = Price(amount: amount, text: fields[2].text)
    rows.append(PriceTableRow(storefront: storefront, currency: fields[1].text, price: price))
  }

  private mutating func report(_ message: String, at range: Range<Int>, help: String) {
    findings.append(
      Diagnostic(
        rule: "price-table", severity: .error, message: message, at: Location(source: source, range: range), help: help)
    )
  }

  /// The fields of a line, without quotes and blanks around them.
  private func fields(of line: Range<Int>) -> [(text: String, range: Range<Int>)] {
    var fields: [(text: String, range: Range<Int>)] = []
    var start = line.lowerBound
    for index in line.lowerBound...line.upperBound
    where index == line.upperBound || source.bytes[index] == UInt8(ascii: ",") {
      var range = start..<index
      let isTrimmed: (UInt8) -> Bool = {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\t")
      }
      while !range.isEmpty, isTrimmed(source.bytes[range.lowerBound]) {
        range = range.lowerBound + 1..<range.upperBound
      }
      while !range.isEmpty, isTrimmed(source.bytes[range.upperBound - 1]) {
        range = range.lowerBound..<range.upperBound - 1
      }
      fields.append((source.text(in: range), range))
      start = index + 1
    }
    return fields
  }
}
