import CatalogModel
import JSON

/// A file of the fixtures with what the manifest says of it.
struct FixtureFile {
  /// What kind of thing it holds, as the manifest names it.
  enum Kind: String, CaseIterable {
    case store
    case productsResponse = "products-response"
    case certificate
    case key
    case transaction
    case renewalInfo = "renewal-info"
    case appTransaction = "app-transaction"
    case notification
    case response
    case receipt
    case timeline
    case bad
  }

  /// Within the fixtures' folder.
  let path: String
  let kind: Kind
  /// The name of the JSON Schema that it keeps to; nil for what is no JSON.
  var schema: String?
  var subject = Subject()
  /// What a test that reads it can show, in one line.
  let proves: String
  /// How a server answers with it.
  var http: HTTPAnswer?
  /// Made when it is written: signing costs more than all else.
  let bytes: () -> [UInt8]

  /// Whose purchase of what it is about.
  struct Subject {
    var product: String?
    var scenario: Scenario?
    var testUser: String?
  }

  /// The status and headers of an answer.
  struct HTTPAnswer {
    let status: Int
    var headers: [(name: String, value: String)] = [("Content-Type", "application/json")]
  }

  static func json(
    _ path: String, _ kind: Kind, _ schema: FixtureSchema, _ subject: Subject = Subject(), proves: String,
    http: HTTPAnswer? = nil, _ value: @escaping () -> JSONValue
  ) -> FixtureFile {
    FixtureFile(path: path, kind: kind, schema: schema.rawValue, subject: subject, proves: proves, http: http) {
      JSONWriter.bytes(value())
    }
  }

  /// A token on one line, and beside it what it says.
  static func token(
    _ path: String, _ kind: Kind, _ schema: FixtureSchema, _ subject: Subject, proves: String, signedBy tokens: Tokens,
    _ payload: @escaping () -> JSONValue
  ) -> [FixtureFile] {
    [
      FixtureFile(path: "\(path).jws", kind: kind, subject: subject, proves: proves) {
        Array(tokens.sign(payload()).utf8) + [UInt8(ascii: "\n")]
      },
      json("\(path).json", kind, schema, subject, proves: "what the token of the same name says", payload),
    ]
  }

  /// What the manifest says of it.
  var entry: JSONValue {
    var members = JSONMembers()
    members.add("path", path)
    members.add("kind", kind.rawValue)
    members.add("schema", schema)
    members.add("product", subject.product)
    members.add("scenario", subject.scenario?.rawValue)
    members.add("testUser", subject.testUser)
    members.add("proves", proves)
    if let http {
      let headers = JSONValue.object(http.headers.map { ($0.name, .string($0.value)) })
      members.add("http", ["status": .number(http.status), "headers": headers])
    }
    return members.object
  }
}
