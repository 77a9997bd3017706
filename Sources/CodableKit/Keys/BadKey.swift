/// Marks the error of a dictionary key, so that the report can tell it from a bad value.
struct BadKey: Error {
  let text: String
  let expected: String
}

extension BadKey: CustomStringConvertible {
  /// What a printed error says of it: `expected a key of type Int`.
  var description: String { "expected a key of type \(expected)" }
}
