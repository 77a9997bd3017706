/// Puts the members of a value beside those of the type.
///
///     @Codable struct Order { let id: Int; @Flatten let owner: Owner }
///     // {"id":1,"name":"Ada"}
///
/// An optional is nil when none of the value's keys is there.
@attached(peer)
public macro Flatten() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Keeps the members that no other property is for, and writes them back.
///
///     @UnknownKeys var extra: [String: JSONValue]
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
