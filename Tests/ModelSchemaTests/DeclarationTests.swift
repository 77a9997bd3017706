import ModelSchema
import Testing

@Suite struct DeclarationTests {
  private static let item = Structure(
    name: "Item",
    properties: [Property(name: "price", key: "price", type: .named("Decimal"))])
  private static let state = Enumeration(
    name: "State", cases: [EnumerationCase(name: "open", value: "open")])
  private static let order = Structure(
    name: "Order",
    properties: [
      Property(name: "items", key: "items", type: .array(.named("Item"))),
      Property(
        name: "note", key: "note", type: .optional(.named("JSONValue")), strategy: .nullable),
    ],
    nested: [.structure(item), .enumeration(state)])

  @Test(arguments: [
    (
      Declaration.structure(order), "Order", ["Item", "JSONValue", "Nullable", "Decimal", "String"]
    ),
    (.enumeration(state), "State", ["String"]),
    (
      .alias(TypeAlias(name: "Orders", target: .map(of: .named("Order")))), "Orders",
      ["String", "Order"]
    ),
  ])
  func mentionedNames(declaration: Declaration, name: String, mentioned: [String]) {
    #expect(declaration.name == name)
    #expect(declaration.mentionedNames == Set(mentioned))
  }

  @Test(arguments: [
    ([Property(name: "id", key: "id", type: .named("Int"))], false),
    (
      [
        Property(name: "id", key: "id", type: .named("Int")),
        Property(name: "unitPrice", key: "unit_price", type: .named("Int")),
      ], true
    ),
    ([], false),
  ])
  func customKeys(properties: [Property], expected: Bool) {
    #expect(Structure(name: "A", properties: properties).hasCustomKeys == expected)
  }
}
