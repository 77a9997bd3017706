import CodableKit
import Foundation

/// What an encoder made of a value.
enum EncodingOutcome: Equatable, CustomStringConvertible {
  case text(String)
  /// `EncodingError.invalidValue`, with the keys of its path.
  case invalidValue([String])
  /// Any other error, by its description.
  case failure(String)

  init(_ encode: () throws -> Data) {
    do {
      self = .text(String(decoding: try encode(), as: UTF8.self))
    } catch EncodingError.invalidValue(_, let context) {
      self = .invalidValue(context.codingPath.map(\.stringValue))
    } catch {
      self = .failure("\(error)")
    }
  }

  var description: String {
    switch self {
    case .text(let text): text
    case .invalidValue(let path): "invalid value at \(path)"
    case .failure(let text): "failure: \(text)"
    }
  }
}

/// Settings for both encoders.
struct EncodingSettings: Sendable {
  var formatting: JSONEncoder.OutputFormatting = [.sortedKeys]
  var dates: JSONEncoder.DateEncodingStrategy = .deferredToDate
  var data: JSONEncoder.DataEncodingStrategy = .base64
  var floats: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
  var keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  var foundation: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    encoder.dateEncodingStrategy = dates
    encoder.dataEncodingStrategy = data
    encoder.nonConformingFloatEncodingStrategy = floats
    encoder.keyEncodingStrategy = keys
    encoder.userInfo = userInfo
    return encoder
  }

  var fast: FastJSONEncoder {
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = formatting
    encoder.dateEncodingStrategy = dates
    encoder.dataEncodingStrategy = data
    encoder.nonConformingFloatEncodingStrategy = floats
    encoder.keyEncodingStrategy = keys
    encoder.userInfo = userInfo
    return encoder
  }

  func foundationOutcome(_ value: some Encodable) -> EncodingOutcome {
    EncodingOutcome { try foundation.encode(value) }
  }

  func fastOutcome(_ value: some Encodable) -> EncodingOutcome {
    EncodingOutcome { try fast.encode(value) }
  }
}

/// A value that is encoded by a closure.
struct Encoded: Encodable, @unchecked Sendable {
  // Unchecked because the closures of these tests capture nothing that changes.
  private let body: (any Encoder) throws -> Void

  init(_ body: @escaping (any Encoder) throws -> Void) {
    self.body = body
  }

  func encode(to encoder: any Encoder) throws {
    try body(encoder)
  }

  /// A value that is encoded through a keyed container.
  static func keyed(
    _ body: @escaping (inout KeyedEncodingContainer<TextKey>) throws -> Void
  ) -> Encoded {
    Encoded { encoder in
      var container = encoder.container(keyedBy: TextKey.self)
      try body(&container)
    }
  }

  /// A value that is encoded through an unkeyed container.
  static func unkeyed(_ body: @escaping (inout any UnkeyedEncodingContainer) throws -> Void)
    -> Encoded
  {
    Encoded { encoder in
      var container = encoder.unkeyedContainer()
      try body(&container)
    }
  }
}

/// A key that is any text.
struct TextKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral value: String) { stringValue = value }
  init?(intValue: Int) { nil }
}

/// Few keys of one byte each, as synthesized ones are.
enum FewKeys: String, CodingKey, CaseIterable {
  case first
  case second
  case thirdKey
}
