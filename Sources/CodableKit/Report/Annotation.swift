import JSONCore

/// Finds the annotation that would have accepted a value.
enum Annotation {
  /// A sentence that names the annotation, or nil when the package has none for the fault.
  static func help(for error: DecodingError, found: DecodingIssue.Found?) -> String? {
    guard case .key(let name)? = error.pathOfFault.last.map(JSONPathComponent.init),
      isIdentifier(name)
    else { return nil }
    switch error {
    case .keyNotFound:
      return "an optional, or a wrapper of the `@Default…` family, accepts a missing `\(name)`"
    case .valueNotFound(let type, _), .typeMismatch(let type, _):
      guard let found, !isContainer(type) else { return nil }
      if found.kind == "null" { return "`var \(name): \(typeName(type))?` accepts null" }
      if type == Double.self, let excerpt = found.excerpt, isTimestamp(excerpt) {
        return "for a Date, `dateDecodingStrategy = .iso8601` or `@Coded<ISO8601>` reads \(excerpt)"
      }
      guard let excerpt = found.excerpt, convertsLosslessly(excerpt, to: type) else { return nil }
      return "`@LosslessValue var \(name): \(typeName(type))` accepts \(excerpt)"
    default:
      return nil
    }
  }

  /// Whether decoders name the type only for want of the model's.
  private static func isContainer(_ type: Any.Type) -> Bool {
    type == [Any].self || type == [String: Any].self
  }

  private static func convertsLosslessly(_ json: String, to type: Any.Type) -> Bool {
    guard let type = type as? any LosslessScalar.Type,
      let scalar = (try? JSONValue(parsing: json)).flatMap(Scalar.init)
    else { return false }
    return type.init(losslessly: scalar) != nil
  }

  /// Whether a JSON string begins as a date of ISO 8601 does: `"2024-01-02T`.
  private static func isTimestamp(_ json: String) -> Bool {
    let pattern = "\"0000-00-00T".utf8
    return json.utf8.count > pattern.count
      && zip(json.utf8, pattern).allSatisfy { byte, expected in
        expected == UInt8(ascii: "0") ? 0x30...0x39 ~= byte : byte == expected
      }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Scalar {
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .bool(let value): self = .bool(value)
    case .null, .array, .object: return nil
    }
  }
}
