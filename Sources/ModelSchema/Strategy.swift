/// A wrapper of CodableKit that reads and writes a property's value.
///
/// The set is open: a model read from source may name a strategy of its own.
package struct Strategy: Hashable, Sendable {
  /// The name behind the `@`.
  package var name: String
  /// The source between the angle brackets, for a wrapper that has them.
  package var argument: String?

  package init(name: String, argument: String? = nil) {
    self.name = name
    self.argument = argument
  }

  /// Writes nil as `null` instead of leaving the key out.
  package static let nullable = Strategy(name: "Nullable")

  /// The names of CodableKit's own wrappers.
  package static let namesOfWrappers: Set<String> = [
    "Coded", "DefaultCase", "DefaultEmptyArray", "DefaultEmptyDictionary", "DefaultEmptyString",
    "DefaultFalse", "DefaultFirstCase", "DefaultLossyArray", "DefaultLossyDictionary",
    "DefaultLossySet", "DefaultNewUUID", "DefaultNow", "DefaultTrue", "DefaultZero",
    "LosslessAsRead", "LosslessStringCodable", "LosslessValue", "LossyArray", "LossyDictionary",
    "LossyOptional", "LossySet", "LossyValue", "Nullable",
  ]

  /// Whether it is a wrapper for which a missing key is an error, whatever its value.
  package var requiresKey: Bool {
    ["LossyArray", "LossyDictionary", "LossySet", "LossyValue"].contains(name)
  }
}

extension Strategy: CustomStringConvertible {
  /// What stands behind the `@`.
  package var description: String { name + (argument.map { "<\($0)>" } ?? "") }
}
