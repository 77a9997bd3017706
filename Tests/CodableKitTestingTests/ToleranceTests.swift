import CodableKit
import CodableKitTestSupport
import CodableKitTesting
import Foundation
import Testing

@Suite("Tolerance") struct ToleranceTests {
  static let table = """
                        missing   null      wrong type
      $                 -         throws    throws
      $.id              throws    throws    throws
      $.nick            survives  survives  recovers
      $.tags            throws    recovers  recovers
      $.tags[0]         survives  recovers  recovers
      $.address         survives  survives  throws
      $.address.city    throws    throws    throws
      $.address.isHome  survives  survives  recovers
    """

  @Test func saysWhatAModelSurvives() throws {
    for table in [
      try Tolerance(of: User.self, userJSON),
      try Tolerance(of: User.self, userJSON, decoder: JSONDecoder()),
    ] {
      try table.check(Self.table)
      #expect(
        table.description
          == Self.table.split(separator: "\n").map { $0.dropFirst(2) }.joined(separator: "\n"))
    }
  }

  @Test func documentedTable() throws {
    struct User: Decodable {
      var id: Int
      @LossyOptional var nick: String?
      @LossyArray var tags: [String]
    }
    let tolerance = try Tolerance(of: User.self, #"{"id": 7, "nick": "A", "tags": ["a"]}"#)
    #expect(
      tolerance.description == """
                   missing   null      wrong type
        $          -         throws    throws
        $.id       throws    throws    throws
        $.nick     survives  survives  recovers
        $.tags     throws    recovers  recovers
        $.tags[0]  survives  recovers  recovers
        """)
    #expect(tolerance.rows[1].answers[.null] == .throws)
  }

  /// What Patterns.md says of a table that is still to be pinned.
  @Test func anEmptyTableGivesTheRightOne() throws {
    struct User: Decodable {
      var id: Int
      @LossyArray var tags: [String]
    }
    let json = #"{"id": 7, "tags": ["a"]}"#
    let failure = #expect(throws: ToleranceFailure.self) {
      try Tolerance(of: User.self, json).check("")
    }
    let lines = try #require(failure?.description.split(separator: "\n").dropFirst())
    #expect(lines.allSatisfy { $0.hasPrefix("+ ") })
    try Tolerance(of: User.self, json).check(
      lines.map { String($0.dropFirst(2)) }.joined(separator: "\n"))
    try Tolerance(of: User.self, json).check(
      """
                 missing   null      wrong type
      $          -         throws    throws
      $.id       throws    throws    throws
      $.tags     throws    recovers  recovers
      $.tags[0]  survives  recovers  recovers
      """)
  }

  @Test func saysWhatHasChanged() throws {
    struct Stricter: Decodable {
      var id: Int
      var nick: String?
      @LossyArray var tags: [String]
      @LossyValue var address: User.Address?
    }
    let failure = #expect(throws: ToleranceFailure.self) {
      try Tolerance(of: Stricter.self, userJSON).check(Self.table)
    }
    #expect(
      failure?.description == """
        The table is not the pinned one (-) any more:
                          missing   null      wrong type
        - $.nick          survives  survives  recovers
        + $.nick          survives  survives  throws
        - $.address       survives  survives  throws
        + $.address       throws    survives  recovers
        - $.address.city  throws    throws    throws
        + $.address.city  recovers  recovers  recovers
        """)
  }

  /// KEY-002: a key in another spelling than the decoder makes of it is never read, and nothing
  /// else would say so.
  @Test func namesKeysThatAreNotRead() throws {
    struct Device: Codable {
      var deviceToken: String?
      var name: String
      enum CodingKeys: String, CodingKey { case deviceToken = "device_token", name }
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let tolerance = try Tolerance(
      of: Device.self, #"{"device_token":"u","name":"n"}"#, decoder: decoder)
    try tolerance.check(
      """
                      missing  null     wrong type
      $               -        throws   throws
      $.device_token  ignores  ignores  ignores
      $.name          throws   throws   throws
      """)
  }

  /// Whether a place is read could not be told of a model that cannot be encoded.
  @Test func saysWhyTheModelCannotBeEncoded() throws {
    struct Model: Codable {
      var ratio: Double
      init(from decoder: any Decoder) throws {
        ratio = try decoder.singleValueContainer().decode([String: Double].self)["ratio"] ?? 0
      }
      func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
          ratio, .init(codingPath: encoder.codingPath, debugDescription: "It is read only."))
      }
    }
    let failure = #expect(throws: ToleranceFailure.self) {
      try Tolerance(of: Model.self, #"{"ratio":1}"#)
    }
    #expect(failure?.description.contains("It is read only.") == true)
  }

  /// A value of any shape is read, and comes out another.
  @Test func anythingIsReadAllTheSame() throws {
    struct Model: Codable { var any: JSONValue }
    try Tolerance(of: Model.self, #"{"any":{"a":1}}"#).check(
      """
               missing   null      wrong type
      $        -         throws    throws
      $.any    throws    survives  survives
      $.any.a  survives  survives  survives
      """)
  }

  /// A root is tried too, and a scalar has no other place.
  @Test func triesTheRoot() throws {
    try Tolerance(of: Int.self, "1").check(
      """
         missing  null    wrong type
      $  -        throws  throws
      """)
    try Tolerance(of: Int?.self, "1").check(
      """
         missing  null      wrong type
      $  -        survives  throws
      """)
    try Tolerance(of: LossyArray<Int>.self, "[1]").check(
      """
            missing   null      wrong type
      $     -         recovers  recovers
      $[0]  survives  recovers  recovers
      """)
    #expect(try Tolerance(of: Int.self, "1").rows[0].answers[.missing] == nil)
  }

  @Test func wantsAPayloadThatIsRight() {
    let bad = #expect(throws: ToleranceFailure.self) {
      try Tolerance(of: User.self, #"{"id":"7","tags":[]}"#)
    }
    #expect(bad?.description == #"1:7: error: expected Int, found string "7" at $.id"#)
    let dirty = #expect(throws: ToleranceFailure.self) {
      try Tolerance(of: User.self, #"{"id":7,"tags":[1]}"#)
    }
    #expect(dirty?.description.contains("dropped element") == true)
    #expect(throws: ToleranceFailure.self) { try Tolerance(of: User.self, "{") }
  }
}
