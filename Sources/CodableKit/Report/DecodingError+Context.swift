extension DecodingError {
  /// What every case has beside a key or a type.
  var context: Context? {
    switch self {
    case .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  /// The same case with another context.
  func mapContext(_ transform: (Context) -> Context) -> DecodingError {
    switch self {
    case .keyNotFound(let key, let context): .keyNotFound(key, transform(context))
    case .typeMismatch(let type, let context): .typeMismatch(type, transform(context))
    case .valueNotFound(let type, let context): .valueNotFound(type, transform(context))
    case .dataCorrupted(let context): .dataCorrupted(transform(context))
    @unknown default: self
    }
  }

  /// The same error at another place.
  func at(_ path: [any CodingKey]) -> DecodingError {
    mapContext {
      Context(
        codingPath: path, debugDescription: $0.debugDescription,
        underlyingError: $0.underlyingError)
    }
  }

  /// The same error with a mark in place of its reason.
  func marked(by mark: any Error) -> DecodingError {
    mapContext {
      Context(
        codingPath: $0.codingPath, debugDescription: $0.debugDescription.withoutFullStop,
        underlyingError: mark)
    }
  }
}

extension String {
  /// The words of an error without the end of their sentence.
  ///
  /// A printed error has a full stop before its reason already; a line of ours goes on with the
  /// path.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
