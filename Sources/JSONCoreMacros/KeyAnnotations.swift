/// Gives a property another key, or a case of an enum another tag.
///
///     @CodingKey("full_name", aliases: "name", "label") let name: String
///
/// The first of the keys that is there with a value is read; the first key is written. A missing
/// key is an error that names them all.
@attached(peer)
public macro CodingKey(_ name: String, aliases: String...) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Gives a property, or the tag of a case, other names to be read by, and leaves its own as it is.
///
///     @CodingKey(aliases: "displayName", "label") let name: String
///     // {"label":"a"} -> "a"; written as {"name":"a"}
@attached(peer)
public macro CodingKey(aliases name: String, _ others: String...) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Gives a property one key for reading and one for writing.
///
///     @CodingKey(reading: "id", writing: "ID") let number: Int
///     // {"id":1} -> 1; written as {"ID":1}
@attached(peer)
public macro CodingKey(reading: String, writing: String) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Gives a case of an enum an integer as its tag; all of them are read, the first is written.
///
///     @CodingKey(1, aliases: 10) case low
///     // with `tagging: .bare`: 1 and 10 -> .low; written as 1
@attached(peer)
public macro CodingKey(_ tag: Int, aliases: Int...) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Puts a property's value into objects around it.
///
///     @CodingPath("location", "lat") let latitude: Double
///     @CodingPath("location", "lon") let longitude: Double
///     // {"location":{"lat":46.9,"lon":7.4}}
///
/// Properties share the objects. An object that is missing or null counts as one without keys. One
/// that would hold nothing but nil is left out.
@attached(peer)
public macro CodingPath(_ path: String...) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Leaves a property out of the document; it keeps its initial value when it is decoded.
///
///     @CodingIgnored var cache: [Int] = []
@attached(peer)
public macro CodingIgnored() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Leaves a property out in one direction.
///
///     @CodingIgnored(.decoding) var version = 2      // written, and not read
///     @CodingIgnored(.encoding) let token: String    // read, and not written
///
/// A property that is not read keeps its initial value.
@attached(peer)
public macro CodingIgnored(_ direction: CodingDirection) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Says what nil is written as, for one property.
///
///     @CodingNull(.written) let note: String?
///     // nil -> {"note":null}
@attached(peer)
public macro CodingNull(_ coding: NullCoding) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")
