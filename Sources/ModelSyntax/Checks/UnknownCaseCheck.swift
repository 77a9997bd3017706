import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// The case for unknown ones keeps what it does not know.
enum UnknownCaseCheck {
  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    let unknown = read.cases.filter(\.model.isUnknown)
    let second = unknown.dropFirst().compactMap { item in
      item.annotations[.unknownCase].map { attribute in
        Diagnostic.error(
          "unknown-twice", "'\(unknown[0].model.name)' takes unknown cases already",
          at: attribute,
          why: ("'\(unknown[0].model.name)' is declared here", Syntax(unknown[0].element.name)),
          fixes: [Fix.remove(attribute)])
      }
    }
    return second + unknown.prefix(1).compactMap { payload($0, read) } + rawValues(unknown, read)
  }

  private static func payload(_ item: ReadCase, _ read: ReadEnumeration) -> Diagnostic? {
    guard item.model.soleValue == nil, !read.model.hasRawValues else { return nil }
    let fix: FixIt =
      if let clause = item.element.parameterClause {
        Fix.replace(clause, with: "(JSONValue)")
      } else {
        Fix.insert("(JSONValue)", after: item.element.name)
      }
    return .error(
      "unknown-payload", "'\(item.model.name)' needs one value without a label",
      at: item.element.name,
      why: ("what is unknown is kept in it, so that it can be written back", nil), fixes: [fix])
  }

  private static func rawValues(_ unknown: [ReadCase], _ read: ReadEnumeration) -> [Diagnostic] {
    guard read.model.hasRawValues else { return [] }
    return unknown.compactMap { item in
      item.annotations[.unknownCase].map {
        .error(
          "unknown-raw", "an enum with raw values cannot keep an unknown one", at: $0,
          why: (
            "without the raw type and with 'tagging: .bare' it can; "
              + "so can 'Open<\(read.model.name)>'", nil
          ), fixes: [withoutRawType(item, read), Fix.remove($0)].compactMap { $0 })
      }
    }
  }

  /// The enum with tags in place of its raw values, and a value that keeps an unknown one.
  private static func withoutRawType(_ unknown: ReadCase, _ read: ReadEnumeration) -> FixIt? {
    guard let clause = read.declaration.inheritanceClause, let type = clause.inheritedTypes.first,
      read.options.given["tagging"] == nil,
      read.cases.allSatisfy({
        $0.element.rawValue == nil
          || ($0.declaration.elements.count == 1 && $0.annotations[.codingKey] == nil)
      }),
      type.type.trimmedDescription.withoutModule == "String"
    else { return nil }
    let range =
      clause.inheritedTypes.count == 1
      ? clause.positionAfterSkippingLeadingTrivia..<clause.endPositionBeforeTrailingTrivia
      : type.positionAfterSkippingLeadingTrivia..<type.endPosition
    let tags = read.cases.flatMap { item -> [FixIt] in
      guard let raw = item.element.rawValue, item.element.id != unknown.element.id else {
        return []
      }
      return [
        Fix.insert("@CodingKey(\(raw.value.trimmedDescription)) ", before: item.declaration),
        Fix.edit(
          "",
          item.element.name.endPositionBeforeTrailingTrivia..<raw.endPositionBeforeTrailingTrivia,
          "", in: raw),
      ]
    }
    return Fix.all(
      "tag the cases in place of raw values",
      [
        Fix.addArgument("tagging: .bare", to: read.attribute), Fix.edit("", range, "", in: clause),
        Fix.insert("(JSONValue)", after: unknown.element.name),
      ] + tags)
  }
}
