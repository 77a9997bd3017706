/// What a document knows about the keys of one `CodingKey` type.
///
/// A key of a type with at most 256 values, as `enum CodingKeys` has, is one byte, or none if there
/// is but one value, which stands for the key: its text is asked for once. What a byte stands for
/// is the type's own secret, but not changing: equal bytes are equal values.
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

  /// Containers that were handed out, in the order in which they were made; the rest is empty.
  ///
  /// Not an array, for the same reason.
  @exclusivity(unchecked) private var containers: UnsafeMutablePointer<Kept>
  @safe @exclusivity(unchecked) private var containerCount = 0

  init() {
    unsafe known = .allocate(capacity: 0)
    unsafe containers = .allocate(capacity: 0)
  }

  deinit {
    unsafe known.deallocate()
    dropContainers()
    unsafe containers.deallocate()
  }

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

// MARK: - Containers that are used again

/// What the runtime does to make a `KeyedDecodingContainer` costs more than reading three members.
/// So one is used again for the next object once nobody else holds it. Objects of one type that
/// stand inside each other need several; the document lets go of all of them at the end of its
/// call.
extension ModelKeys {
  fileprivate struct Kept {
    /// The box, which is all that a `KeyedDecodingContainer` consists of.
    var box: AnyObject?
    /// The object that the container is for.
    var object: Int
  }

  private static let mostContainers = 4

  /// The object of the container with a number.
  @inline(__always)  // Asked for every key of every object.
  final func object(_ number: Int) -> Int { unsafe containers[number].object }

  /// A container that was handed out before and is nobody's any more, now for another object.
  fileprivate final func freeBox(for object: Int) -> AnyObject? {
    for number in 0..<containerCount
    where unsafe isKnownUniquelyReferenced(&containers[number].box) {
      guard let box = unsafe containers[number].box else { continue }
      unsafe containers[number].object = object
      return box
    }
    return nil
  }

  /// The number of a container that will be kept; nil if there are enough, or they would be no
  /// boxes.
  fileprivate final func newNumber<Key: CodingKey>(
    of type: KeyedDecodingContainer<Key>.Type, for object: Int
  ) -> Int? {
    guard containerCount < Self.mostContainers,
      MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<AnyObject>.size
    else { return nil }
    if containerCount == 0 {
      unsafe containers.deallocate()
      unsafe containers = .allocate(capacity: Self.mostContainers)
    }
    unsafe (containers + containerCount).initialize(to: Kept(box: nil, object: object))
    containerCount += 1
    return containerCount - 1
  }

  fileprivate final func keep<Key: CodingKey>(
    _ container: KeyedDecodingContainer<Key>, number: Int
  ) {
    // The size was compared when the number was given.
    unsafe containers[number].box = unsafeBitCast(container, to: AnyObject.self)
  }

  /// Lets go of all containers; those that somebody else keeps stay as they are.
  final func dropContainers() {
    for number in 0..<containerCount { unsafe containers[number].box = nil }
  }
}

/// What a document knows about the keys of the type `Key`, which also makes the containers for
/// them.
///
/// Asking the runtime for `KeyedContainer<Key>` and its conformance costs more than reading three
/// members. Here it is asked once, and its answer kept.
final class TypedModelKeys<Key: CodingKey>: ModelKeys {
  private let inner: any CachedKeyedDecoding<Key>.Type = KeyedContainer<Key>.self
  private let outer: any BoxedContainer<KeyedDecodingContainer<Key>>.Type = OuterContainer<Key>.self

  func makeContainer(
    _ document: JSONDocument, at place: Int
  ) throws -> KeyedDecodingContainer<Key> {
    try make(inner, document, at: place)
  }

  /// A container that was kept in a box.
  fileprivate func container(in box: AnyObject) -> KeyedDecodingContainer<Key> {
    Self.open(outer, box)
  }

  // Not inlined: by its associated type the runtime knows the container's type, which by its name
  // it would have to look up.
  @inline(never)
  private static func open<Boxed: BoxedContainer>(
    _ type: Boxed.Type, _ box: AnyObject
  ) -> Boxed.Container {
    // What `keep` put there, of this very type.
    unsafe unsafeBitCast(box, to: Boxed.Container.self)
  }

  private func make<Container: CachedKeyedDecoding<Key>>(
    _ type: Container.Type, _ document: JSONDocument, at place: Int
  ) throws -> KeyedDecodingContainer<Key> {
    guard MemoryLayout<Key>.size <= 1, document.isObjectWithoutTable(place) else {
      return KeyedDecodingContainer(try Container(document, at: place, keys: nil))
    }
    guard document.reusesContainers,
      let number = newNumber(of: KeyedDecodingContainer<Key>.self, for: place)
    else { return KeyedDecodingContainer(try Container(document, at: place, keys: self)) }
    let container = KeyedDecodingContainer(try Container(document, at: ~number, keys: self))
    keep(container, number: number)
    return container
  }
}

/// `KeyedContainer<Key>`, as something that can be kept in a table.
protocol CachedKeyedDecoding<Key>: KeyedDecodingContainerProtocol {
  init(_ document: JSONDocument, at place: Int, keys: ModelKeys?) throws
}

/// A type that has another one at hand, for which the runtime would search by its name.
private protocol BoxedContainer<Container> {
  associatedtype Container
}

private enum OuterContainer<Key: CodingKey>: BoxedContainer {
  typealias Container = KeyedDecodingContainer<Key>
}

extension JSONDocument {
  /// A keyed container for the object at a place.
  func keyedContainer<Key: CodingKey>(
    _ type: Key.Type, at place: Int
  ) throws -> KeyedDecodingContainer<Key> {
    if let keys = modelKeys[type] {
      // Inserted below for this very type.
      let keys = unsafe unsafeDowncast(keys, to: TypedModelKeys<Key>.self)
      if reusesContainers, isObjectWithoutTable(place), let box = keys.freeBox(for: place) {
        return keys.container(in: box)
      }
      return try keys.makeContainer(self, at: place)
    }
    guard hasManyObjects else {
      return KeyedDecodingContainer(try KeyedContainer<Key>(self, at: place, keys: nil))
    }
    let keys = TypedModelKeys<Key>()
    modelKeys.insert(keys, for: type)
    return try keys.makeContainer(self, at: place)
  }

  /// Whether the value at a place is an object whose keys are looked for in the document itself.
  fileprivate func isObjectWithoutTable(_ place: Int) -> Bool {
    node(at: place).kind == .object && !prepare(place)
  }

  /// Whether a type of keys is likely to be met again.
  private var hasManyObjects: Bool { bytes.count >= 512 }
}
