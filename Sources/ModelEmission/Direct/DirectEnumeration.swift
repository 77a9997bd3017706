import ModelSchema

/// What the direct path needs to know of an enumeration; there is none for what it cannot express.
struct DirectEnumeration {
  let enumeration: Enumeration
  let tags: DirectTags
  /// The objects with the values of the cases that have some, by the cases' names.
  private let payloads: [String: DirectObject]

  init?(_ enumeration: Enumeration) {
    // The standard library codes raw values, and calls no hooks.
    if enumeration.hasRawValues && enumeration.hooks != Hooks() { return nil }
    self.enumeration = enumeration
    tags = DirectTags(enumeration)
    var payloads: [String: DirectObject] = [:]
    for item in enumeration.knownCases {
      guard let payload = DirectObject(Self.properties(of: item)) else { return nil }
      payloads[item.name] = payload
    }
    self.payloads = payloads
    guard Self.keys(of: enumeration).allSatisfy({ !$0.isEmpty }) else { return nil }
  }

  /// The keys that a document has by itself, without those of the values.
  private static func keys(of enumeration: Enumeration) -> [String] {
    switch enumeration.tagging {
    case .external where !enumeration.hasRawValues:
      enumeration.knownCases.flatMap { [$0.value] + $0.aliases }
    case .internal(let tag): tag
    case .adjacent(let tag, let content): tag + content
    case .external, .bare, .untagged: []
    }
  }

  /// The values of a case as if they were properties.
  static func properties(of item: EnumerationCase) -> [Property] {
    let names = PayloadCalls(item: item).names
    return item.payload.indices.map { item.payload[$0].property(named: names[$0], at: $0) }
  }

  /// The object with the values of a case.
  func payload(of item: EnumerationCase) -> DirectObject { payloads[item.name] ?? DirectObject() }

  /// The case for what is none of the known ones.
  var unknownCase: EnumerationCase? { enumeration.unknownCase }
}

/// How the tags of an enumeration are told apart.
struct DirectTags {
  private let cases: [EnumerationCase]
  private let form: Form

  private enum Form {
    case integers(type: String)
    /// By their number among all of them.
    case lines
    /// As strings, because one of them is no line of a text.
    case strings(type: String)
  }

  init(_ enumeration: Enumeration) {
    cases = enumeration.knownCases
    if enumeration.hasIntegerTags {
      form = .integers(type: enumeration.header.standard("Int"))
    } else if enumeration.knownCases.flatMap(\.texts).allSatisfy(DirectObject.isPlain) {
      form = .lines
    } else {
      form = .strings(type: enumeration.header.standard("String"))
    }
  }

  /// The expression that reads the tag at the cursor.
  var reading: String {
    switch form {
    case .integers(let type), .strings(let type): "try reader.read(\(type).self)"
    case .lines:
      "try reader.readIndex(among: \(DirectObject.literal(of: cases.flatMap(\.texts))))"
    }
  }

  /// The patterns of a case's tags in a switch.
  func patterns(of item: EnumerationCase) -> String {
    switch form {
    case .integers, .strings: return item.tagLiterals.joined(separator: ", ")
    case .lines:
      let first = cases.prefix { $0.name != item.name }.reduce(0) { $0 + $1.texts.count }
      return (first..<first + item.texts.count).map(String.init).joined(separator: ", ")
    }
  }
}

extension EnumerationCase {
  /// The strings that are read as the case; the first is written.
  var texts: [String] { [value] + aliases.filter { $0 != value } }
}
