import CodableKitMacros
import CodableKitTestSupport
import Foundation
import JSONCore
import Testing

@Suite struct HardDeclarationTests {
  func roundTrips<Model: Codable>(_ type: Model.Type, _ texts: String...) throws {
    for text in texts {
      for format in TestFormat.sharing {
        #expect(try json(format.decode(type, from: text)) == text)
      }
    }
  }

  @Test func roundTripsEverything() throws {
    try roundTrips(Clashing.Model.self, #"{"id":1,"name":"a","tags":[1],"x":2}"#)
    try roundTrips(Clashing.Choice.self, #"{"x":1}"#)
    try roundTrips([Clashing.Choice].self, "[1]")
    try roundTrips([Clashing.Level].self, #"["low","high"]"#)
    try roundTrips(Conditional.self, #"{"first":{}}"#, #"{"second":{"_0":1}}"#, #"{"3":{"x":1}}"#)
    try roundTrips([QualifiedRaw].self, #"["low","high"]"#)
    try roundTrips([SmallRaw].self, "[-1,0]")
    try roundTrips([AliasedRaw].self, #"["l","high"]"#)
    try roundTrips(
      Taken.self, #"{"first":{"_0":1,"value0":2,"value1":3}}"#,
      #"{"second":{"values":1,"valuesValue":2}}"#, #"{"third":{"_2":3,"key":1,"keyValue":2}}"#)
    try roundTrips(Typed.self, #"{"Protocol":2,"Type":1}"#)
    try roundTrips(ThrowingCondition.self, #"{"id":1}"#)
    try roundTrips(ClosedInside.self, #"{"id":1,"place":{"lat":2}}"#, #"{"id":1}"#)
    try roundTrips(EscapedTag.self, #"{"a\"b":"first","x":1}"#, #"{"a\"b":"second"}"#)
    try roundTrips(EscapedTags.self, #"{"a\"b":{"x":1}}"#, #"{"a\nb":{}}"#)
  }

  @Test(arguments: TestFormat.allCases)
  func whatTheSourceDoesCounts(format: TestFormat) throws {
    #expect(try format.decode([HalfByHand].self, from: "[7]") == [HalfByHand(id: 7)])
    #expect(try json(HalfByHand(id: 7)) == #"{"id":7}"#)
  }

  /// The standard library's code would not say which raw values there are.
  @Test(arguments: TestFormat.allCases)
  func anUnknownRawValueIsToldTheCases(format: TestFormat) {
    let error = #expect(throws: DecodingError.self) {
      try format.decode([QualifiedRaw].self, from: #"["x"]"#)
    }
    #expect(error?.summary().contains(#""low" or "high""#) == true)
  }

  @MainActor @Test func isolatedValues() throws {
    let value = try FastJSONDecoder().decode(Isolated.self, from: #"{"id":1,"count":"x"}"#)
    #expect(value == Isolated(id: 1, count: 1))
    #expect(try json(value) == #"{"count":1,"id":1}"#)
  }

  @Test(arguments: TestFormat.allCases)
  func causesAreReadAsTheyAreWritten(format: TestFormat) throws {
    let text = #"{"a":1,"k2":3}"#
    let value = try format.decode(RepeatedFallback.self, from: text)
    #expect(value.a == 1 && value.b == nil && value.field == .value(3))
    #expect(try format.decode(RepeatedFallback.self, from: #"{"a":"x"}"#).a == 7)
    #expect(try format.decode(RepeatedFallback.self, from: #"{"a":1}"#).field.isAbsent)
    let (outcome, _) = Outcome.of(RepeatedFallback.self, "{}", in: format) { $0.a }
    #expect(outcome == .keyNotFound("$.a"))
    if format != .propertyList {
      #expect(try format.decode(RepeatedFallback.self, from: #"{"a":1,"b":null}"#).b == 8)
    }
  }

  @Test func readsWithoutContainers() {
    // A cause that is computed is for the containers to say.
    #expect(!((RepeatedFallback.self as Any) is any JSONReadable.Type))
    #expect(readWithoutContainers(ClosedInside.self, from: #"{"id":1,"place":{"alt":2}}"#) == nil)
  }

  @Test(arguments: TestFormat.sharing)
  func refusesInsideOfPathsToo(format: TestFormat) {
    let text = #"{"id":1,"place":{"lat":1,"lati":2}}"#
    let (outcome, _) = Outcome.of(ClosedInside.self, text, in: format) { $0.id }
    #expect(outcome == .dataCorrupted("$.place.lati"))
  }

  static let escaped = [
    DirectRow(
      "keys with escapes", EscapedKeys.self,
      #"{"a\"b":1,"a\\b":2,"a\nb":3,"\u0000":4,"o\"p":{"q\\":5}}"#,
      #"{"a\u0022b":1,"a\u005cb":2,"\t":4}"#, #"{"\u0009":4,"a\\b":2,"o\u0022p":{},"a\"b":1}"#),
    DirectRow(
      "tags with escapes", EscapedTags.self, #"{"a\"b":{"x":1}}"#, #"{"a\u000ab":{}}"#),
    DirectRow(
      "a key of the tag with escapes", EscapedTag.self, #"{"x":1,"a\"b":"first"}"#,
      #"{"a\u0022b":"second"}"#),
    DirectRow(
      "values of cases", CaseValueTests.Shape.self, #"{"circle":{}}"#,
      #"{"length":{"value":2}}"#, #"{"span":{"start":5}}"#, #"{"post":{"_0":1,"_1":7}}"#,
      #"{"order":{"id":"a","count":"2"}}"#, #"{"level":{"_0":null}}"#),
    DirectRow(
      "values beside a tag", CaseValueTests.Beside.self, #"{"t":"circle"}"#,
      #"{"c":null,"t":"circle"}"#, #"{"t":"length"}"#, #"{"t":"box"}"#,
      #"{"t":"length","c":{"unit":"m"}}"#),
    DirectRow(
      "values inside a tag", CaseValueTests.Inside.self, #"{"t":"circle"}"#,
      #"{"t":"event","at":4,"tags":[1,"a"]}"#),
    DirectRow(
      "cases under conditions", Conditional.self, #"{"first":{}}"#, #"{"second":{"_0":1}}"#,
      #"{"3":{}}"#),
    DirectRow(
      "causes that are known", KnownFallback.self, "{}", #"{"b":null,"k":1}"#, #"{"b":2,"k2":1}"#),
    DirectRow(
      "no values beside a tag", Valueless.self, #"{"c":[1],"t":"first"}"#, #"{"t":"second"}"#),
    DirectRow(
      "types beside an enum", Beside<[String]>.Choice.self, #"{"count":{}}"#, #"{"both":{}}"#,
      #"{"leaf":{"_0":{"n":1},"more":{"a":null,"b":{"n":2}}}}"#, #"{"value":{"_0":["x"]}}"#,
      #"{"both":{"leaf":{"n":2},"z":3}}"#, #"{"Self":{"_0":{"n":4}}}"#, #"{"count":{"_0":"x"}}"#),
    DirectRow(
      "defaults by name", NamedDefaults.self, #"{"default":1}"#,
      #"{"usualCount":"x","usualCountDefault2":2,"default":null,"list":[5]}"#),
    DirectRow("names that are taken", Taken.self, #"{"second":{"values":1,"valuesValue":2}}"#),
  ]

  @Test(arguments: escaped)
  func goesWithoutContainers(row: DirectRow) throws { try row.check() }

  /// More members than a short document has, so that the keys are looked for in a table.
  @Test func findsKeysWithEscapesInATable() throws {
    let element = #"{"a\"b":1,"a\\b":2,"a\nb":3,"\u0000":4,"o\"p":{"q\\":5}}"#
    let shuffled = #"{"o\"p":{"q\u005c":5},"\u0000":4,"a\nb":3,"a\u005Cb":2,"a\u0022b":1}"#
    let list = "[" + (Array(repeating: element, count: 9) + [shuffled]).joined(separator: ",") + "]"
    let values = try #require(readWithoutContainers([EscapedKeys].self, from: list))
    #expect(Set(values.map { "\($0)" }).count == 1 && values.count == 10)
    #expect(try JSONDecoder().decode([EscapedKeys].self, from: Data(list.utf8)) == values)
  }

  @Test func aMissingKeyIsNamedWithoutEscapes() {
    #expect {
      try JSONReader.read(EscapedKeys.self, from: Array(#"{"a\"b":1}"#.utf8))
    } throws: { error in
      (error as? JSONError)?.message.contains(#"a\b"#) == true
    }
  }

  @Test func actorsAreReadWithoutContainers() async throws {
    let value = try #require(readWithoutContainers(Stored.self, from: #"{"id":1,"names":["a"]}"#))
    #expect(value.id == 1)
    #expect(await value.names == ["a"])
  }
}
