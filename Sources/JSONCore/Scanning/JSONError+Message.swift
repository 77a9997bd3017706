extension JSONError {
  /// What the grammar allows at the place of an error.
  enum Expectation: UInt8, Hashable, Sendable {
    case nothingMore, value, key, colon, commaOrBracket, commaOrBrace, digit, hexDigit, escape
    case literal, comment, valueAfterComma, keyAfterComma, keyOrBrace, endOfZero
    case smallHexadecimal, openingBracket
    case object, array, string, number, bool, acceptedValue
  }

  /// What was expected and what was found, on one line, without the place.
  ///
  ///     // For the text [1,]:
  ///     error.message   // expected a value after ",", found "]"
  public var message: String {
    switch code {
    case .emptyInput: "expected a value, found an empty input"
    case .depthExceeded: "arrays and objects are nested too deeply"
    case .duplicateKey: "this key is in the object already"
    case .inputTooLarge: "the input is larger than allowed"
    case .missingKey:
      missingKey.map { "expected the key \"\($0)\", found an object without it" }
        ?? "the object lacks a key that the model needs"
    case .outOfRange: "the number does not fit the model's type"
    case .invalidValue: "the model does not accept this value"
    case .unknownKey: "the model does not know this key"
    case .invalidUTF8: "expected UTF-8, found \(foundText)"
    case .loneSurrogate: "expected a pair of surrogates, found half of one"
    case .controlCharacter: "expected an escape, found the control character \(foundText)"
    case .unterminatedString: "expected a closing quote, found the end of the input"
    default:
      "expected \(expectedText), found \(expectation == .smallHexadecimal ? "more" : foundText)"
    }
  }

  /// As ``message``, without the byte that was found.
  package var messageWithoutPayload: String {
    switch code {
    case .invalidUTF8: "expected UTF-8, found other bytes"
    case .controlCharacter: "expected an escape, found a control character"
    case .unexpectedByte, .invalidLiteral, .invalidNumber, .invalidEscape, .trailingComma,
      .trailingContent:
      "expected \(expectedText), found something else"
    default: message
    }
  }

  private var expectedText: String {
    switch expectation {
    case .nothingMore: "the end of the input"
    case .value: "a value"
    case .key: "a key"
    case .colon: "\":\" after the key"
    case .commaOrBracket: "\",\" or \"]\""
    case .commaOrBrace: "\",\" or \"}\""
    case .digit: "a digit"
    case .hexDigit: "a hexadecimal digit"
    case .escape: "an escape such as \\n or \\u00e9"
    case .literal: "true, false or null"
    case .comment: "the end of the comment"
    case .valueAfterComma: "a value after \",\""
    case .keyAfterComma: "a key after \",\""
    case .endOfZero: "no digit after a leading zero"
    case .smallHexadecimal: "at most sixteen hexadecimal digits"
    case .keyOrBrace: "a key or \"}\""
    case .openingBracket: "\"[\" before the elements"
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .acceptedValue: "a value that the model accepts"
    }
  }

  private var foundText: String {
    switch found {
    case .byte(UInt8(ascii: "n")) where code == .unexpectedNull: "null"
    case .end: "the end of the input"
    case .byte(0x22): "a quote"
    case .byte(let byte) where byte > 0x20 && byte < 0x7F:
      "\"\(Character(Unicode.Scalar(byte)))\""
    case .byte(let byte):
      "byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// The message and the place: `expected a value, found "}" (byte 7)`.
  ///
  ///     // For the text [1,]:
  ///     error.description   // expected a value after ",", found "]" (byte 3)
  public var description: String { "\(message) (byte \(offset))" }
}
