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

  /// Blocks of a long line are counted once; every way in and out of a block must give what plain counting gives.
  @Test func columnsInALongLine() {
    let text = "short\n" + String(repeating: "aé€😀", count: 20_000) + "\nend"
    let bytes = Array(text.utf8)
    let table = LineTable(Source(path: "a.yaml", bytes: bytes))
    for offset in [6, 7, 4095, 4096, 4097, 8191, 8192, 70_000, 131_072, bytes.count - 5, bytes.count - 4] {
      let column = 1 + bytes[6..<offset].count { $0 & 0xC0 != 0x80 }
      #expect(table.position(of: offset) == Position(line: 2, column: column))
    }
    #expect(table.position(of: bytes.count) == Position(line: 3, column: 4))
    #expect(
      LineTable(Source(path: "b", text: String(repeating: "é", count: 40_960))).position(of: 81_920).column == 40_961)
  }
}
