/// A cursor over a document that reads one value after the other, straight into the model.
///
/// This is the direct path: no index, no containers, no existentials. A type takes part in it by
/// adopting ``JSONReadable``, which the macro `@Codable` does for it.
///
///     struct Point: JSONReadable {
///       var x: Double
///       var y: Double
///       init(from reader: inout JSONReader) throws(JSONError) {
///         var (x, y): (Double?, Double?)
///         var members = try reader.readObject(names: "x\ny")
///         while try members.next(&reader) {
///           switch members.index {
///           case 0: x = try reader.read(Double.self)
///           case 1: y = try reader.read(Double.self)
///           default: try reader.skipValue()
///           }
///         }
///         guard let x else { throw members.missing(0) }
///         guard let y else { throw members.missing(1) }
///         (self.x, self.y) = (x, y)
///       }
///     }
///     try JSONReader.read(Point.self, from: Array(#"{"x": 1, "y": 2.5}"#.utf8))
///
/// Everything is checked on the way, also in what is skipped: the grammar, UTF-8, escapes and
/// depth. A reader cannot be copied, and lives no longer than the call that made it.
public struct JSONReader: ~Copyable {
  @usableFromInline package let bytes: ByteView

  /// The place of the next byte to read.
  @usableFromInline package var place: Int

  /// How many arrays and objects may still be opened, and how many might be at the start.
  @usableFromInline var remainingDepth: Int
  let maximumDepth: Int

  /// The names of the models, for documents in which keys come in any order.
  var tables = NameTables()

  /// The names from number 64 on that were found in objects of models with so many, which are rare:
  /// the way through the members of an object is then nothing to release.
  var laterNames: [MembersID: Set<Int>] = [:]

  /// How many values are being read by attempts, one inside of the other.
  var attemptDepth = 0

  /// What came of attempts at values that may be read again, since they stand inside of such a
  /// value.
  var outcomes: [AttemptedType.Value: AttemptOutcome] = [:]

  /// How many losses a tolerant strategy has recovered from so far.
  ///
  ///     // Before 7:
  ///     let before = reader.recoveryCount
  ///     _ = try reader.read(Int.self)
  ///     reader.recoveryCount - before   // 0
  public internal(set) var recoveryCount = 0

  /// What tolerant types have recovered from, if somebody asks for it.
  var losses: [JSONError]?

  /// Whether nothing that was read counts, because what is asked for is beyond the direct path.
  package var isAbandoned = false

  /// Whether a value was kept without being known, while none is read by attempts.
  package internal(set) var keepsUnknown = false

  /// What is noted of an object that several values read; nil for any other.
  var notes: MemberNotes?

  /// Whether a loss counts also where nobody collects a report: it decides between alternatives.
  package var countsAllRecoveries = false

  /// Whether a loss ends the attempt, because it has to be reported by somebody who knows its path.
  package var stopsAtLosses = false

  /// Whether another path decides what this one gives up.
  package var hasOtherPath = false

  /// What is noted of lost elements, if somebody finds their paths afterwards.
  package var lostElements: LostElements?

  /// What the module above needs to read a type that has no direct path.
  package var context: AnyObject?

  /// A reader of `bytes`, which are valid for as long as it is used.
  package init(_ bytes: ByteView, maximumDepth: Int) {
    self.bytes = bytes
    place = bytes.textStart
    remainingDepth = maximumDepth
    self.maximumDepth = maximumDepth
  }
}

extension JSONReader {
  /// Reads a whole document.
  ///
  ///     try JSONReader.read([Int].self, from: Array("[1, 2]".utf8))   // [1, 2]
  ///
  /// What tolerant types recover from is passed over here; ``readReporting(_:from:maximumDepth:)``
  /// gives it.
  ///
  /// - Parameters:
  ///   - type: the type to read.
  ///   - bytes: the document in UTF-8.
  ///   - maximumDepth: how many arrays and objects may stand inside each other.
  /// - Returns: the value.
  /// - Throws: ``JSONError`` where the document is no JSON, or does not fit the type.
  /// - Complexity: O(*n*) in the bytes of the document.
  public static func read<T: JSONReadable>(
    _ type: T.Type, from bytes: [UInt8], maximumDepth: Int = 512
  ) throws(JSONError) -> T {
    try ByteView.over(bytes) { (view: ByteView) throws(JSONError) -> T in
      var reader = JSONReader(view, maximumDepth: maximumDepth)
      return try reader.readDocument(type)
    }
  }

  /// Reads a whole document, and gives what was wrong in it where a tolerant type went on.
  ///
  ///     let bytes = Array(#"[1, "two", 3]"#.utf8)
  ///     let (ids, losses) = try JSONReader.readReporting(LossyArray<Int>.self, from: bytes)
  ///     // ids are [1, 3]
  ///     losses[0].description   // expected a number, found a quote (byte 4)
  ///
  /// ``JSONLocator`` finds the line of a loss. A field without a direct path reports to
  /// the `DecodingReport` around the call, if there is one; `FastJSONDecoder` has all in one
  /// report. What is lost in JSON inside a string has the place of the string.
  ///
  /// - Parameters:
  ///   - type: the type to read.
  ///   - bytes: the document in UTF-8.
  ///   - maximumDepth: how many arrays and objects may stand inside each other.
  /// - Returns: the value, and an error for each loss in the order of the document.
  /// - Throws: ``JSONError`` where the document is no JSON, or does not fit the type.
  /// - Complexity: O(*n*) in the bytes of the document.
  public static func readReporting<T: JSONReadable>(
    _ type: T.Type, from bytes: [UInt8], maximumDepth: Int = 512
  ) throws(JSONError) -> (value: T, losses: [JSONError]) {
    try ByteView.over(bytes) {
      (view: ByteView) throws(JSONError) -> (value: T, losses: [JSONError]) in
      var reader = JSONReader(view, maximumDepth: maximumDepth)
      reader.losses = []
      let value = try reader.readDocument(type)
      // A value whose members stand beside those of another is read before or after them.
      return (value, (reader.losses ?? []).sorted { $0.offset < $1.offset })
    }
  }

  /// Reads the value that is the whole document.
  package mutating func readDocument<T: JSONReadable>(_ type: T.Type) throws(JSONError) -> T {
    if bytes.skippingWhitespace(from: place) >= bytes.count {
      throw JSONError(.emptyInput, at: bytes.count)
    }
    let value = try T(from: &self)
    skipWhitespace()
    guard place == bytes.count else {
      throw bytes.error(.trailingContent, at: place, expected: .nothingMore)
    }
    return value
  }
}

// MARK: - Errors

extension JSONReader {
  /// The byte at which the next value begins, counted from the start of the document.
  ///
  ///     // Before [1, 2]:
  ///     var elements = try reader.readArray()
  ///     _ = try elements.next(&reader)
  ///     reader.offset   // 1
  public var offset: Int { bytes.skippingWhitespace(from: place) }

  @inline(__always)  // Between any two tokens; the usual answer is one comparison.
  mutating func skipWhitespace() { place = bytes.skippingWhitespace(from: place) }

  /// An error for the value at the cursor, which is JSON but not what was asked for.
  @inline(never)  // Cold; the readers stay small.
  func unfit(_ expected: JSONError.Expectation) -> JSONError {
    let start = bytes.skippingWhitespace(from: place)
    switch bytes.byte(at: start) {
    case 0x22, 0x2D, 0x30...0x39, 0x5B, 0x7B:
      return bytes.error(.unexpectedType, at: start, expected: expected)
    default: break
    }
    switch bytes.halfWord(at: start) {
    case ByteView.nullWord: return bytes.error(.unexpectedNull, at: start, expected: expected)
    case ByteView.trueWord: return bytes.error(.unexpectedType, at: start, expected: expected)
    case ByteView.falseWord where bytes.byte(at: start &+ 4) == UInt8(ascii: "e"):
      return bytes.error(.unexpectedType, at: start, expected: expected)
    default: return bytes.literalError(at: start)
    }
  }

  /// An error for a value whose own code has failed; nothing is recovered from it on this path.
  ///
  /// - Parameter offset: where the value begins; see ``offset``.
  /// - Returns: the error.
  @_documentation(visibility: internal)
  public mutating func abandoned(at offset: Int) -> JSONError {
    isAbandoned = true
    return JSONError(refusedAt: offset)
  }

  /// An error for a value of the right type that its reader refuses.
  ///
  ///     // Before 0:
  ///     let place = reader.offset
  ///     let count = try reader.read(Int.self)
  ///     guard count > 0 else { throw reader.invalidValue(at: place) }   // throws .invalidValue
  ///
  /// - Parameter offset: where the value begins; see ``offset``.
  /// - Returns: the error.
  public func invalidValue(at offset: Int) -> JSONError {
    JSONError(
      .invalidValue, at: offset, expected: .acceptedValue, found: .byte(bytes.byte(at: offset)))
  }
}
