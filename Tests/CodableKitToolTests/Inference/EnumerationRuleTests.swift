import Testing

@testable import CodableKitTool

@Suite struct EnumerationRuleTests {
  struct Case: Sendable {
    var id = ""
    var strings: [String]
    var isEnumeration: Bool
  }

  @Test(arguments: [
    Case(
      id: "INF-013", strings: ["a", "b", "a", "c", "a", "b", "a", "a"], isEnumeration: true),
    Case(strings: ["a", "b", "a", "c", "a", "b", "a"], isEnumeration: false),
    Case(strings: Array(repeating: "a", count: 20), isEnumeration: false),
    Case(strings: ["a", "b", "c", "d", "e", "a", "b", "c"], isEnumeration: false),
    Case(strings: (0..<32).map { "v\($0 % 16)" }, isEnumeration: true),
    Case(strings: (0..<34).map { "v\($0 % 17)" }, isEnumeration: false),
    Case(strings: (0..<8).map { "\($0 % 2)" }, isEnumeration: false),
    Case(strings: (0..<8).map { $0 % 2 == 0 ? "" : "a" }, isEnumeration: false),
  ])
  func rule(_ row: Case) {
    var strings = StringShape()
    for string in row.strings { strings.add(string) }
    let on = EnumerationRule(isAutomatic: true)
    #expect(on.isEnumeration(strings, at: .root) == row.isEnumeration, "\(row)")
    #expect(!EnumerationRule().isEnumeration(strings, at: .root), "off unless asked for")
    #expect(EnumerationRule(paths: [.root]).isEnumeration(strings, at: .root))
  }
}
