/// A structure: its properties, and the types declared inside it.
package struct Structure: Hashable, Sendable {
  package var name: String
  package var properties: [Property]
  package var nested: [Declaration]

  package init(name: String, properties: [Property] = [], nested: [Declaration] = []) {
    self.name = name
    self.properties = properties
    self.nested = nested
  }

  /// Whether some key differs from its property's name, so that coding keys have to be written.
  package var hasCustomKeys: Bool {
    properties.contains { $0.name != $0.key }
  }
}
