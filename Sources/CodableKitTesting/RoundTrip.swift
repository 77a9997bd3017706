public import CodableKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks that nothing is lost between JSON and a model.
///
/// The checks throw, so they work in Swift Testing and in XCTest alike:
///
///     @Test func users() throws {
///       try RoundTrip.check(User.self, #"{"name":"Ada","age":36}"#)
///       try RoundTrip.check(User(name: "Ada", age: 36))
///     }
///     // throws when User does not know `age`:
///     //   User does not come back as it was:
///     //     lost $.age: 36
public enum RoundTrip {
  /// Decodes JSON, encodes the value, and compares the two documents.
  ///
  /// They are equal if they mean the same: spaces, the order of keys, and `1` or `1.0` make no
  /// difference. The text may be what the decoder allows, such as JSON5.
  ///
  ///     try RoundTrip.check(Named.self, #"{"name":"Ada"}"#)
  ///     try RoundTrip.check(Named.self, #"{"name":"Ada","age":36}"#, ignoring: ["$.age"])
  ///
  /// - Parameters:
  ///   - type: the model.
  ///   - json: the JSON text: a `String`, `Data` or bytes.
  ///   - paths: places that may differ, with all that is below them, as the messages spell them:
  ///     `$.meta.etag`.
  ///   - decoder: decodes the text.
  ///   - encoder: encodes the value.
  /// - Throws: ``RoundTripFailure`` with each difference, or with the place of an error.
  public static func check<T: Codable>(
    _ type: T.Type, _ json: some JSONInput, ignoring paths: Set<String> = [],
    decoder: some CheckedDecoder = FastJSONDecoder(),
    encoder: some CheckedEncoder = FastJSONEncoder()
  ) throws {
    let json = JSONDifference.data(json)
    let (read, written): (JSONValue, JSONValue)
    do {
      let value = try decoder.decode(type, from: json)
      read = try JSONDifference.tree(of: json, by: decoder)
      written = try JSONValue(parsing: [UInt8](encoder.encode(value)))
    } catch {
      throw RoundTripFailure(of: type, [JSONDifference.text(of: error, in: json)])
    }
    let lines = JSONDifference.lines(from: read, to: written, ignoring: paths)
    guard lines.isEmpty else { throw RoundTripFailure(of: type, lines) }
  }

  /// Encodes a value, decodes it, and compares the two values.
  ///
  ///     try RoundTrip.check(Named(name: "Ada"))
  ///     try RoundTrip.check(Named(name: "Ada"), decoder: JSONDecoder(), encoder: JSONEncoder())
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - decoder: decodes what was encoded.
  ///   - encoder: encodes the value.
  /// - Throws: ``RoundTripFailure`` when another value comes back, or none.
  public static func check<T: Codable & Equatable>(
    _ value: T, decoder: some CheckedDecoder = FastJSONDecoder(),
    encoder: some CheckedEncoder = FastJSONEncoder()
  ) throws {
    let (first, again): (JSONValue, JSONValue)
    var json = Data()
    do {
      json = try encoder.encode(value)
      let decoded = try decoder.decode(T.self, from: json)
      guard decoded != value else { return }
      first = try JSONValue(parsing: [UInt8](json))
      again = try JSONValue(parsing: [UInt8](encoder.encode(decoded)))
    } catch {
      throw RoundTripFailure(of: T.self, [JSONDifference.text(of: error, in: json)])
    }
    let lines = JSONDifference.lines(from: first, to: again, ignoring: [])
    throw RoundTripFailure(
      of: T.self,
      lines.isEmpty
        ? ["another value, which is written the same: \(String(decoding: json, as: UTF8.self))"]
        : lines)
  }
}

/// What is lost between JSON and a model.
///
///     do {
///       try RoundTrip.check(Named.self, #"{"name":"Ada","age":36}"#)
///     } catch let failure as RoundTripFailure {
///       failure.differences   // ["lost $.age: 36"]
///     }
public struct RoundTripFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The model.
  ///
  ///     // Of a model Named that does not know "age":
  ///     failure.typeName   // Named
  public let typeName: String

  /// One line for each difference, or the error that decoding or encoding threw.
  ///
  /// The lines are as `lost $.age: 36`, `added $.nick: null` and `changed $.id: 1 -> "1"`.
  ///
  ///     // Of a model Named that does not know "age":
  ///     failure.differences   // ["lost $.age: 36"]
  public let differences: [String]

  init(of type: Any.Type, _ differences: [String]) {
    typeName = String(describing: type)
    self.differences = differences
  }

  /// The model, and the differences below.
  ///
  ///     // Of a model Named that does not know "age":
  ///     failure.description
  ///     // Named does not come back as it was:
  ///     //   lost $.age: 36
  public var description: String {
    "\(typeName) does not come back as it was:\n"
      + differences.map { "  " + $0 }.joined(separator: "\n")
  }
}
