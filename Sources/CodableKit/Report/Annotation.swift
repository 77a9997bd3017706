import JSONCore

/// Finds the annotation that would have accepted a value.
///
/// A decoder says only what it was asked for. Where that is not what the property is of, as far as
/// anyone marked it, nothing is advised that is not known to work.
enum Annotation {
  /// A sentence that names the annotation, or nil when the package has none for the fault.
  ///
  /// - Parameters:
  ///   - error: what was thrown.
  ///   - found: what stands at the fault.
  ///   - near: the key that is meant where one is missing.
  ///   - depthOfLoss: how many steps lead to the value around it that a tolerant strategy has given
  ///     up, if one has.
  /// - Returns: the sentence.
  static func help(
    for error: DecodingError, found: DecodingIssue.Found?, near: NearKey?,
    depthOfLoss: Int? = nil
  ) -> String? {
    let helps = [
      helpForPlace(of: error, found, near, depthOfLoss: depthOfLoss), helpForCase(error, found),
    ]
    let texts = helps.compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// What is advised for an element of an array, or for a property.
  private static func helpForPlace(
    of error: DecodingError, _ found: DecodingIssue.Found?, _ near: NearKey?, depthOfLoss: Int?
  ) -> String? {
    let path = error.pathOfFault
    let isUnannotated = error.isUnannotated
    if let key = path.last, let advice = ElementAdvice(for: key) {
      // Around what was given up is a tolerant strategy, which has to stay.
      if let depthOfLoss, path.count - 1 <= depthOfLoss {
        return advice.helpInside(of: error, found: found)
      }
      guard !isUnannotated, path.dropLast().last?.isOfEnum != true else { return nil }
      return property(at: path.dropLast()).flatMap { advice.help(for: error, of: $0, found: found) }
    }
    guard let name = property(at: path), BadKey(error) == nil else { return nil }
    if let tag = TagFault(error) {
      // A near key of an object around it is none of the tag.
      return tag.help(
        for: name, found: found, near: error.absentObject == nil ? near : nil,
        isRecovered: depthOfLoss != nil)
    }
    if isUnannotated || path.last?.isOfEnum == true && !error.isOfMissingKey { return nil }
    if found?.text?.isEmpty == true {
      return "`EmptyStringAsNil<…>` as the strategy of `@Coded` reads an empty string as nil"
    }
    switch error {
    case .keyNotFound(let key, _):
      if let near, near.kind == .renamed { return near.help(for: name) }
      if key.isOfPayload {
        return [
          near?.helpInPayload(for: name),
          "an optional or a default value accepts a missing `\(name)`",
        ].compactMap(\.self).joined(separator: "; ")
      }
      let isOnPath = error.absentObject != nil || key.isInsideOfPath
      return [
        isOnPath ? near?.helpOnPath : near?.help(for: name),
        MissingAdvice.help(for: Wanted(error), name: name),
      ].compactMap(\.self).joined(separator: "; ")
    case .valueNotFound(let type, _), .typeMismatch(let type, _):
      guard NoneOf(error) == nil, let found else { return nil }
      if error.context?.underlyingError is DateForm, found.kind != .null {
        return DateAdvice.option(for: found)
      }
      if let wanted = Wanted(error) {
        return help(for: wanted, name: name, found: found) ?? spelled(error, name, found)
      }
      if found.kind == .null { return optional(name) }
      if isContainer(type) { return collection(type, found: found) }
      if type == Double.self, let help = DateAdvice.option(forText: found) { return help }
      guard let excerpt = found.excerpt, convertsLosslessly(excerpt, to: type) else { return nil }
      return "`@LosslessValue var \(name): \(typeName(type))` accepts \(excerpt) ("
        + (mayBeOfEnum(type) ? "\(anEnum(of: type)): `LosslessRaw`; " : "")
        + "in a `@Codable` type: `@Lossless`)"
    case .dataCorrupted(let context):
      guard NoneOf(error) == nil, let found else { return nil }
      return DateAdvice.help(for: context, name: name, found: found) ?? spelled(error, name, found)
    @unknown default:
      return nil
    }
  }

  /// What is advised for a value in another spelling.
  private static func spelled(
    _ error: DecodingError, _ name: String, _ found: DecodingIssue.Found
  ) -> String? {
    guard let exchange = SpellingAdvice.exchange(for: error, found: found) else { return nil }
    return codedValue(exchange.strategy, name, exchange.value, accepting: found.excerpt ?? "")
  }

  /// What is advised where an enum looked for its case as the only key of an object, and its name
  /// stands under another one.
  static func helpForTag(under key: String) -> String {
    "where no case has a lone value that is no object, "
      + "`@Codable(tagging: .internal(\(Excerpt.quoted(key))))` reads the case from "
      + "\(Excerpt.quoted(key))"
  }

  /// What is advised where a string stands in place of an object.
  ///
  /// That an enum asked is not to be seen: the error is the one of a struct.
  static func helpForCase(
    _ error: DecodingError, _ found: DecodingIssue.Found?
  ) -> String? {
    guard case .typeMismatch(let type, _) = error, type == [String: Any].self,
      error.context?.isUnmarked == true, let text = found?.text, isIdentifier(text),
      error.pathOfFault.last?.isOfEnum != true
    else { return nil }
    return "where it is a case of an enum without values, a raw value (`: String`) or "
      + "`@Codable(tagging: .bare)` reads \(Excerpt.quoted(text))"
  }

  /// The name of the property to which a path leads; nil where a dictionary's value stands, or
  /// where it has no name that Swift can spell.
  private static func property(at path: some BidirectionalCollection<any CodingKey>) -> String? {
    guard let key = path.last, !isKeyOfDictionary(key),
      case .key(let name) = JSONPathComponent(key), isIdentifier(name)
    else { return nil }
    return name
  }

  /// What is advised where it is known who asked the decoder.
  private static func help(
    for wanted: Wanted, name: String, found: DecodingIssue.Found
  ) -> String? {
    if wanted.isUnknownMember {
      return "`[String: JSONValue]` as the type of the unknown members keeps any value"
    }
    if found.kind == .null {
      guard let strategy = wanted.strategy else {
        return isOptional(wanted.type) ? nil : optional(name)
      }
      guard !isOptional(strategy) else { return nil }
      return coded(
        "\(typeName(strategy))?", name, "\(typeName(wanted.type))?", accepting: "null")
    }
    guard let excerpt = found.excerpt else { return nil }
    if let strategy = wanted.strategy {
      guard let other = DateAdvice.alternative(to: strategy, found: found) else { return nil }
      return codedValue(other, name, "Date", accepting: excerpt)
    }
    guard let raw = enumeration(in: wanted.type), accepts(excerpt, raw) else { return nil }
    let strategy = "LosslessRaw<\(typeName(raw))>"
    return "`\(strategy)` (`\(strategy)?` for an optional) as the strategy of `@Coded` accepts "
      + excerpt
  }

  /// Whether a type is an enum none of whose cases may have values, as far as its size tells.
  static func mayBeOfBareCases(_ type: Any.Type) -> Bool {
    _mangledTypeName(type)?.last == "O" && size(of: type) <= 1
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type)
  }

  /// What accepts null where no strategy is at work.
  private static func optional(_ name: String) -> String {
    "an optional `\(name)` accepts null (in a `@Codable` type also `@CodableDefault(…)`)"
  }

  /// What is advised for a value of another kind than the array or the object that was wanted.
  static func collection(
    _ type: Any.Type, found: DecodingIssue.Found, isLost: Bool = false
  ) -> String? {
    let role = "as the strategy of `@Coded`"
    if type == [Any].self {
      return
        "for a list, `OneOrMany<…>` \(isLost ? "inside of `Lossy`" : role) accepts one element "
        + "alone"
        + (found.kind == .object ? ", `NumberedList<…>` an object with numbers for keys" : "")
    }
    guard type == [String: Any].self, found.isEmptyArray else { return nil }
    return "`EmptyArrayAsNil<…>` \(isLost ? "around `Lossy`" : role) reads an empty array as nil"
  }

  /// A strategy of a property, without a macro and with it.
  static func coded(
    _ strategy: String, _ name: String, _ type: String, accepting excerpt: String
  ) -> String {
    coded(strategy, name, type, does: "accepts \(excerpt)")
  }

  /// A strategy of a property that may be an optional, of which the error does not tell.
  static func codedValue(
    _ strategy: String, _ name: String, _ type: String, accepting excerpt: String
  ) -> String {
    "`@Coded<\(strategy)> var \(name): \(type)` accepts \(excerpt) "
      + "(for an optional: `@Coded<\(strategy)?>`; "
      + "in a `@Codable` type: `@CodableBy(\(strategy).self)`)"
  }

  /// As above, of what the strategy does.
  static func coded(
    _ strategy: String, _ name: String, _ type: String, does effect: String
  ) -> String {
    "`@Coded<\(strategy)> var \(name): \(type)` \(effect) "
      + "(in a `@Codable` type: `@CodableBy(\(metatype(strategy)))`)"
  }

  private static func metatype(_ strategy: String) -> String {
    strategy.hasSuffix("?") ? "(\(strategy)).self" : "\(strategy).self"
  }

  /// Whether the raw value of an enum is of the type, whose error does not tell that it was one.
  static func mayBeOfEnum(_ type: Any.Type) -> Bool {
    type == Int.self || type == String.self
  }

  /// An enum that the type may stand for: cases without raw values are texts as well, which no
  /// strategy converts to.
  static func anEnum(of type: Any.Type) -> String {
    type == String.self ? "for an enum with raw values" : "for an enum"
  }

  static func accepts<T: RawRepresentable>(_ json: String, _ type: T.Type) -> Bool {
    guard let rawType = T.RawValue.self as? any LosslessScalar.Type,
      let value = converted(json, to: rawType) as? T.RawValue
    else { return false }
    return T(rawValue: value) != nil
  }

  /// Whether decoders name the type only for want of the model's.
  static func isContainer(_ type: Any.Type) -> Bool {
    type == [Any].self || type == [String: Any].self
  }

  /// Whether a key is known to be one of a dictionary, whose values have no declarations.
  static func isKeyOfDictionary(_ key: any CodingKey) -> Bool {
    (key as? PathKey)?.isData == true
      || ["_DictionaryCodingKey", "_CodingKey"].contains(String(describing: Swift.type(of: key)))
  }

  static func convertsLosslessly(_ json: String, to type: Any.Type) -> Bool {
    (type as? any LosslessScalar.Type).flatMap { converted(json, to: $0) } != nil
  }

  static func converted(_ json: String, to type: any LosslessScalar.Type) -> Any? {
    (try? JSONValue(parsing: json)).flatMap(Scalar.init).flatMap { type.init(losslessly: $0) }
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
