import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Looks at what stands in the payload where a read failed.
///
/// It decodes from the failed value and walks from there to the place of the fault, so it works
/// with any decoder. It is used on failure only.
struct FoundProbe: Decodable {
  let found: DecodingIssue.Found
  /// The keys of the object, where one of them is missing.
  private(set) var keys: [String] = []

  /// The way from the value that is probed to the fault.
  @TaskLocal static var target: [JSONPathComponent] = []
  /// Whether the fault is a key that an object lacks.
  @TaskLocal static var listsKeys = false

  init(found: DecodingIssue.Found) { self.found = found }

  init(from decoder: any Decoder) throws {
    if Self.listsKeys, Self.target.isEmpty {
      found = .init(kind: .object, excerpt: nil)
      keys = try decoder.container(keyedBy: AnyCodingKey.self).allKeys.map(\.stringValue)
      return
    }
    if let node = decoder as? NodeDecoder, Self.target.isEmpty {
      // Told by the index; to ask for one kind after the other takes an error each.
      found = node.document.found(at: node.place)
      return
    }
    guard let step = Self.target.first else {
      found = try Self.look(at: decoder.singleValueContainer())
      return
    }
    let rest = Array(Self.target.dropFirst())
    switch step {
    case .key(let name):
      // It was read before, and where it stands twice the first one counted.
      (decoder as? NodeDecoder)?.document.forgetExpectedKey()
      let container = try decoder.container(keyedBy: AnyCodingKey.self)
      self = try Self.$target.withValue(rest) {
        try container.decode(Self.self, forKey: AnyCodingKey(name))
      }
    case .index(let index):
      var container = try decoder.unkeyedContainer()
      guard index >= 0 else { throw Unreadable() }
      for _ in 0..<index { _ = try container.decode(Skipped.self) }
      self = try Self.$target.withValue(rest) { try container.decode(Self.self) }
    }
  }

  private static func look(at container: any SingleValueDecodingContainer) -> DecodingIssue.Found {
    if container.decodeNil() { return .init(kind: .null, excerpt: nil) }
    if let value = try? container.decode(Bool.self) {
      return .init(kind: .bool, excerpt: value.description)
    }
    // Strings before numbers: in YAML every scalar also reads as a string, and none is to be
    // taken for a number by its looks.
    if let value = try? container.decode(String.self) {
      return .init(kind: .string, excerpt: Excerpt.quoted(value))
    }
    if let number = try? Scalar.number(in: container) { return .init(number: number) }
    if let value = try? container.decode(Double.self) {
      return .init(kind: .number, excerpt: value.description)
    }
    if let elements = try? container.decode([Skipped].self) {
      return .init(kind: .array, excerpt: nil, isEmptyArray: elements.isEmpty)
    }
    let isObject = (try? container.decode([String: Skipped].self)) != nil
    return .init(kind: isObject ? .object : .other, excerpt: nil)
  }

  private struct Unreadable: Error {}
}

extension JSONDocument {
  /// What stands at a place, as a report shows it.
  func found(at place: Int) -> DecodingIssue.Found {
    let node = node(at: place)
    switch node.kind {
    case .null: return .init(kind: .null, excerpt: nil)
    case .true: return .init(kind: .bool, excerpt: "true")
    case .false: return .init(kind: .bool, excerpt: "false")
    case .string: return .init(kind: .string, excerpt: Excerpt.quoted(index.text(of: node)))
    case .array:
      return .init(kind: .array, excerpt: nil, isEmptyArray: index.count(at: place) == 0)
    case .object: return .init(kind: .object, excerpt: nil)
    case .number: return .init(number: index.number(of: node))
    }
  }
}

extension DecodingIssue.Found {
  /// A number as most decoders hand it out, without its spelling, or else with its digits.
  init(number: JSONNumber) {
    kind = .number
    if let value = number.integer(as: Int64.self) {
      excerpt = value.description
    } else if let value = number.integer(as: UInt64.self) {
      excerpt = value.description
    } else {
      let value = number.double
      let isExact = value.isFinite && JSONNumber(value) == number
      excerpt = isExact ? value.description : Excerpt.raw(number.text)
    }
  }
}
