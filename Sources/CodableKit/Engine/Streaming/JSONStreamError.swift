/// Why a value of a stream could not be read, and where.
///
///     12:15: error: expected Int, found string "x"
///       {"id":3,"age":"x"}
///                     ^
///       at $.age
public struct JSONStreamError: Error, CustomStringConvertible {
  /// The number of the value, from 0; of the one that would follow where none has begun.
  ///
  ///     // Of the second line of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     error.index   // 1
  public let index: Int

  /// Where the value begins: its line, its column and its offset in the stream.
  ///
  ///     // Of the second line of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     error.start.description   // 2:1
  public let start: JSONLocation

  /// Where the fault is.
  ///
  ///     // Of the second line of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     error.location.description   // 2:7
  public let location: JSONLocation

  /// The way to the fault: `$[12].name` in an array, `$.name` in a line.
  ///
  ///     // Of the second line of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     error.path.description   // $.id
  public let path: JSONPath

  /// What a decoder of the whole document throws.
  ///
  /// For broken JSON, `DecodingError.dataCorrupted` with a ``JSONError`` whose offset counts from
  /// the start of the stream. Otherwise a `DecodingError` with the path from the stream's root, or
  /// what the value's own `init(from:)` threw.
  ///
  ///     // Of the second line of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     error.underlyingError is DecodingError   // true
  public let underlyingError: any Error

  /// Whether nothing more can be read: an array whose syntax is broken has no further elements.
  ///
  ///     // Of the second line of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     error.endsStream   // false
  public let endsStream: Bool

  /// What stands at the fault of a value that is sound JSON.
  let found: DecodingIssue.Found?
  /// The fault of a value that is no JSON.
  let syntaxError: JSONError?
  private let diagnostic: Diagnostic

  /// The place, what was expected and what was found, with the text around it.
  ///
  ///     // Of the second line of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     error.description   // 2:7: error: expected Int, found string "x" …
  public var description: String { diagnostic.text }
}

extension JSONStreamError {
  /// A fault of the syntax.
  init(_ fault: StreamFault) {
    index = fault.number
    start = fault.start
    location = fault.location
    path = fault.path
    underlyingError = FastJSONDecoder.corrupted(fault.error)
    endsStream = fault.endsStream
    found = nil
    syntaxError = fault.error
    diagnostic = Diagnostic(
      severity: .error, location: location, message: fault.error.message, path: path,
      sourceLine: JSONLocator(fault.excerpt.bytes).sourceLine(atOffset: fault.excerpt.place),
      help: FormAdvice.help(for: fault))
  }

  /// A fault of the content of the value that `text` is.
  init(_ error: any Error, number: Int, in text: PayloadText) {
    let root = JSONPath(text.depth == 0 ? [] : [.index(number)])
    var diagnostic: Diagnostic
    if let error = error as? DecodingError {
      (diagnostic, found) = error.examined(in: text)
      let path = JSONPath(error.pathOfFault)
      if let help = FormAdvice.help(forLine: number, path: path, found: found) {
        diagnostic.help = help
      }
    } else {
      diagnostic = Diagnostic(
        severity: .error, message: Fault(error, found: nil, expecting: nil).message, path: root)
      found = nil
    }
    // A path of the user's own making leads nowhere.
    location = diagnostic.location ?? text.origin
    diagnostic.location = location
    index = number
    start = text.origin
    path = diagnostic.path ?? root
    underlyingError = error
    syntaxError = nil
    endsStream = text.depth > 0 && !Recovery.isRecoverable(error)
    self.diagnostic = diagnostic
  }
}

extension DecodingIssue {
  /// Describes a value of a stream that was skipped.
  init(_ error: JSONStreamError, expecting type: Any.Type, isElement: Bool) {
    let root = isElement ? [PathKey(index: error.index)] : []
    if let syntax = error.syntaxError {
      self.init(
        path: error.path, recoveredPath: error.path, reason: .malformed, expected: typeName(type),
        found: nil, detail: syntax.message, action: .droppedElement)
    } else {
      self.init(
        error.underlyingError, expecting: type, found: error.found, action: .droppedElement,
        recoveredAt: root)
    }
    location = error.location
  }
}
