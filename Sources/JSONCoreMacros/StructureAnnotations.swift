/// Puts the members of a value beside those of the type.
///
///     @Codable struct Order { let id: Int; @Flatten let owner: Owner }
///     // {"id":1,"name":"Ada"}
///
/// An optional is nil when none of the value's keys is there, whatever else the value asks for. Of
/// a path its first key counts.
@attached(peer)
public macro Flatten() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Keeps the members that no other property is for, and writes them back.
///
///     @UnknownKeys var extra: [String: JSONValue]
///
/// With `[String: JSONValue]` also those inside of the objects of the type's own paths, under the
/// keys of these. An object that only a value with `@Flatten` has paths into is that value's: what
/// else stands inside of it is kept where the value's type has the annotation, and else lost.
@attached(peer)
public macro UnknownKeys() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Keeps what no other case of the enum is for, and writes it back.
///
///     @Codable(tagging: .internal("type")) enum Payment {
///       case card(Card)
///       @UnknownCase case other(JSONValue)
///     }
@attached(peer)
public macro UnknownCase() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")
