/// Why a value is none of several named alternatives.
///
/// It is put into words when somebody asks: a tolerant strategy throws most errors away. The words
/// are of bounded length, also where the alternatives have alternatives.
struct NoMatch: Error {
  private let attempts: [(name: String, error: any Error)]
  /// How many steps lead to the value.
  private let depth: Int

  init(_ attempts: [(name: String, error: any Error)], at depth: Int) {
    self.attempts = attempts
    self.depth = depth
  }

  /// The mark of an error, if it has one.
  init?(_ error: any Error) {
    guard case DecodingError.typeMismatch(_, let context) = error,
      let mark = context.underlyingError as? Self
    else { return nil }
    self = mark
  }
}

extension NoMatch: CustomStringConvertible {
  /// `circle: expected key "radius", found no such key; square: expected Int at $.side`.
  ///
  /// What has at least the kind of the value says more than what has not.
  var description: String {
    let near = attempts.filter { !isOfAnotherKind($0.error) }
    let listed = near.isEmpty ? attempts : near
    let shown = listed.prefix(4).map { "\($0.name): \(words(of: $0.error))" }
    return (shown + (listed.count > shown.count ? ["…"] : [])).joined(separator: "; ")
  }

  private func isOfAnotherKind(_ error: any Error) -> Bool {
    guard let error = error as? DecodingError, error.pathOfFault.count <= depth else {
      return false
    }
    return switch error {
    case .typeMismatch, .valueNotFound: true
    default: false
    }
  }

  private func words(of error: any Error) -> String {
    // Alternatives inside of alternatives are not listed, or each level would double the text.
    if case DecodingError.typeMismatch(let type, let context) = error, NoMatch(error) != nil {
      let words = "expected \(expectation(of: type))"
      return context.codingPath.count > depth
        ? "\(words) at \(JSONPath(context.codingPath))" : words
    }
    guard let error = error as? DecodingError else {
      let fault = Fault(error, found: nil, expecting: nil)
      guard fault.expected == Fault.unknown else { return "expected \(fault.expected)" }
      let text = fault.message
      return text.count > 80 ? text.prefix(80) + "…" : text
    }
    let fault = Fault(error, found: .init(inWordsOf: error), expecting: nil)
    if case .keyNotFound = error, error.pathOfFault.count == depth + 1 { return fault.message }
    // What stands at the value itself is said by the error around, once.
    let words =
      fault.reason == .missing || fault.expected == Fault.unknown
      ? fault.message : "expected \(fault.expected)"
    return error.pathOfFault.count > depth ? "\(words) at \(JSONPath(error.pathOfFault))" : words
  }
}
