extension KeyedDecodingContainer {
  /// The only key of an object that names the case of an enum.
  ///
  ///     switch try container.onlyKey(for: Side.self) {
  ///     case .left: self = .left
  ///     case .right: self = .right
  ///     }
  ///     // {"left": {}} -> .left, {} -> throws
  ///
  /// Throws `DecodingError.typeMismatch`, as the compiler's synthesis does, when not exactly one of
  /// the known keys is there; where the keys are `CaseIterable`, its text names them.
  @_documentation(visibility: internal)
  public func onlyKey(for type: Any.Type) throws -> Key {
    let keys = allKeys
    guard keys.count == 1, let key = keys.first else {
      throw DecodingError.typeMismatch(
        type,
        .init(
          codingPath: codingPath,
          debugDescription: "Invalid number of keys found, expected one",
          underlyingError: Self.wantedOnlyKey(for: type)))
    }
    return key
  }

  private static func wantedOnlyKey(for type: Any.Type) -> Wanted {
    guard let listing = Key.self as? any (CodingKey & CaseIterable).Type else {
      return Wanted(type: type)
    }
    let keys = texts(of: listing)
    var wanted = Wanted(
      "an object with one key, \(listed(keys.map(Excerpt.quoted)))", type: type)
    wanted.keys = keys
    return wanted
  }

  private static func texts<Keys: CodingKey & CaseIterable>(of type: Keys.Type) -> [String] {
    Keys.allCases.map(\.stringValue)
  }

  /// The error for a tag that stands for no case.
  ///
  ///     throw container.unknownTag(tag, forKey: .type, expected: ["a", "b"])
  ///     // expected "a" or "b", found "c"
  ///
  /// - Parameters:
  ///   - tag: what was found.
  ///   - key: where.
  ///   - known: the tags that stand for cases.
  /// - Returns: `DecodingError.dataCorrupted` at the tag's path.
  @_documentation(visibility: internal)
  public func unknownTag<Tag>(
    _ tag: Tag, forKey key: Key, expected known: [Tag]
  ) -> DecodingError {
    .unknownTag(tag, at: codingPath + [key], expected: known)
  }
}

extension DecodingError {
  /// The error for a tag that stands for no case, wherever the tag was found.
  ///
  ///     throw DecodingError.unknownTag(3, at: decoder.codingPath, expected: [1, 2])
  ///     // expected 1 or 2, found 3
  @_documentation(visibility: internal)
  public static func unknownTag<Tag>(
    _ tag: Tag, at path: [any CodingKey], expected known: [Tag]
  ) -> DecodingError {
    StatedFault.error(
      .unknownCase, expected: listed(known.map(text)), found: tag,
      among: known.compactMap { $0 as? String }, at: path)
  }

  private static func text<Tag>(_ tag: Tag) -> String {
    (tag as? String).map { Excerpt.quoted($0) } ?? "\(tag)"
  }
}

extension Decoder {
  /// The result of the first of several attempts that fits the value.
  ///
  ///     self = try decoder.firstMatch(
  ///       Self.self,
  ///       [
  ///         ("number", { .number(try Int(from: decoder)) }),
  ///         ("text", { .text(try String(from: decoder)) }),
  ///       ])
  ///     // 1 -> .number(1), "a" -> .text("a"), [] -> throws
  ///
  /// The first that succeeds without recovering anything, and without keeping a case that it does
  /// not know, wins, then the first that succeeds at all. Only the winner's issues stay. When all
  /// fail, `unknown` says what that means.
  ///
  /// Throws `DecodingError.typeMismatch`, which says why no attempt fits, when there is none;
  /// broken syntax and excessive depth are thrown as they are.
  @_documentation(visibility: internal)
  public func firstMatch<Value>(
    _ type: Value.Type, _ attempts: [(name: String, read: () throws -> Value)],
    otherwise unknown: (() throws -> Value)? = nil
  ) throws -> Value {
    let flattened = self as? FlattenedDecoder
    let notes = flattened?.notes
    do {
      return try readRemembering(type, at: self, by: { try attempts[$0].read() }) {
        try match(type, attempts)
      }
    } catch {
      guard let unknown, Recovery.isRecoverable(error) else { throw error }
      if let notes { flattened?.notes = notes }
      return try unknown()
    }
  }

  /// Gives a value that is written as null.
  ///
  ///     self = try decoder.requireNull(for: .nothing)
  ///     // null -> .nothing, 1 -> throws
  ///
  /// Throws `DecodingError.typeMismatch` when anything else stands there.
  @_documentation(visibility: internal)
  public func requireNull<Value>(for value: Value) throws -> Value {
    guard try singleValueContainer().decodeNil() else {
      throw DecodingError.typeMismatch(
        Value.self, .init(codingPath: codingPath, debugDescription: "Expected null."))
    }
    return value
  }

  /// The first of the attempts that succeeds without recovering anything, else the first that
  /// succeeds at all; and its number.
  private func match<Value>(
    _ type: Value.Type, _ attempts: [(name: String, read: () throws -> Value)]
  ) throws -> (value: Value, number: Int) {
    let outer = IssueCollector.current
    // The keys that an attempt asked for are nobody's when another one is taken.
    let flattened = self as? FlattenedDecoder
    let notes = flattened?.notes
    var failures: [(name: String, error: any Error)] = []
    var failed = notes
    var lossy:
      (value: Value, number: Int, issues: IssueCollector.Contents, notes: FlattenedDecoder.Notes?)?
    for (number, attempt) in attempts.enumerated() {
      if let notes { flattened?.notes = notes }
      let (result, issues) = IssueCollector.attempt(attempt.read, within: outer)
      switch result {
      case .success(let value) where issues.isClean:
        return (value, number)
      case .success(let value):
        if lossy == nil { lossy = (value, number, issues, flattened?.notes) }
      case .failure(let error) where Recovery.isRecoverable(error):
        failures.append((attempt.name, error))
        if let flattened { failed?.formUnion(flattened.notes) }
      case .failure(let error):
        if lossy == nil { throw error }
      }
    }
    if let lossy {
      if let notes = lossy.notes { flattened?.notes = notes }
      outer?.append(lossy.issues)
      return (lossy.value, lossy.number)
    }
    // Without a match the value is there if one of the keys is that any attempt asked for.
    if let failed { flattened?.notes = failed }
    let names = attempts.map(\.name).joined(separator: ", ")
    let path = codingPath
    throw DecodingError.typeMismatch(
      type,
      .init(
        codingPath: path, debugDescription: "The value fits no case: \(names)",
        underlyingError: NoMatch(failures, at: path.count)))
  }
}
