/// A dictionary with text keys that keeps the order of its entries.
///
///     struct Form: Codable { var answers: OrderedFields<Int> }
///     // {"answers": {"b": 1, "a": 2}} -> keys ["b", "a"]; written in that order
///
/// ``FastJSONDecoder`` and ``FastJSONEncoder`` keep the order of the document. Other coders do not
/// tell it: under Foundation's decoders the entries come in the order of their keys, and its
/// encoders write them in theirs (`.sortedKeys` makes that a definite one). Keys are data, which a
/// coder's key strategy does not touch.
///
/// The order is kept, not compared: two values with equal entries are equal. For values that are
/// read by a strategy see ``Ordered``.
public struct OrderedFields<Value> {
  /// The keys, in order.
  ///
  ///     (["b": 1, "a": 2] as OrderedFields<Int>).keys   // ["b", "a"]
  public private(set) var keys: [String] = []

  private var storage: [Value] = []
  private var places: [String: Int] = [:]

  /// Makes one without entries.
  ///
  ///     OrderedFields<Int>().isEmpty   // true
  public init() {}

  /// The values, in the order of their keys.
  ///
  ///     (["b": 1, "a": 2] as OrderedFields<Int>).values   // [1, 2]
  public var values: [Value] { storage }

  /// How many entries there are.
  ///
  ///     (["b": 1, "a": 2] as OrderedFields<Int>).count   // 2
  public var count: Int { keys.count }

  /// Whether there are no entries.
  ///
  ///     (["b": 1] as OrderedFields<Int>).isEmpty   // false
  public var isEmpty: Bool { keys.isEmpty }

  /// The value of a key.
  ///
  /// A new key goes to the end, a present one keeps its place, and setting nil takes it away.
  ///
  ///     var fields: OrderedFields<Int> = ["b": 1, "a": 2]
  ///     fields["b"] = 3
  ///     fields["c"] = 4
  ///     fields["a"] = nil
  ///     fields.keys   // ["b", "c"]
  ///     fields["b"]   // 3
  ///
  /// - Complexity: O(1); O(*n*) for taking away, since those behind move up.
  public subscript(key: String) -> Value? {
    get { places[key].map { storage[$0] } }
    set {
      switch (places[key], newValue) {
      case (let place?, let value?): storage[place] = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  private mutating func append(_ key: String, _ value: Value) {
    places[key] = keys.count
    keys.append(key)
    storage.append(value)
  }

  private mutating func remove(at place: Int) {
    places[keys.remove(at: place)] = nil
    storage.remove(at: place)
    for index in place..<keys.count { places[keys[index]] = index }
  }

  /// The same entries with other values.
  func mapValues<Other>(_ transform: (Value) throws -> Other) rethrows -> OrderedFields<Other> {
    var other = OrderedFields<Other>()
    other.keys = keys
    other.storage = try storage.map(transform)
    other.places = places
    return other
  }
}

extension OrderedFields: Sequence {
  /// Goes through the entries in order.
  ///
  ///     for (key, value) in ["b": 1, "a": 2] as OrderedFields<Int> {
  ///       pairs.append("\(key)=\(value)")
  ///     }
  ///     // pairs are ["b=1", "a=2"]
  public func makeIterator() -> AnyIterator<(key: String, value: Value)> {
    AnyIterator(zip(keys, storage).lazy.map { (key: $0, value: $1) }.makeIterator())
  }

  /// The number of entries.
  ///
  ///     (["b": 1, "a": 2] as OrderedFields<Int>).underestimatedCount   // 2
  public var underestimatedCount: Int { count }
}

extension OrderedFields: ExpressibleByDictionaryLiteral {
  /// Makes one of a literal; of a key that is written twice the last value counts.
  ///
  ///     let repeated: OrderedFields<Int> = ["a": 1, "b": 2, "a": 3]
  ///     repeated["a"]   // 3
  public init(dictionaryLiteral elements: (String, Value)...) {
    for (key, value) in elements { self[key] = value }
  }

  /// Makes one of pairs; of a key that comes twice the last value counts.
  ///
  ///     OrderedFields([("a", 1), ("a", 3)].map { (key: $0, value: $1) })["a"]   // 3
  public init(_ pairs: some Sequence<(key: String, value: Value)>) {
    for (key, value) in pairs { self[key] = value }
  }
}

extension OrderedFields: Equatable where Value: Equatable {
  /// Whether both have the same keys with equal values, in any order.
  ///
  ///     (["b": 1, "a": 2] as OrderedFields<Int>) == ["a": 2, "b": 1]   // true
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count && lhs.allSatisfy { rhs[$0.key] == $0.value }
  }
}

extension OrderedFields: Hashable where Value: Hashable {
  /// Hashes the entries so that their order makes no difference.
  ///
  ///     Set<OrderedFields<Int>>([["b": 1, "a": 2], ["a": 2, "b": 1]]).count   // 1
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Dictionary(uniqueKeysWithValues: zip(keys, storage)))
  }
}

extension OrderedFields: Sendable where Value: Sendable {}

extension OrderedFields: CustomStringConvertible {
  public var description: String {
    isEmpty ? "[:]" : "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }
}
