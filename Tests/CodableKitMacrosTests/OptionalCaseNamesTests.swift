import CodableKitMacros
import CodableKitTestSupport
import Testing

/// Cases with the names of `Optional`'s.
@Suite struct OptionalCaseNamesTests {
  @Codable indirect enum External: Equatable { case none, some(External), value(Int) }

  @Codable(tagging: .adjacent("t", content: "c"))
  indirect enum Adjacent: Equatable { case none, some(Adjacent), value(Int) }

  private func check<Model: Codable & JSONReadable & Equatable>(
    _ text: String, _ value: Model
  ) throws {
    #expect(try JSONReader.read(Model.self, from: Array(text.utf8)) == value)
    for format in TestFormat.allCases {
      #expect(try format.decode([Model].self, from: "[\(text)]") == [value])
    }
    let written = try FastJSONEncoder().encodeToString(value)
    #expect(try JSONValue(parsing: written) == JSONValue(parsing: text))
    #expect(try JSONValue(parsing: json(value)) == JSONValue(parsing: text))
  }

  @Test func areThoseOfTheEnumeration() throws {
    try check(#"{"none":{}}"#, External.none)
    try check(#"{"some":{"_0":{"value":{"_0":1}}}}"#, External.some(.value(1)))
    try check(
      #"{"some":{"_0":{"some":{"_0":{"none":{}}}}}}"#,
      External.some(External.some(External.none)))
    try check(#"{"t":"none"}"#, Adjacent.none)
    try check(#"{"c":{"c":1,"t":"value"},"t":"some"}"#, Adjacent.some(.value(1)))
  }
}
