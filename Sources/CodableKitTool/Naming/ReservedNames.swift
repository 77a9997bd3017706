/// Names that generated code must not declare, or only between backticks.
enum ReservedNames {
  /// Member names that backticks do not make usable: `value.self` is the value itself, and a
  /// `hashValue` would be taken for that of `Hashable`.
  static let members: Set<String> = ["Protocol", "Type", "hashValue", "init", "self"]

  /// Type names that generated code, or the code around it, uses in another meaning.
  ///
  /// A nested type hides an outer one of the same name: with a nested `String`, each
  /// `var name: String` beside it would change its meaning.
  static let types: Set<String> = swift.union(foundation).union(codableKit)

  private static let swift: Set<String> = [
    "Actor", "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "Codable",
    "CodingKey", "CodingKeys", "Collection", "Comparable", "CustomStringConvertible", "Decodable",
    "Decoder", "DecodingError", "Dictionary", "Double", "Duration", "Encodable", "Encoder",
    "EncodingError", "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int",
    "Int8", "Int16", "Int32", "Int64", "Int128", "Iterator", "Mirror", "Never", "Optional",
    "Protocol", "Range", "RawRepresentable", "RawValue", "Regex", "Result", "Self", "Sendable",
    "Sequence", "Set", "String", "Substring", "Swift", "Task", "Type", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "UInt128", "Void",
  ]

  private static let foundation: Set<String> = [
    "AttributedString", "Bundle", "Calendar", "Data", "Date", "DateComponents", "DateInterval",
    "Decimal", "Foundation", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
    "Measurement", "Notification", "Operation", "Process", "TimeInterval", "TimeZone", "URL",
    "URLRequest", "URLSession", "UUID", "Unit",
  ]

  private static let codableKit: Set<String> = [
    "CodableKit", "Coded", "CodingStrategy", "DecodingIssue", "DecodingReport", "FastJSONDecoder",
    "FastJSONEncoder", "Field", "JSONCore", "JSONValue", "LosslessStringCodable", "LosslessValue",
    "LossyArray", "LossyDictionary", "LossyOptional", "LossySet", "LossyValue", "Nullable",
    "OneOrManyCompact", "Open", "Plain", "StringOrNumber",
  ]
}
