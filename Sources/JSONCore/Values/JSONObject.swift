/// The pairs of an object in the order of their text, found by key in constant time.
///
///     var object: JSONObject = ["b": 1, "a": 2]
///     object["c"] = 3
///     object.keys                // ["b", "a", "c"]
///     object == ["a": 2, "b": 1, "c": 3]   // true: order is kept, not compared
///
/// Keys are the same if their UTF-8 is (RFC 8259 section 8.3): "é" as one scalar and as two are two
/// keys. Up to eight pairs are searched one by one; more get a table, whose hashing is seeded anew
/// in each process.
public struct JSONObject: Sendable {
  private static let largestUnindexed = 8

  fileprivate struct Pair: Sendable {
    var key: String
    var value: JSONValue
  }

  // A pair that was taken away leaves a gap, so that taking away many takes no longer than putting
  // them in; when half of the slots are gaps, they are closed.
  private var slots: [Pair?] = []
  private var places: [ByteKey: Int] = [:]

  /// Makes an empty object.
  ///
  ///     JSONObject().isEmpty   // true
  public init() {}

  /// The number of pairs.
  ///
  ///     (["a": 1, "b": 2] as JSONObject).count   // 2
  public private(set) var count = 0

  /// Whether there are no pairs.
  ///
  ///     (["a": 1] as JSONObject).isEmpty   // false
  public var isEmpty: Bool { count == 0 }

  /// The keys, in order.
  ///
  ///     (["b": 1, "a": 2] as JSONObject).keys   // ["b", "a"]
  public var keys: [String] { map { $0.key } }

  /// The values, in order.
  ///
  ///     (["b": 1, "a": 2] as JSONObject).values   // [1, 2]
  public var values: [JSONValue] { map { $0.value } }

  /// The value of a key.
  ///
  /// Setting a new key puts it at the end; setting a present one keeps its place; setting nil takes
  /// it away.
  ///
  ///     var object: JSONObject = ["b": 1, "a": 2]
  ///     object["b"] = 3
  ///     object["a"] = nil
  ///     object["c"] = 4
  ///     object["b"]   // 3
  ///     object.keys   // ["b", "c"]
  ///
  /// - Complexity: O(1), amortised for setting and taking away.
  public subscript(key: String) -> JSONValue? {
    get { place(of: key).flatMap { slots[$0]?.value } }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?): slots[place]?.value = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  func place(of key: String) -> Int? {
    if slots.count > Self.largestUnindexed { return places[ByteKey(text: key)] }
    return slots.firstIndex { $0.map { ByteKey(text: $0.key) } == ByteKey(text: key) }
  }

  /// Adds a pair; of a key that is present the first or the last value counts.
  mutating func add(_ key: String, _ value: JSONValue, keepsLast: Bool) {
    guard let place = place(of: key) else { return append(key, value) }
    if keepsLast { slots[place]?.value = value }
  }

  /// Adds a pair whose key is not present.
  private mutating func append(_ key: String, _ value: JSONValue) {
    slots.append(Pair(key: key, value: value))
    count += 1
    if slots.count == Self.largestUnindexed + 1 {
      indexPairs()
    } else if slots.count > Self.largestUnindexed {
      places[ByteKey(text: key)] = slots.count - 1
    }
  }

  private mutating func remove(at place: Int) {
    if let pair = slots[place] { places[ByteKey(text: pair.key)] = nil }
    slots[place] = nil
    count -= 1
    guard slots.count >= 2 * count else { return }
    slots.removeAll { $0 == nil }
    indexPairs()
  }

  private mutating func indexPairs() {
    places.removeAll(keepingCapacity: true)
    guard slots.count > Self.largestUnindexed else { return }
    for (place, pair) in slots.enumerated() {
      if let pair { places[ByteKey(text: pair.key)] = place }
    }
  }
}

/// A key that is equal to another if their bytes are.
struct ByteKey: Hashable, Sendable {
  let text: String

  static func == (left: ByteKey, right: ByteKey) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}

extension JSONObject: Hashable {
  /// Whether both have the same keys with equal values, in any order.
  ///
  ///     (["a": 1, "b": 2] as JSONObject) == ["b": 2, "a": 1]   // true
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }

  /// Hashes the pairs so that their order makes no difference.
  ///
  ///     Set<JSONObject>([["a": 1, "b": 2], ["b": 2, "a": 1]]).count   // 1
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for pair in self {
      var inner = Hasher()
      inner.combine(ByteKey(text: pair.key))
      inner.combine(pair.value)
      sum &+= inner.finalize()
    }
    hasher.combine(sum)
  }
}

extension JSONObject: Sequence {
  /// Goes through the pairs in order.
  ///
  ///     for (key, value) in (["b": 1, "a": 2] as JSONObject) { pairs.append("\(key)=\(value)") }
  ///     // pairs are ["b=1", "a=2"]
  public struct Iterator: IteratorProtocol {
    private var slots: IndexingIterator<[Pair?]>

    fileprivate init(_ slots: [Pair?]) { self.slots = slots.makeIterator() }

    /// The next pair.
    ///
    ///     var pairsLeft = (["a": 1] as JSONObject).makeIterator()
    ///     pairsLeft.next()?.key   // "a"
    ///     pairsLeft.next() == nil   // true
    public mutating func next() -> (key: String, value: JSONValue)? {
      while let slot = slots.next() {
        if let slot { return (slot.key, slot.value) }
      }
      return nil
    }
  }

  /// Starts at the first pair.
  ///
  ///     var iterator = (["b": 1, "a": 2] as JSONObject).makeIterator()
  ///     iterator.next()?.key   // "b"
  public func makeIterator() -> Iterator { Iterator(slots) }

  /// The number of pairs.
  ///
  ///     (["a": 1, "b": 2] as JSONObject).underestimatedCount   // 2
  public var underestimatedCount: Int { count }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes an object; of a key that is written twice the last value counts.
  ///
  ///     let literal: JSONObject = ["a": 1, "b": 2, "a": 3]
  ///     literal["a"]   // 3
  ///     literal.keys   // ["a", "b"]
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }

  /// Makes an object of pairs; of a key that comes twice the last value counts.
  ///
  ///     JSONObject([("a", 1), ("b", 2), ("a", 3)].map { (key: $0, value: $1) })["a"]   // 3
  public init(_ pairs: some Sequence<(key: String, value: JSONValue)>) {
    for (key, value) in pairs { self[key] = value }
  }
}
