#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the document's keys become the model's.
enum KeyRule {
  case unchanged
  case snakeCase
  case custom(([any CodingKey]) -> any CodingKey)

  init(_ strategy: JSONDecoder.KeyDecodingStrategy) {
    switch strategy {
    case .useDefaultKeys: self = .unchanged
    case .convertFromSnakeCase: self = .snakeCase
    case .custom(let convert): self = .custom(convert)
    @unknown default: self = .unchanged
    }
  }

  var isUnchanged: Bool {
    if case .unchanged = self { true } else { false }
  }

  var isCustom: Bool {
    if case .custom = self { true } else { false }
  }

  /// The model's key for a key of the object at `path`.
  func convert(_ key: String, at path: [any CodingKey]) -> any CodingKey {
    switch self {
    case .unchanged: PathKey(key)
    case .snakeCase: PathKey(SnakeCase.camelCase(of: key))
    case .custom(let convert): convert(path + [PathKey(key)])
    }
  }
}
