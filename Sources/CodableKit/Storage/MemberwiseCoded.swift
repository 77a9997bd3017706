// Why a type with a raw value can be coded by its members
//
// For a type that is `Codable` and `RawRepresentable` the compiler does not write `encode(to:)`: it
// finds one in an extension of `RawRepresentable`, which encodes the raw value. It writes its own
// only when it finds none, or when it finds several of which none is the best. The extension below
// is the second of two:
//
//     extension RawRepresentable where Self: Encodable, RawValue == String { func encode(to:) }
//     extension _MemberwiseCoded { func encode(to:) }
//
// Neither protocol refines the other, so neither function is the better one, and the compiler
// writes `encode(to:)` by the members. `init(from:)`, `==`, `hash(into:)` and `hashValue` go the
// same way. What a type declares itself is preferred to all of them, as always.
//
// What is here only has to be found, then, not called: coding throws, comparing and hashing lead
// back to what the compiler wrote.

/// Makes a type with a raw value be coded and compared by its members.
///
/// ``JSONStringRepresentable`` adopts it; it is not for conformances of your own.
@_documentation(visibility: internal)
public protocol _MemberwiseCoded {}

extension _MemberwiseCoded {
  public init(from decoder: any Decoder) throws {
    throw DecodingError.typeMismatch(
      Self.self,
      .init(codingPath: decoder.codingPath, debugDescription: "The type has no decoding."))
  }

  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, .init(codingPath: encoder.codingPath, debugDescription: "The type has no encoding."))
  }
}

// A function and no member, as its rival for types with raw values is one.
public func == <Value: _MemberwiseCoded & Equatable>(lhs: Value, rhs: Value) -> Bool {
  areEqual(lhs, rhs)
}

extension _MemberwiseCoded where Self: Hashable {
  public func hash(into hasher: inout Hasher) { CodableKit.hash(self, into: &hasher) }

  public var hashValue: Int {
    var hasher = Hasher()
    CodableKit.hash(self, into: &hasher)
    return hasher.finalize()
  }
}

// Out of reach of the overloads above, so these call the type's own conformance.
private func areEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
private func hash(_ value: some Hashable, into hasher: inout Hasher) { hasher.combine(value) }
