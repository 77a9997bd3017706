import Foundation
import FuzzModels

/// A value that the bytes choose, encoded in the ways that `Encodable` knows.
indirect enum Tree: Encodable {
  case scalar(any Encodable)
  case keyed([(key: String, value: Tree)])
  case unkeyed([Tree])
  case dictionary([String: Tree])
  case list([Tree])
  /// A nested container of each kind, then one encoder of the parent's.
  case nested(String, [Tree])
  case single(Tree)

  init(_ bytes: inout ByteSource, depth: Int = 0) {
    func trees() -> [Tree] {
      (0..<bytes.choice(of: 5)).compactMap { _ in
        bytes.isEmpty ? nil : Tree(&bytes, depth: depth + 1)
      }
    }
    switch depth > 6 ? 0 : bytes.choice(of: 10) {
    case 1: self = .keyed(trees().map { (bytes.text(), $0) })
    case 2: self = .unkeyed(trees())
    case 3: self = .dictionary(Dictionary(trees().map { (bytes.text(), $0) }) { $1 })
    case 4: self = .list(trees())
    case 5: self = .nested(bytes.text(), trees())
    case 6: self = .single(Tree(&bytes, depth: depth + 1))
    default: self = .scalar(Tree.scalar(&bytes))
    }
  }

  private static func scalar(_ bytes: inout ByteSource) -> any Encodable {
    switch bytes.choice(of: 18) {
    case 0: Int?.none
    case 1: bytes.byte() % 2 == 0
    case 2: Int8(bitPattern: bytes.byte())
    case 3: UInt16(truncatingIfNeeded: bytes.word())
    case 4: Int64(bitPattern: bytes.word())
    case 5: bytes.word()
    case 6: Double(bitPattern: bytes.word())
    case 7: Float(bitPattern: UInt32(truncatingIfNeeded: bytes.word()))
    case 8: Double(bytes.choice(of: 200)) / 8
    case 9: Date(timeIntervalSinceReferenceDate: Double(Int32(truncatingIfNeeded: bytes.word())))
    case 10: Data(bytes.text().utf8)
    case 11:
      Decimal(sign: .plus, exponent: bytes.choice(of: 40) - 20, significand: Decimal(bytes.word()))
    case 12: [Double(bytes.choice(of: 9)), Double(bitPattern: bytes.word())]
    case 13: [bytes.text(): [Int(bytes.byte())]]
    case 14: [Int(bytes.byte()): bytes.text()]
    case 15: [nil, Optional(Int(bytes.byte()))]
    default: bytes.text()
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .scalar(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .keyed(let pairs):
      var container = encoder.container(keyedBy: TextKey.self)
      for (key, value) in pairs { try container.encode(value, forKey: TextKey(key)) }
    case .unkeyed(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .dictionary(let pairs): try pairs.encode(to: encoder)
    case .list(let elements): try elements.encode(to: encoder)
    case .nested(let key, let trees):
      var container = encoder.container(keyedBy: TextKey.self)
      var list = container.nestedUnkeyedContainer(forKey: TextKey(key))
      for tree in trees {
        var object = list.nestedContainer(keyedBy: TextKey.self)
        try object.encode(tree, forKey: TextKey(key))
      }
      try Tree.list(trees).encode(to: container.superEncoder(forKey: TextKey("super " + key)))
    case .single(let tree):
      var container = encoder.singleValueContainer()
      try container.encode(tree)
    }
  }
}

struct TextKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
