/// The unkeyed container of an array: a place that moves on after each element that was read.
struct UnkeyedContainer: UnkeyedDecodingContainer {
  private let document: JSONDocument
  private let array: Int
  private let size: Int
  private var place: Int
  private(set) var currentIndex = 0

  init(_ document: JSONDocument, at place: Int) throws {
    guard document.node(at: place).kind == .array else {
      throw document.unfit([Any].self, at: place)
    }
    self.document = document
    array = place
    size = document.index.count(at: place)
    self.place = document.index.firstElement(of: place)
  }

  var codingPath: [any CodingKey] { document.codingPath(of: array) }

  var count: Int? { size }

  var isAtEnd: Bool { currentIndex >= size }

  /// Reads the current element and moves on; a failure leaves the container where it is.
  // Inlined into the readers below, which then call the document's own without a closure.
  @inline(__always)
  private mutating func next<Value>(
    _ type: Any.Type, _ read: (JSONDocument, Int) throws -> Value
  ) throws -> Value {
    guard !isAtEnd else { throw endError(type) }
    let value = try read(document, place)
    moveOn()
    return value
  }

  private mutating func moveOn() {
    place = document.index.element(after: place)
    currentIndex += 1
  }

  private func endError(_ type: Any.Type) -> DecodingError {
    .valueNotFound(
      type,
      .init(
        codingPath: codingPath + [PathKey(index: currentIndex)],
        debugDescription: "Unkeyed container is at end."))
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { throw endError(Never.self) }
    guard document.node(at: place).kind == .null else { return false }
    moveOn()
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool {
    try next(type) { try $0.bool(at: $1) }
  }

  mutating func decode(_ type: String.Type) throws -> String {
    try next(type) { try $0.string(at: $1) }
  }

  mutating func decode(_ type: Double.Type) throws -> Double {
    try next(type) { try $0.double(at: $1) }
  }

  mutating func decode(_ type: Float.Type) throws -> Float {
    try next(type) { try $0.float(at: $1) }
  }

  // Inlined so that each reader below gets its own, for its own type.
  @inline(__always)
  private mutating func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
    try next(type) { try $0.integer(type, at: $1) }
  }

  mutating func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next(type) { try $0.decode(type, at: $1) }
  }

  mutating func nestedContainer<NestedKey>(
    keyedBy keyType: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next(KeyedDecodingContainer<NestedKey>.self) {
      try $0.keyedContainer(keyType, at: $1)
    }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next((any UnkeyedDecodingContainer).self) { try UnkeyedContainer($0, at: $1) }
  }

  mutating func superDecoder() throws -> any Decoder {
    try next((any Decoder).self) { NodeDecoder($0, at: $1) }
  }
}
