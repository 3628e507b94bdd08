import Files
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("a//b/", "a/b"), ("./a/./b", "a/b"), ("a/../b", "b"), ("a/..", "."), ("", "."), (".", "."),
    ("..", ".."), ("../a/..", ".."), ("a/../../b", "../b"), ("/", "/"), ("/..", "/"), ("/../a", "/a"),
    ("//a///b", "/a/b"), ("/a/b/../..", "/"), ("...", "..."), ("a/..b", "a/..b"),
  ])
  func normalize(path: String, normal: String) {
    #expect(Path.normalize(path) == normal)
    #expect(Path.normalize(normal) == normal)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("a", "/b", "/b"), ("", "b", "b"), ("a", "", "a"),
    ("a", "../b", "a/../b"),
  ])
  func join(folder: String, path: String, joined: String) {
    #expect(Path.join(folder, path) == joined)
  }

  @Test(arguments: [
    ("a/b", "a"), ("a", "."), ("/a", "/"), ("/", "/"), ("/a/b/", "/a"), ("..", "../.."), (".", ".."), ("a/..", ".."),
  ])
  func parent(path: String, parent: String) {
    #expect(Path.parent(path) == parent)
  }

  @Test(arguments: [("a/b.yaml", "b.yaml"), ("/", ""), ("a/", "a"), ("a", "a"), ("", "")])
  func lastComponent(path: String, name: String) {
    #expect(Path.lastComponent(path) == name)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/c", "/a/b", "../c"), ("/a", "/a", "."), ("/a", "/a/b/c", "../.."),
    ("/x/y", "/", "x/y"), ("/", "/a", ".."), ("a/b", "a", "b"), ("a", "/a", "a"), ("/a", "a", "/a"),
    ("b", "../a", "b"), ("../a/b", "../a", "b"), ("/ab", "/a", "../ab"),
  ])
  func relative(path: String, base: String, relative: String) {
    #expect(Path.relative(path, to: base) == relative)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a/../b", "/a", false), ("/a", "/", true),
    ("a", ".", true), ("../a", ".", false), ("a/b", "a", true), ("a", "/a", false), ("../a/b", "../a", true),
    ("../../a", "..", false), ("/cafe\u{301}/x", "/caf\u{E9}", false),
  ])
  func inside(path: String, folder: String, inside: Bool) {
    #expect(Path.isInside(path, folder) == inside)
  }

  @Test func byteOrder() {
    #expect(Path.precedes("Z", "a"))
    #expect(Path.precedes("e\u{301}", "\u{E9}"))
    #expect(!Path.precedes("a", "a"))
  }
}
