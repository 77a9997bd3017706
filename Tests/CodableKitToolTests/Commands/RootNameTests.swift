import Testing

@testable import CodableKitTool

@Suite struct RootNameTests {
  @Test(arguments: [
    (["Payloads/orders/a.json", "Payloads/orders/b.json"], "Order"),
    (["Payloads/orders/a.json"], "A"),
    (["orders.json"], "Order"),
    (["user-profiles.json"], "UserProfile"),
    (["orders/1.json", "orders/old/2.json"], "Order"),
    (["/a.json", "/b.json"], "Root"),
    (["-"], "Root"),
    (["-", "data.json"], "DataValue"),
    (["2024.json"], "_2024"),
    (["orders/../people/1.json", "people/2.json"], "Person"),
  ])
  func names(paths: [String], expected: String) {
    #expect(RootName.forSamples(at: paths) == expected)
  }

  @Test(arguments: ["Order", "order", "Ordér", "_Order", "O2"])
  func namesThatATypeCanHave(name: String) throws {
    #expect(try RootName.checked(name) == name)
  }

  @Test(
    arguments: [
      ("String", .hidingName("String")), ("JSONValue", .hidingName("JSONValue")),
      ("Self", .hidingName("Self")), ("a-b", .invalidName("a-b")), ("1st", .invalidName("1st")),
      ("_", .invalidName("_")), ("class", .invalidName("class")), ("a b", .invalidName("a b")),
    ] as [(String, UsageError)])
  func namesThatATypeCannotHave(name: String, error: UsageError) {
    #expect(throws: error) { try RootName.checked(name) }
  }
}
