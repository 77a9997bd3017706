import JSONCore

/// What one encoding knows about the keys of one `CodingKey` type.
///
/// A key of a type with at most 256 values, as `enum CodingKeys` has, is one byte, which stands for
/// the key: its text is converted and escaped once in an encoding, and that a key comes twice in an
/// object is seen by one bit.
///
///     enum CodingKeys { case id, userName }   with .convertToSnakeCase
///     spans[0]: number 0, text ,"id":          spans[1]: number 1, text ,"user_name":
class KeyTexts {
  /// Whether keys are known by their byte; others are converted and escaped each time.
  let isNumbered: Bool
  /// Whether the keys are those of a dictionary, which are data and never converted.
  let isData: Bool
  private struct Contents: ~Copyable {
    var keys: [(key: any CodingKey, name: String)] = []
    var texts = OutputBuffer(capacity: 128)
    /// For each byte where its text is.
    var spans: [Span] = []
  }

  /// A key's number and its text, from the comma to behind the colon.
  struct Span {
    var number = 0
    var start = 0
    /// 0 for a key that was not met yet.
    var end = 0
  }

  private let contents = Unguarded(Contents())

  init(isNumbered: Bool, isData: Bool) {
    self.isNumbered = isNumbered
    self.isData = isData
  }

  var count: Int { contents.value.keys.count }
  func key(_ number: Int) -> any CodingKey { contents.value.keys[number].key }
  func name(_ number: Int) -> String { contents.value.keys[number].name }

  /// The span of the key that is stored as `byte`, if it was met.
  func span(of byte: UInt8) -> Span? {
    guard Int(byte) < contents.value.spans.count else { return nil }
    let span = contents.value.spans[Int(byte)]
    return span.end > 0 ? span : nil
  }

  /// Adds the key that is stored as `byte` and written as `name`.
  func add(_ key: any CodingKey, named name: String, byte: UInt8, escapesSlashes: Bool) -> Span {
    var span = Span()
    // Two keys may come to one name by conversion, or in two spellings of it.
    span.number = contents.value.keys.firstIndex { $0.name == name } ?? count
    if span.number == count { contents.value.keys.append((key, name)) }
    span.start = contents.value.texts.count
    contents.value.texts.append(UInt8(ascii: ","))
    contents.value.texts.append(key: self.name(span.number), escapesSlashes: escapesSlashes)
    span.end = contents.value.texts.count
    while contents.value.spans.count <= Int(byte) { contents.value.spans.append(Span()) }
    contents.value.spans[Int(byte)] = span
    return span
  }

  /// Writes a key as the next of an object.
  func write(_ span: Span, to buffer: inout OutputBuffer) {
    let start = buffer.last == UInt8(ascii: "{") ? span.start &+ 1 : span.start
    buffer.append(contents.value.texts, from: start, to: span.end)
  }
}

/// The table for keys of the type `Key`, which also makes the containers for them.
///
/// Asking the runtime for `KeyedEncoding<Key>` and its conformance costs more than writing three
/// members. The table asks once and keeps the answer.
final class TypedKeyTexts<Key: CodingKey>: KeyTexts {
  private let container: any CachedKeyedEncoding<Key>.Type = KeyedEncoding<Key>.self

  func makeContainer(for node: EncodingNode) -> KeyedEncodingContainer<Key> {
    make(container, for: node)
  }

  private func make<Container: CachedKeyedEncoding<Key>>(
    _ type: Container.Type, for node: EncodingNode
  ) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Container(node: node, table: self))
  }
}

/// `KeyedEncoding<Key>`, as something that can be kept in a table.
protocol CachedKeyedEncoding<Key>: KeyedEncodingContainerProtocol {
  init(node: EncodingNode, table: KeyTexts)
}
