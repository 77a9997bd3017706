import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A payload fits the place that the tagging gives it.
enum PayloadCheck {
  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    read.cases.filter { !$0.model.isUnknown }.flatMap { fault(of: $0, read.model) }
  }

  private static func fault(of item: ReadCase, _ model: Enumeration) -> [Diagnostic] {
    let payload = item.model.payload
    switch model.tagging {
    case .external, .adjacent, .untagged: return []
    case .bare:
      guard let clause = item.element.parameterClause else { return [] }
      return [
        .error(
          "bare-payload", "'\(item.model.name)' has values, and only its tag is coded", at: clause,
          why: ("with '.bare' a case is its tag and nothing else", nil),
          fixes: [Fix.edit("remove the values", clause.trimmedRange, "", in: clause)])
      ]
    case .internal(let tag):
      guard let clause = item.element.parameterClause else { return [] }
      if let value = item.model.soleValue, value.type.isNoObject {
        return [
          .error(
            "internal-payload", "'\(value.type)' is no object that a tag could stand in",
            at: clause,
            why: ("internally tagged, the tag is a member beside those of the payload", nil),
            fixes: [Fix.insert("value: ", before: clause.parameters)])
        ]
      }
      if let value = item.model.soleValue, let reason = overwritten(value.type, by: model) {
        return [
          .error(
            "tag-overwritten", "the payload of '\(item.model.name)' may hold the tag itself",
            at: clause, why: (reason, nil),
            fixes: [Fix.insert("value: ", before: clause.parameters)])
        ]
      }
      if payload.count > 1, payload.contains(where: { $0.label == nil }) {
        return [
          .error(
            "internal-labels", "the values of '\(item.model.name)' need labels", at: clause,
            why: ("internally tagged, each value is a member with its label as its key", nil),
            fixes: [Fix.replace(clause, with: labelled(clause))])
        ]
      }
      let holder = tag.count == 1 ? "the tag has" : "the object around the tag has"
      return payload.contains { $0.label == tag[0] }
        ? [
          .error(
            "tag-label", "\(holder) the key \"\(tag[0])\" already", at: clause,
            why: ("internally tagged, the values are members beside the tag", nil),
            fixes: clause.parameters.compactMap(\.firstName)
              .filter { $0.plainText == tag[0] }
              .map { Fix.replace($0, with: "<#label#>") })
        ] : []
    }
  }

  /// The values, each with a label.
  private static func labelled(_ clause: EnumCaseParameterClauseSyntax) -> String {
    let values = clause.parameters.enumerated().map { index, parameter in
      let text = parameter.with(\.trailingComma, nil).trimmedDescription
      return parameter.firstName == nil ? "value\(index): \(text)" : text
    }
    return "(\(values.joined(separator: ", ")))"
  }

  /// A payload that writes members under the key of the tag.
  private static func overwritten(_ type: TypeReference, by model: Enumeration) -> String? {
    switch type {
    case .named(model.name), .named("Self"): "its own tag stands under the same key"
    case .dictionary(_, let value) where value != .named("JSONValue"):
      "the members of a dictionary may have any key, and the tag is one of them when it is read"
    case .optional(let wrapped): overwritten(wrapped, by: model)
    case .named, .dictionary, .array, .generic: nil
    }
  }
}
