public import CodableKit
import Foundation

/// The decoders that every wrapper has to work with.
public enum TestFormat: String, Sendable, CaseIterable {
  case json, fast, propertyList, strict, strictMovingOn

  /// Decodes a value from JSON text, carried over to the format.
  public func decode<T: Decodable>(_ type: T.Type, from json: String) throws -> T {
    switch self {
    case .json:
      return try JSONDecoder().decode(type, from: Data(json.utf8))
    case .fast:
      return try FastJSONDecoder().decode(type, from: json)
    case .propertyList:
      // The tree under a key, since a property list has no scalar at its root.
      let list = try PropertyListEncoder().encode(["root": JSONValue(parsing: json)])
      return try PropertyListDecoder().decode(Rooted<T>.self, from: list).root
    case .strict:
      return try StrictDecoder(afterFailure: .stays).decode(type, from: JSONValue(parsing: json))
    case .strictMovingOn:
      return try StrictDecoder(afterFailure: .movesOn).decode(type, from: JSONValue(parsing: json))
    }
  }

  /// The steps of a path that the carrying over adds at its front.
  var addedSteps: Int { self == .propertyList ? 1 : 0 }
}

private struct Rooted<T: Decodable>: Decodable {
  let root: T
}

/// What a decode came to: a value, or an error by its case and path.
public enum Outcome<Value: Equatable & Sendable>: Equatable, Sendable {
  case value(Value)
  case keyNotFound(String)
  case typeMismatch(String)
  case valueNotFound(String)
  case dataCorrupted(String)
  case otherError(String)
}

extension Outcome {
  /// Decodes and says what came of it, with the issues that were recorded.
  public static func of<Model: Decodable>(
    _ model: Model.Type, _ json: String, in format: TestFormat = .json,
    _ options: DecodingReport.Options = .lenient, value: (Model) -> Value
  ) -> (outcome: Outcome, issues: [String]) {
    do {
      let (model, report) = try DecodingReport.collect(options) {
        try format.decode(model, from: json)
      }
      let issues = report.issues.map { issue in
        "\(issue.action) \(issue.reason) \(path(issue.path.components, in: format))"
      }
      return (.value(value(model)), issues)
    } catch {
      return (Outcome(error, in: format), [])
    }
  }

  /// Says what came of a read by a decoder of its own.
  public static func of(_ read: () throws -> Value) -> Self {
    do { return .value(try read()) } catch { return Self(error) }
  }

  /// Names an error by its case and path; the path of a missing key ends in the key.
  public init(_ error: any Error, in format: TestFormat = .json) {
    func text(_ keys: [any CodingKey]) -> String {
      Self.path(
        keys.map { key in
          key.stringValue.hasPrefix("Index ")
            ? .index(key.intValue ?? -1) : .key(key.stringValue)
        }, in: format)
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): self = .keyNotFound(text(context.codingPath + [key]))
    case .typeMismatch(_, let context): self = .typeMismatch(text(context.codingPath))
    case .valueNotFound(_, let context): self = .valueNotFound(text(context.codingPath))
    case .dataCorrupted(let context): self = .dataCorrupted(text(context.codingPath))
    default: self = .otherError(String(describing: error))
    }
  }

  private static func path(_ components: [JSONPathComponent], in format: TestFormat) -> String {
    JSONPath(Array(components.dropFirst(format.addedSteps))).description
  }
}

/// Encodes by Foundation with sorted keys and plain slashes.
public func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Encodes by the fast encoder with sorted keys and plain slashes.
public func fastJSON(_ value: some Encodable) throws -> String {
  let encoder = FastJSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return try encoder.encodeToString(value)
}

/// Encodes as a property list and decodes again.
public func throughPropertyList<T: Codable>(_ value: T) throws -> T {
  try PropertyListDecoder().decode(T.self, from: PropertyListEncoder().encode(value))
}
