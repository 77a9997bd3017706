/// Makes a type `Codable`: what the compiler's synthesis does, and what the annotations say.
///
///     @Codable struct User {
///       let id: Int
///       @CodingKey("full_name", aliases: "name") let name: String
///       var role = "guest"
///       @CodingPath("address", "city") let city: String?
///       @Lossy let tags: [String]
///     }
///     // {"id":1,"full_name":"Ada","address":{"city":"Bern"},"tags":["a",7]}
///     // -> id 1, name "Ada", role "guest", city "Bern", tags ["a"] and an issue
///
/// Without an annotation everything is as in the compiler's own code: nil is left out, null and a
/// missing key are the same for an optional, a missing key is `DecodingError.keyNotFound`
/// otherwise. There is one difference: an initial value stands in for a missing key.
///
/// Where `FastJSONDecoder` and `FastJSONEncoder` can, they take the direct path, for which the
/// macro makes `JSONReadable` and `JSONWritable`. The results are the same. Classes that are not
/// final or have a superclass are coded by their `Codable` conformance there as well.
///
/// A public type needs `public import CodableKitMacros` where imports are internal by default.
///
/// - Parameters:
///   - keys: how keys are spelled from names.
///   - acronyms: words such as `"OAuth"` that the spelling keeps in one piece, with their
///     capitals where it has some.
///   - nulls: whether nil leaves the key out or writes `null`.
///   - unknownKeys: whether keys without a property are ignored or an error.
///   - superclass: where a class has the members of its superclass.
///   - tagging: how a document says which case of an enum it is.
@attached(
  member, conformances: Decodable, Encodable, JSONReadable, JSONWritable,
  names: named(CodingDefaults), named(CodingKeys), named(CodingStrategies), named(CodingTypes),
  named(init), named(encode(to:)), named(write(to:)))
@attached(
  extension, conformances: Decodable, Encodable, JSONReadable, JSONWritable,
  names: named(init(from:)), named(encode(to:)), named(write(to:)))
public macro Codable(
  keys: KeySpelling = .asWritten, acronyms: [String] = [], nulls: NullCoding = .omitted,
  unknownKeys: UnknownKeyCoding = .ignore, superclass: SuperclassCoding = .flat,
  tagging: EnumTagging = .external
) = #externalMacro(module: "CodableKitMacrosPlugin", type: "CodableMacro")

/// Makes a type `Decodable`; see ``Codable(keys:acronyms:nulls:unknownKeys:superclass:tagging:)``.
///
///     @Decodable struct Answer { let code: Int }
///
/// For actors it is the only one of the three: they cannot be encoded.
@attached(
  member, conformances: Decodable, Encodable, JSONReadable,
  names: named(CodingDefaults), named(CodingKeys), named(CodingStrategies), named(CodingTypes),
  named(init))
@attached(
  extension, conformances: Decodable, Encodable, JSONReadable,
  names: named(init(from:)))
public macro Decodable(
  keys: KeySpelling = .asWritten, acronyms: [String] = [],
  unknownKeys: UnknownKeyCoding = .ignore, superclass: SuperclassCoding = .flat,
  tagging: EnumTagging = .external
) = #externalMacro(module: "CodableKitMacrosPlugin", type: "CodableMacro")

/// Makes a type `Encodable`; see ``Codable(keys:acronyms:nulls:unknownKeys:superclass:tagging:)``.
///
///     @Encodable struct Question { let text: String }
@attached(
  member, conformances: Decodable, Encodable, JSONWritable,
  names: named(CodingDefaults), named(CodingKeys), named(CodingStrategies), named(CodingTypes),
  named(encode(to:)), named(write(to:)))
@attached(
  extension, conformances: Decodable, Encodable, JSONWritable,
  names: named(encode(to:)), named(write(to:)))
public macro Encodable(
  keys: KeySpelling = .asWritten, acronyms: [String] = [], nulls: NullCoding = .omitted,
  superclass: SuperclassCoding = .flat, tagging: EnumTagging = .external
) = #externalMacro(module: "CodableKitMacrosPlugin", type: "CodableMacro")
