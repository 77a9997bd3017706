/// A container whose value was looked at already, and is of no use.
///
/// Whatever is asked of it throws the error that was met. A lossy strategy that is given it answers
/// with what stands in for a whole bad value, and records why; so a strategy around it, which does
/// not know that answer, can ask for it.
struct RefusedContainer: SingleValueDecodingContainer {
  let container: any SingleValueDecodingContainer
  let error: any Error

  var codingPath: [any CodingKey] { container.codingPath }

  func decodeNil() -> Bool { false }
  func decode(_ type: Bool.Type) throws -> Bool { throw error }
  func decode(_ type: String.Type) throws -> String { throw error }
  func decode(_ type: Double.Type) throws -> Double { throw error }
  func decode(_ type: Float.Type) throws -> Float { throw error }
  func decode(_ type: Int.Type) throws -> Int { throw error }
  func decode(_ type: Int8.Type) throws -> Int8 { throw error }
  func decode(_ type: Int16.Type) throws -> Int16 { throw error }
  func decode(_ type: Int32.Type) throws -> Int32 { throw error }
  func decode(_ type: Int64.Type) throws -> Int64 { throw error }
  func decode(_ type: UInt.Type) throws -> UInt { throw error }
  func decode(_ type: UInt8.Type) throws -> UInt8 { throw error }
  func decode(_ type: UInt16.Type) throws -> UInt16 { throw error }
  func decode(_ type: UInt32.Type) throws -> UInt32 { throw error }
  func decode(_ type: UInt64.Type) throws -> UInt64 { throw error }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    // What stands there may still be shown.
    guard type == FoundProbe.self else { throw error }
    return try container.decode(type)
  }
}
