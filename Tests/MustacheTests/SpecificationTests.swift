import Diagnostics
import Foundation
import Mustache
import TestSupport
import Testing

/// Every test of the public specification but those of its optional lambdas.
@Suite(.enabled(if: SharedFolder.isWanted))
struct SpecificationTests {
  private static let files = [
    "comments", "delimiters", "dynamic-names", "inheritance", "interpolation", "inverted", "partials", "sections",
  ]

  @Test("every file of the specification is there", arguments: files)
  func filesArePresent(file: String) throws {
    #expect(try SpecificationCase.read(file).count >= 12)
  }

  @Test("specification", arguments: files.flatMap { (try? SpecificationCase.read($0)) ?? [] })
  func specification(test: SpecificationCase) throws {
    let (template, findings) = Template.parse(Source(path: test.testDescription, text: test.template))
    #expect(findings == [])
    let rendered = template.render(test.data.value, escape: .html) { name in
      test.partials?[name].map { Template.parse(Source(path: name, text: $0)).template }
    }
    #expect(rendered.text == test.expected, "\(test.desc)")
  }
}

struct SpecificationCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let desc: String
  let data: SpecificationValue
  let template: String
  let partials: [String: String]?
  let expected: String
  var file: String?

  var testDescription: String { "\(file ?? "?"): \(name): \(desc.prefix(60))" }

  static func read(_ file: String) throws -> [SpecificationCase] {
    struct File: Decodable {
      let tests: [SpecificationCase]
    }
    let url = SharedFolder.url.appendingPathComponent("suites/mustache-spec/\(file).json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).tests.map { test in
      var test = test
      test.file = file
      return test
    }
  }
}

struct SpecificationValue: Decodable, Sendable {
  let value: MustacheValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let number = try? container.decode(Decimal.self) {
      value = .number("\(number)")
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let items = try? container.decode([SpecificationValue].self) {
      value = .list(items.map(\.value))
    } else {
      let entries = try container.decode([String: SpecificationValue].self)
      value = .record(MustacheRecord(entries.map { ($0.key, $0.value.value) }))
    }
  }
}
