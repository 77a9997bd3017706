import CodableKitMacros
import CodableKitTestSupport
import Testing

@Suite("Names in generated code are none of the user's") struct GeneratedNamesTests {
  static let rows = [
    DirectRow(
      "paths to one variable", AlikePaths.self,
      #"{"location":{"detail":{"x":1}},"locationDetail":{"y":2}}"#,
      #"{"location":{"detail":{"x":1}},"locationDetail":{"y":2},"LocationDetail":{"z":3}}"#),
    DirectRow(
      "an object that is not read", UnreadObject.self, #"{"locations":{"y":2}}"#,
      #"{"location":3,"locations":{"y":2}}"#),
    DirectRow(
      "keys", AlikeKeys.self,
      #"{"a":{"b":{"c":1},"k":2},"location":{"x":3},"LocationKeys":4,"Type":5,"TypeKey":6}"#),
    DirectRow("listed keys", ListedKeys.self, #"{"allCases":1}"#),
    DirectRow(
      "variables", TakenVariables.self,
      """
      {"reader":"a","readerValue":1,"tag":"b","tagValue":2,"members":3,"membersValue":4,
      "valueMembers":5,"isValid":true,"await":6,"unsafe":7}
      """),
    DirectRow(
      "parameters, and names around the type", NamesAround.Model.self,
      #"{"await":1,"self":2,"value":3,"text":"a","shadow":{"x":4},"lossless":5}"#),
    DirectRow(
      "names around an enum", NamesAround.Choice.self, #"{"t":"a","x":1}"#, #"{"t":"b","y":"c"}"#),
    DirectRow("raw values", [NamesAround.Raw].self, #"["a","b"]"#),
    DirectRow("names in #if", NamesInside.self, #"{"a":1}"#),
    DirectRow(
      "types", TypeNames.self, #"{"Date":"a","created":1,"String":2,"texts":{"b":[3]},"x":4,"y":5}"#
    ),
    DirectRow(
      "types of cases", CaseTypeNames.self, #"{"a":{"Int":"x","b":1}}"#, #"{"String":{"_0":"a"}}"#),
    DirectRow("types of untagged cases", [UntaggedTypeNames].self, #"[1,["a"]]"#),
    DirectRow(
      "cases", AlikeCases.self, #"{"foo":{"x":1}}"#, #"{"Foo":{"y":1}}"#,
      #"{"FooValues":{"z":1}}"#, #"{"allCases":{}}"#, #"{"a":{"bC":"1"}}"#,
      #"{"aB":{"c":"1","d":2}}"#),
    DirectRow("untagged cases", AlikeAttempts.self, #"{"x":1}"#, #"{"y":1}"#, #"{"z":1}"#),
    DirectRow(
      "labels", TakenLabels.self, #"{"a":{"writer":1}}"#, #"{"b":{"reader":1,"readerValue":2}}"#,
      #"{"c":{"object":1,"match":2,"matchValue":3}}"#),
    DirectRow(
      "labels beside a path", LabelsBesidePath.self,
      #"{"meta":{"kind":"a"},"metaContainer":1,"container":2}"#,
      #"{"meta":{"kind":"b"},"writer":1,"object":2}"#),
    DirectRow("another initialiser", WithLegacyDecoder.self, #"{"a":1}"#),
  ]

  @Test(arguments: rows)
  func roundTrips(row: DirectRow) throws { try row.check() }

  @Test func parametersHaveTheNamesOfProperties() {
    let value = NamesAround.Model(
      self: 1, value: 2, text: "a", shadow: .init(x: 3), lossless: "b")
    #expect(value.`self` == 1 && value.value == 2 && value.await == nil)
  }

  @Test(arguments: TestFormat.allCases)
  func wrappersReadWhatTheyReadElsewhere(format: TestFormat) throws {
    let value = try format.decode(WrappersOfOwnTypes.self, from: #"{"level":"x","count":"7"}"#)
    #expect(value.level == .low && value.count == 7)
    #expect(try format.decode(WrappersOfOwnTypes.self, from: #"{"count":7}"#).id != value.id)
    #expect(throws: DecodingError.self) { try format.decode(WrappersOfOwnTypes.self, from: "{}") }
  }
}
