/// Makes an initialiser with a parameter for each stored property.
///
///     @MemberwiseInit(.public)
///     public struct Size { public var width: Int; public var height = 1 }
///     // public init(width: Int, height: Int = 1)
///
/// Without an argument the initialiser is as visible as the type, up to `public`.
@attached(member, names: named(init))
public macro MemberwiseInit(_ access: MemberwiseAccess? = nil) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "MemberwiseInitMacro")

/// The access level of a memberwise initialiser: `MemberwiseAccess.public` for one that is public.
///
///     @MemberwiseInit(.fileprivate) struct Range { let start: Int }
///     // fileprivate init(start: Int)
public enum MemberwiseAccess: Sendable {
  case `public`, package, `internal`, `fileprivate`, `private`
}
