import Diagnostics
import Testing

@Suite struct LineTableTests {
  @Test func columnsCountCodePoints() {
    let table = LineTable(Source(path: "a.yaml", text: "é: ü\nx: 👨‍👩‍👧!\r\ny: 1\rz: 2"))
    #expect(table.position(of: 0) == Position(line: 1, column: 1))
    #expect(table.position(of: 4) == Position(line: 1, column: 4))
    #expect(table.position(of: 7) == Position(line: 2, column: 1))
    #expect(table.text(ofLine: 2) == "x: 👨‍👩‍👧!")
    #expect(table.text(ofLine: 3) == "y: 1")
    #expect(table.text(ofLine: 4) == "z: 2")
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let table = LineTable(Source(path: "a.yaml", bytes: [0xEF, 0xBB, 0xBF] + Array("app: 1\n".utf8)))
    #expect(table.position(of: 3) == Position(line: 1, column: 1))
    #expect(table.position(of: 8) == Position(line: 1, column: 6))
    #expect(table.text(ofLine: 1) == "app: 1")
  }
}
