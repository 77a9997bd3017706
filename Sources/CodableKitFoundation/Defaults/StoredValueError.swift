import CodableKit
public import Foundation

/// A stored value that cannot be read.
///
/// Its description says under which key, where in the JSON, what was expected and what was found:
///
///     UserDefaults["preferences"]:1:11: error: expected String, found number 7 at $.accent
public struct StoredValueError: Error {
  /// The name under which the value is stored.
  ///
  ///     // Of an Int that is read where "x" is stored under "limit":
  ///     error.key   // limit
  public let key: String

  /// The stored JSON; nil when something else is stored under the key.
  ///
  ///     // Of an Int that is read where "x" is stored under "limit":
  ///     error.json   // the bytes of "x", with its quotes
  public let json: Data?

  /// What the decoder, or an `init(from:)` of your own, threw.
  ///
  ///     // Of an Int that is read where "x" is stored under "limit":
  ///     error.underlyingError is DecodingError   // true
  public let underlyingError: any Error
}

extension StoredValueError: CustomStringConvertible {
  public var description: String {
    let name = "UserDefaults[\"\(key)\"]"
    guard let error = underlyingError as? DecodingError else {
      return "\(name): error: \(underlyingError)"
    }
    return error.summary(in: json, named: name)
  }
}

extension StoredValueError: LocalizedError {
  public var errorDescription: String? { description }
}
