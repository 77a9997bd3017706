import ModelSchema

/// The keys of one object of the document, and what stands under them.
///
/// For `@CodingPath("location", "lat") var lat: Double` beside `var id: Int`:
///
///     keys       ["id", "location"]
///     members    id (0)
///     children   location (1): keys ["lat"], members lat (0)
struct DirectObject {
  private(set) var keys: [String] = []
  private(set) var members: [DirectMember] = []
  private(set) var children: [Child] = []

  /// An object inside this one.
  struct Child {
    let index: Int
    var object: DirectObject
  }

  init() {}

  /// The object that properties stand in.
  ///
  /// Nil when one of them has no form on the direct path, or a key is empty: a text of names has no
  /// line for it.
  init?(_ properties: [Property]) {
    let variables = DirectMember.variables(for: properties.map(\.name))
    for property in properties {
      guard let variable = variables[property.name],
        let member = DirectMember(property, in: variable)
      else { return nil }
      add(member)
    }
    guard hasNoEmptyKey else { return nil }
  }

  /// Adds the keys of a type that are without a value of interest: those that are only written, or
  /// never read.
  mutating func addKeys(of scope: KeyScope) {
    for key in scope.keys where !key.text.isEmpty { _ = index(of: key.text) }
    for place in children.indices {
      let key = keys[children[place].index]
      guard let child = scope.children.first(where: { $0.keyText == key }) else { continue }
      children[place].object.addKeys(of: child.scope)
    }
  }

  /// Whether every object inside that a type knows is looked into.
  func looksInto(_ scope: KeyScope) -> Bool {
    scope.children.allSatisfy { child in
      children.contains {
        keys[$0.index] == child.keyText && $0.object.looksInto(child.scope)
      }
    }
  }

  /// The keys, a line each, as a literal.
  var names: String { Self.literal(of: keys) }

  /// Texts, a line each, as a literal; each as it stands in JSON.
  static func literal(of texts: [String]) -> String {
    "\""
      + texts.map { String(stringLiteral(escaped($0)).dropFirst().dropLast()) }
      .joined(separator: "\\n") + "\""
  }

  /// A text between the quotes of JSON, in the form that most writers give it.
  private static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// All members, those of the objects inside as well.
  var allMembers: [DirectMember] { members + children.flatMap(\.object.allMembers) }

  private var hasNoEmptyKey: Bool {
    keys.allSatisfy { !$0.isEmpty } && children.allSatisfy(\.object.hasNoEmptyKey)
  }

  /// Whether a text stands in JSON as it is, but for slashes.
  static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
  }

  private mutating func add(_ member: DirectMember) {
    var member = member
    let property = member.property
    guard let parent = property.parents.first else {
      member.indices = ([property.key] + property.directAliases).map { index(of: $0) }
      member.outerIndex = member.indices[0]
      return members.append(member)
    }
    member.outerIndex = index(of: parent)
    add(member, at: property.parents[...])
  }

  private mutating func add(_ member: DirectMember, at path: ArraySlice<String>) {
    var member = member
    guard let parent = path.first else {
      member.indices = [index(of: member.property.key)]
      return members.append(member)
    }
    let index = index(of: parent)
    if let place = children.firstIndex(where: { $0.index == index }) {
      return children[place].object.add(member, at: path.dropFirst())
    }
    var child = Child(index: index, object: DirectObject())
    child.object.add(member, at: path.dropFirst())
    children.append(child)
  }

  /// The number of a key, which two branches of an `#if` may share.
  private mutating func index(of key: String) -> Int {
    if let index = keys.firstIndex(of: key) { return index }
    keys.append(key)
    return keys.count - 1
  }
}

extension Property {
  /// The other keys, without the first one again.
  var directAliases: [String] { aliases.filter { $0 != key } }
}
