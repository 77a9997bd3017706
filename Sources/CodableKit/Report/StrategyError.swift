extension DecodingStrategy {
  /// An error of the strategy, with the place of the value if it has none.
  ///
  /// A strategy may throw errors of the user's own, and those of a decoder that it made itself;
  /// neither knows where in the document the value stands.
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
    return fault.context?.codingPath.isEmpty == false ? fault : fault.at(decoder.codingPath)
  }
}
