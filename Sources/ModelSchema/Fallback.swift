/// A value that stands in for one that is missing, null or bad.
package struct Fallback: Hashable, Sendable {
  /// The source of the value.
  package var value: String
  /// The source of the set of causes; nil for all of them.
  package var causes: String?

  package init(value: String, causes: String? = nil) {
    self.value = value
    self.causes = causes
  }
}
