import ModelSchema
import ModelSyntax
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct TypeReferenceSyntaxTests {
  @Test(arguments: [
    ("Int", "Int"), ("Int!", "Int?"), ("[ Int ]", "[Int]"),
    ("[String:Int?]", "[String: Int?]"), ("Optional<Int>", "Int?"), ("Array<Int>", "[Int]"),
    ("Dictionary<String, Int>", "[String: Int]"), ("Swift.Optional<Int>", "Int?"),
    ("Order.Item", "Order.Item"), ("Set<Int>", "Set<Int>"), ("Pair<A, [B]>", "Pair<A, [B]>"),
    ("(Int)", "Int"), ("(Int, Int)", "(Int, Int)"), ("any Shape", "any Shape"),
    ("(any Shape)?", "(any Shape)?"),
  ])
  func reads(source: String, description: String) throws {
    let file = Parser.parse(source: "let x: \(source)")
    let variable = try #require(file.statements.first?.item.as(VariableDeclSyntax.self))
    let type = try #require(variable.bindings.first?.typeAnnotation?.type)
    #expect(TypeReference(type).description == description)
  }
}
