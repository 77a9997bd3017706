#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the keys of one encoding are written.
final class KeyNames {
  private let strategy: JSONEncoder.KeyEncodingStrategy
  private let escapesSlashes: Bool
  private var tables = TypeCache<KeyTable>()
  private var snakeCase: [String: String] = [:]

  init(strategy: JSONEncoder.KeyEncodingStrategy, escapesSlashes: Bool) {
    self.strategy = strategy
    self.escapesSlashes = escapesSlashes
  }

  /// The table for keys of a type that has one: those of one byte, if their text depends on nothing
  /// else.
  func table<Key: CodingKey>(for type: Key.Type) -> KeyTable? {
    if MemoryLayout<Key>.size > 1 { return nil }
    if case .custom = strategy { return nil }
    if let table = tables[type] { return table }
    let table = KeyTable()
    tables.insert(table, for: type)
    return table
  }

  /// The number of a key in the table of its type.
  func number<Key: CodingKey>(of key: Key, in table: KeyTable) -> Int {
    // A key of no or one byte: its type has a table only then.
    let byte = unsafe withUnsafeBytes(of: key) { unsafe $0.first ?? 0 }
    if let number = table.number(of: byte) { return number }
    let name = strategy.isSnakeCase ? snakeCased(key.stringValue) : key.stringValue
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
    let converted = name.snakeCased
    snakeCase[name] = converted
    return converted
  }
}

extension JSONEncoder.KeyEncodingStrategy {
  fileprivate var isSnakeCase: Bool {
    if case .convertToSnakeCase = self { true } else { false }
  }
}
