import ModelSchema
import Testing

@Suite struct TypeReferenceTests {
  @Test(arguments: [
    (TypeReference.named("Int"), "Int", ["Int"]),
    (.optional(.array(.named("Item"))), "[Item]?", ["Item"]),
    (.array(.optional(.named("Order.Item"))), "[Order.Item?]", ["Order.Item"]),
    (.map(of: .array(.named("Price"))), "[String: [Price]]", ["String", "Price"]),
    (.generic("Field", [.array(.named("Tag"))]), "Field<[Tag]>", ["Field", "Tag"]),
    (.generic("Pair", [.named("A"), .named("B")]), "Pair<A, B>", ["Pair", "A", "B"]),
    (.optional(.map(of: .optional(.named("Int")))), "[String: Int?]?", ["String", "Int"]),
  ])
  func spelling(type: TypeReference, source: String, names: [String]) {
    #expect(type.description == source)
    #expect(type.names == names)
  }

  @Test func anOptionalIsNotMadeOptionalTwice() {
    let once = TypeReference.named("Int").madeOptional
    #expect(once == .optional(.named("Int")))
    #expect(once.madeOptional == once)
    #expect(once.withoutOptional == .named("Int"))
    #expect(TypeReference.named("Int").withoutOptional == .named("Int"))
  }
}
