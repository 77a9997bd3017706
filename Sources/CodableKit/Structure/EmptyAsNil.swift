public import JSONCore

/// An empty string in place of a value that is not there.
///
///     @Coded<EmptyStringAsNil<URL>> var homepage: URL?
///     // "" and null -> nil, "https://a.example" -> the URL
///
/// A text that the strategy makes empty is nil as well: `EmptyStringAsNil<Trimmed<String>>` reads
/// `"  "` as nil. A missing key is nil too. Nil is written by leaving the key out. For a default in
/// place of nil see ``NilAs``.
public typealias EmptyStringAsNil<Strategy: ValueStrategy> = EmptyAsNil<Strategy, EmptyText>

/// An empty array in place of an object, as some servers send for one without members.
///
///     @Coded<EmptyArrayAsNil<[String: Int]>> var counts: [String: Int]?
///     // [] and null -> nil, {"a": 1} -> ["a": 1]
///
/// A missing key is nil too. Nil is written by leaving the key out.
public typealias EmptyArrayAsNil<Strategy: ValueStrategy> = EmptyAsNil<Strategy, EmptyList>

/// An empty form in place of a value that is not there.
///
/// The strategy of ``EmptyStringAsNil`` and ``EmptyArrayAsNil``.
///
///     @Coded<EmptyAsNil<Int, EmptyText>> var count: Int?
///     // "" and null -> nil, 3 -> 3
///
/// `Lossy<EmptyAsNil<…>>` reads a bad value as nil too, with an issue. To keep the good members of
/// a bad object, the inner strategy says so: `EmptyArrayAsNil<Lossy<[String: Int]>>`.
public enum EmptyAsNil<Strategy: ValueStrategy, Form: EmptyForm>: ValueStrategy {
  public typealias CodedValue = Strategy.CodedValue?
}

/// A form that stands for nothing; see ``EmptyAsNil``.
///
///     enum Zeroed: EmptyForm {
///       static func stands(in container: any SingleValueDecodingContainer) -> Bool {
///         (try? container.decode(Int.self)) == 0
///       }
///     }
///     @Coded<EmptyAsNil<Int, Zeroed>> var count: Int?
///     // {"count": 0} -> nil
public protocol EmptyForm {
  /// Whether the form stands in a container; it does not where the value is of another kind.
  ///
  ///     // Of "":
  ///     EmptyText.stands(in: container)   // true
  static func stands(in container: any SingleValueDecodingContainer) -> Bool

  /// Whether the form is the next value, on the direct path; nil, the default, where only
  /// ``stands(in:)-(any SingleValueDecodingContainer)`` can tell.
  ///
  /// It reads the form if it is there, and may read anything if it is not.
  ///
  ///     // Before []:
  ///     try EmptyList.stands(in: &reader)   // true
  static func stands(in reader: inout JSONReader) throws(JSONError) -> Bool?

  /// Whether the form is what a strategy has made of a value; the default says no.
  ///
  ///     EmptyText.stands(for: "")    // true
  ///     EmptyText.stands(for: "a")   // false
  static func stands<Value>(for value: Value) -> Bool
}

extension EmptyForm {
  public static func stands<Value>(for value: Value) -> Bool { false }
}

/// The empty string; see ``EmptyStringAsNil``.
///
///     @Coded<EmptyAsNil<Int, EmptyText>> var count: Int?
///     // "" -> nil, 3 -> 3
public enum EmptyText: EmptyForm {
  public static func stands(in container: any SingleValueDecodingContainer) -> Bool {
    (try? container.decode(String.self))?.isEmpty == true
  }

  public static func stands<Value>(for value: Value) -> Bool { (value as? String)?.isEmpty == true }
}

/// The empty array; see ``EmptyArrayAsNil``.
///
///     @Coded<EmptyAsNil<[String: Int], EmptyList>> var counts: [String: Int]?
///     // [] -> nil
public enum EmptyList: EmptyForm {
  public static func stands(in container: any SingleValueDecodingContainer) -> Bool {
    (try? container.decode(Probe.self))?.isEmpty == true
  }

  /// Looks whether an array is empty, without reading what is in it.
  private struct Probe: Decodable {
    let isEmpty: Bool

    init(from decoder: any Decoder) throws { isEmpty = try decoder.unkeyedContainer().isAtEnd }
  }
}

extension EmptyAsNil: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue? {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue? {
    if container.decodeNil() || Form.stands(in: container) { return nil }
    return orNil(try Strategy.decode(from: container))
  }

  /// A value that was read, or nil if it is the form that stands for nothing.
  static func orNil(_ value: Strategy.CodedValue?) -> Strategy.CodedValue? {
    value.flatMap { Form.stands(for: $0) ? nil : $0 }
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Strategy.CodedValue?
  {
    nil
  }
}

extension EmptyAsNil: LossyDecodingStrategy where Strategy: DecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue? {
    if Form.stands(in: container) { return nil }
    return orNil(try Strategy?.decodeLossily(from: container))
  }
}

extension EmptyAsNil: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: Strategy.CodedValue?, to encoder: any Encoder) throws {
    try Strategy?.encode(value, to: encoder)
  }

  public static func encode<Key>(
    _ value: Strategy.CodedValue?, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    try Strategy?.encode(value, to: &container, forKey: key)
  }
}
