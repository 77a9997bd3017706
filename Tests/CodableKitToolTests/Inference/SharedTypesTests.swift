import ModelSchema
import Testing

@testable import CodableKitTool

@Suite struct SharedTypesTests {
  /// A structure in short: its properties' names, then its nested types.
  private static func type(
    _ name: String, _ properties: String = "", _ nested: Structure...
  ) -> Structure {
    Structure(
      name: name,
      properties: properties.split(separator: " ").map {
        Property(name: String($0), key: String($0), type: .named("Int"))
      },
      nested: nested.map(Declaration.structure))
  }

  struct Case: Sendable {
    var reason: String
    var before: Structure
    var after: Structure
  }

  @Test(arguments: [
    Case(
      reason: "in two children",
      before: type(
        "Order", "", type("Item", "a", type("Price", "x")), type("Fee", "b", type("Price", "x"))),
      after: type("Order", "", type("Item", "a"), type("Fee", "b"), type("Price", "x"))),
    Case(
      reason: "in a child and beside it",
      before: type("Order", "", type("Price", "x"), type("Item", "a", type("Price", "x"))),
      after: type("Order", "", type("Price", "x"), type("Item", "a"))),
    Case(
      reason: "in one child only: shared there",
      before: type(
        "Order", "",
        type("Item", "", type("A", "a", type("Price", "x")), type("B", "b", type("Price", "x")))),
      after: type("Order", "", type("Item", "", type("A", "a"), type("B", "b"), type("Price", "x")))
    ),
    Case(
      reason: "with what they contain",
      before: type(
        "Order", "",
        type("Item", "a", type("Price", "x", type("Unit", "u"))),
        type("Fee", "b", type("Price", "x", type("Unit", "u"))), type("Tax", "c", type("Unit", "u"))
      ),
      after: type(
        "Order", "", type("Item", "a"), type("Fee", "b"), type("Tax", "c"), type("Price", "x"),
        type("Unit", "u"))),
    Case(
      reason: "other content",
      before: type(
        "Order", "", type("Item", "a", type("Price", "x")), type("Fee", "b", type("Price", "y"))),
      after: type(
        "Order", "", type("Item", "a", type("Price", "x")), type("Fee", "b", type("Price", "y")))),
    Case(
      reason: "another type of that name is in between",
      before: type(
        "Order", "", type("Item", "a", type("Price", "y"), type("Part", "p", type("Price", "x"))),
        type("Fee", "b", type("Price", "x"))),
      after: type(
        "Order", "", type("Item", "a", type("Price", "y"), type("Part", "p", type("Price", "x"))),
        type("Fee", "b", type("Price", "x")))),
    Case(
      reason: "another type of that name is there",
      before: type(
        "Order", "", type("Price", "y"), type("Item", "a", type("Price", "x")),
        type("Fee", "b", type("Price", "x"))),
      after: type(
        "Order", "", type("Price", "y"), type("Item", "a", type("Price", "x")),
        type("Fee", "b", type("Price", "x")))),
    Case(
      reason: "a property has the name",
      before: type(
        "Order", "P", type("Item", "a", type("P", "x")), type("Fee", "b", type("P", "x"))),
      after: type("Order", "P", type("Item", "a", type("P", "x")), type("Fee", "b", type("P", "x")))
    ),
  ])
  func sharing(_ row: Case) {
    #expect(row.before.sharingEqualTypes() == row.after, "\(row.reason)")
  }
}
