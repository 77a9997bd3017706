/// Marks the first error of several alternatives with those of all.
///
/// It is put into words when somebody asks: a tolerant strategy throws most errors away.
struct NoneOf: Error {
  let errors: [any Error]

  /// The first of two errors; marked with both, when they are about the same value.
  static func error(_ first: any Error, _ second: any Error) -> any Error {
    guard let fault = first as? DecodingError, let other = second as? DecodingError,
      fault.pathOfFault.count == other.pathOfFault.count
    else { return first }
    switch fault {
    case .typeMismatch, .dataCorrupted: return fault.marked(by: Self(errors: [first, second]))
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

  private init(errors: [any Error]) { self.errors = errors }

  /// What each alternative would have accepted.
  func expected(found: DecodingIssue.Found?) -> [String] {
    var texts: [String] = []
    for error in errors {
      let new =
        NoneOf(error)?.expected(found: found)
        ?? [
          (error as? DecodingError).flatMap { Wanted($0)?.expected }
            ?? Fault(error, found: found, expecting: nil).expected
        ]
      texts += new.filter { $0 != Fault.unknown && !texts.contains($0) }
    }
    return texts
  }
}
