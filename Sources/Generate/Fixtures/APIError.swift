import JSON

/// The errors of the App Store Server API that a client of purchases meets.
///
/// Source: Apple's app-store-server-library 3.1.2. The wordings are ours: Apple's may change, and clients go by the code.
struct APIError {
  let code: Int
  let message: String

  static let all = [
    APIError(code: 4_000_000, message: "Bad request."),
    APIError(code: 4_000_002, message: "Invalid app identifier."),
    APIError(code: 4_000_005, message: "Invalid request revision."),
    APIError(code: 4_000_006, message: "Invalid transaction id."),
    APIError(code: 4_000_008, message: "Invalid original transaction id."),
    APIError(code: 4_000_009, message: "Invalid number of days to extend by."),
    APIError(code: 4_000_015, message: "Invalid start date."),
    APIError(code: 4_000_020, message: "Invalid test notification token."),
    APIError(code: 4_000_187, message: "The transaction id is not an original transaction id."),
    APIError(code: 4_030_004, message: "The subscription cannot be extended."),
    APIError(code: 4_030_005, message: "The subscription has been extended as often as it can be."),
    APIError(code: 4_040_001, message: "Account not found."),
    APIError(code: 4_040_002, message: "Account not found. Please try again."),
    APIError(code: 4_040_003, message: "App not found."),
    APIError(code: 4_040_005, message: "Original transaction id not found."),
    APIError(code: 4_040_007, message: "Server notification URL not found."),
    APIError(code: 4_040_008, message: "Test notification not found."),
    APIError(code: 4_040_010, message: "Transaction id not found."),
    APIError(code: 4_290_000, message: "Rate limit exceeded."),
    APIError(code: 5_000_000, message: "An internal error occurred."),
    APIError(code: 5_000_001, message: "An internal error occurred. Please try again."),
  ]

  /// The answers, each with its status; a client that asks too often is told until when to wait.
  static func files(at folder: String, now: Instant) -> [FixtureFile] {
    let unauthorized = FixtureFile(
      path: "\(folder)/errors/401.txt", kind: .response, proves: "a client whose token is refused gets no JSON",
      http: FixtureFile.HTTPAnswer(status: 401, headers: [("Content-Type", "text/plain")])
    ) { Array("Unauthenticated\n".utf8) }
    return all.map { error in
      var answer = FixtureFile.HTTPAnswer(status: error.code / 10_000)
      if answer.status == 429 {
        answer.headers.append(("Retry-After", String((now + Instant.hour).milliseconds)))
      }
      return .json(
        "\(folder)/errors/\(error.code).json", .response, .errorResponse,
        proves: "a client understands: \(error.message)", http: answer
      ) { ["errorCode": .number(error.code), "errorMessage": .string(error.message)] }
    } + [unauthorized]
  }
}
