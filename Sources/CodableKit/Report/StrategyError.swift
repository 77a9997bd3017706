extension DecodingStrategy {
  /// An error of the strategy, with the place of the value if it has none.
  ///
  /// A strategy may throw errors of the user's own, and those of a decoder that it made itself; neither
  /// knows where in the document the value stands.
  static func placing(_ error: any Error, at decoder: any Decoder) -> any Error {
    // The error of a part is found again, with its path, in the whole document.
    if let node = decoder as? NodeDecoder, node.document.isPart { return error }
    guard Recovery.isRecoverable(error), FoundationFault(error) == nil else { return error }
    guard let fault = error as? DecodingError else {
      return DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "\(typeName(self)) does not read the value: \(error)",
          underlyingError: error))
    }
    return fault.contextPath.isEmpty ? fault.moved(to: decoder.codingPath) : fault
  }
}

extension DecodingError {
  /// The path in the error's context.
  fileprivate var contextPath: [any CodingKey] {
    switch self {
    case .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }

  /// The same error with another path.
  fileprivate func moved(to path: [any CodingKey]) -> Self {
    func moved(_ context: Context) -> Context {
      .init(
        codingPath: path, debugDescription: context.debugDescription,
        underlyingError: context.underlyingError)
    }
    return switch self {
    case .keyNotFound(let key, let context): .keyNotFound(key, moved(context))
    case .typeMismatch(let type, let context): .typeMismatch(type, moved(context))
    case .valueNotFound(let type, let context): .valueNotFound(type, moved(context))
    case .dataCorrupted(let context): .dataCorrupted(moved(context))
    @unknown default: self
    }
  }
}
