/// Marks the first error of several alternatives with those of all.
///
/// It is put into words when somebody asks: a tolerant strategy throws most errors away.
struct NoneOf: Error {
  /// The errors, none of which is marked itself.
  let errors: [any Error]

  /// So many errors are kept: alternatives may have alternatives, on each level of a document.
  private static let mostErrors = 16

  /// The first of two errors; marked with both, when they are about the same value.
  static func error(_ first: any Error, _ second: any Error) -> any Error {
    guard let fault = first as? DecodingError, let other = second as? DecodingError,
      fault.pathOfFault.count == other.pathOfFault.count
    else { return first }
    switch fault {
    case .typeMismatch, .dataCorrupted:
      let errors = parts(of: first) + parts(of: second)
      return fault.marked(by: Self(errors: Array(errors.prefix(mostErrors))))
    default: return first
    }
  }

  /// The marks of an error, if it has them.
  init?(_ error: any Error) {
    guard let alternatives = (error as? DecodingError)?.context?.underlyingError as? NoneOf else {
      return nil
    }
    self = alternatives
  }

  private static func parts(of error: any Error) -> [any Error] { Self(error)?.errors ?? [error] }

  private init(errors: [any Error]) { self.errors = errors }

  /// What each alternative would have accepted.
  func expected(found: DecodingIssue.Found?) -> [String] {
    var texts: [String] = []
    for error in errors {
      let text =
        (error as? DecodingError).flatMap { Wanted($0)?.expected }
        ?? Fault(error, found: found, expecting: nil).expected
      if text != Fault.unknown, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
