/// A file that the catalog names as an image.
package struct CatalogImage: Sendable {
  package enum Content: Sendable, Hashable {
    case read(ImageHead)
    case unreadable(UnreadableFile)
  }

  /// Counts from where the catalog's own paths do.
  package let path: String
  package let content: Content
  /// The same for promotional images of the same bytes; nil for other files.
  package internal(set) var sameness: Int?

  /// What is known of the picture; nil where the file is none, or cannot be read.
  package var facts: ImageFacts? {
    if case .read(.image(let facts)) = content { facts } else { nil }
  }

  /// Whether a file holds the place of another that Git LFS has not fetched.
  package var isLargeFilePointer: Bool {
    content == .read(.other(ForeignFile.largeFilePointer))
  }
}

/// The images that products name, each read once whoever names it.
package struct CatalogImages: Sendable {
  private var files: [CatalogImage] = []
  private var numbers: [Text: Int] = [:]

  package init() {}

  init(_ files: [CatalogImage], numbers: [Text: Int]) {
    self.files = files
    self.numbers = numbers
  }

  /// The file at a path that a product which is not retired names.
  package subscript(path: Text) -> CatalogImage? {
    numbers[path].map { files[$0] }
  }
}

/// The first bytes of a file.
package struct FileStart: Sendable {
  package let bytes: [UInt8]
  /// That of the whole file, in bytes.
  package let size: Int

  package init(bytes: [UInt8], size: Int) {
    self.bytes = bytes
    self.size = size
  }

  var isWhole: Bool { bytes.count >= size }
}
