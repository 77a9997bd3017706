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
    func marked(_ context: DecodingError.Context) -> DecodingError.Context {
      .init(
        codingPath: context.codingPath, debugDescription: context.debugDescription,
        underlyingError: Self(
          errors: Array((parts(of: first) + parts(of: second)).prefix(mostErrors))))
    }
    switch fault {
    case .typeMismatch(let type, let context):
      return DecodingError.typeMismatch(type, marked(context))
    case .dataCorrupted(let context):
      return DecodingError.dataCorrupted(marked(context))
    default:
      return first
    }
  }

  /// The marks of an error, if it has them.
  init?(_ error: any Error) {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
      guard let alternatives = context.underlyingError as? NoneOf else { return nil }
      self = alternatives
    default:
      return nil
    }
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
