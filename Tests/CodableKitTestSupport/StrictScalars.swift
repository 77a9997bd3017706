import CodableKit
import Foundation

/// How the strict decoder reads the types that the protocol lists by name.
enum StrictScalars {
  /// Reads a scalar, throws when the value is another, or gives nil when the type is no scalar.
  static func scalar<T>(
    _ type: T.Type, from value: JSONValue, at path: @autoclosure () -> [any CodingKey]
  ) throws -> T? {
    let result: Any?
    switch type {
    case is String.Type: result = value.string
    case is Bool.Type: result = value.bool
    case is Double.Type: result = value.double
    case is Float.Type: result = value.double.map { Float($0) }
    case let integer as any FixedWidthInteger.Type: result = number(integer, value)
    default: return nil
    }
    guard let scalar = result as? T else { throw mismatch(type, value, path()) }
    return scalar
  }

  private static func number<T: FixedWidthInteger>(_ type: T.Type, _ value: JSONValue) -> T? {
    value.number?.integer(as: type)
  }

  /// Reads a date as days since 1970, or gives nil when the type is no date.
  static func date<T>(_ type: T.Type, from value: JSONValue, at path: [any CodingKey]) throws -> T?
  {
    guard type is Date.Type else { return nil }
    guard let days = value.double,
      let date = Date(timeIntervalSince1970: days * 86_400) as? T
    else { throw mismatch(type, value, path) }
    return date
  }

  static func mismatch(
    _ type: Any.Type, _ value: JSONValue, _ path: [any CodingKey]
  ) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: path, debugDescription: "The value is no \(type).")
    return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

/// A step of a coding path, named as Foundation names it.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(index: intValue) }
}
