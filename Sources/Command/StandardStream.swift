/// Standard output or standard error as a command sees it.
///
/// Writing never throws: the first failure is kept, and what follows it is dropped.
package final class StandardStream {
  /// Why writing ended early.
  package enum Failure: Error, Sendable, Hashable {
    /// Nobody reads any more, as after `| head`.
    case closed
    /// The system's reason.
    case failed(String)
  }

  package let isTerminal: Bool
  /// How many columns the terminal has, if it is one that says so.
  package let columns: Int?
  package private(set) var failure: Failure?
  private let sink: ([UInt8]) throws(Failure) -> Void

  /// `sink` takes all bytes it is given, or throws.
  package init(isTerminal: Bool, columns: Int? = nil, sink: @escaping ([UInt8]) throws(Failure) -> Void) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.sink = sink
  }

  /// The columns to lay text out in: the terminal's, or 80.
  package var width: Int {
    max(40, columns ?? 80)
  }

  package func write(_ text: String) {
    write(Array(text.utf8))
  }

  package func write(_ bytes: [UInt8]) {
    guard failure == nil, !bytes.isEmpty else { return }
    do { try sink(bytes) } catch { failure = error }
  }
}
