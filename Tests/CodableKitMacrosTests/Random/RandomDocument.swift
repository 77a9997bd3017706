import CodableKitTestSupport

/// Makes documents of a shape, all right or with something wrong here and there.
struct RandomDocument {
  var random: SeededGenerator
  /// How many of a hundred parts are wrong.
  var faults: Int

  private static let junk = [
    "null", "\"x\"", "7", "7777", "[]", "{}", "true", "\"12\"", "[1,\"x\",null]",
    "{\"a\":1}", "-1", "{\"type\":\"c0\"}",
  ]

  mutating func text(of shape: DocumentShape) -> String {
    let node = node(of: shape)
    return node.text(using: &random)
  }

  private mutating func happens(_ percent: Int) -> Bool {
    percent > 0 && Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func node(of shape: DocumentShape) -> DocumentNode {
    if happens(faults) { return .text(Self.junk[number(below: Self.junk.count)]) }
    switch shape {
    case .int: return .text("\(number(below: 100))")
    case .string:
      return .text(["\"a\"", "\"long text\"", "\"\\u00e9\"", "\"ü\""][number(below: 4)])
    case .bool: return .text(happens(50) ? "true" : "false")
    case .double: return .text(happens(50) ? "\(number(below: 9)).5" : "\(number(below: 9))")
    case .any: return .text(Self.junk[number(below: Self.junk.count)])
    case .null: return .text("null")
    case .constant(let text): return .text(text)
    case .optional(let wrapped): return happens(25) ? .text("null") : node(of: wrapped)
    case .array(let element):
      return .array((0..<number(below: 4)).map { _ in node(of: element) })
    case .map(let value):
      // Which of two wrong values Foundation comes to first is up to its hash table.
      let limit = faults == 0 ? 3 : 2
      return .object((0..<number(below: limit)).map { ("k\($0)", node(of: value)) })
    case .oneOf(let shapes): return node(of: shapes[number(below: shapes.count)])
    case .object, .merged: return object(of: members(of: shape))
    }
  }

  /// The members of an object; those of one of several shapes.
  private mutating func members(of shape: DocumentShape) -> [DocumentShape.Member] {
    switch shape {
    case .object(let members): members
    case .merged(let shapes): shapes.flatMap { members(of: $0) }
    case .oneOf(let shapes): members(of: shapes[number(below: shapes.count)])
    case .optional(let wrapped): happens(30) ? [] : members(of: wrapped)
    default: []
    }
  }

  private mutating func object(of members: [DocumentShape.Member]) -> DocumentNode {
    var node = DocumentNode.object([])
    var members = members
    if happens(40) { members.shuffle(using: &random) }
    for member in members {
      if happens(member.isRequired ? faults : 30) { continue }
      let key = member.keys[number(below: member.keys.count)]
      node.add(self.node(of: member.shape), key, at: member.path[...])
      // Another name of the same property, or the same key again.
      if happens(faults) {
        let other = member.keys[number(below: member.keys.count)]
        node.add(self.node(of: member.shape), other, at: member.path[...])
      }
    }
    if happens(faults) {
      node.add(.text(Self.junk[number(below: Self.junk.count)]), "unknown", at: [])
    }
    return node
  }
}
