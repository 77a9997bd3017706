extension EncodingError {
  /// The error of a top-level value that asked for no container.
  static func nothingEncoded(_ value: Any) -> EncodingError {
    invalid(value, at: [], "Top-level \(type(of: value)) did not encode any values.")
  }

  /// The error of a value that stands too deep; of its path, which is as long, the beginning.
  static func tooDeep(_ limit: Int, at path: [any CodingKey]) -> EncodingError {
    invalid(
      (), at: Array(path.prefix(32)),
      "More than \(limit) arrays and objects stand inside each other.")
  }

  static func secondValue(at path: [any CodingKey]) -> EncodingError {
    invalid(
      (), at: path, "A second value, or a second kind of container, was encoded in one place.")
  }

  static func outOfOrder(at path: [any CodingKey]) -> EncodingError {
    invalid(
      (), at: path, "A value failed after its siblings had been encoded from within it.")
  }

  static func nonFinite(_ value: Any, named name: String, at path: [any CodingKey]) -> EncodingError
  {
    invalid(
      value, at: path,
      "Unable to encode \(name) directly in JSON."
        + " Use JSONEncoder.NonConformingFloatEncodingStrategy to say how it is written.")
  }

  private static func invalid(
    _ value: Any, at path: [any CodingKey], _ text: String
  ) -> EncodingError {
    .invalidValue(value, Context(codingPath: path, debugDescription: text))
  }
}
