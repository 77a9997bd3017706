/// The errors, with Foundation's cases and paths. Kept out of the readers, which hardly ever fail.
extension JSONDocument {
  @inline(never)  // Cold; the readers stay small.
  func mismatch(_ type: Any.Type, at place: Int) -> DecodingError {
    .typeMismatch(
      type,
      .init(
        codingPath: pathOfError(at: place),
        debugDescription: Self.expectation(of: type) + Self.finding(node(at: place).kind)))
  }

  @inline(never)  // Cold.
  func missingValue(_ type: Any.Type, at place: Int) -> DecodingError {
    .valueNotFound(
      type,
      .init(
        codingPath: pathOfError(at: place),
        debugDescription: "Cannot get value of type \(type) -- found null value instead."))
  }

  /// The first half of a message, at once for the types that are asked for most: the runtime takes
  /// longer over a name than all of the rest takes, and a tolerant model throws the error away.
  private static func expectation(of type: Any.Type) -> String {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(Int.self): "Expected to decode Int but found "
    case ObjectIdentifier(String.self): "Expected to decode String but found "
    case ObjectIdentifier(Double.self): "Expected to decode Double but found "
    case ObjectIdentifier(Bool.self): "Expected to decode Bool but found "
    case ObjectIdentifier([Any].self): "Expected to decode Array<Any> but found "
    case ObjectIdentifier([String: Any].self):
      "Expected to decode Dictionary<String, Any> but found "
    default: "Expected to decode \(type) but found "
    }
  }

  /// The second half.
  private static func finding(_ kind: JSONNode.Kind) -> String {
    switch kind {
    case .null: "null instead."
    case .false, .true: "bool instead."
    case .number: "number instead."
    case .string: "a string instead."
    case .array: "an array instead."
    case .object: "a dictionary instead."
    }
  }

  /// For a value that should be of `type` and is none: null is a value not found, anything else a
  /// mismatch.
  @inline(never)  // Cold.
  func unfit(_ type: Any.Type, at place: Int) -> DecodingError {
    node(at: place).kind == .null ? missingValue(type, at: place) : mismatch(type, at: place)
  }

  @inline(never)  // Cold.
  func missingKey(_ key: some CodingKey, in object: Int) -> DecodingError {
    .keyNotFound(
      key,
      .init(
        codingPath: pathOfError(at: object),
        debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
  }

  @inline(never)  // Cold.
  func corrupted(_ description: String, at place: Int) -> DecodingError {
    .dataCorrupted(.init(codingPath: pathOfError(at: place), debugDescription: description))
  }

  @inline(never)  // Cold.
  func unrepresentable(_ type: Any.Type, at place: Int) -> DecodingError {
    let text = index.number(of: node(at: place)).text
    let excerpt = text.utf8.count > 80 ? text.prefix(80) + "…" : text[...]
    return .dataCorrupted(
      .init(
        codingPath: pathOfError(at: place),
        debugDescription: "The number \(excerpt) does not fit in \(type)",
        underlyingError: NumberFault(type: type)))
  }

  /// What stands at a place, cut to a length that a message can hold.
  func foundText(at place: Int) -> String {
    let node = node(at: place)
    switch node.kind {
    case .string: return Excerpt.quoted(index.text(of: node))
    case .number: return Excerpt.raw(index.number(of: node).text)
    default: return String(Self.finding(node.kind).dropLast(" instead.".count))
    }
  }
}
