import CodableKit

struct StrictSingleValueContainer: SingleValueDecodingContainer {
  let scope: StrictScope
  var codingPath: [any CodingKey] { scope.codingPath }

  func decodeNil() -> Bool {
    scope.check()
    return scope.value == .null
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    scope.check()
    if let scalar = try StrictScalars.scalar(type, from: scope.value, at: codingPath) {
      return scalar
    }
    return try StrictScope(
      value: scope.value, codingPath: codingPath, afterFailure: scope.afterFailure
    ).open(type)
  }
}

struct StrictKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let scope: StrictScope
  let members: JSONObject
  var codingPath: [any CodingKey] { scope.codingPath }
  var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool {
    scope.check()
    return members[key.stringValue] != nil
  }

  private func value(_ key: Key) throws -> JSONValue {
    scope.check()
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "No such key."))
    }
    return value
  }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key) == .null }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let value = try value(key)
    if let scalar = try StrictScalars.scalar(type, from: value, at: codingPath + [key]) {
      return scalar
    }
    return try scope.child(value, key).open(type)
  }

  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try scope.child(value(key), key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try scope.child(value(key), key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    scope.child(members["super"] ?? .null, PathKey("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { scope.child(try value(key), key) }
}

struct StrictUnkeyedContainer: UnkeyedDecodingContainer {
  let scope: StrictScope
  let elements: [JSONValue]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { scope.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  init(scope: StrictScope, elements: [JSONValue]) {
    self.scope = scope
    self.elements = elements
  }

  private func current(_ type: Any.Type) throws -> (JSONValue, PathKey) {
    scope.check()
    let key = PathKey(index: currentIndex)
    guard !isAtEnd else {
      let words = "Unkeyed container is at end."
      throw DecodingError.valueNotFound(
        type, .init(codingPath: codingPath + [key], debugDescription: words))
    }
    return (elements[currentIndex], key)
  }

  mutating func decodeNil() throws -> Bool {
    guard try current(Any.self).0 == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let (value, key) = try current(type)
    do {
      let result =
        try StrictScalars.scalar(type, from: value, at: codingPath + [key])
        ?? scope.child(value, key).open(type)
      currentIndex += 1
      return result
    } catch {
      if scope.afterFailure == .movesOn { currentIndex += 1 }
      throw error
    }
  }

  mutating func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let (value, key) = try current(type)
    let container = try scope.child(value, key).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let (value, key) = try current([Any].self)
    let container = try scope.child(value, key).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let (value, key) = try current((any Decoder).self)
    currentIndex += 1
    return scope.child(value, key)
  }
}
