/// One stored property of a structure and the key that it is coded under.
package struct Property: Hashable, Sendable {
  /// The Swift name, without backticks.
  package var name: String
  /// The key in the document, as it reads there after its escapes are resolved.
  package var key: String
  package var type: TypeReference
  /// How the value is read and written, where the type's own way is not enough.
  package var strategy: Strategy?
  /// A remark for the reader of the model.
  package var note: String?

  package init(
    name: String, key: String, type: TypeReference, strategy: Strategy? = nil, note: String? = nil
  ) {
    self.name = name
    self.key = key
    self.type = type
    self.strategy = strategy
    self.note = note
  }
}
