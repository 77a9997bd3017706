import CodableKit
import Foundation

/// What stands in the defaults under a key.
struct StoredValue {
  let key: String
  /// The JSON; nil when something else is stored.
  let json: Data?
  private let kind: String

  init(_ object: Any, under key: String) {
    self.key = key
    switch object {
    case let data as Data: (json, kind) = (data, "data")
    case let text as String: (json, kind) = (Data(text.utf8), "string")
    case is NSNumber: (json, kind) = (nil, "number")
    case is Date: (json, kind) = (nil, "date")
    case is [Any]: (json, kind) = (nil, "array")
    default: (json, kind) = (nil, "dictionary")
    }
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws(StoredValueError) -> Value {
    guard let json else {
      throw StoredValueError(
        key: key, json: nil,
        underlyingError: DecodingError.typeMismatch(
          Data.self,
          .init(codingPath: [], debugDescription: "expected Data, found a property list's \(kind)"))
      )
    }
    do {
      return try StoredJSON.decode(type, from: json)
    } catch {
      guard kind == "string", let fault = Self.syntax(error) else {
        throw StoredValueError(key: key, json: json, underlyingError: error)
      }
      // Most likely it never was meant to be JSON.
      throw StoredValueError(
        key: key, json: nil,
        underlyingError: DecodingError.dataCorrupted(
          .init(
            codingPath: [],
            debugDescription: "expected JSON, found a property list's string that is none ("
              + fault.summary(in: json) + ")")))
    }
  }

  /// The error, if it says that the text is no JSON.
  private static func syntax(_ error: any Error) -> DecodingError? {
    guard case DecodingError.dataCorrupted(let context)? = error as? DecodingError,
      context.codingPath.isEmpty, let fault = context.underlyingError as? JSONError,
      fault.code != .depthExceeded
    else { return nil }
    return .dataCorrupted(context)
  }
}
