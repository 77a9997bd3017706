public import CodableKit

/// A minimal decoder that holds its clients to the contract of `Decoder`, and traps otherwise.
///
/// It knows no more than the protocol promises, so what works here works with any decoder:
/// - a decoder gives out one container; asking twice traps,
/// - a decoder and its containers are dead after the `init(from:)` that they were made for;
///   touching them traps,
/// - `decodeNil` moves past a null and never past a value,
/// - a scalar is read as its own type only; numbers only as number types that hold them exactly,
/// - after a failed element the container stays or moves on, as ``AfterFailure`` says: the protocol
///   leaves that open,
/// - `Date` has a rule of its own, days since 1970, that only `container.decode` applies.
public struct StrictDecoder {
  /// What an unkeyed container does when an element fails.
  public enum AfterFailure: Sendable, CaseIterable {
    case stays, movesOn
  }

  private let afterFailure: AfterFailure

  public init(afterFailure: AfterFailure = .stays) { self.afterFailure = afterFailure }

  /// Decodes a value from a tree.
  public func decode<T: Decodable>(_ type: T.Type, from value: JSONValue) throws -> T {
    try StrictScope(value: value, codingPath: [], afterFailure: afterFailure).open(type)
  }
}

/// One value of the tree, alive as long as the `init(from:)` that reads it.
final class StrictScope: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  let afterFailure: StrictDecoder.AfterFailure
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  private var hasContainer = false
  private var isAlive = true

  init(
    value: JSONValue, codingPath: [any CodingKey], afterFailure: StrictDecoder.AfterFailure
  ) {
    self.value = value
    self.codingPath = codingPath
    self.afterFailure = afterFailure
  }

  /// Decodes by the special rules or by `init(from:)`, and ends the scope.
  func open<T: Decodable>(_ type: T.Type) throws -> T {
    defer { isAlive = false }
    if let date = try StrictScalars.date(type, from: value, at: codingPath) { return date }
    return try T(from: self)
  }

  func child(_ value: JSONValue, _ key: any CodingKey) -> StrictScope {
    check()
    return StrictScope(value: value, codingPath: codingPath + [key], afterFailure: afterFailure)
  }

  func check() {
    precondition(isAlive, "A decoder or container outlived its init(from:).")
  }

  private func handOut() {
    check()
    precondition(!hasContainer, "A second container was asked for.")
    hasContainer = true
  }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    handOut()
    guard case .object(let members) = value else {
      throw StrictScalars.mismatch([String: Any].self, value, codingPath)
    }
    return KeyedDecodingContainer(StrictKeyedContainer<Key>(scope: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    handOut()
    guard case .array(let elements) = value else {
      throw StrictScalars.mismatch([Any].self, value, codingPath)
    }
    return StrictUnkeyedContainer(scope: self, elements: elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    handOut()
    return StrictSingleValueContainer(scope: self)
  }
}
