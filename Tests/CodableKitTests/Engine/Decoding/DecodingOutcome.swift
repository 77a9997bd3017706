import CodableKit
import Foundation

/// What a decoder made of a document: a value, or the case and the path of an error.
enum DecodingOutcome<Value: Decodable>: CustomStringConvertible {
  case value(Value)
  case failure(Failure)

  struct Failure: Equatable {
    var kind: String
    var path: [String]
    var syntax: JSONError.Code?
  }

  init(_ decode: () throws -> Value) {
    do {
      self = .value(try decode())
    } catch let error as DecodingError {
      self = .failure(Failure(error))
    } catch {
      self = .failure(Failure(kind: "\(error)", path: []))
    }
  }

  var description: String {
    switch self {
    case .value(let value): "\(value)"
    case .failure(let failure): "\(failure.kind) at \(failure.path)"
    }
  }

  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

extension DecodingOutcome.Failure {
  init(_ error: DecodingError) {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(let type, let found): (kind, context) = ("typeMismatch \(type)", found)
    case .valueNotFound(let type, let found): (kind, context) = ("valueNotFound \(type)", found)
    case .keyNotFound(let key, let found):
      (kind, context) = ("keyNotFound \(key.stringValue)", found)
    case .dataCorrupted(let found): (kind, context) = ("dataCorrupted", found)
    @unknown default: (kind, context) = ("?", .init(codingPath: [], debugDescription: ""))
    }
    path = context.codingPath.map(\.stringValue)
    syntax = (context.underlyingError as? JSONError)?.code
  }
}

/// Decodes with Foundation's decoder and ours and says in which way they differ, if they do.
///
/// Not a difference, because ours is the better answer on purpose ("Differences from Foundation" in
/// the design notes gives the reasons):
/// - a number that does not fit, or a malformed date, has a path here and none there;
/// - a malformed string is refused before anything is decoded, not when somebody reads it;
/// - a comma before a closing bracket is refused unless JSON5 is allowed.
func differenceFromFoundation<Value: Decodable>(
  _ type: Value.Type, _ data: Data, foundation: JSONDecoder = JSONDecoder(),
  fast: FastJSONDecoder = FastJSONDecoder(), isEqual: (Value, Value) -> Bool
) -> String? {
  let theirs = DecodingOutcome { try foundation.decode(type, from: data) }
  let ours = DecodingOutcome { try fast.decode(type, from: data) }
  let isSame =
    switch (theirs, ours) {
    case (.value(let left), .value(let right)): isEqual(left, right)
    case (.failure(let left), .failure(let right)):
      left.kind == right.kind && (left.path == right.path || left.kind == "dataCorrupted")
        || isStricter(right)
    case (.value, .failure(let right)): isStricter(right)
    case (.failure, .value): false
    }
  return isSame
    ? nil : "\(String(decoding: data.prefix(400), as: UTF8.self)): \(theirs) became \(ours)"
}

private func isStricter<Value>(_ failure: DecodingOutcome<Value>.Failure) -> Bool {
  let faults: [JSONError.Code] = [
    .invalidUTF8, .invalidEscape, .loneSurrogate, .controlCharacter, .trailingComma,
  ]
  return failure.syntax.map { faults.contains($0) } ?? false
}
