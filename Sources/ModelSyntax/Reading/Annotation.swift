package import SwiftSyntax

/// The attributes of the vocabulary; all but the macros on the types themselves.
package enum Annotation: String, Hashable, Sendable, CaseIterable {
  case codingKey = "CodingKey"
  case codingPath = "CodingPath"
  case codingIgnored = "CodingIgnored"
  case codingNull = "CodingNull"
  case codableDefault = "CodableDefault"
  case codableBy = "CodableBy"
  case lossy = "Lossy"
  case lossless = "Lossless"
  case flatten = "Flatten"
  case unknownKeys = "UnknownKeys"
  case unknownCase = "UnknownCase"
  case didDecode = "DidDecode"
  case willEncode = "WillEncode"
  case validate = "Validate"

  /// Those that say how a value is read and written.
  static let values: Set<Annotation> = [.codableDefault, .codableBy, .lossy, .lossless]

  /// Those that say where a value stands.
  static let places: Set<Annotation> = [.codingKey, .codingPath]

  /// Those that belong to functions and computed properties.
  static let hooks: Set<Annotation> = [.didDecode, .willEncode, .validate]

  /// How the source writes it.
  var text: String { "@\(rawValue)" }
}

extension AttributeSyntax {
  /// The name behind the `@`, without a module before it.
  package var baseName: String {
    if let type = attributeName.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = attributeName.as(MemberTypeSyntax.self) { return type.name.text }
    return attributeName.trimmedDescription
  }

  /// The source between the angle brackets of the name.
  var genericArguments: String? {
    attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.trimmedDescription
  }

  var annotation: Annotation? { Annotation(rawValue: baseName) }
}

extension AttributeListSyntax {
  /// The attributes themselves, those inside `#if` left out.
  package var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The annotations, in order.
  var annotated: [(annotation: Annotation, attribute: AttributeSyntax)] {
    plain.compactMap { attribute in attribute.annotation.map { ($0, attribute) } }
  }
}
