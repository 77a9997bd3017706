/// A list of known strings.
///
/// Whether others are allowed is up to whoever prints or reads it.
package struct Enumeration: Hashable, Sendable {
  package var name: String
  package var cases: [EnumerationCase]

  package init(name: String, cases: [EnumerationCase]) {
    self.name = name
    self.cases = cases
  }
}

/// One known string of an enumeration.
package struct EnumerationCase: Hashable, Sendable {
  /// The Swift name, without backticks.
  package var name: String
  /// The string in the document.
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
