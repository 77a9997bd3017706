import ModelSchema
package import SwiftSyntax

/// Which of the two conformances a macro makes.
package struct CodingHalves: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let decoding = CodingHalves(rawValue: 1)
  package static let encoding = CodingHalves(rawValue: 2)
  package static let both: CodingHalves = [.decoding, .encoding]

  /// The halves that a type's macro makes, by the macro's name.
  package init?(macro name: String) {
    switch name {
    case "Codable", "JSONCodable": self = .both
    case "Decodable": self = .decoding
    case "Encodable": self = .encoding
    default: return nil
    }
  }
}

extension AttributeSyntax {
  /// Whether the macro makes the code for the direct path alone.
  package var isDirectOnly: Bool { baseName == "JSONCodable" }
}

/// What the arguments of a type's macro say.
struct TypeOptions {
  var halves: CodingHalves
  /// Whether there is no `Codable` conformance beside the code for the direct path.
  var isDirectOnly = false
  var spelling = KeySpelling.asWritten
  var acronyms: [String] = []
  var writesNull = false
  var refusesUnknownKeys = false
  var isSuperclassNested = false
  var tagging: EnumTagging?
  /// The arguments that were given, by label.
  var given: [String: LabeledExprSyntax] = [:]

  init(_ attribute: AttributeSyntax) {
    halves = CodingHalves(macro: attribute.baseName) ?? .both
    isDirectOnly = attribute.isDirectOnly
    let arguments = AttributeArguments(attribute)
    spelling = arguments.member("keys").flatMap(KeySpelling.init(rawValue:)) ?? .asWritten
    acronyms =
      arguments["acronyms"].first?.as(ArrayExprSyntax.self)?.elements
      .compactMap(\.expression.stringLiteral) ?? []
    writesNull = arguments.member("nulls") == "written"
    refusesUnknownKeys = arguments.member("unknownKeys") == "refuse"
    isSuperclassNested = arguments.member("superclass") == "nested"
    tagging = arguments["tagging"].first.flatMap(EnumTagging.init)
    if case .argumentList(let list) = attribute.arguments {
      for argument in list { given[argument.label?.text ?? ""] = argument }
    }
  }

  /// The key of a property or case without a key of its own.
  func key(for name: String) -> String { spelling.key(for: name, acronyms: acronyms) }
}

extension EnumTagging {
  /// Reads `.internal("type")`, `.adjacent("type", content: "value")` and the like.
  init?(_ expression: ExprSyntax) {
    let call = expression.as(FunctionCallExprSyntax.self)
    let base = call?.calledExpression ?? expression
    guard let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
      return nil
    }
    var tag: [String] = []
    var content: [String] = []
    var isContent = false
    for argument in call?.arguments ?? [] {
      isContent = isContent || argument.label?.text == "content"
      guard let text = argument.expression.stringLiteral else { return nil }
      if isContent { content.append(text) } else { tag.append(text) }
    }
    switch name {
    case "external": self = .external
    case "bare": self = .bare
    case "untagged": self = .untagged
    case "internal" where !tag.isEmpty: self = .internal(tag: tag)
    case "adjacent" where !tag.isEmpty && !content.isEmpty:
      self = .adjacent(tag: tag, content: content)
    default: return nil
    }
  }
}
