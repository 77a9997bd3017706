/// What a reader accepts, and up to which size.
///
///     var options = JSONReadingOptions()
///     options.duplicateKeys = .refuse
///     try JSONValue(parsing: #"{"a":1,"a":2}"#, options: options)   // throws .duplicateKey
public struct JSONReadingOptions: Hashable, Sendable {
  /// How many arrays and objects may stand inside each other: 512, as in Foundation.
  ///
  /// Reading uses no stack for depth. Destroying and comparing nested values does, so that a much
  /// larger limit is for threads with a large stack.
  ///
  ///     options.maximumDepth = 1
  ///     try JSONValue(parsing: "[[]]", options: options)   // throws .depthExceeded
  public var maximumDepth = 512

  /// What a key means that its object has already.
  ///
  ///     options.duplicateKeys = DuplicateKeyPolicy.last
  ///     try JSONValue(parsing: #"{"a":1,"a":2}"#, options: options)["a"]   // 2
  public var duplicateKeys: DuplicateKeyPolicy = .first

  /// Whether JSON5 is read: comments, trailing commas, single quotes, bare keys, hexadecimal
  /// numbers, `+1`, `.5`, `5.`, `Infinity`, `NaN` and the further escapes.
  ///
  ///     options.allowsJSON5 = true
  ///     try JSONValue(parsing: "{a: [+1, .5,]}  // JSON5", options: options)["a"]   // [1, 0.5]
  public var allowsJSON5 = false

  /// The largest input in bytes, or nil for no limit but the 4 GiB of the index.
  ///
  ///     options.maximumSize = 5
  ///     try JSONValue(parsing: "[1, 2]", options: options)   // throws .inputTooLarge
  public var maximumSize: Int?

  /// Whether the braces around the whole document may be missing.
  package var assumesTopLevelObject = false

  /// Strict RFC 8259, with Foundation's limits.
  ///
  ///     JSONReadingOptions().maximumDepth   // 512
  ///     JSONReadingOptions().duplicateKeys   // .first
  public init() {}
}

/// What a key means that its object has already.
///
///     let repeated = #"{"a":1,"a":2}"#
///     try JSONValue(parsing: repeated)["a"]   // 1
///     options.duplicateKeys = .last
///     try JSONValue(parsing: repeated, options: options)["a"]   // 2
///     options.duplicateKeys = .refuse
///     try JSONValue(parsing: repeated, options: options)   // throws .duplicateKey
public enum DuplicateKeyPolicy: Hashable, Sendable {
  /// The first value counts, as in Foundation.
  case first
  /// The last value counts, as in JavaScript.
  case last
  /// The document is refused.
  case refuse
}
