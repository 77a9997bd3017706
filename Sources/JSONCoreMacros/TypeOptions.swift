// The arguments of the macros. A macro reads them as source, so each is written out where it is
// given: `keys: .snake`.

/// How keys are spelled from the names of properties and cases.
///
/// A capital begins a word, an underscore inside of a name stands between two, and underscores
/// at the ends stay. Words that the type's `acronyms` list are kept as they are listed where a
/// spelling has capitals: with `"URL"` the key of `avatarURL` is `AvatarURL` in Pascal case.
/// CodableKit's `KeyStyle`, for coders, makes the same keys.
///
///     @Codable(keys: .snake) struct Profile { let avatarURL: String }
///     // {"avatar_url":"u"}
///     // .asWritten {"avatarURL":"u"}, .screamingSnake {"AVATAR_URL":"u"},
///     // .kebab {"avatar-url":"u"}, .camel {"avatarUrl":"u"}, .pascal {"AvatarUrl":"u"}
public enum KeySpelling: Sendable {
  /// `avatarURL`
  case asWritten
  /// `avatar_url`
  case snake
  /// `AVATAR_URL`
  case screamingSnake
  /// `avatar-url`
  case kebab
  /// `avatarUrl`, or `avatarURL` with the acronym
  case camel
  /// `AvatarUrl`, or `AvatarURL` with the acronym
  case pascal
}

// The names that other libraries have for them: the compiler puts the right one in their place.
extension KeySpelling {
  @_documentation(visibility: internal)
  @available(*, unavailable, renamed: "snake")
  public static var snakeCase: KeySpelling { .snake }
  @_documentation(visibility: internal)
  @available(*, unavailable, renamed: "screamingSnake")
  public static var screamingSnakeCase: KeySpelling { .screamingSnake }
  @_documentation(visibility: internal)
  @available(*, unavailable, renamed: "kebab")
  public static var kebabCase: KeySpelling { .kebab }
  @_documentation(visibility: internal)
  @available(*, unavailable, renamed: "camel")
  public static var camelCase: KeySpelling { .camel }
  @_documentation(visibility: internal)
  @available(*, unavailable, renamed: "pascal")
  public static var pascalCase: KeySpelling { .pascal }
}

/// One of the two directions of coding.
///
///     @CodingIgnored(.encoding) var secret: String = ""
///     // read, and not written
///     @CodingIgnored(.decoding) var version = 2
///     // written, and not read
public enum CodingDirection: Sendable {
  /// From a document to a value.
  case decoding
  /// From a value to a document.
  case encoding
}

/// What nil is written as.
///
///     @Codable(nulls: .written) struct Patch { var note: String? }
///     // {"note":null}; .omitted, which is the default: {}
public enum NullCoding: Sendable {
  /// Nothing: the key is left out.
  case omitted
  /// The key with `null`.
  case written
}

/// What happens to a key that no property is for.
///
///     @Codable(unknownKeys: .refuse) struct Login { let name: String }
///     // {"name":"a","nam":1} -> throws: expected key "name", found "nam" (did you mean "name"?)
///     // .ignore, which is the default: -> name "a"
public enum UnknownKeyCoding: Sendable {
  /// Nothing.
  case ignore
  /// Decoding throws `DecodingError.dataCorrupted`, with the name that is most like it.
  case refuse
}

/// Where a class has the members of its superclass.
///
///     @Codable(superclass: .nested) final class Dog: Animal { var name = "Rex" }
///     // {"name":"Rex","super":{"legs":4}}; .flat, which is the default: {"name":"Rex","legs":4}
public enum SuperclassCoding: Sendable {
  /// Beside its own, and behind them: `{"label":"l","code":1}`.
  case flat
  /// In an object of their own: `{"label":"l","super":{"code":1}}`.
  case nested
}

/// How a document says which case of an enum it is.
///
///     @Codable(tagging: .internal("type")) enum Figure { case circle(radius: Double), none }
///     // {"type":"circle","radius":1}
///     // .external, which is the default: {"circle":{"radius":1}}
///     // .adjacent("type", content: "value"): {"type":"circle","value":{"radius":1}}
///     // .untagged: {"radius":1}; .bare, of cases without values only: "none"
public struct EnumTagging: Sendable {
  /// By the only key of an object: `{"circle":{"radius":1}}`, as in the compiler's own code.
  ///
  /// Values without a label have the keys `_0`, `_1` and so on.
  public static let external = EnumTagging()

  /// By a member beside those of the payload: `{"type":"circle","radius":1}`.
  ///
  /// One value without a label is the payload itself; values with labels are members.
  ///
  ///     @Codable(tagging: .internal("type")) enum Figure { case circle(radius: Double), none }
  ///     // {"type":"circle","radius":1}
  ///
  /// - Parameter tag: the key of the tag, behind those of the objects around it.
  /// - Returns: the tagging.
  public static func `internal`(_ tag: String...) -> EnumTagging { EnumTagging() }

  /// By a member beside the one with the payload: `{"type":"circle","value":{"radius":1}}`.
  ///
  ///     @Codable(tagging: .adjacent("type", content: "value")) enum Adjacent {
  ///       case circle(radius: Int)
  ///     }
  ///     // {"type":"circle","value":{"radius":1}}
  ///
  /// - Parameters:
  ///   - tag: the key of the tag, behind those of the objects around it.
  ///   - content: the key of the payload, behind those of the objects around it.
  /// - Returns: the tagging.
  public static func adjacent(_ tag: String..., content: String...) -> EnumTagging {
    EnumTagging()
  }

  /// By being the tag, as in `"circle"`.
  ///
  /// For cases without values.
  public static let bare = EnumTagging()

  /// By nothing but the payload: the first case that can be read is it.
  ///
  /// A case that is read only by recovering from something wrong counts only when no other can be
  /// read without. A case without values is `null`.
  public static let untagged = EnumTagging()
}
