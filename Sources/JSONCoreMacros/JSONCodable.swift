/// Makes a type readable and writable as JSON, without `Codable`.
///
///     @JSONCodable struct User {
///       let id: Int
///       @CodingKey("full_name") let name: String
///       var role = "guest"
///     }
///     let user = try JSONReader.read(User.self, from: bytes)
///     let text = try JSONWriter.bytes(of: user)
///
/// For programs that know only ``JSONCore``, as in Embedded Swift, which has no `Codable`. What the
/// macro `@Codable` of CodableKit makes beside the `Codable` conformance is all that this one
/// makes, for structs, final classes without a superclass, and enums. Keys, paths, tags, flattened
/// and unknown members and hooks mean what they mean there; strategies and property wrappers are
/// CodableKit's, and are refused.
///
/// Where a document does not fit the type, the error is a ``JSONError``, with its code and its
/// place in the document.
///
/// - Parameters:
///   - keys: how keys are spelled from names.
///   - acronyms: words such as `"OAuth"` that the spelling keeps in one piece, with their
///     capitals where it has some.
///   - nulls: whether nil leaves the key out or writes `null`.
///   - unknownKeys: whether keys without a property are ignored or an error.
///   - tagging: how a document says which case of an enum it is.
@attached(
  member, conformances: JSONReadable, JSONWritable,
  names: named(CodingDefaults), named(CodingTypes), named(init), named(write(to:)))
@attached(
  extension, conformances: JSONReadable, JSONWritable,
  names: named(init(from:)), named(write(to:)))
public macro JSONCodable(
  keys: KeySpelling = .asWritten, acronyms: [String] = [], nulls: NullCoding = .omitted,
  unknownKeys: UnknownKeyCoding = .ignore, tagging: EnumTagging = .external
) = #externalMacro(module: "CodableKitMacrosPlugin", type: "CodableMacro")
