import JSONCore

/// Finds the annotation that would have accepted a value.
///
/// A decoder says only what it was asked for. Where that is not what the property is of, as far as
/// anyone marked it, nothing is advised that is not known to work.
enum Annotation {
  /// A sentence that names the annotation, or nil when the package has none for the fault.
  static func help(
    for error: DecodingError, found: DecodingIssue.Found?, near: NearKey?
  ) -> String? {
    guard let key = error.pathOfFault.last, !isKeyOfDictionary(key),
      case .key(let name) = JSONPathComponent(key), isIdentifier(name)
    else { return nil }
    switch error {
    case .keyNotFound:
      if let near, near.kind == .renamed { return near.help(for: name) }
      return [
        near?.help(for: name),
        "an optional, a wrapper of the `@Default…` family, or an initial value in a `@Codable` "
          + "type accepts a missing `\(name)`",
      ].compactMap(\.self).joined(separator: "; ")
    case .valueNotFound(let type, _), .typeMismatch(let type, _):
      guard NoneOf(error) == nil, let found, !isContainer(type) else { return nil }
      if let wanted = Wanted(error) { return help(for: wanted, name: name, found: found) }
      if found.kind == .null { return "an optional `\(name)` accepts null" }
      if type == Double.self, let excerpt = found.excerpt, isTimestamp(excerpt) {
        return "for a Date, `dateDecodingStrategy = .iso8601` or `@Coded<ISO8601>` reads \(excerpt)"
      }
      guard let excerpt = found.excerpt, convertsLosslessly(excerpt, to: type) else { return nil }
      // An enum asks for its raw value, and the error does not tell that it was one.
      let isOfEnum = type == Int.self || type == String.self
      return "`@LosslessValue var \(name): \(typeName(type))` accepts \(excerpt) ("
        + (isOfEnum ? "for an enum: `LosslessRaw`; " : "") + "in a `@Codable` type: `@Lossless`)"
    default:
      return nil
    }
  }

  /// What is advised where it is known who asked the decoder.
  private static func help(
    for wanted: Wanted, name: String, found: DecodingIssue.Found
  ) -> String? {
    if wanted.isUnknownMember {
      return "`[String: JSONValue]` as the type of the unknown members keeps any value"
    }
    if found.kind == .null {
      guard let strategy = wanted.strategy, !isOptional(strategy) else { return nil }
      return "`@Coded<\(typeName(strategy))?> var \(name): \(typeName(wanted.type))?` accepts null"
    }
    guard let excerpt = found.excerpt else { return nil }
    if let strategy = wanted.strategy {
      guard strategy is any DateTextStrategy.Type, found.kind == .number,
        let number = Double(excerpt)
      else { return nil }
      // Seconds reach this in the year 5138.
      let units = abs(number) < 1e11 ? "UnixSeconds" : "UnixMilliseconds"
      return
        "`@Coded<FirstOf<\(typeName(strategy)), \(units)>> var \(name): Date` accepts \(excerpt)"
    }
    guard let raw = enumeration(in: wanted.type), accepts(excerpt, raw) else { return nil }
    return "`LosslessRaw<\(typeName(raw))>` as the strategy of `@Coded` accepts \(excerpt)"
  }

  private static func accepts<T: RawRepresentable>(_ json: String, _ type: T.Type) -> Bool {
    guard let rawType = T.RawValue.self as? any LosslessScalar.Type,
      let value = converted(json, to: rawType) as? T.RawValue
    else { return false }
    return T(rawValue: value) != nil
  }

  /// Whether decoders name the type only for want of the model's.
  private static func isContainer(_ type: Any.Type) -> Bool {
    type == [Any].self || type == [String: Any].self
  }

  /// Whether a key is known to be one of a dictionary, whose values have no declarations.
  private static func isKeyOfDictionary(_ key: any CodingKey) -> Bool {
    (key as? PathKey)?.isData == true
      || ["_DictionaryCodingKey", "_CodingKey"].contains(String(describing: Swift.type(of: key)))
  }

  private static func convertsLosslessly(_ json: String, to type: Any.Type) -> Bool {
    (type as? any LosslessScalar.Type).flatMap { converted(json, to: $0) } != nil
  }

  private static func converted(_ json: String, to type: any LosslessScalar.Type) -> Any? {
    (try? JSONValue(parsing: json)).flatMap(Scalar.init).flatMap { type.init(losslessly: $0) }
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
