/// The `Decoder` of one value: two words, so that it fits into an existential without allocation.
struct NodeDecoder: Decoder, SingleValueDecodingContainer {
  let document: JSONDocument
  let place: Int

  init(_ document: JSONDocument, at place: Int) {
    self.document = document
    self.place = place
  }

  var codingPath: [any CodingKey] { document.codingPath(of: place) }

  var userInfo: [CodingUserInfoKey: Any] { document.userInfo }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try document.keyedContainer(type, at: place)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try UnkeyedContainer(document, at: place)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { document.node(at: place).kind == .null }

  func decode(_ type: Bool.Type) throws -> Bool { try document.bool(at: place) }
  func decode(_ type: String.Type) throws -> String { try document.string(at: place) }
  func decode(_ type: Double.Type) throws -> Double { try document.double(at: place) }
  func decode(_ type: Float.Type) throws -> Float { try document.float(at: place) }
  func decode(_ type: Int.Type) throws -> Int { try document.integer(type, at: place) }
  func decode(_ type: Int8.Type) throws -> Int8 { try document.integer(type, at: place) }
  func decode(_ type: Int16.Type) throws -> Int16 { try document.integer(type, at: place) }
  func decode(_ type: Int32.Type) throws -> Int32 { try document.integer(type, at: place) }
  func decode(_ type: Int64.Type) throws -> Int64 { try document.integer(type, at: place) }
  func decode(_ type: UInt.Type) throws -> UInt { try document.integer(type, at: place) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try document.integer(type, at: place) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try document.integer(type, at: place) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try document.integer(type, at: place) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try document.integer(type, at: place) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try document.integer(type, at: place) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try document.integer(type, at: place) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try document.decode(type, at: place) }
}
