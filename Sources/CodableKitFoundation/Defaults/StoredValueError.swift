import CodableKit
public import Foundation

/// A stored value that cannot be read.
///
/// Its description says under which key, where in the JSON, what was expected and what was found:
///
///     UserDefaults["preferences"]:1:11: error: expected String, found number 7 at $.accent
public struct StoredValueError: Error {
  /// The name under which the value is stored.
  public let key: String

  /// The stored JSON; nil when something else is stored under the key.
  public let json: Data?

  /// What the decoder, or an `init(from:)` of your own, threw.
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
