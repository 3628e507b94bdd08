import Diagnostics
import Files

extension CatalogReader {
  /// Looks at the start of each file that products name as an image.
  mutating func readImages() async {
    let named = NamedImages(catalog, reader)
    if named.paths.isEmpty { return }
    let looks = await looks(at: named.paths)
    var images = zip(named.paths, looks).map { CatalogImage(path: $0, content: $1.content) }
    let promotional = named.promotional.filter { looks[$0].mark != nil }
    for group in Dictionary(grouping: promotional, by: { looks[$0].mark }).values {
      markEqual(group.sorted(), in: &images)
    }
    catalog.images = CatalogImages(images, numbers: named.numbers)
  }

  /// Enough for nearly every header; some have a colour profile and a preview before what matters.
  private static let start = 16 * 1024
  private static let longStart = 4 * 1024 * 1024

  /// What one look told.
  private struct Look: Sendable {
    let content: CatalogImage.Content
    /// The same for all files that may have the same bytes.
    var mark: Mark?
  }

  private struct Mark: Sendable, Hashable {
    let size: Int
    let start: [UInt8]
  }

  /// On every core, in the order of the paths.
  private func looks(at paths: [String]) async -> [Look] {
    let reader = reader
    let portion = 64
    return await withTaskGroup(of: (Int, [Look]).self) { group in
      for first in stride(from: 0, to: paths.count, by: portion) {
        group.addTask { (first, paths[first..<min(first + portion, paths.count)].map { Self.look(at: $0, reader) }) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  private static func look(at path: String, _ reader: Reader) -> Look {
    for count in [start, longStart] {
      switch reader.start(of: path, count: count) {
      case .failure(let fault): return Look(content: .unreadable(fault))
      case .success(let start):
        let head = ImageHead.read(start.bytes, isWhole: start.isWhole || count == longStart)
        if case .unfinished = head { continue }
        return Look(content: .read(head), mark: Mark(size: start.size, start: Array(start.bytes.suffix(32))))
      }
    }
    return Look(content: .read(.other("no image")))
  }

  /// Compares files that may be the same, and gives those that are one number.
  private func markEqual(_ group: [Int], in images: inout [CatalogImage]) {
    for number in group { images[number].sameness = number }
    if group.count < 2 { return }
    var distinct: [(number: Int, bytes: [UInt8])] = []
    for number in group {
      guard case .success(let bytes) = reader.contents(of: images[number].path) else { continue }
      if let same = distinct.first(where: { $0.bytes == bytes }) {
        images[number].sameness = same.number
      } else {
        distinct.append((number, bytes))
      }
    }
  }
}

/// Which files the products name as images.
private struct NamedImages {
  private(set) var paths: [String] = []
  /// Where in `paths` a text's file is.
  private(set) var numbers: [Text: Int] = [:]
  /// Those that some product has as its promotional image.
  private(set) var promotional: Set<Int> = []
  private var known: [ExactText: Int] = [:]

  init(_ catalog: Catalog, _ reader: Reader) {
    for app in catalog.apps {
      for product in app.products where product.stage.value != .retired {
        if let text = product.review.screenshot.text { _ = add(text, reader) }
        if let text = product.promotion.image.text { promotional.insert(add(text, reader)) }
      }
    }
  }

  private mutating func add(_ text: Text, _ reader: Reader) -> Int {
    if let number = numbers[text] { return number }
    let path = reader.path(reader.string(of: text), namedIn: text.file)
    let number = known[ExactText(path)] ?? paths.count
    if number == paths.count {
      paths.append(path)
      known[ExactText(path)] = number
    }
    numbers[text] = number
    return number
  }
}
