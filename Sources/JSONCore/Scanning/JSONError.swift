/// Why bytes are not the JSON that was expected, and where.
///
///     do {
///       _ = try JSONValue(parsing: "[1,]")
///     } catch {
///       error.code      // .trailingComma
///       error.offset    // 3
///       error.message   // expected a value after ",", found "]"
///     }
///
/// Two errors are equal when they are about one fault at one offset. The offset counts bytes from
/// 0, and in input of UTF-16 or UTF-32 those of its UTF-8 form; a unit that is no scalar is told at
/// its place in the input itself. ``JSONLocator`` turns it into a line and a column.
public struct JSONError: Error, Sendable {
  // The first field, because only then three words hold all.
  private let key: ModelKey?

  /// The kind of fault.
  ///
  ///     // For the text [1,]:
  ///     error.code   // .trailingComma
  public let code: Code

  let found: Found
  let expectation: Expectation

  /// The place of the fault: the first byte that cannot stay, counted from 0.
  ///
  ///     // For the text [1,]:
  ///     error.offset   // 3
  public let offset: Int

  /// The way to the value at the place, or to the object that lacks a key.
  ///
  ///     // Of {"place": {"lat": "x"}}, read as a type with a number at that place:
  ///     error.path?.description   // $.place.lat
  ///
  /// ``JSONReader/read(_:from:maximumDepth:)`` finds it once reading has failed; nil for an error
  /// that has not come so far, or comes from elsewhere. ``JSONLocator/path(atOffset:)`` finds it
  /// for any.
  public let path: JSONPath?

  /// The key that the object at the place lacks, for ``Code/missingKey``.
  ///
  ///     // For a key "number" that does not come:
  ///     error.missingKey   // number
  public var missingKey: String? { key?.text }

  /// The kinds of fault.
  ///
  /// The set is open: new kinds may come.
  ///
  ///     func code<T: JSONReadable>(_ text: String, as type: T.Type) -> JSONError.Code? {
  ///       do { _ = try JSONReader.read(type, from: Array(text.utf8)) } catch { return error.code }
  ///       return nil
  ///     }
  ///     code("", as: JSONValue.self)   // .emptyInput
  ///     code("[1", as: JSONValue.self)   // .unexpectedEnd
  ///     code("[}", as: JSONValue.self)   // .unexpectedByte
  ///     code("[nul]", as: JSONValue.self)   // .invalidLiteral
  ///     code("01", as: JSONValue.self)   // .invalidNumber
  ///     code(#""\x""#, as: JSONValue.self)   // .invalidEscape
  ///     code(#""\ud800""#, as: JSONValue.self)   // .loneSurrogate
  ///     code("\"\t\"", as: JSONValue.self)   // .controlCharacter
  ///     code("\"a", as: JSONValue.self)   // .unterminatedString
  ///     code("[1,]", as: JSONValue.self)   // .trailingComma
  ///     code("1 2", as: JSONValue.self)   // .trailingContent
  ///     code(#""1""#, as: Int8.self)   // .unexpectedType
  ///     code("null", as: Int8.self)   // .unexpectedNull
  ///     code("128", as: Int8.self)   // .outOfRange
  ///     // Of a type that needs a key "number" and takes no other key, and no number below 1:
  ///     code("{}", as: Answer.self)   // .missingKey
  ///     code(#"{"number":0}"#, as: Answer.self)   // .invalidValue
  ///     code(#"{"numbre":1}"#, as: Answer.self)   // .unknownKey
  ///     try JSONValue(parsing: [0x22, 0xFF, 0x22])   // throws .invalidUTF8
  ///
  /// Those of limits and policies stand at ``JSONReadingOptions``.
  public struct Code: Hashable, Sendable {
    let number: UInt8

    /// The input ends inside of a value.
    public static let unexpectedEnd = Code(number: 1)
    /// The input holds nothing but white space.
    public static let emptyInput = Code(number: 2)
    /// A byte stands where the grammar has no place for it.
    public static let unexpectedByte = Code(number: 3)
    /// A word that begins like `true`, `false` or `null` and is none of them.
    public static let invalidLiteral = Code(number: 4)
    /// A number with a leading zero, a bare sign, or no digit where one is due.
    public static let invalidNumber = Code(number: 5)
    /// A backslash that is followed by no escape of the grammar.
    public static let invalidEscape = Code(number: 6)
    /// Half of an escaped surrogate pair.
    public static let loneSurrogate = Code(number: 7)
    /// Bytes that are not UTF-8: overlong, cut short, a surrogate, or beyond U+10FFFF.
    public static let invalidUTF8 = Code(number: 8)
    /// A control character that stands in a string without an escape.
    public static let controlCharacter = Code(number: 9)
    /// A string without its closing quote.
    public static let unterminatedString = Code(number: 10)
    /// A comma before a closing bracket.
    public static let trailingComma = Code(number: 11)
    /// Something after the document's value.
    public static let trailingContent = Code(number: 12)
    /// More nested arrays and objects than ``JSONReadingOptions/maximumDepth`` allows.
    public static let depthExceeded = Code(number: 13)
    /// A key that its object has already, refused by ``DuplicateKeyPolicy/refuse``, or by a
    /// ``JSONReader`` that reads a dictionary.
    public static let duplicateKey = Code(number: 14)
    /// More bytes than ``JSONReadingOptions/maximumSize`` or the format of the index allows.
    public static let inputTooLarge = Code(number: 15)
    /// A value of another type than the model's.
    public static let unexpectedType = Code(number: 16)
    /// `null` where the model has no place for it.
    public static let unexpectedNull = Code(number: 17)
    /// An object without a key that the model needs; the offset is the object's.
    public static let missingKey = Code(number: 18)
    /// A number that the model's type cannot hold.
    public static let outOfRange = Code(number: 19)
    /// A value of the right type that the model's reader refuses.
    public static let invalidValue = Code(number: 20)
    /// A key that the model does not know and does not allow.
    public static let unknownKey = Code(number: 21)

    /// Whether the document is JSON, and only does not say what the model expects.
    package var isAboutContent: Bool { number >= Code.unexpectedType.number }
  }

  /// More bytes than a limit.
  static func tooLarge(_ limit: Int) -> JSONError {
    JSONError(.inputTooLarge, at: Swift.max(limit, 0))
  }

  package init(refusedAt offset: Int) {
    self.init(.invalidValue, at: offset, expected: .acceptedValue)
  }

  enum Found: Hashable, Sendable {
    case end
    case byte(UInt8)
  }

  package init(_ code: Code, at offset: Int) {
    self.init(code, at: offset, expected: .nothingMore)
  }

  init(
    _ code: Code, at offset: Int, expected: Expectation = .nothingMore, found: Found = .end,
    key: ModelKey? = nil, path: JSONPath? = nil
  ) {
    self.key = key
    self.path = path
    self.code = code
    self.offset = offset
    self.expectation = expected
    self.found = found
  }

  /// The error in a text that has `distance` more bytes before the place.
  func moved(by distance: Int) -> JSONError { moved(to: offset + distance) }

  /// The error with another place.
  func moved(to offset: Int) -> JSONError {
    JSONError(code, at: offset, expected: expectation, found: found, key: key)
  }

  /// The error with the way to its place.
  ///
  /// - Parameter walk: the walk through the document that was read.
  /// - Returns: the error.
  func located(by walk: inout PathWalk) -> JSONError {
    JSONError(
      code, at: offset, expected: expectation, found: found, key: key,
      path: walk.path(toByteAt: offset))
  }
}

extension JSONError: Hashable {
  public static func == (left: JSONError, right: JSONError) -> Bool {
    left.code == right.code && left.offset == right.offset && left.key == right.key
      && left.expectation == right.expectation && left.found == right.found
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(offset)
  }
}
