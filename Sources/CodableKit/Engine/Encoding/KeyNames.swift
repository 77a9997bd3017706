import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the keys of one encoding are written.
final class KeyNames {
  private let strategy: JSONEncoder.KeyEncodingStrategy
  private let escapesSlashes: Bool
  private let tables = Unguarded(TypeCache<KeyTexts>())
  private var snakeCase: [String: String] = [:]

  init(strategy: JSONEncoder.KeyEncodingStrategy, escapesSlashes: Bool) {
    self.strategy = strategy
    self.escapesSlashes = escapesSlashes
  }

  /// Whether every key is written as it is.
  var areUnchanged: Bool {
    if case .useDefaultKeys = strategy { true } else { false }
  }

  /// The table for keys of a type.
  func table<Key: CodingKey>(for type: Key.Type) -> TypedKeyTexts<Key> {
    if let table = tables.value[type] {
      // Inserted below for this very type.
      return unsafe unsafeDowncast(table, to: TypedKeyTexts<Key>.self)
    }
    var isConvertedByPath = false
    if case .custom = strategy { isConvertedByPath = true }
    let table = TypedKeyTexts<Key>(
      // A conversion that looks at the path gives a key another text at another place.
      isNumbered: MemoryLayout<Key>.size <= 1 && !isConvertedByPath,
      isData: ObjectIdentifier(type) == DictionaryKeys.type)
    tables.value.insert(table, for: type)
    return table
  }

  /// The span of a key in the table of its type, which is a numbered one.
  func span<Key: CodingKey>(of key: Key, in table: KeyTexts) -> KeyTexts.Span {
    // A key of a numbered table has one byte or none.
    let byte = MemoryLayout<Key>.size == 0 ? 0 : unsafe unsafeBitCast(key, to: UInt8.self)
    return table.span(of: byte) ?? add(key, as: byte, to: table)
  }

  private func add(_ key: any CodingKey, as byte: UInt8, to table: KeyTexts) -> KeyTexts.Span {
    var name = key.stringValue
    if case .convertToSnakeCase = strategy { name = snakeCased(name) }
    return table.add(key, named: name, byte: byte, escapesSlashes: escapesSlashes)
  }

  /// The text of a key in the value of `node`.
  func name(of key: some CodingKey, in node: EncodingNode) -> String {
    switch strategy {
    case .useDefaultKeys: return key.stringValue
    case .convertToSnakeCase: return snakeCased(key.stringValue)
    case .custom(let convert): return convert(node.codingPath + [key]).stringValue
    @unknown default: return key.stringValue
    }
  }

  private func snakeCased(_ name: String) -> String {
    if let known = snakeCase[name] { return known }
    let converted = SnakeCase.snakeCase(of: name)
    snakeCase[name] = converted
    return converted
  }
}
