/// Pure functions over paths as text; none of them looks at the disk, all compare by bytes.
package enum Path {
  /// Whether the path starts at the root.
  package static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == slash
  }

  /// A path read from within a folder; an absolute path stays itself.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty { return path }
    if path.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + path : "\(folder)/\(path)"
  }

  /// Without `.`, empty parts and, as far as the text tells, `..`; `.` when nothing is left.
  package static func normalize(_ path: String) -> String {
    if isPlain(path) { return path }
    let absolute = isAbsolute(path)
    let joined = parts(of: path).joined(separator: "/")
    if absolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether it surely is normal: names alone between single slashes, as nearly every path is.
  private static func isPlain(_ path: String) -> Bool {
    var length = 0
    var dots = 0
    var isFirst = true
    for byte in path.utf8 {
      if byte == slash {
        guard isFirst && length == 0 || length > dots || dots > 2 else { return false }
        length = 0
        dots = 0
      } else {
        length += 1
        if byte == UInt8(ascii: "."), dots == length - 1 { dots += 1 }
      }
      isFirst = false
    }
    return length > dots || dots > 2
  }

  /// The folder that holds it; the root holds itself.
  package static func parent(_ path: String) -> String {
    if isPlain(path) {
      guard let last = path.utf8.lastIndex(of: slash) else { return "." }
      return last == path.utf8.startIndex ? "/" : String(path[..<last])
    }
    let normal = normalize(path)
    let parts = parts(of: normal)
    if parts.last.map({ isSame($0, "..") }) == true { return normal + "/.." }
    let rest = parts.dropLast().joined(separator: "/")
    if isAbsolute(normal) { return "/" + rest }
    if parts.isEmpty { return ".." }
    return rest.isEmpty ? "." : rest
  }

  /// The name at its end; empty for the root.
  package static func lastComponent(_ path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? ""
  }

  /// How to say the path from within a folder; the path itself where that cannot be told.
  package static func relative(_ path: String, to base: String) -> String {
    let target = normalize(path)
    guard isAbsolute(path) == isAbsolute(base) else { return target }
    let there = parts(of: target)
    let here = parts(of: base)
    let common = zip(there, here).prefix { isSame($0, $1) }.count
    // What lies above a `..` has no name.
    guard !here.dropFirst(common).contains(where: { isSame($0, "..") }) else { return target }
    let steps = here.dropFirst(common).map { _ in ".." } + there.dropFirst(common).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Whether the path is the folder or lies below it, as far as the text tells.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard isAbsolute(path) == isAbsolute(folder) else { return false }
    let inner = parts(of: path)
    let outer = parts(of: folder)
    guard inner.count >= outer.count, zip(inner, outer).allSatisfy({ isSame($0, $1) }) else { return false }
    return !inner.dropFirst(outer.count).contains { isSame($0, "..") }
  }

  /// The parts between the slashes, with `.` gone and each `..` applied where something stands before it.
  package static func parts(of path: String) -> [Substring] {
    var result: [Substring] = []
    let absolute = isAbsolute(path)
    for bytes in path.utf8.split(separator: slash) {
      let part = Substring(bytes)
      if isSame(part, ".") { continue }
      guard isSame(part, "..") else {
        result.append(part)
        continue
      }
      if let last = result.last, !isSame(last, "..") {
        result.removeLast()
      } else if !absolute {
        result.append(part)
      }
    }
    return result
  }

  /// Whether two texts have the same bytes; `==` would take two spellings of one accent for the same.
  package static func isSame(_ first: some StringProtocol, _ second: some StringProtocol) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// Byte order.
  package static func precedes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  private static let slash = UInt8(ascii: "/")
}
