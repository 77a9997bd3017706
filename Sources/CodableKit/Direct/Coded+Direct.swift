public import JSONCore

extension Coded: JSONReadable where Strategy: DecodingStrategy {
  @inlinable  // Specialised in the client, where the strategy is known.
  public init(from reader: inout JSONReader) throws(JSONError) {
    wrappedValue = try Strategy.read(from: &reader)
  }
}

extension JSONMembers {
  /// The value of a wrapped property, whose strategy says what a missing key means.
  ///
  /// - Throws: ``JSONError/Code/missingKey``, if that is what it means.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func value<Strategy: DecodingStrategy>(
    _ value: Coded<Strategy>?, _ index: Int
  ) throws(JSONError) -> Coded<Strategy> {
    if let value { return value }
    return Coded(wrappedValue: try Strategy.readMissing(index, of: self))
  }

  /// The value of a wrapped property, whose strategy says what a missing key means.
  ///
  /// - Returns: the value; nil if it has to be there.
  // Mutating and consuming, so that nothing is copied for the sake of a key that is there.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  @inline(__always)  // A test in the model's initialiser, as for a plain value.
  public mutating func required<Strategy: DecodingStrategy>(
    _ value: consuming Coded<Strategy>?, _ index: Int
  ) -> Coded<Strategy>? {
    if let value { return value }
    return missingValue(index)
  }

  @inlinable
  @inline(never)  // Once for each strategy of the client, not for each property.
  mutating func missingValue<Strategy: DecodingStrategy>(_ index: Int) -> Coded<Strategy>? {
    // The error is that of the missing key, which the caller throws.
    try? Coded(wrappedValue: Strategy.readMissing(index, of: self))
  }
}

extension DecodingStrategy {
  // By containers, which every strategy can do.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try reader.readByContainers(ByContainers<Self>.self).value
  }

  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> CodedValue {
    throw members.missing(index)
  }
}

/// A value that is decoded by its strategy's functions for containers.
@usableFromInline
struct ByContainers<Strategy: DecodingStrategy>: Decodable {
  @usableFromInline let value: Strategy.CodedValue

  @usableFromInline
  init(from decoder: any Decoder) throws { value = try Strategy.decode(from: decoder) }
}
