/// Marks the error for a key that the model does not have.
struct UnknownKey: Error {
  let key: String
  /// The keys that the model has.
  let known: [String]

  /// What was expected in its place.
  var expected: String { listed(known.map(Excerpt.quoted)) }

  /// The known key that is written most like it.
  var hint: String? { nearWords(to: key, among: known) }

  /// The fault in words, as reports say it.
  var message: String { Fault(self).message }

  /// The error of a member that is kept although the model has no property for it.
  ///
  /// No annotation of a property would help: what would is another type of all such members.
  static func marking(_ error: any Error, of type: Any.Type, at depth: Int) -> any Error {
    guard let fault = error as? DecodingError, fault.pathOfFault.count == depth else {
      return error
    }
    return Wanted(type: type, isUnknownMember: true).marking(error)
  }
}

extension Fault {
  init(_ unknown: UnknownKey) {
    self.init(
      reason: .badKey, expected: unknown.known.isEmpty ? "no such key" : unknown.expected,
      found: .init(kind: .string, excerpt: Excerpt.quoted(unknown.key)), detail: unknown.hint)
  }
}

extension UnknownKey: CustomStringConvertible {
  /// What a printed error says of it.
  var description: String { message }
}
