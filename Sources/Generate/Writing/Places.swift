import Diagnostics
import Files

/// Where a file is to stand, with links looked through.
struct Place: Sendable, Hashable {
  /// The output folder, without links.
  let folder: String
  /// Within the folder, normal; the file's name in the list.
  let relative: String
  /// Absolute, the folder and what is within it.
  let path: String
  /// The path without links in its folders, as bytes: two places are one when these are equal.
  let key: [UInt8]
}

/// Finds places, and what is wrong with them, without writing.
struct Places {
  /// Nothing may stand outside it; nil where anything goes.
  let confinement: String?
  private(set) var problems: [WriteProblem] = []
  private var folders: [String: String?] = [:]
  private var parents: [String: Result<String, FileFault>] = [:]

  init(confinement: String?) {
    self.confinement = confinement
  }

  /// The folder without links; nil, with a problem told once, where no output may stand.
  mutating func folder(_ path: String) -> String? {
    if let known = folders[path] { return known }
    let real = findFolder(path)
    folders[path] = .some(real)
    return real
  }

  private mutating func findFolder(_ path: String) -> String? {
    do throws(FileFault) {
      let real = try Disk.resolve(path)
      if let confinement { try confine(path, real: real, to: confinement) }
      if let status = Disk.status(real), status.kind != .folder {
        throw FileFault(path: path, reason: "is a file, where a folder is wanted", kind: .notDirectory)
      }
      return real
    } catch {
      problems.append(WriteProblem(.error, path, error.reason, help: Self.confinementHelp(error)))
      return nil
    }
  }

  private func confine(_ path: String, real: String, to root: String) throws(FileFault) {
    let realRoot = try Disk.resolve(root)
    guard Path.isInside(real, realRoot) else {
      let isLink = Path.isInside(try Disk.absolute(path), try Disk.absolute(root))
      let reason = isLink ? "a link leads outside \(root)" : "lies outside \(root)"
      throw FileFault(path: path, reason: reason, kind: .outside)
    }
    if Path.parts(of: Path.relative(real, to: realRoot)).contains(where: OutputPath.isRepository) {
      throw FileFault(path: path, reason: "is part of the repository's own files", kind: .outside)
    }
  }

  private static func confinementHelp(_ fault: FileFault) -> String? {
    fault.kind == .outside ? "outputs stay inside the repository; --to on the command line may lead anywhere" : nil
  }

  /// The place of a planned file; nil, with a problem, where it may not be.
  mutating func place(of file: PlannedFile) -> Place? {
    guard let real = folder(file.folder) else { return nil }
    if let reason = OutputPath.fault(of: file.path) {
      problems.append(
        WriteProblem(.error, Path.join(file.folder, file.path), "output \(file.output.quoted): \(reason)"))
      return nil
    }
    do throws(FileFault) {
      return try place(Path.normalize(file.path), in: real)
    } catch {
      problems.append(WriteProblem(.error, Path.join(file.folder, file.path), error.reason))
      return nil
    }
  }

  /// The place of a normal path in a real folder.
  mutating func place(_ relative: String, in folder: String) throws(FileFault) -> Place {
    let path = Path.join(folder, relative)
    let parent = try realParent(of: path, in: folder)
    let key = Array(Path.join(parent, Path.lastComponent(relative)).utf8)
    return Place(folder: folder, relative: relative, path: path, key: key)
  }

  private mutating func realParent(of path: String, in folder: String) throws(FileFault) -> String {
    let parent = Path.parent(path)
    if let known = parents[parent] { return try known.get() }
    let found = Result { () throws(FileFault) in
      let real: String
      do throws(FileFault) {
        real = try Disk.resolve(parent)
      } catch  where error.kind == .notDirectory {
        // A file stands where a folder is wanted, and may yet go.
        return parent
      }
      guard Path.isInside(real, folder) else {
        throw FileFault(path: parent, reason: "a link leads outside its output folder", kind: .outside)
      }
      return real
    }
    parents[parent] = found
    return try found.get()
  }
}
