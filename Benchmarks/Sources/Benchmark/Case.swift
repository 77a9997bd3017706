import CodableKit
import Foundation

/// Two ways to do one thing, which are timed by turns.
struct Case {
  enum Group: String, CaseIterable {
    case decoding = "Decoding"
    case encoding = "Encoding"
    case wrappers = "The cost of wrappers"
    case directLosses = "The cost of tolerance on the direct path"
  }

  var group: Group
  var name: String
  /// The bytes of JSON that one run reads or writes.
  var bytes: Int
  /// The ratio that issue and design ask for.
  var target: Double
  /// Fails if the two ways give different answers, so that their times cannot be compared.
  var check: () throws -> Void = {}
  /// One run each; what it gives is kept until the heap has been looked at.
  var baseline: () throws -> Any
  var subject: () throws -> Any
}

/// The two ways gave different answers.
struct Difference: Error, CustomStringConvertible {
  let name: String
  var description: String { "\(name): the answers differ" }
}

extension Case {
  /// Decoding with Foundation and with ours, equal values checked first.
  static func decoding<Value: Codable>(
    _ name: String, _ type: Value.Type, _ data: Data, target: Double = 1, repeated count: Int = 1,
    _ configure: (any Decoding) -> Void = { _ in }
  ) throws -> Case {
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    configure(foundation)
    configure(fast)
    return Case(
      group: .decoding, name: name, bytes: data.count * count, target: target,
      check: {
        let texts = try (
          sortedText(foundation.decode(type, from: data)),
          sortedText(fast.decode(type, from: data))
        )
        if texts.0 != texts.1 { throw Difference(name: name) }
      },
      baseline: { try repeating(count) { try foundation.decode(type, from: data) } },
      subject: { try repeating(count) { try fast.decode(type, from: data) } })
  }

  /// Decoding that fails, in the same way with both.
  static func failing<Value: Codable>(
    _ name: String, _ type: Value.Type, _ data: Data, repeated count: Int
  ) throws -> Case {
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    func failure(_ body: () throws -> Value) -> String {
      do { return "\(try body())" } catch { return error.path }
    }
    // What the caller is given is the error, so its bytes are those of the result.
    func outcome(_ body: () throws -> Value) -> Any {
      do { return try body() } catch { return error }
    }
    return Case(
      group: .decoding, name: name, bytes: data.count * count, target: 1,
      check: {
        let failures = (
          failure { try foundation.decode(type, from: data) },
          failure { try fast.decode(type, from: data) }
        )
        if failures.0 != failures.1 { throw Difference(name: name) }
      },
      baseline: { repeating(count) { outcome { try foundation.decode(type, from: data) } } },
      subject: { repeating(count) { outcome { try fast.decode(type, from: data) } } })
  }

  /// Encoding with Foundation and with ours; as sorted texts both are equal, and as they are of
  /// equal length.
  static func encoding<Value: Encodable>(
    _ name: String, _ value: Value, _ formatting: JSONEncoder.OutputFormatting = [],
    target: Double = 1, repeated count: Int = 1, _ configure: (any Encoding) -> Void = { _ in }
  ) throws -> Case {
    let (foundation, fast) = (JSONEncoder(), FastJSONEncoder())
    configure(foundation)
    configure(fast)
    (foundation.outputFormatting, fast.outputFormatting) = (formatting, formatting)
    let size = try fast.encode(value).count
    return Case(
      group: .encoding, name: name, bytes: size * count, target: target,
      check: {
        guard try foundation.encode(value).count == size else { throw Difference(name: name) }
        foundation.outputFormatting = formatting.union(.sortedKeys)
        fast.outputFormatting = formatting.union(.sortedKeys)
        guard try foundation.encode(value) == fast.encode(value) else {
          throw Difference(name: name)
        }
        (foundation.outputFormatting, fast.outputFormatting) = (formatting, formatting)
      },
      baseline: { try repeating(count) { try foundation.encode(value) } },
      subject: { try repeating(count) { try fast.encode(value) } })
  }

  static func repeating<Value>(_ count: Int, _ body: () throws -> Value) rethrows -> Value {
    for _ in 1..<count { _ = try body() }
    return try body()
  }

  /// Tells every difference of two values but that of zeros' signs.
  static func sortedText(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode([value])
  }
}

extension Error {
  /// The case and the path of a decoding error.
  fileprivate var path: String {
    switch self as? DecodingError {
    case .typeMismatch(_, let context)?: "type \(context.codingPath.map(\.stringValue))"
    case .valueNotFound(_, let context)?: "value \(context.codingPath.map(\.stringValue))"
    case .keyNotFound(_, let context)?: "key \(context.codingPath.map(\.stringValue))"
    case .dataCorrupted(let context)?: "data \(context.codingPath.map(\.stringValue))"
    default: "\(self)"
    }
  }
}
