/// Why a value has no JSON text.
///
///     var writer = JSONWriter()
///     try writer.write(Double.nan)   // throws .nonFiniteNumber
///
/// The set is open: new kinds may come.
public struct JSONWritingError: Error, Hashable, Sendable {
  let number: UInt8

  /// A NaN or an infinity, for which RFC 8259 (section 6) has no text.
  public static let nonFiniteNumber = JSONWritingError(number: 1)

  /// More arrays and objects inside each other than the writer's limit allows.
  ///
  ///     try JSONValue.array([[1]]).serialized(maximumDepth: 1)   // throws .depthExceeded
  public static let depthExceeded = JSONWritingError(number: 2)

  /// A value whose own `encode(to:)` fails.
  ///
  ///     JSONWritingError.refusedByType.message   // "a value's own encoding fails"
  public static let refusedByType = JSONWritingError(number: 3)

  /// A key that its object has already, from another value in the same object.
  ///
  ///     // In an object with a member "id":
  ///     try writer.writeKey("id", besides: "id")   // throws .repeatedKey
  public static let repeatedKey = JSONWritingError(number: 4)

  /// A text that is no JSON: an array or object is not closed, or was never opened.
  ///
  ///     // Of a type that opens an object and does not close it:
  ///     try JSONWriter.bytes(of: Unclosed())   // throws .malformed
  public static let malformed = JSONWritingError(number: 5)

  /// What went wrong, in words.
  ///
  ///     JSONWritingError.nonFiniteNumber.message   // "JSON has no text for NaN and infinity"
  public var message: String {
    switch self {
    case .nonFiniteNumber: "JSON has no text for NaN and infinity"
    case .depthExceeded: "more arrays and objects inside each other than the depth limit allows"
    case .repeatedKey: "two values have written members with one key into an object"
    case .malformed: "a value has left an array or object open, or closed one that was not"
    default: "a value's own encoding fails"
    }
  }
}

extension JSONWritingError: CustomStringConvertible {
  public var description: String { message }
}
