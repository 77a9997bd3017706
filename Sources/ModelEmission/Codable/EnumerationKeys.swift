import ModelSchema

/// The coding keys of an enumeration: those of its tags, and those of each case's values.
struct EnumerationKeys {
  private(set) var root = KeyScope()
  private var cases: [String: Cases] = [:]
  private var tagCase = ""
  private var contentCase = ""
  private let tagPath: [String]
  private let contentPath: [String]

  /// The cases of an externally tagged case of the enumeration, and the name of the enum with the
  /// keys of its values.
  private struct Cases {
    var names: [String]
    var payload: String?
  }

  init(_ enumeration: Enumeration) {
    switch enumeration.tagging {
    case .internal(let tag): (tagPath, contentPath) = (tag, [])
    case .adjacent(let tag, let content): (tagPath, contentPath) = (tag, content)
    case .external, .bare, .untagged: (tagPath, contentPath) = ([], [])
    }
    if enumeration.tagging == .external {
      root.reserve(enumeration.knownCases.map { ([], $0.name) })
      for item in enumeration.knownCases {
        let name = root.addOwn(item.value, named: item.name, condition: nil)
        let aliases = item.aliases.filter { $0 != item.value }.map {
          root.add($0, named: item.name + "Alias")
        }
        cases[item.name] = Cases(names: [name] + aliases)
      }
    }
    if let key = tagPath.last { tagCase = Self.add(key, at: tagPath, to: &root) }
    if let key = contentPath.last { contentCase = Self.add(key, at: contentPath, to: &root) }
    for item in enumeration.knownCases where Self.hasKeys(item, enumeration.tagging) {
      let type = root.addPayload(of: item)
      cases[item.name, default: Cases(names: [])].payload = type
    }
    root.separateVariables()
  }

  private static func add(_ key: String, at path: [String], to root: inout KeyScope) -> String {
    root.withScope(at: path.dropLast()) { $0.add(key, named: KeyScope.camelCased(key)) }
  }

  /// Whether the values of a case are members of an object.
  static func hasKeys(_ item: EnumerationCase, _ tagging: EnumTagging) -> Bool {
    switch tagging {
    case .external: !item.payload.isEmpty
    case .internal, .adjacent, .untagged: !item.payload.isEmpty && item.soleValue == nil
    case .bare: false
    }
  }

  /// The names of the cases for the tags of an externally tagged case; the first is written.
  func tags(of item: EnumerationCase) -> [String] { cases[item.name]?.names ?? [] }

  /// The enum with the keys of a case's values.
  func payloadType(of item: EnumerationCase) -> String {
    cases[item.name]?.payload ?? root.typeName
  }

  var tag: Place { place(tagPath, tagCase) }
  var content: Place { place(contentPath, contentCase) }

  /// Where a tag or a content stands.
  struct Place {
    /// The objects around it, from the outside in.
    let scopes: [(scope: KeyScope, key: String, parent: String)]
    let container: String
    let key: String
  }

  private func place(_ path: [String], _ name: String) -> Place {
    var scopes: [(scope: KeyScope, key: String, parent: String)] = []
    var scope = root
    for text in path.dropLast() {
      guard let child = scope.children.first(where: { $0.keyText == text }) else { break }
      scopes.append((child.scope, ".\(identifier(child.key))", scope.variable))
      scope = child.scope
    }
    return Place(scopes: scopes, container: scope.variable, key: ".\(identifier(name))")
  }
}

extension KeyScope {
  /// Adds the enum with the keys of a case's values.
  fileprivate mutating func addPayload(of item: EnumerationCase) -> String {
    let word = isPlainIdentifier(item.name) ? item.name : KeyScope.camelCased(item.name)
    return addOther(named: word.capitalizedName + "Values", variable: "values") { scope in
      for (index, value) in item.payload.enumerated() {
        _ = scope.addOwn(
          value.key(at: index), named: value.keyCase(at: index), condition: nil)
      }
    }
  }
}

extension AssociatedValue {
  /// The key of a value: its label, or its position as the compiler's synthesis writes it.
  func key(at index: Int) -> String { label ?? "_\(index)" }

  /// The name of the case for the key: its position where no case may have the label's name.
  func keyCase(at index: Int) -> String {
    label.flatMap { KeyScope.impossibleNames.contains($0) ? nil : $0 } ?? "_\(index)"
  }
}
