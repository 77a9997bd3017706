import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Each tag stands for one case, and all tags are of one type.
enum TagChecks {
  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    if read.cases.isEmpty {
      return [
        .error(
          "no-cases", "an enum without cases cannot be coded", at: read.declaration.name,
          why: ("there is no value of it", nil), fixes: [Fix.remove(read.attribute)])
      ]
    }
    if read.model.hasRawValues { return read.cases.compactMap(rawValue) }
    let names = sameNames(in: read)
    if read.model.tagging == .untagged { return names + read.cases.compactMap(untagged) }
    return names + unreadable(read) + sameKeys(in: read) + collisions(in: read) + mixed(read)
      + groups(in: read)
      + read.cases.compactMap(\.annotations[.codingKey]).flatMap(KeyChecks.literals)
  }

  /// `.internal` and the like have to be readable in the source.
  private static func unreadable(_ read: ReadEnumeration) -> [Diagnostic] {
    guard let argument = read.options.given["tagging"], read.options.tagging == nil else {
      return []
    }
    return [
      .error(
        "tagging", "the tagging is written out here", at: argument.expression,
        why: ("a macro sees the source only, not the values of expressions", nil),
        fixes: [Fix.replace(argument.expression, with: ".internal(\"type\")")])
    ]
  }

  /// Tag and content stand beside each other.
  private static func sameKeys(in read: ReadEnumeration) -> [Diagnostic] {
    guard case .adjacent(let tag, let content) = read.model.tagging,
      tag.starts(with: content) || content.starts(with: tag),
      let argument = read.options.given["tagging"]
    else { return [] }
    let text =
      tag == content
      ? "the tag and the content have one key"
      : tag.count < content.count
        ? "the content stands inside of the tag" : "the tag stands inside of the content"
    return [
      .error(
        "same-keys", text, at: argument.expression,
        why: ("they are two members of one object", nil),
        fixes: argument.expression.as(FunctionCallExprSyntax.self)?.arguments.first {
          $0.label?.text == "content"
        }.map { [Fix.replace($0.expression, with: "\"<#key#>\"")] } ?? [])
    ]
  }

  /// Generated code calls keys after the cases, as the compiler's own does.
  private static func sameNames(in read: ReadEnumeration) -> [Diagnostic] {
    var earlier: [ReadCase] = []
    return read.cases.compactMap { item in
      defer { earlier.append(item) }
      guard
        let other = earlier.first(where: {
          $0.model.name == item.model.name && !areApart($0, item)
        })
      else { return nil }
      return .error(
        "case-name", "another case is called '\(item.model.name)'", at: item.element.name,
        why: (
          "a case is told by its name without labels; this one has it", Syntax(other.element.name)
        ),
        fixes: [Fix.replace(item.element.name, with: "<#name#>")])
    }
  }

  /// In two branches of an `#if` only one of the cases is there.
  private static func areApart(_ one: ReadCase, _ other: ReadCase) -> Bool {
    guard let first = one.model.condition, let second = other.model.condition else { return false }
    return first != second
  }

  private static func collisions(in read: ReadEnumeration) -> [Diagnostic] {
    var owners: [String: ReadCase] = [:]
    var faults: [Diagnostic] = []
    for item in read.cases where !item.model.isUnknown {
      for tag in Set(tags(of: item)).sorted() {
        if let other = owners[tag] {
          // One name for several cases, or one annotation, is a fault of its own.
          if other.declaration.id == item.declaration.id || other.model.name == item.model.name {
            continue
          }
          if areApart(item, other) { continue }
          let place = item.annotations[.codingKey].map(Syntax.init) ?? Syntax(item.element.name)
          faults.append(
            .error(
              "duplicate-tag",
              "'\(item.model.name)' has the tag \(tag), which '\(other.model.name)' has",
              at: place,
              why: ("'\(other.model.name)' is declared here", Syntax(other.element.name)),
              fixes: [ownTag(for: item)]))
        } else {
          owners[tag] = item
        }
      }
    }
    return faults
  }

  /// The tag that a case has by its name where no other has it, else one that the user thinks of.
  private static func ownTag(for item: ReadCase) -> FixIt {
    let tag = "@CodingKey(\"<#tag#>\")"
    if let attribute = item.annotations[.codingKey] {
      return item.model.value == item.model.name
        ? Fix.replace(attribute, with: tag) : Fix.remove(attribute)
    }
    return item.declaration.elements.count == 1
      ? Fix.insert("\(tag) ", before: item.declaration)
      : Fix.split(item.declaration, putting: tag, before: item.element)
  }

  private static func tags(of item: ReadCase) -> [String] {
    if let integers = item.model.integerTags { return integers.map(String.init) }
    return ([item.model.value] + item.model.aliases).map { "\"\($0)\"" }
  }

  private static func mixed(_ read: ReadEnumeration) -> [Diagnostic] {
    guard read.model.hasIntegerTags else { return [] }
    if read.model.tagging == .external {
      return read.cases.compactMap { item in
        guard item.model.integerTags != nil, let attribute = item.annotations[.codingKey] else {
          return nil
        }
        return .error(
          "integer-key", "the tag is a key here, and keys are strings", at: attribute,
          why: ("externally tagged, the case is the key of its payload", nil),
          fixes: [Fix.quoteIntegers(of: attribute)])
      }
    }
    return read.cases.compactMap { item in
      guard item.model.integerTags == nil, !item.model.isUnknown else { return nil }
      return .error(
        "mixed-tags", "'\(item.model.name)' has no integer as its tag", at: item.element.name,
        why: ("other cases have one, and all tags are of one type", nil),
        fixes: [Fix.insert("@CodingKey(<#integer#>) ", before: item.declaration)])
    }
  }

  /// One annotation on `case a, b` would give both the same tag.
  private static func groups(in read: ReadEnumeration) -> [Diagnostic] {
    read.cases.compactMap { item in
      guard item.declaration.elements.count > 1,
        item.element.id == item.declaration.elements.first?.id,
        let attribute = item.annotations[.codingKey] ?? item.annotations[.unknownCase]
      else { return nil }
      return .error(
        "case-group", "'@\(attribute.baseName)' needs a case of its own", at: attribute,
        why: ("it would be for each of the cases in this declaration", nil),
        fixes: [Fix.split(item.declaration)])
    }
  }

  private static func rawValue(_ item: ReadCase) -> Diagnostic? {
    guard let attribute = item.annotations[.codingKey] else { return nil }
    let fix = AttributeArguments(attribute)[""].first.flatMap { key -> FixIt? in
      guard item.element.rawValue == nil else { return nil }
      return Fix.edit(
        "make it the raw value",
        attribute.positionAfterSkippingLeadingTrivia..<item.element.endPositionBeforeTrailingTrivia,
        "case \(item.element.trimmedDescription) = \(key.trimmedDescription)",
        in: item.declaration)
    }
    return .error(
      "raw-value-key", "a case with a raw value has no other tag", at: attribute,
      why: ("the raw value is what is coded", nil), fixes: [fix ?? Fix.remove(attribute)])
  }

  private static func untagged(_ item: ReadCase) -> Diagnostic? {
    item.annotations[.codingKey].map {
      .warning(
        "untagged-key", "'@CodingKey' has no effect on '\(item.model.name)'", at: $0,
        why: ("an untagged enum is told by its payload alone", nil), fixes: [Fix.remove($0)])
    }
  }
}
