import ModelSchema

/// The keys of one object: an enum of coding keys, and the variable of a container with these keys.
///
/// For `@CodingPath("location", "lat") var lat: Double` beside `var id: Int`:
///
///     CodingKeys                container
///       id                        .id
///       location                  .location
///       CodingKeys.LocationKeys   locationContainer
///         lat                       .lat
struct KeyScope {
  /// The name of the enum, with those around it.
  let typeName: String
  /// The name of the variable that holds the container.
  private(set) var variable: String
  private(set) var keys: [Key] = []
  private(set) var children: [Child] = []
  /// Enums of keys that belong to no key of this one.
  private var others: [KeyScope] = []
  /// The names of cases, and of enums beside them.
  private var takenNames: Set<String> = []
  /// The names of properties in the objects inside, by the paths to these.
  private var reserved: [(path: ArraySlice<String>, name: String)] = []

  /// A case of the enum.
  struct Key {
    let name: String
    let text: String
    let condition: String?
  }

  /// An object inside this one.
  struct Child {
    let key: String
    let keyText: String
    var scope: KeyScope
  }

  init(typeName: String = "CodingKeys", variable: String = "container") {
    self.typeName = typeName
    self.variable = variable
  }

  /// The enum's own name.
  var name: String { typeName.split(separator: ".").last.map(String.init) ?? typeName }

  /// Adds a key, under a name that is still free.
  ///
  /// - Returns: the name of the case.
  mutating func add(_ text: String, named name: String, condition: String? = nil) -> String {
    let free = freeName(name)
    keys.append(Key(name: free, text: text, condition: condition))
    return free
  }

  /// Adds the key of a property, under the property's name.
  ///
  /// - Returns: the name of the case.
  mutating func addOwn(_ text: String, named name: String, condition: String?) -> String {
    let caseName = Self.impossibleNames.contains(name) ? freeName(name + "Key") : name
    takenNames.insert(caseName)
    // The same property in two branches of an `#if` has one case in each.
    keys.append(Key(name: caseName, text: text, condition: condition))
    return caseName
  }

  /// Names that no case may have, or none of an enum whose cases are listed.
  static let impossibleNames: Set = ["Type", "Protocol", "allCases"]

  /// Takes names that no other key may get, each in the object at a path.
  mutating func reserve(_ names: [(path: ArraySlice<String>, name: String)]) {
    takenNames.formUnion(names.filter(\.path.isEmpty).map(\.name))
    reserved = names.filter { !$0.path.isEmpty }
  }

  /// Adds an enum of keys that belongs to no key of this one.
  ///
  /// - Parameters:
  ///   - name: its name, if that is still free.
  ///   - variable: the variable that holds the container.
  ///   - add: adds the keys.
  /// - Returns: the name that it got, with those around it.
  mutating func addOther(
    named name: String, variable: String, _ add: (inout KeyScope) -> Void
  ) -> String {
    var scope = KeyScope(typeName: "\(typeName).\(freeName(name))", variable: variable)
    add(&scope)
    others.append(scope)
    return scope.typeName
  }

  /// Has `body` change the scope at a path, which is added where it is missing.
  mutating func withScope<Result>(
    at path: ArraySlice<String>, _ body: (inout KeyScope) -> Result
  ) -> Result {
    guard let text = path.first else { return body(&self) }
    let place = children.firstIndex { $0.keyText == text } ?? addChild(text)
    return children[place].scope.withScope(at: path.dropFirst(), body)
  }

  /// The scope at a path that was added.
  func scope(at path: ArraySlice<String>) -> KeyScope? {
    guard let text = path.first else { return self }
    return children.first { $0.keyText == text }?.scope.scope(at: path.dropFirst())
  }

  /// The cases that lead to a path: `CodingKeys.location, CodingKeys.LocationKeys.lat`.
  func caseNames(to path: ArraySlice<String>) -> [String] {
    guard let text = path.first, let child = children.first(where: { $0.keyText == text }) else {
      return []
    }
    return ["\(typeName).\(identifier(child.key))"] + child.scope.caseNames(to: path.dropFirst())
  }

  /// The texts of the keys, those of the objects inside as well.
  var allKeys: [String] { keys.map(\.text) + children.flatMap(\.scope.allKeys) }

  /// The objects inside, and those inside of these, with the keys that lead to them.
  var objectsInside: [(path: [String], scope: KeyScope)] {
    children.flatMap { child in
      [([child.keyText], child.scope)]
        + child.scope.objectsInside.map { ([child.keyText] + $0.path, $0.scope) }
    }
  }

  /// The keys of the objects inside, as a dictionary's literal; nil where there is no such object.
  var knownKeysInside: String? {
    guard !children.isEmpty else { return nil }
    let entries = children.map { child in
      let inside = child.scope.knownKeysInside.map { ", inside: \($0)" } ?? ""
      let known = "CodableKit.KnownKeys(\(child.scope.typeName).self\(inside))"
      return ".\(identifier(child.key)): \(known)"
    }
    return "[\(entries.joined(separator: ", "))]"
  }

  private mutating func addChild(_ text: String) -> Int {
    let base = Self.camelCased(text)
    let key = add(text, named: takenNames.contains(base) ? base + "Object" : base)
    let type = freeName(key.capitalizedName + "Keys")
    let prefix =
      variable == "container"
      ? key : String(variable.dropLast("Container".count)) + key.capitalizedName
    var scope = KeyScope(typeName: "\(typeName).\(type)", variable: prefix + "Container")
    scope.reserve(
      reserved.filter { $0.path.first == text }.map { ($0.path.dropFirst(), $0.name) })
    children.append(Child(key: key, keyText: text, scope: scope))
    return children.count - 1
  }

  /// Gives each of the scopes inside a variable of its own: two paths may lead to one name.
  mutating func separateVariables() {
    var taken: Set<String> = []
    separateVariables(from: &taken)
  }

  private mutating func separateVariables(from taken: inout Set<String>) {
    for index in children.indices {
      let name = children[index].scope.variable
      children[index].scope.variable = Self.freeName(name, among: &taken)
      children[index].scope.separateVariables(from: &taken)
    }
  }

  private mutating func freeName(_ name: String) -> String {
    Self.freeName(name, among: &takenNames)
  }

  private static func freeName(_ name: String, among taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// An identifier made of any text: `address-line` is `addressLine`, and without letters `key`.
  static func camelCased(_ text: String) -> String {
    let words = text.unicodeScalars
      .split { !$0.properties.isXIDContinue || $0 == "_" }
      .map { String(String.UnicodeScalarView($0)) }
    guard let first = words.first else { return "key" }
    let head = first.prefix(1).lowercased() + first.dropFirst()
    let name = head + words.dropFirst().map(\.capitalizedName).joined()
    return name.first?.isNumber == true ? "key\(name)" : name
  }
}

extension KeyScope {
  /// Adds the enum's declaration.
  ///
  /// - Parameters:
  ///   - lines: where to write.
  ///   - header: the head of the type around it.
  ///   - isIterable: whether the keys can be listed.
  ///   - parent: the protocol of keys that it adopts.
  func declare(
    into lines: inout SourceLines, header: TypeHeader, isIterable: Bool, as parent: String
  ) {
    let conditions = keys.compactMap(\.condition)
    guard !keys.isEmpty, conditions.count == keys.count else {
      return declare(into: &lines, header, isIterable, parent, hasKeys: !keys.isEmpty)
    }
    // An enum without a case has no raw type.
    lines.add("#if \(Set(conditions).sorted().map { "(\($0))" }.joined(separator: " || "))")
    declare(into: &lines, header, isIterable, parent, hasKeys: true)
    lines.add("#else")
    declare(into: &lines, header, isIterable, parent, hasKeys: false)
    lines.add("#endif")
  }

  private func declare(
    into lines: inout SourceLines, _ header: TypeHeader, _ isIterable: Bool, _ parent: String,
    hasKeys: Bool
  ) {
    let isRoot = !typeName.contains(".")
    var types = [parent]
    if hasKeys { types.insert(header.standard("String"), at: 0) }
    if isIterable { types.append(header.standard("CaseIterable")) }
    let head = (isRoot ? "private " : "") + "enum \(name): \(types.joined(separator: ", "))"
    lines.addBlock(head) { lines in
      for key in keys where hasKeys {
        let value = key.name == key.text ? "" : " = \(stringLiteral(key.text))"
        lines.add("case \(identifier(key.name))\(value)", when: key.condition)
      }
      for scope in children.map(\.scope) + others {
        if hasKeys { lines.add() }
        // The keys of a case's values are never listed.
        let isListed = isIterable && children.contains { $0.scope.typeName == scope.typeName }
        scope.declare(into: &lines, header: header, isIterable: isListed, as: parent)
      }
    }
  }
}
