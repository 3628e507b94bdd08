import CPlatform

/// One name in a folder.
package struct FolderEntry: Sendable, Hashable {
  package let name: String
  /// A link is called a link, whatever it leads to.
  package let kind: FileKind
  /// Whether the name is UTF-8; one that is not cannot be used, and is shown mended.
  package var isUTF8 = true
}

/// The files found below a folder, and what could not be looked into.
package struct Walk: Sendable {
  /// Each begins with the folder as it was given; in byte order.
  package var files: [String] = []
  package var faults: [FileFault] = []
}

extension Disk {
  /// What is in a folder, in byte order of the names.
  package static func list(_ folder: String) throws(FileFault) -> [FolderEntry] {
    var code: Int32 = 0
    guard let stream = unsafe platform_open_folder(folder, &code) else {
      throw FileFault(path: folder, code: code)
    }
    defer { unsafe platform_close_folder(stream) }
    var entries: [FolderEntry] = []
    var kind: Int32 = 0
    while let text = unsafe platform_next_entry(stream, &kind, &code) {
      let sound = unsafe String(validatingCString: text)
      let name = unsafe sound ?? String(cString: text)
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, kind: FileKind(kind), isUTF8: sound != nil))
    }
    guard code == 0 else { throw FileFault(path: folder, code: code) }
    return entries.sorted { Path.precedes($0.name, $1.name) }
  }

  /// Every `*.yaml` and `*.yml`, in either case, below a folder, without hidden ones and editors' leftovers.
  ///
  /// Links are followed after everything else, and only to what was not met already: each file is found once, by the
  /// path without links if there is one.
  package static func walk(_ folder: String) -> Walk {
    var walker = Walker()
    walker.visit(folder: folder)
    walker.followLinks()
    walker.result.files.sort(by: Path.precedes)
    walker.result.faults.sort { Path.precedes($0.path, $1.path) }
    return walker.result
  }
}

private struct Walker {
  var result = Walk()
  private var seen: Set<FileStatus.Identity> = []
  private var links: [String] = []

  mutating func visit(folder: String) {
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard let status = Disk.status(next) else {
        complain(next)
        continue
      }
      guard seen.insert(status.identity).inserted else { continue }
      do throws(FileFault) {
        for entry in try Disk.list(next) where !Self.isHidden(entry.name) {
          let path = Path.join(next, entry.name)
          guard entry.isUTF8 else {
            addUnnameable(entry, path)
            continue
          }
          switch entry.kind {
          case .folder: waiting.append(path)
          case .link: links.append(path)
          case .file, .other: if Self.isYAML(entry.name) { add(path) }
          }
        }
      } catch {
        result.faults.append(error)
      }
    }
  }

  mutating func followLinks() {
    while !links.isEmpty {
      let found = links.sorted(by: Path.precedes)
      links = []
      for path in found {
        if Disk.status(path)?.kind == .folder {
          visit(folder: path)
        } else if Self.isYAML(Path.lastComponent(path)) {
          add(path)
        }
      }
    }
  }

  /// A name that is no UTF-8 cannot be handed back to the system.
  private mutating func addUnnameable(_ entry: FolderEntry, _ path: String) {
    let isFile = entry.kind == .file || entry.kind == .other
    if isFile, !Self.isYAML(entry.name) { return }
    result.faults.append(FileFault(path: path, reason: "the name is no UTF-8: rename it", kind: .other))
  }

  private mutating func add(_ path: String) {
    guard let status = Disk.status(path) else { return complain(path) }
    guard status.kind == .file else {
      result.faults.append(FileFault(path: path, reason: "is not a regular file", kind: .notRegular))
      return
    }
    if seen.insert(status.identity).inserted { result.files.append(path) }
  }

  /// Says why there is nothing to see at a path.
  private mutating func complain(_ path: String) {
    do throws(FileFault) {
      _ = try Disk.realPath(path)
      result.faults.append(FileFault(path: path, reason: "cannot be looked at", kind: .other))
    } catch {
      result.faults.append(error)
    }
  }

  private static func isHidden(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".")
  }

  /// `x.yaml~` ends otherwise; `#x.yaml#` too, but its `#x.yaml` does not.
  private static func isYAML(_ name: String) -> Bool {
    guard name.utf8.first != UInt8(ascii: "#") else { return false }
    let name = name.lowercased()
    return [".yaml", ".yml"].contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
  }
}
