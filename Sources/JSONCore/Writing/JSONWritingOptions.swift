/// How JSON text is laid out.
///
///     let options: JSONWritingOptions = [.prettyPrinted, .sortedKeys]
///
/// The text for given options equals byte for byte what Foundation's `JSONEncoder` writes on this
/// platform with the options of the same names.
public struct JSONWritingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Each member and each element on a line of its own, two spaces for a level, `"key" : value`.
  ///
  ///     try JSONValue.array([1]).serialized(.prettyPrinted)   // "[\n  1\n]"
  public static let prettyPrinted = JSONWritingOptions(rawValue: 1 << 0)

  /// The members of every object in the order of their keys' UTF-8 bytes.
  ///
  /// `10`, `9`, `B`, `a`, `e`, `é`: no locale, no case folding, the same on every platform.
  ///
  ///     try JSONValue.object(["b": 1, "B": 2]).serialized(.sortedKeys)   // {"B":2,"b":1}
  public static let sortedKeys = JSONWritingOptions(rawValue: 1 << 1)

  /// `/` as it is.
  ///
  /// Without this option it is written as `\/`, as Foundation does.
  ///
  ///     try JSONValue.string("a/b").serialized(.withoutEscapingSlashes)   // "a/b"
  public static let withoutEscapingSlashes = JSONWritingOptions(rawValue: 1 << 3)
}
