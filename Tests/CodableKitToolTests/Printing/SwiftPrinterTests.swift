import ModelSchema
import Testing

@testable import CodableKitTool

@Suite struct SwiftPrinterTests {
  @Test func printsEveryKindOfDeclaration() {
    let state = Enumeration(
      name: "State",
      cases: [
        EnumerationCase(name: "open", value: "open"),
        EnumerationCase(name: "default", value: "DEFAULT"),
      ])
    let order = Structure(
      name: "Order",
      properties: [
        Property(name: "id", key: "id", type: .named("Int")),
        Property(
          name: "class", key: "@class", type: .named("String").madeOptional, strategy: .nullable,
          note: "Seldom there."),
      ],
      nested: [.enumeration(state)])
    let orders = TypeAlias(name: "Orders", target: .array(.named("Order")), note: "All of them.")
    let source = SwiftPrinter.source(
      of: [.structure(order), .alias(orders)], header: ["One.", "Two."])
    #expect(
      source == #"""
        // One.
        // Two.

        import CodableKit

        struct Order: Codable, Hashable, Sendable {
          var id: Int
          /// Seldom there.
          @Nullable var `class`: String?

          enum CodingKeys: String, CodingKey {
            case id
            case `class` = "@class"
          }

          enum State: String, Codable, Hashable, Sendable {
            case open
            case `default` = "DEFAULT"
          }
        }

        /// All of them.
        typealias Orders = [Order]

        """#)
  }

  @Test(arguments: [
    ("Int", ""), ("JSONValue", "import CodableKit\n\n"),
    ("StringOrNumber", "import CodableKit\n\n"),
    ("Decimal", "import Foundation\n\n"),
  ])
  func importsOnlyWhatIsMentioned(type: String, imports: String) {
    let alias = TypeAlias(name: "Root", target: .map(of: .named(type)))
    let source = SwiftPrinter.source(of: [.alias(alias)])
    #expect(source == "\(imports)typealias Root = [String: \(type)]\n")
  }
}
