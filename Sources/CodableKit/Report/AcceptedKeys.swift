/// Marks the error of a missing key with all the names under which the value would have been read.
struct AcceptedKeys: Error {
  let names: [String]

  /// The names that an error of a missing key knows.
  init?(_ error: DecodingError) {
    guard case .keyNotFound(_, let context) = error,
      let mark = context.underlyingError as? AcceptedKeys
    else { return nil }
    self = mark
  }

  init(names: [String]) { self.names = names }
}
