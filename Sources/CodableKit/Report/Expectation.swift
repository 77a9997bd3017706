/// What a type accepts: its name, or the cases of an enum that lists them.
func expectation(of type: Any.Type) -> String {
  if let optional = type as? any OptionalType.Type { return expectation(of: optional.wrappedType) }
  if let described = type as? any DescribedType.Type { return described.expectedWords }
  let cases = caseTexts(of: type)
  return cases.isEmpty ? typeName(type) : listed(cases)
}

/// Whether a type says which raw values it accepts.
func listsCases(_ type: Any.Type) -> Bool { !caseTexts(of: type).isEmpty }

/// Texts as a list, of alternatives if not said otherwise, cut after the eighth.
func listed(_ texts: [String], by word: String = "or") -> String {
  let shown = texts.prefix(8)
  if texts.count > shown.count { return shown.joined(separator: ", ") + ", …" }
  guard let last = shown.last, shown.count > 1 else { return shown.joined() }
  return shown.dropLast().joined(separator: ", ") + " \(word) " + last
}

private func caseTexts(of type: Any.Type) -> [String] { rawValues(of: type).map(rawText) }

/// The raw values of an enum that lists its cases, where they are texts.
func caseStrings(of type: Any.Type) -> [String] {
  if let optional = type as? any OptionalType.Type { return caseStrings(of: optional.wrappedType) }
  return rawValues(of: type).compactMap { $0 as? String }
}

private func rawValues(of type: Any.Type) -> [Any] {
  if let enumeration = type as? any (RawRepresentable & KnownCases).Type {
    return knownValues(enumeration)
  }
  if let enumeration = type as? any (RawRepresentable & CaseIterable).Type {
    return allValues(enumeration)
  }
  return []
}

private func knownValues<T: RawRepresentable & KnownCases>(_ type: T.Type) -> [Any] {
  T.knownCases.map { $0.rawValue as Any }
}

private func allValues<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> [Any] {
  // An endless collection of cases is possible, if odd.
  T.allCases.prefix(mostCases).map { $0.rawValue as Any }
}

/// More cases than a message lists, and than a word is compared with.
private let mostCases = 256

/// The raw values of cases as a message shows them.
func rawTexts(_ cases: some Sequence<some RawRepresentable>) -> [String] {
  cases.map { rawText($0.rawValue) }
}

private func rawText(_ value: Any) -> String {
  (value as? String).map(Excerpt.quoted) ?? "\(value)"
}

/// The kind of raw value that a type is read from.
struct RawValueKind {
  let kind: DecodingIssue.Found.Kind

  func matches(_ found: DecodingIssue.Found) -> Bool { found.kind == kind }
}

func rawValueType(of type: Any.Type) -> RawValueKind? {
  guard let type = type as? any RawRepresentable.Type else { return nil }
  return rawValueKind(type)
}

private func rawValueKind<T: RawRepresentable>(_ type: T.Type) -> RawValueKind? {
  if T.RawValue.self == String.self { return RawValueKind(kind: .string) }
  return T.RawValue.self is any Numeric.Type ? RawValueKind(kind: .number) : nil
}

/// What Foundation's types want, by the text of their errors, which carry nothing else.
func formOfFoundation(in text: String) -> String? {
  switch text.withoutFullStop {
  case "Invalid URL string": "a URL"
  case "Invalid TimeZone identifier": "the identifier of a time zone"
  case "Attempted to decode UUID from invalid UUID string": "a UUID"
  case "Encountered Data is not valid Base64": "data in Base64"
  case "Expected date string to be ISO8601-formatted": ISO8601.form
  default: nil
  }
}

/// The name of the enum in the standard library's error text for an unknown raw value.
///
/// The error of a raw value deep inside a value carries no type; the text is all that there is.
func nameOfRawRepresentable(in text: String) -> String? {
  let start = "Cannot initialize "
  guard text.hasPrefix(start) else { return nil }
  let name = text.dropFirst(start.count).prefix { $0 != " " }
  return name.isEmpty ? nil : String(name)
}

/// The type itself, or what an optional is of, when that is read from a raw value.
func enumeration(in type: Any.Type) -> (any RawRepresentable.Type)? {
  if let optional = type as? any OptionalType.Type { return enumeration(in: optional.wrappedType) }
  return type as? any RawRepresentable.Type
}

/// Whether a strategy or a type is an optional.
func isOptional(_ type: Any.Type) -> Bool { type is any OptionalType.Type }

/// A type whose name says less than what it accepts.
private protocol DescribedType {
  static var expectedWords: String { get }
}

extension Scalar: DescribedType {
  fileprivate static var expectedWords: String { "a string, a number or a truth value" }
}

extension StringOrNumber: DescribedType {
  fileprivate static var expectedWords: String { "a string or a number" }
}
