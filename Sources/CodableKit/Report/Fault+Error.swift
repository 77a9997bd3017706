extension Fault {
  /// Says what an error means.
  ///
  /// - Parameters:
  ///   - error: the error that a decoder, a strategy or the user's code threw.
  ///   - found: what stands at the fault, when somebody looked.
  ///   - type: the type that was asked for at the fault, when the error does not say it.
  init(_ error: any Error, found: DecodingIssue.Found?, expecting type: Any.Type?) {
    if let number = FoundationFault(error)?.number {
      self.init(
        // The number may stand deeper inside, and is then none of the type.
        reason: .outOfRange,
        expected: type.flatMap { $0 is any Numeric.Type ? typeName($0) : nil } ?? "another number",
        found: found ?? .init(kind: .number, excerpt: Excerpt.raw(number.text)))
      return
    }
    guard let error = error as? DecodingError else {
      self.init(
        reason: .malformed, expected: type.map(typeName) ?? Self.unknown, found: found,
        detail: String(describing: error))
      return
    }
    if let alternatives = NoneOf(error) {
      self.init(alternatives, found: found, expecting: type)
      return
    }
    if let key = BadKey(error) {
      self.init(
        reason: .badKey, expected: key.expected,
        found: .init(kind: .string, excerpt: Excerpt.quoted(key.text)))
      return
    }
    let wanted = Wanted(error)
    let raw = wanted.flatMap { enumeration(in: $0.type) }
    switch error {
    case .keyNotFound(let key, _):
      let names = error.keyInNull.map { [$0] } ?? AcceptedKeys(error)?.names ?? [key.stringValue]
      self.init(missing: listed(names.map(Excerpt.quoted)), in: error.absentObject?.key)
    case .valueNotFound(let asked, _) where error.isPastEnd:
      self.init(
        reason: .missing, expected: wanted?.expected ?? expectation(of: asked),
        found: .init(kind: .endOfArray, excerpt: nil))
    case .valueNotFound(let asked, _):
      self.init(
        reason: .null, expected: wanted?.expected ?? expectation(of: asked),
        found: found ?? .init(kind: .null, excerpt: nil))
    case .typeMismatch(let asked, let context):
      self.init(
        reason: found?.kind == .null
          ? .null : wanted?.isOutOfRange == true ? .outOfRange : .wrongType,
        // A strategy's own words say more than the type that comes of it.
        expected: (context.underlyingError as? DateForm)?.description
          ?? wanted?.expected
          ?? (error.isOfOnlyKey ? "an object with one key, a case of \(typeName(asked))" : nil)
            ?? type.map(expectation)
            // The cases of an enum that lists them say more than the kind of its raw value.
            ?? expectation(of: raw.flatMap { listsCases($0) ? $0 : nil } ?? asked),
        found: found,
        detail: NoMatch(error).map { found == nil ? "The value fits no case (\($0))" : "\($0)" }
          ?? (found == nil
            ? context.debugDescription : wanted?.isOutOfRange == true ? "out of range" : nil))
    case .dataCorrupted(let context):
      self.init(context, found: found, expecting: type ?? raw)
    @unknown default:
      self.init(
        reason: .malformed, expected: type.map(typeName) ?? Self.unknown, found: found,
        detail: String(describing: error))
    }
  }

  /// That a key is missing, or the object in which it should have stood.
  private init(missing keys: String, in object: AbsentKey?) {
    guard let object else {
      self.init(reason: .missing, expected: keys)
      return
    }
    self.init(
      reason: .missing,
      expected: object.isNull
        ? "an object with key \(keys)"
        : "\(Excerpt.quoted(object.stringValue)) with \(keys) in it",
      found: object.isNull ? .init(kind: .null, excerpt: nil) : nil)
  }

  /// That no alternative accepts a value; what is wrong is what the first one says.
  private init(
    _ alternatives: NoneOf, found: DecodingIssue.Found?, expecting type: Any.Type?
  ) {
    let faults = alternatives.errors.map { Fault($0, found: found, expecting: nil) }
    let expected = alternatives.expected(found: found)
    self.init(
      reason: found?.kind == .null ? .null : faults.first?.reason ?? .malformed,
      expected: expected.count > 1
        ? "one of: " + expected.joined(separator: "; ")
        : expected.first ?? type.map(expectation) ?? Self.unknown,
      found: found,
      detail: found == nil || expected.isEmpty
        ? "none of: " + faults.map(\.message).joined(separator: "; ") : nil)
    if reason == .unknownCase { reason = .malformed }
  }

  private init(
    _ context: DecodingError.Context, found: DecodingIssue.Found?, expecting type: Any.Type?
  ) {
    if let unknown = context.underlyingError as? UnknownKey {
      self.init(unknown)
    } else if let stated = context.underlyingError as? StatedFault {
      let found = found ?? stated.found
      self.init(
        reason: stated.reason, expected: stated.expected, found: found,
        detail: found == nil
          ? context.debugDescription
          : stated.detail
            ?? stated.unknown.flatMap { nearWords(to: $0.text, among: $0.known) })
    } else if let form = context.underlyingError as? DateForm {
      self.init(
        reason: .malformed, expected: form.description, found: found,
        detail: found == nil ? context.debugDescription : nil)
    } else if let form = (context.underlyingError as? Wanted)?.expected {
      self.init(
        reason: .malformed, expected: form, found: found,
        detail: found == nil ? context.debugDescription : nil)
    } else if let number = context.underlyingError as? NumberFault {
      self.init(reason: .outOfRange, expected: typeName(number.type), found: found)
    } else if let type, let rawType = rawValueType(of: type), found.map(rawType.matches) ?? true {
      self.init(
        reason: .unknownCase, expected: expectation(of: type), found: found,
        detail: found?.text.flatMap { nearWords(to: $0, among: caseStrings(of: type)) })
    } else if let form = formOfFoundation(in: context.debugDescription) {
      // Foundation names the object or the array around a date, which is a text.
      let isAround =
        form == ISO8601.form && (found?.kind == .object || found?.kind == .array)
      self.init(
        reason: .malformed, expected: form, found: found,
        detail: isAround ? "a text in it is meant" : nil)
    } else if let name = nameOfRawRepresentable(in: context.debugDescription) {
      self.init(reason: .unknownCase, expected: name, found: found)
    } else if let type, type is any FixedWidthInteger.Type, found?.kind == .number {
      self.init(reason: .outOfRange, expected: typeName(type), found: found)
    } else if let number = UnfitNumber(in: context.debugDescription) {
      self.init(
        reason: .outOfRange, expected: number.type,
        found: found ?? .init(kind: .number, excerpt: number.text))
    } else {
      self.init(
        reason: .malformed, expected: type.map(expectation) ?? Self.unknown, found: found,
        detail: context.debugDescription.isEmpty ? nil : context.debugDescription)
    }
  }
}

extension DecodingError {
  /// Whether an enum of the compiler's synthesis looked for its case as the only key of an object.
  var isOfOnlyKey: Bool {
    guard case .typeMismatch(_, let context) = self, context.isUnmarked else { return false }
    return context.debugDescription.withoutFullStop
      == "Invalid number of keys found, expected one"
  }

  /// Whether an array has no more elements where one is expected, which decoders say only in words.
  var isPastEnd: Bool {
    guard case .valueNotFound(_, let context) = self, let key = context.codingPath.last,
      case .index = JSONPathComponent(key)
    else { return false }
    return context.debugDescription.lowercased().contains("unkeyed container is at end")
  }
}
