import Diagnostics
import Files

/// Planned files that cannot stand beside each other.
enum Collisions {
  /// Same path; paths that a file system without case or with its own accents takes for the same; a file where another
  /// needs a folder.
  static func problems(among files: [(file: PlannedFile, place: Place)]) -> [WriteProblem] {
    var problems: [WriteProblem] = []
    // The keys are strings on purpose: they are equal, too, when only their Unicode normalisation differs.
    var seen: [String: (file: PlannedFile, place: Place)] = [:]
    for (file, place) in files {
      let key = folded(place.key)
      guard let first = seen[key] else {
        seen[key] = (file, place)
        continue
      }
      problems.append(
        first.place.key == place.key ? same(first.file, file, place) : alike(first.file, first.place, file, place))
    }
    var checked: Set<String> = []
    for (file, place) in files {
      var above = Path.parent(folded(place.key))
      while above != "/", checked.insert(above).inserted {
        if let blocking = seen[above] {
          problems.append(nested(blocking.file, blocking.place, file, place))
        }
        above = Path.parent(above)
      }
    }
    return problems
  }

  static func folded(_ key: [UInt8]) -> String {
    String(decoding: key, as: UTF8.self).lowercased()
  }

  private static func same(_ first: PlannedFile, _ second: PlannedFile, _ place: Place) -> WriteProblem {
    if first.output == second.output {
      return WriteProblem(
        .error, place.path, "output \(first.output.quoted) makes this file twice",
        help: "put {app} into its \"file\", or limit its \"apps\"")
    }
    return WriteProblem(
      .error, place.path, "two outputs make this file: \(first.output.quoted) and \(second.output.quoted)",
      help: "give one of them another \"file\" or \"to\"")
  }

  private static func alike(
    _ first: PlannedFile, _ firstPlace: Place, _ second: PlannedFile, _ secondPlace: Place
  ) -> WriteProblem {
    WriteProblem(
      .error, secondPlace.path,
      "output \(second.output.quoted) makes this file and output \(first.output.quoted) makes "
        + "\(firstPlace.relative.quoted): the paths differ only by case or accents, and are one file on macOS",
      help: "give one of them another \"file\" or \"to\"")
  }

  private static func nested(
    _ outer: PlannedFile, _ outerPlace: Place, _ inner: PlannedFile, _ innerPlace: Place
  ) -> WriteProblem {
    WriteProblem(
      .error, innerPlace.path,
      "output \(inner.output.quoted) needs a folder where output \(outer.output.quoted) makes the file "
        + outerPlace.relative.quoted,
      help: "give one of them another \"file\" or \"to\"")
  }
}
