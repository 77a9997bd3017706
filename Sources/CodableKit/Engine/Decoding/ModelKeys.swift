/// What a document knows about the keys of one `CodingKey` type.
///
/// A key of a type with at most 256 values, as `enum CodingKeys` has, is one byte, which stands for
/// the key: its text is asked for once. What a byte stands for is the type's own secret, but not
/// changing: equal bytes are equal values.
///
/// A document keeps what it knows for as long as it lives.
@safe class ModelKeys {
  /// The texts, where `known` finds them.
  private var texts: [OwnedBytes] = []
  /// For each byte below `count` the key, if it was met; all of them are initialised.
  ///
  /// Not an array, which would be retained for each key. Read while nobody changes it, so that the
  /// check for overlapping accesses, which costs more than the read, has nothing to find.
  @exclusivity(unchecked) private var known: UnsafeMutablePointer<WantedKey>
  @safe @exclusivity(unchecked) private var count = 0

  init() { unsafe known = .allocate(capacity: 0) }

  deinit { unsafe known.deallocate() }

  /// The key that is stored as `byte` and has the text that `text` gives.
  ///
  /// Nil for keys beyond ASCII, which have more than one spelling.
  @inline(__always)  // Asked for every key of every object.
  final func key(_ byte: UInt8, isSnakeCase: Bool, text: () -> String) -> WantedKey? {
    if Int(byte) < count {
      let key = unsafe known[Int(byte)]
      if key.isMet { return key }
    }
    return add(byte, isSnakeCase, text())
  }

  @inline(never)  // Once for each key.
  private final func add(_ byte: UInt8, _ isSnakeCase: Bool, _ text: String) -> WantedKey? {
    var text = text
    let owned = text.withUTF8 { OwnedBytes(copying: unsafe ByteView($0)) }
    let wanted = WantedKey(owned.view, isSnakeCase: isSnakeCase)
    guard wanted.isASCII else { return nil }
    texts.append(owned)
    if Int(byte) >= count { grow(to: max(Int(byte) + 1, 2 * count, 8)) }
    unsafe known[Int(byte)] = wanted
    return wanted
  }

  private final func grow(to larger: Int) {
    let memory = UnsafeMutablePointer<WantedKey>.allocate(capacity: larger)
    unsafe memory.moveInitialize(from: known, count: count)
    unsafe (memory + count).initialize(repeating: .unmet, count: larger - count)
    unsafe known.deallocate()
    unsafe known = memory
    count = larger
  }
}

/// What a document knows about the keys of the type `Key`, which also makes the containers for them.
///
/// Asking the runtime for `KeyedContainer<Key>` and its conformance costs more than reading three
/// members. Here it is asked once, and its answer kept.
final class TypedModelKeys<Key: CodingKey>: ModelKeys {
  private let container: any CachedKeyedDecoding<Key>.Type = KeyedContainer<Key>.self

  func makeContainer(
    _ document: JSONDocument, at place: Int
  ) throws -> KeyedDecodingContainer<Key> {
    try make(container, document, at: place)
  }

  private func make<Container: CachedKeyedDecoding<Key>>(
    _ type: Container.Type, _ document: JSONDocument, at place: Int
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      try Container(document, at: place, keys: MemoryLayout<Key>.size == 1 ? self : nil))
  }
}

/// `KeyedContainer<Key>`, as something that can be kept in a table.
protocol CachedKeyedDecoding<Key>: KeyedDecodingContainerProtocol {
  init(_ document: JSONDocument, at place: Int, keys: ModelKeys?) throws
}

extension JSONDocument {
  /// A keyed container for the object at a place.
  func keyedContainer<Key: CodingKey>(
    _ type: Key.Type, at place: Int
  ) throws -> KeyedDecodingContainer<Key> {
    if let keys = modelKeys[type] {
      // Inserted below for this very type.
      return try unsafe unsafeDowncast(keys, to: TypedModelKeys<Key>.self)
        .makeContainer(self, at: place)
    }
    guard hasManyObjects else {
      return KeyedDecodingContainer(try KeyedContainer<Key>(self, at: place, keys: nil))
    }
    let keys = TypedModelKeys<Key>()
    modelKeys.insert(keys, for: type)
    return try keys.makeContainer(self, at: place)
  }

  /// Whether a type of keys is likely to be met again.
  private var hasManyObjects: Bool { bytes.count >= 512 }
}
