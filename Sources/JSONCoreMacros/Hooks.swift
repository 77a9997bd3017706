/// Calls a function when every property has been read.
///
///     @DidDecode mutating func normalize() throws { title = title.lowercased() }
///
/// A document that does not fit may be read a second time, to say why: what the function does
/// should not reach beyond the value.
@attached(peer)
public macro DidDecode() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Calls a function before anything is written; one that is mutating changes what is written, and
/// not the value itself.
///
///     @WillEncode mutating func trim() { title = String(title.prefix(3)) }
///     // "abcdef" -> {"title":"abc"}
@attached(peer)
public macro WillEncode() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Refuses a decoded value for which a condition does not hold.
///
///     @Validate("the end is after the start", at: "end")
///     private var isOrdered: Bool { start < end }
///
/// Decoding throws `DecodingError.dataCorrupted`: `expected that the end is after the start`.
///
/// - Parameters:
///   - reason: what has to hold, in words.
///   - property: the property that the error's path leads to; without it, the value itself.
@attached(peer)
public macro Validate(_ reason: String, at property: String) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Refuses a decoded value for which a condition does not hold.
///
///     @Validate("the title is not empty") var hasTitle: Bool { !title.isEmpty }
@attached(peer)
public macro Validate(_ reason: String) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")
