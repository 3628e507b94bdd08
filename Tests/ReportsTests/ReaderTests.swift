import Diagnostics
import Foundation
import Reports
import TestSupport
import Testing

/// Reports are read by the readers that services use, or by ones that are made of the formats' own schemas.
@Suite(.enabled(if: PythonPackages.areWanted)) struct ReaderTests {
  private func read(_ script: String, _ report: String, _ others: String...) throws -> String {
    let folder = try Scratch()
    try folder.write(report, to: "report")
    return try folder.run(["python3", "-c", script, folder.path("report")] + others)
  }

  private func report(
    _ name: String, _ findings: [Diagnostic] = cannedFindings, _ context: ReportContext = cannedContext()
  ) throws -> String {
    try #require(Reports.named(name)).render(findings, context)
  }

  /// A run that could not read a file, and was told to be strict.
  private var failed: ReportContext {
    var context = cannedContext()
    context.isStrict = true
    context.failures = [RunFailure(path: "catalog/ä b.yaml", reason: "permission denied")]
    return context
  }

  @Test("G01: SARIF is what its schema asks for", .enabled(if: SharedFolder.isWanted))
  func sarifIsValid() throws {
    let schema = SharedFolder.url.appendingPathComponent("formats/sarif-schema-2.1.0.json").path
    for text in [try report("sarif"), try report("sarif", []), try report("sarif", cannedFindings, failed)] {
      let said = try read(
        """
        import json, sys, jsonschema
        report, schema = (json.load(open(path)) for path in sys.argv[1:])
        jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker()).validate(report)
        print(len(report['runs'][0]['results']))
        """, text, schema)
      #expect(said == "5\n" || said == "0\n", "\(said)")
    }
  }

  @Test("SARIF's regions mark the text, and its fixes mend it") func sarifPlaces() throws {
    let text = "a: \"怒😀\"\nb: \"怒😀 x\"\n"
    let location = Location(marked: "a: \"怒😀\"\nb: \"怒«😀» x\"\n")
    let finding = Diagnostic(
      rule: "r", severity: .error, message: "m", at: location, fix: Fix(at: location, replacement: "!"))
    let said = try read(
      """
      import json, sys
      result = json.load(open(sys.argv[1]))['runs'][0]['results'][0]
      change = result['fixes'][0]['artifactChanges'][0]['replacements'][0]
      region = change['deletedRegion']
      assert region == result['locations'][0]['physicalLocation']['region']
      lines = sys.argv[2].split('\\n')
      line = lines[region['startLine'] - 1]
      first, last = region['startColumn'] - 1, region['endColumn'] - 1
      print(line[first:last], line[:first] + change['insertedContent']['text'] + line[last:])
      """, try report("sarif", [finding]), text)
    #expect(said == "😀 b: \"怒! x\"\n")
  }

  @Test("G10: JUnit has warnings too, as cases that do not fail") func junit() throws {
    let script = """
      import sys, junitparser
      for suite in junitparser.JUnitXml.fromfile(sys.argv[1]):
        print(suite.name, suite.tests, suite.failures, suite.errors, suite.skipped)
        for case in suite:
          print(' ', case.classname, '|', case.name, '|', [(type(r).__name__, r.type) for r in case.result])
      """
    #expect(
      try read(script, report("junit")) == """
        catalog/a.yaml 1 1 0 0
          catalog/a.yaml | missing-bundle-id at 1:1: the app "rage" has no bundle_id | [('Failure', 'error')]
        catalog/crlf.yaml 1 1 0 0
          catalog/crlf.yaml | duplicate-product-id at 3:9: the product ID "com.example.sword" is used twice | \
        [('Failure', 'error')]
        /home/shared/bom.yaml 1 0 0 1
          /home/shared/bom.yaml | missing-type at 2:9: a type is missing | [('Skipped', 'warning')]
        wide\u{FFFD}[31m
        .yaml 1 0 0 1
          wide\u{FFFD}[31m
        .yaml | unknown-locale at 1:23: "en-US" comes
        after "ja-JP" | [('Skipped', 'warning')]
        catalog/z.yaml 1 0 0 1
          catalog/z.yaml | long-notes at 2:5: the notes have two lines | [('Skipped', 'note')]

        """)
    #expect(try read(script, report("junit", [])) == "catalog 1 0 0 0\n  catalog | no findings | []\n")
    #expect(
      try read(script, report("junit", Array(cannedFindings.suffix(1)), failed)).hasSuffix(
        "catalog/ä b.yaml 1 0 1 0\n  catalog/ä b.yaml | the file can be read | [('JUnitError', 'unreadable')]\n")
        || read(script, report("junit", Array(cannedFindings.suffix(1)), failed)).hasSuffix(
          "[('Error', 'unreadable')]\n")
    )
  }

  @Test("a strict run's warnings fail") func strictJUnit() throws {
    let text = try report("junit", cannedFindings, failed)
    #expect(
      text.contains("<testsuites name=\"iapcatalog lint\" tests=\"6\" failures=\"4\" errors=\"1\" skipped=\"1\">"))
  }

  @Test func checkstyle() throws {
    let script = """
      import sys, xml.etree.ElementTree as tree
      for file in tree.parse(sys.argv[1]).getroot():
        for error in file:
          print(file.get('name'), [error.get(key) for key in ('line', 'column', 'severity', 'source')])
      """
    #expect(
      try read(script, report("checkstyle", [0, 1, 2, 4].map { cannedFindings[$0] }, failed)) == """
        catalog/a.yaml ['1', '1', 'error', 'iapcatalog.missing-bundle-id']
        catalog/crlf.yaml ['3', '9', 'error', 'iapcatalog.duplicate-product-id']
        /home/shared/bom.yaml ['2', '9', 'warning', 'iapcatalog.missing-type']
        catalog/z.yaml ['2', '5', 'info', 'iapcatalog.long-notes']
        catalog/ä b.yaml ['1', None, 'error', 'iapcatalog']

        """)
  }
}
