import Files

/// The repository around the working directory, from which services count paths.
enum Repository {
  /// Absolute: the nearest folder with a `.git`, else GitHub's workspace, else the working directory.
  ///
  /// A workspace that is a repository comes first: in a submodule of it, annotations still count from the workspace.
  static func root(of session: Session) -> String {
    let workspace = workspace(of: session)
    if let workspace, isRepository(workspace) { return workspace }
    var folder = session.workingDirectory
    while true {
      if isRepository(folder) { return folder }
      let parent = Path.parent(folder)
      // What lies above the workspace is the machine's affair.
      if parent == folder || folder == workspace { return workspace ?? session.workingDirectory }
      folder = parent
    }
  }

  private static func isRepository(_ folder: String) -> Bool {
    Disk.status(Path.join(folder, ".git")) != nil
  }

  /// The folder that a GitHub job works in, where the working directory lies in it.
  private static func workspace(of session: Session) -> String? {
    guard let path = session.environment("GITHUB_WORKSPACE"), Path.isAbsolute(path),
      let real = try? Disk.realPath(path),
      Path.isInside(session.workingDirectory, real)
    else { return nil }
    return real
  }
}
