/// What a file is that is neither PNG nor JPEG, as far as its first bytes tell.
enum ForeignFile {
  /// As in `a GIF image`.
  static func name(of bytes: [UInt8]) -> String {
    let known = starts.first { start in
      bytes.count >= start.offset + start.bytes.utf8.count
        && bytes[start.offset..<start.offset + start.bytes.utf8.count].elementsEqual(start.bytes.utf8)
    }
    if let known { return known.name }
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return "a TIFF image"
    }
    let start = bytes.prefix(256)
    return start.allSatisfy({ $0 >= 0x20 || (0x09...0x0D).contains($0) }) ? "a text file" : "no image"
  }

  static let largeFilePointer = "a pointer of Git LFS"

  private static let starts: [(offset: Int, bytes: String, name: String)] = [
    (0, "GIF8", "a GIF image"), (8, "WEBP", "a WebP image"), (4, "ftypheic", "a HEIC image"),
    (4, "ftypheix", "a HEIC image"), (4, "ftypmif1", "a HEIF image"), (4, "ftypavif", "an AVIF image"),
    (0, "8BPS", "a Photoshop file"), (0, "%PDF", "a PDF file"), (0, "BM", "a BMP image"), (0, "<svg", "an SVG image"),
    (0, "version https://git-lfs.github.com/", largeFilePointer),
  ]
}
