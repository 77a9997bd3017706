/// Reads and writes a property by a strategy.
///
/// Every wrapper of this package is this one with a strategy of its own.
///
///     struct Event: Codable {
///       @Coded<Lossy<[Int]>> var ids: [Int]
///       @Coded<UnixSeconds?> var endedAt: Date?
///     }
///     // {"ids": [1, "x"]} -> ids [1], endedAt nil
///
/// A memberwise initialiser takes the plain values. Equality, hashing and the description look at
/// the value only, and a wrapped property takes no more memory than a plain one.
@propertyWrapper
public struct Coded<Strategy: ValueStrategy> {
  /// The value of the property.
  ///
  ///     try FastJSONDecoder()
  ///       .decode(Coded<UnixSeconds>.self, from: "5").wrappedValue.timeIntervalSince1970
  ///     // 5
  public var wrappedValue: Strategy.CodedValue

  /// Wraps a value.
  ///
  ///     Coded<Lossy<[Int]>>(wrappedValue: [1]).wrappedValue   // [1]
  @inlinable  // Specialised in the client; see Documentation/Design/wrapper-cost.md.
  public init(wrappedValue: Strategy.CodedValue) {
    self.wrappedValue = wrappedValue
  }
}

extension Coded: Decodable where Strategy: DecodingStrategy {
  public init(from decoder: any Decoder) throws {
    do {
      wrappedValue = try Strategy.decode(from: decoder)
    } catch {
      throw Strategy.placing(error, at: decoder)
    }
  }
}

extension Coded: Encodable where Strategy: EncodingStrategy {
  public func encode(to encoder: any Encoder) throws {
    try Strategy.encode(wrappedValue, to: encoder)
  }
}

extension Coded: Equatable where Strategy.CodedValue: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension Coded: Hashable where Strategy.CodedValue: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Coded: Sendable where Strategy.CodedValue: Sendable {}

extension Coded: CustomStringConvertible {
  public var description: String { String(describing: wrappedValue) }
}

extension KeyedDecodingContainer {
  /// Decodes a wrapped property, and lets its strategy say what a missing key means.
  ///
  /// The compiler's synthesis calls this by itself. Code that is generic over
  /// `KeyedDecodingContainerProtocol` does not: there a missing key is an error, unless it goes by
  /// way of `KeyedDecodingContainer(container)`.
  ///
  ///     // In {}:
  ///     try container.decode(Coded<UnixSeconds?>.self, forKey: .at).wrappedValue   // nil
  @inlinable  // As above.
  @inline(__always)  // A call between would cost a third of the wrapper.
  public func decode<Strategy: DecodingStrategy>(
    _ type: Coded<Strategy>.Type, forKey key: Key
  ) throws -> Coded<Strategy> {
    do {
      return Coded(wrappedValue: try Strategy.decode(from: self, forKey: key))
    } catch {
      return try keptProperty(forKey: key, after: error)
    }
  }

  @inlinable
  @inline(never)  // Cold, and once for each strategy.
  func keptProperty<Strategy: DecodingStrategy>(
    forKey key: Key, after error: any Error
  ) throws -> Coded<Strategy> {
    Coded(wrappedValue: try kept(forKey: key, after: Strategy.marking(error, at: key, in: self)))
  }
}

extension KeyedEncodingContainer {
  /// Encodes a wrapped property, and lets its strategy leave the key out.
  ///
  /// The compiler's synthesis calls this by itself.
  ///
  ///     try container.encode(Coded<UnixSeconds?>(wrappedValue: nil), forKey: .at)   // {}
  public mutating func encode<Strategy: EncodingStrategy>(
    _ value: Coded<Strategy>, forKey key: Key
  ) throws {
    do {
      try Strategy.encode(value.wrappedValue, to: &self, forKey: key)
    } catch {
      try show(value, forKey: key, after: error)
    }
  }
}
