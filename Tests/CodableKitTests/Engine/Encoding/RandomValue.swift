import CodableKitTestSupport
import Foundation

/// A value of random type, which is encoded in one of the many ways of `Encodable`.
indirect enum RandomValue: Encodable, Sendable {
  case scalar(any Encodable & Sendable)
  /// Through containers with `encode`.
  case object([String: RandomValue])
  case array([RandomValue])
  /// Through a container with keys of one byte.
  case record([FewKeys: RandomValue])
  /// Through nested containers and `superEncoder`.
  case nested([String: [RandomValue]])
  /// As types of the standard library.
  case dictionary([String: RandomValue])
  case list([RandomValue])
  /// Through a single-value container.
  case single(RandomValue)
  /// Through encoders that are used when what follows has been written.
  case late([String: RandomValue])

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .scalar(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .object(let members):
      var container = encoder.container(keyedBy: TextKey.self)
      for (key, value) in members { try container.encode(value, forKey: TextKey(stringValue: key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .record(let members):
      var container = encoder.container(keyedBy: FewKeys.self)
      for key in FewKeys.allCases { try container.encodeIfPresent(members[key], forKey: key) }
    case .nested(let members):
      var container = encoder.container(keyedBy: TextKey.self)
      for (key, values) in members {
        var inner = container.nestedUnkeyedContainer(forKey: TextKey(stringValue: key))
        for value in values {
          var innermost = inner.nestedContainer(keyedBy: FewKeys.self)
          try innermost.encode(value, forKey: .first)
        }
        try RandomValue.array(values).encode(to: inner.superEncoder())
      }
    case .dictionary(let members): try members.encode(to: encoder)
    case .list(let elements): try elements.encode(to: encoder)
    case .single(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .late(let members):
      var container = encoder.container(keyedBy: TextKey.self)
      let encoders = members.keys.sorted().map { key in
        (key, container.superEncoder(forKey: TextKey(stringValue: key)))
      }
      try container.encode("after", forKey: "the last key")
      for (key, encoder) in encoders.reversed() {
        var container = encoder.singleValueContainer()
        try container.encode(members[key])
      }
    }
  }
}

extension RandomNumberGenerator {
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}

extension RandomValue {
  var hasNestedContainers: Bool {
    switch self {
    case .scalar: false
    case .nested, .late: true
    case .single(let value): value.hasNestedContainers
    case .object(let members), .dictionary(let members):
      members.values.contains(where: \.hasNestedContainers)
    case .record(let members): members.values.contains(where: \.hasNestedContainers)
    case .array(let elements), .list(let elements): elements.contains(where: \.hasNestedContainers)
    }
  }

  init(using numbers: inout SeededGenerator, depth: Int = 0) {
    let kind = depth > 3 ? 0 : numbers.below(15)
    func values(_ numbers: inout SeededGenerator) -> [RandomValue] {
      (0..<numbers.below(4)).map { _ in RandomValue(using: &numbers, depth: depth + 1) }
    }
    func members(_ numbers: inout SeededGenerator) -> [String: RandomValue] {
      Dictionary(
        values(&numbers).map { (RandomValue.text(using: &numbers), $0) }, uniquingKeysWith: { $1 })
    }
    switch kind {
    case 7: self = .object(members(&numbers))
    case 8: self = .array(values(&numbers))
    case 9:
      self = .record(
        Dictionary(
          zip(FewKeys.allCases.shuffled(using: &numbers), values(&numbers)),
          uniquingKeysWith: { $1 }
        ))
    case 10:
      let lists = (0..<numbers.below(3)).map { _ in
        (RandomValue.text(using: &numbers), values(&numbers))
      }
      self = .nested(Dictionary(lists, uniquingKeysWith: { $1 }))
    case 11: self = .dictionary(members(&numbers))
    case 12: self = .list(values(&numbers))
    case 13: self = .single(RandomValue(using: &numbers, depth: depth + 1))
    case 14: self = .late(members(&numbers))
    default: self = .scalar(RandomValue.scalar(using: &numbers))
    }
  }

  static func text(using numbers: inout SeededGenerator) -> String {
    let characters = Array("aaaaaabcXYZ_09 /\"\\\n\u{0}\u{1F}é漢😀")
    return String((0..<numbers.below(12)).map { _ in characters[numbers.below(characters.count)] })
  }

  private static func number(using numbers: inout SeededGenerator) -> Double {
    switch numbers.below(12) {
    case 0: .nan
    case 1: numbers.below(2) == 0 ? .infinity : -.infinity
    case 2, 3: Double(bitPattern: numbers.next())
    case 4, 5, 6: Double(numbers.below(100_000)) / 100
    default: Double(numbers.below(1000))
    }
  }

  private static func scalar(using numbers: inout SeededGenerator) -> any Encodable & Sendable {
    switch numbers.below(22) {
    case 0: numbers.below(2) == 0
    case 1: Int8(truncatingIfNeeded: numbers.next())
    case 2: Int16(truncatingIfNeeded: numbers.next())
    case 3: Int32(truncatingIfNeeded: numbers.next())
    case 4: Int64(truncatingIfNeeded: numbers.next()) >> numbers.below(64)
    case 5: UInt64(numbers.next()) >> UInt64(numbers.below(64))
    case 6: UInt8(truncatingIfNeeded: numbers.next())
    case 7: number(using: &numbers)
    case 8: Float(number(using: &numbers))
    case 9, 10, 11: text(using: &numbers)
    case 12: Int?.none
    case 13: Date(timeIntervalSince1970: (Double(numbers.below(4_000_000_000)) - 1e9) / 8)
    case 14: Data((0..<numbers.below(20)).map { _ in UInt8(numbers.below(256)) })
    case 15: Decimal(numbers.below(1_000_000)) / 1000
    case 16: URL(string: "https://example.org/\(numbers.below(100))?q=1#a")
    case 17: [number(using: &numbers), 1]
    case 18: (0..<numbers.below(4)).map { _ in text(using: &numbers) }
    case 19: [numbers.below(9): text(using: &numbers)]
    case 20: [nil, Optional(numbers.below(9))]
    default: [text(using: &numbers): [[numbers.below(99)]]]
    }
  }
}
