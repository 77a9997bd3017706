import CodableKit
import Foundation
import Testing

/// What is said of a key that is missing, by either decoder, where the object has one like it.
@Suite struct MissingKeyTests {
  struct User: Decodable { var firstName: String }
  struct Spelled: Decodable {
    var firstName: String
    enum CodingKeys: String, CodingKey { case firstName = "first_name" }
  }
  struct Address: Decodable {
    var street1: String
    var street2: String
  }
  struct Wrapped: Decodable {
    @LosslessValue var count: Int
    @Coded<Lossy<[Plain<User>]>> var users: [User]
  }
  struct Customer: Decodable {
    var customerID: Int
    enum CodingKeys: String, CodingKey { case customerID = "customer_id" }
  }
  struct LossyOnes: Decodable {
    @LossyValue var one: Int?
    @LossyArray var list: [Int]
    @LossySet var set: Set<Int>
    @LossyDictionary var map: [String: Int]
    @Coded<Required<Int?>> var must: Int?
  }
  struct Outer: Decodable {
    struct Inner: Decodable { var name: Int }
    @Coded<Plain<Inner>> var name: Inner
  }
  struct Named: Decodable {
    var label: String

    enum CodingKeys: String, CodingKey { case label, text }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      label = try container.decode(String.self, forKey: container.requiredKey(.label, .text))
    }
  }

  /// As the macro writes `@CodingPath("loc", "lat")`.
  struct Placed: Decodable {
    var lat: Double

    enum CodingKeys: String, CodingKey {
      case loc

      enum LocKeys: String, CodingKey { case lat }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let location = try container.nestedMembers(keyedBy: CodingKeys.LocKeys.self, forKey: .loc)
      lat = try location.decode(Double.self, forKey: .lat)
    }
  }

  /// As above, one object deeper.
  struct Deep: Decodable {
    var lat: Double

    enum CodingKeys: String, CodingKey {
      case geo

      enum GeoKeys: String, CodingKey { case loc }
      enum LocKeys: String, CodingKey { case lat }
    }

    init(from decoder: any Decoder) throws {
      lat = try decoder.container(keyedBy: CodingKeys.self)
        .nestedMembers(keyedBy: CodingKeys.GeoKeys.self, forKey: .geo)
        .nestedMembers(keyedBy: CodingKeys.LocKeys.self, forKey: .loc)
        .decode(Double.self, forKey: .lat)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    let message: String
    let help: String
    let error: @Sendable (Data, Bool) -> DecodingError?
    var testDescription: String { json }

    init<T: Decodable & SendableMetatype>(
      _ type: T.Type, _ json: String, isSnake: Bool = false, _ message: String, _ help: String
    ) {
      (self.json, self.message, self.help) = (json, message, help)
      error = { data, isFast in
        do {
          if isFast {
            let decoder = FastJSONDecoder()
            if isSnake { decoder.keyDecodingStrategy = .convertFromSnakeCase }
            _ = try decoder.decode(T.self, from: data)
          } else {
            let decoder = JSONDecoder()
            if isSnake { decoder.keyDecodingStrategy = .convertFromSnakeCase }
            _ = try decoder.decode(T.self, from: data)
          }
          return nil
        } catch {
          return error as? DecodingError
        }
      }
    }
  }

  static func optional(_ name: String) -> String {
    "an optional, a wrapper of the `@Default…` family, or an initial value in a `@Codable` type "
      + "accepts a missing `\(name)`"
  }

  static func onPath(_ key: String) -> String {
    #""\#(key)" in the path (`@CodingPath`, or the `tagging` of an enum) reads "\#(key)"; "#
  }

  static let rows = [
    Row(
      User.self, #"{"fristName":"A"}"#,
      #"expected key "firstName", found no such key (did you mean "fristName"?)"#,
      #"its case in `CodingKeys` with the raw value `"fristName"` reads it; so does "#
        + #"`@CodingKey("fristName")` in a `@Codable` type; "# + optional("firstName")),
    Row(
      User.self, #"{"first_name":"A"}"#,
      #"expected key "firstName", found no such key (did you mean "first_name"?)"#,
      #"`keyDecodingStrategy = .convertFromSnakeCase` reads "first_name"; so does `keys: .snake` "#
        + "of `@Codable`; " + optional("firstName")),
    Row(
      User.self, #"{"first-name":"A"}"#,
      #"expected key "firstName", found no such key (did you mean "first-name"?)"#,
      #"its case in `CodingKeys` with the raw value `"first-name"` reads it; so does "#
        + #"`@CodingKey("first-name")` in a `@Codable` type; "# + optional("firstName")),
    // The decoder makes `firstName` of what the model spells itself.
    Row(
      Spelled.self, #"{"first_name":"A"}"#, isSnake: true,
      #"expected key "first_name", found no such key (a key strategy renames the one that is there)"#,
      "the keys are converted twice: leave the decoder's `keyDecodingStrategy` out, or the spelling "
        + #""first_name" in the model"#),
    Row(
      User.self, #"{"surname":"A"}"#, #"expected key "firstName", found no such key"#,
      optional("firstName")),
    // Another property's key is not meant.
    Row(
      Address.self, #"{"street1":"A"}"#, #"expected key "street2", found no such key"#,
      optional("street2")),
    Row(
      Wrapped.self, #"{"cuont":1,"users":[]}"#,
      #"expected key "count", found no such key (did you mean "cuont"?)"#,
      #"its case in `CodingKeys` with the raw value `"cuont"` reads it; so does "#
        + #"`@CodingKey("cuont")` in a `@Codable` type; `@Coded<Lossless<Int>?> var count: Int?` "#
        + "accepts a missing `count` (in a `@Codable` type: `@CodableBy((Lossless<Int>?).self)`)"),
    Row(
      Named.self, #"{"lable":"A"}"#,
      #"expected key "label" or "text", found no such key (did you mean "lable"?)"#,
      #"its case in `CodingKeys` with the raw value `"lable"` reads it; so does "#
        + #"`@CodingKey("lable")` in a `@Codable` type; "# + optional("label")),
    Row(
      Named.self, #"{"txt":"A"}"#,
      #"expected key "label" or "text", found no such key (did you mean "txt"?)"#,
      #"its case in `CodingKeys` with the raw value `"txt"` reads it; so does "#
        + #"`@CodingKey("txt")` in a `@Codable` type; "# + optional("label")),
    // On a path it is the first object that is not there, and the error is that of the member.
    Row(
      Placed.self, #"{"Loc":{"lat":1}}"#,
      #"expected key "loc" with "lat" in it, found no such key (did you mean "Loc"?)"#,
      onPath("Loc") + optional("lat")),
    Row(
      Placed.self, "{}", #"expected key "loc" with "lat" in it, found no such key"#,
      optional("lat")),
    Row(
      Placed.self, #"{"loc":null}"#, #"expected an object with key "lat", found null"#,
      optional("lat")),
    Row(
      Deep.self, #"{"geo":null}"#, #"expected an object with key "loc", found null"#,
      optional("lat")),
    Row(
      Placed.self, #"{"loc":{"Lat":1}}"#,
      #"expected key "lat", found no such key (did you mean "Lat"?)"#,
      onPath("Lat") + optional("lat")),
    // The case has another name than the key.
    Row(
      Customer.self, #"{"customerId":7}"#,
      #"expected key "customer_id", found no such key (did you mean "customerId"?)"#,
      #"its case in `CodingKeys` with the raw value `"customerId"` reads it; so does "#
        + #"`@CodingKey("customerId")` in a `@Codable` type; "# + optional("customer_id")),
    // An optional would not compile, or would still want the key.
    Row(
      LossyOnes.self, "{}", #"expected key "one", found no such key"#,
      "`@LossyOptional var one: Int?` accepts a missing `one`"),
    Row(
      LossyOnes.self, #"{"one":1}"#, #"expected key "list", found no such key"#,
      "`@DefaultLossyArray var list: [Int]` accepts a missing `list`"),
    Row(
      LossyOnes.self, #"{"one":1,"list":[]}"#, #"expected key "set", found no such key"#,
      "`@DefaultLossySet var set: Set<Int>` accepts a missing `set`"),
    Row(
      LossyOnes.self, #"{"one":1,"list":[],"set":[]}"#, #"expected key "map", found no such key"#,
      "`@DefaultLossyDictionary var map: [String: Int]` accepts a missing `map`"),
    Row(
      LossyOnes.self, #"{"one":1,"list":[],"set":[],"map":{}}"#,
      #"expected key "must", found no such key"#,
      "`@Coded<Int?> var must: Int?` accepts a missing `must` (in a `@Codable` type: "
        + "`@CodableBy((Int?).self)`)"),
    // A key of the same name inside.
    Row(
      Outer.self, #"{"name":{}}"#, #"expected key "name", found no such key"#, optional("name")),
  ]

  @Test(arguments: rows, [false, true])
  func namesAKeyThatIsThere(row: Row, isFast: Bool) throws {
    let data = Data(row.json.utf8)
    let lines = try #require(row.error(data, isFast)).explanation(in: data).split(separator: "\n")
    let heading = try #require(lines.first)
    #expect(heading.split(separator: "error: ", maxSplits: 1).last.map(String.init) == row.message)
    #expect(lines.last.map { $0.drop { $0 == " " } } == "help: \(row.help)")
  }

  /// In a report the keys are those that the decoder hands out, so no text is needed.
  @Test(arguments: [false, true])
  func namesItInReports(isFast: Bool) throws {
    let data = Data(#"{"count":1,"users":[{"fristName":"A"},{"surname":"B"},{}]}"#.utf8)
    func details(_ options: DecodingReport.Options) throws -> [String?] {
      try DecodingReport.collect(options) {
        isFast
          ? try FastJSONDecoder().decode(Wrapped.self, from: data)
          : try JSONDecoder().decode(Wrapped.self, from: data)
      }.report.issues.map(\.detail)
    }
    #expect(try details(.lenient) == [#"did you mean "fristName"?"#, nil, nil])
    #expect(try details(.redacted) == [nil, nil, nil])
    let (_, report) = try FastJSONDecoder().decodeReporting(Wrapped.self, from: data)
    #expect(
      report.description.hasPrefix(
        "1:21: warning: dropped element $.users[0]: expected key \"firstName\", found no such key "
          + "(did you mean \"fristName\"?)"))
  }

  @Test(arguments: [false, true])
  func namesObjectsOnAPathInReports(isFast: Bool) throws {
    struct Model: Decodable { @Coded<Lossy<[Plain<Placed>]>> var places: [Placed] }
    let data = Data(#"{"places":[{"Loc":{}},{},{"loc":null},{"loc":{"Lat":1}}]}"#.utf8)
    let (_, report) = try DecodingReport.collect(from: data) {
      isFast
        ? try FastJSONDecoder().decode(Model.self, from: data)
        : try JSONDecoder().decode(Model.self, from: data)
    }
    let loc = #""loc" with "lat" in it"#
    #expect(report.issues.map(\.expected) == [loc, loc, #"an object with key "lat""#, #""lat""#])
    #expect(
      report.issues.map(\.detail)
        == [#"did you mean "Loc"?"#, nil, nil, #"did you mean "Lat"?"#])
    #expect(report.issues.map { $0.location?.column } == [12, 23, 33, 46])
    #expect(report.issues.allSatisfy { $0.reason == .missing })
    #expect(report.issues.map(\.path.description).last == "$.places[3].loc.lat")
  }

  @Test func namesItInsideAString() throws {
    struct Model: Decodable { @Coded<JSONString<Plain<User>>> var user: User }
    let data = Data(#"{"user":"{\"fristName\":\"A\"}"}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Model.self, from: data)
    }
    #expect(
      error?.summary(in: data)
        == #"1:9: error: expected key "firstName", found no such key (at 1:1 in the string, "#
        + #"did you mean "fristName"?) at $.user.firstName"#)
  }
}
