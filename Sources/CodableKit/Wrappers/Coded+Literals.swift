// The wrappers of the sources can be written as literals. A wrapper takes the literals that its
// value takes.

extension Coded: ExpressibleByNilLiteral where Strategy.CodedValue: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { wrappedValue = nil }
}

extension Coded: ExpressibleByArrayLiteral where Strategy.CodedValue: ElementListConvertible {
  public init(arrayLiteral elements: Strategy.CodedValue.ListElement...) {
    wrappedValue = Strategy.CodedValue(listing: elements)
  }
}

extension Coded: ExpressibleByDictionaryLiteral
where Strategy.CodedValue: MemberListConvertible {
  /// Wraps the members; of a key that is written twice, the last value stays.
  ///
  ///     @Coded<Lossy<[String: Int]>> var counts = ["a": 1]
  public init(
    dictionaryLiteral elements: (Strategy.CodedValue.ListKey, Strategy.CodedValue.ListValue)...
  ) {
    wrappedValue = Strategy.CodedValue(listing: elements)
  }
}

/// A collection that can be made of the elements of an array literal.
///
///     [Int](listing: [1, 2])   // [1, 2]
///
/// `ExpressibleByArrayLiteral` cannot be forwarded: a variadic list cannot be passed on.
public protocol ElementListConvertible {
  /// The type of the literal's elements.
  associatedtype ListElement

  /// Creates a collection of the elements.
  ///
  ///     Set<Int>(listing: [1, 2, 1])   // [1, 2]
  init(listing elements: [ListElement])
}

extension Array: ElementListConvertible {
  public init(listing elements: [Element]) { self = elements }
}

extension Set: ElementListConvertible {
  public init(listing elements: [Element]) { self.init(elements) }
}

/// A collection that can be made of the members of a dictionary literal.
///
///     [String: Int](listing: [("a", 1), ("a", 2)])   // ["a": 2]
public protocol MemberListConvertible {
  /// The type of the literal's keys.
  associatedtype ListKey
  /// The type of the literal's values.
  associatedtype ListValue

  /// Creates a collection of the members; of a repeated key, the last value stays.
  ///
  ///     [String: Int](listing: [("a", 1), ("b", 2)])   // ["a": 1, "b": 2]
  init(listing members: [(ListKey, ListValue)])
}

extension Dictionary: MemberListConvertible {
  public init(listing members: [(Key, Value)]) {
    self.init(members, uniquingKeysWith: { _, last in last })
  }
}

extension Coded where Strategy.CodedValue: Sequence {
  /// The elements, for use as a plain type:
  /// `decode(LossyArray<Item>.self, forKey: .items).elements`.
  ///
  ///     try FastJSONDecoder().decode(LossyArray<Int>.self, from: #"[1,"x"]"#).elements   // [1]
  public var elements: Strategy.CodedValue { wrappedValue }
}
