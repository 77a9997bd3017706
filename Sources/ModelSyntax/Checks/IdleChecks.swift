import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Annotations and arguments for a direction, a rule or a value that is not there.
enum IdleChecks {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.flatMap { property in
      directions(of: property, read) + keys(of: property, read) + null(of: property, read)
        + causes(of: property)
    } + options(of: read)
  }

  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    acronyms(read.options) + samePayloads(in: read)
      + read.cases.filter { $0.element.id == $0.declaration.elements.first?.id }.flatMap { item in
        item.annotations[.codingKey].map {
          KeyChecks.redundantAliases(
            $0, key: item.model.integerTags?.first.map(String.init) ?? item.model.value)
        } ?? []
      }
  }

  private static func idle(
    _ node: some SyntaxProtocol, _ name: String, why: String, fix: FixIt
  ) -> Diagnostic {
    .warning("idle", "'\(name)' has no effect here", at: node, why: (why, nil), fixes: [fix])
  }

  /// What concerns reading on a property that is not read, and so for writing.
  private static func directions(
    of property: ReadProperty, _ read: ReadStructure
  ) -> [Diagnostic] {
    let model = property.model
    guard model.role == .member else { return [] }
    var idle: [AttributeSyntax?] = []
    if model.isNotRead { idle.append(property.annotations[.codableDefault]) }
    let isWritten = read.options.halves.contains(.encoding) && !model.isNotWritten
    if !isWritten { idle.append(property.annotations[.codingNull]) }
    return idle.compactMap { $0 }.map {
      self.idle(
        $0, "@\($0.baseName)", why: "the property is not coded in this direction",
        fix: Fix.remove($0))
    }
  }

  /// Names that nothing is read by.
  private static func keys(of property: ReadProperty, _ read: ReadStructure) -> [Diagnostic] {
    guard let attribute = property.annotations[.codingKey], property.model.role == .member else {
      return []
    }
    let isRead = read.options.halves.contains(.decoding) && !property.model.isNotRead
    let key = AttributeArguments(attribute)[""].first?.trimmedDescription ?? "\"<#key#>\""
    guard !isRead, let aliases = attribute.argument(labelled: "aliases") else {
      return oneDirection(attribute, of: property, read, isRead)
    }
    return [
      idle(
        aliases, "aliases", why: "other names are for reading, and the property is only written",
        fix: Fix.replace(attribute, with: "@CodingKey(\(key))"))
    ]
  }

  /// A key for reading and one for writing, where one of the two is all that counts.
  private static func oneDirection(
    _ attribute: AttributeSyntax, of property: ReadProperty, _ read: ReadStructure, _ isRead: Bool
  ) -> [Diagnostic] {
    guard let reading = attribute.argument(labelled: "reading"),
      let writing = attribute.argument(labelled: "writing")
    else { return [] }
    let isWritten = read.options.halves.contains(.encoding) && !property.model.isNotWritten
    let name = reading.expression.stringLiteral
    // The name of the property is no key to be said in either direction, which is a fault of its
    // own.
    let isOneKey =
      name != nil && name == writing.expression.stringLiteral
      && name != read.options.key(for: property.model.name)
    guard isOneKey || !isRead || !isWritten else { return [] }
    let idle = isRead ? writing : reading
    let key = (isRead ? reading : writing).expression.trimmedDescription
    return [
      self.idle(
        idle, isRead ? "writing" : "reading",
        why: isRead && isWritten
          ? "both directions have one key" : "the property is coded in the other direction alone",
        fix: Fix.replace(attribute, with: "@CodingKey(\(key))"))
    ]
  }

  /// What is the rule of the type anyway.
  private static func null(of property: ReadProperty, _ read: ReadStructure) -> [Diagnostic] {
    guard let attribute = property.annotations[.codingNull], property.model.isOptional,
      read.options.halves.contains(.encoding), AttributeArguments(attribute).member("") != nil,
      property.model.writesNull == read.options.writesNull
    else { return [] }
    return [
      idle(
        attribute, "@CodingNull", why: "nil is written in this way by the type's rule",
        fix: Fix.remove(attribute))
    ]
  }

  private static func causes(of property: ReadProperty) -> [Diagnostic] {
    guard let attribute = property.annotations[.codableDefault],
      let causes = attribute.argument(labelled: "for"),
      causes.expression.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    else { return [] }
    return [
      idle(
        attribute, "@CodableDefault", why: "the default stands in for no cause",
        fix: Fix.remove(causes))
    ]
  }

  private static func options(of read: ReadStructure) -> [Diagnostic] {
    guard let nulls = read.options.given["nulls"], read.options.writesNull,
      !read.properties.contains(where: {
        $0.model.isOptional || !$0.hasType || $0.model.type.mayBeAlias
      })
    else { return acronyms(read.options) }
    return acronyms(read.options) + [
      idle(
        nulls, "nulls", why: "no property is an optional, which could be nil",
        fix: Fix.remove(nulls))
    ]
  }

  private static func acronyms(_ options: TypeOptions) -> [Diagnostic] {
    guard let acronyms = options.given["acronyms"], options.spelling == .asWritten,
      options.given["keys"] == nil
    else { return [] }
    return [
      idle(
        acronyms, "acronyms", why: "without 'keys' the keys are the names as they are written",
        fix: Fix.remove(acronyms))
    ]
  }

  /// Of two untagged cases with one payload only the first is ever read.
  private static func samePayloads(in read: ReadEnumeration) -> [Diagnostic] {
    guard read.model.tagging == .untagged, read.options.halves.contains(.decoding) else {
      return []
    }
    var earlier: [ReadCase] = []
    return read.cases.compactMap { item in
      defer { earlier.append(item) }
      guard !item.model.isUnknown,
        let other = earlier.first(where: { $0.model.payload == item.model.payload })
      else { return nil }
      if let first = item.model.condition, other.model.condition != first { return nil }
      return .warning(
        "never-read", "'\(item.model.name)' is never read", at: item.element.name,
        why: ("'\(other.model.name)' fits each of its documents", Syntax(other.element.name)),
        fixes: read.options.given["tagging"].map {
          [Fix.replace($0.expression, with: ".external")]
        } ?? [])
    }
  }
}
