/// The attempts to read one value as one type after the other, until the first that fits.
///
///     var attempts = JSONAttempts(&reader, at: Self.self, count: 2)
///     var match: Self?
///     while try attempts.next(&reader, hasMatch: match != nil) {
///       do throws(JSONError) {
///         switch attempts.index {
///         case 0: match = .number(try reader.read(Int.self))
///         default: match = .text(try reader.read(String.self))
///         }
///       } catch {
///         try attempts.pass(error, reader)
///       }
///     }
///     self = try attempts.value(match)
///
/// The first value that was read without recovering anything is taken. Where there is none, the
/// other path decides; a reader by itself takes the first that lost something. Which attempt fits
/// is remembered: a value that is read again, because it stands inside of an alternative, is read
/// by that one at once.
@_documentation(visibility: internal)
public struct JSONAttempts {
  private let type: AttemptedType
  private let start: JSONReader.Mark
  private let count: Int
  /// The reader's count before the attempt at hand.
  private var recoveries: Int
  /// The first attempt that gave a value and lost something, if any.
  private var lossy: Int?
  private var hasFailed = false
  /// Whether the attempt at hand is the lossy one once more, which is taken.
  private var isLast = false

  /// The number of the attempt, from 0.
  @_documentation(visibility: internal)
  public private(set) var index = -1

  /// Begins with the value at the cursor.
  ///
  /// - Parameters:
  ///   - reader: the reader.
  ///   - type: the type that is read by attempts.
  ///   - count: how many there are.
  @_documentation(visibility: internal)
  public init<Value>(_ reader: inout JSONReader, at type: Value.Type, count: Int) {
    self.type = AttemptedType(type)
    self.count = count
    start = reader.mark
    recoveries = reader.recoveryCount
    reader.countsAllRecoveries = true
    reader.beginAttempts()
    // The notes would also have the keys of attempts that fail; the other path tells them apart.
    if let notes = reader.notes, notes.place == reader.offset { reader.isAbandoned = true }
  }

  /// Moves to the next attempt; false when there is a match, and behind the last.
  ///
  /// - Parameters:
  ///   - reader: the reader, which is at the value again when this is true.
  ///   - hasMatch: whether the attempt before, or one before it, has given a value.
  /// - Returns: whether to try.
  /// - Throws: ``JSONError`` when the match is one that has lost something, and another path
  ///   decides.
  @_documentation(visibility: internal)
  public mutating func next(_ reader: inout JSONReader, hasMatch: Bool) throws(JSONError) -> Bool {
    guard try goesOn(&reader, hasMatch: hasMatch) else {
      reader.endAttempts()
      return false
    }
    return true
  }

  private mutating func goesOn(
    _ reader: inout JSONReader, hasMatch: Bool
  ) throws(JSONError) -> Bool {
    if isLast { return false }
    if index < 0, let outcome = reader.outcome(of: type, at: start) {
      guard case .match(let number) = outcome else { return false }
      index = number
      isLast = true
      return true
    }
    if hasMatch, !hasFailed {
      if reader.recoveryCount == recoveries {
        reader.remember(.match(index), of: type, at: start)
        return false
      }
      if reader.hasOtherPath {
        reader.isAbandoned = true
        throw failure
      }
      if lossy == nil { lossy = index }
    }
    index += 1
    if index == count {
      guard let lossy else {
        reader.remember(.noMatch, of: type, at: start)
        return false
      }
      reader.remember(.match(lossy), of: type, at: start)
      index = lossy
      isLast = true
    }
    hasFailed = false
    reader.goBack(to: start)
    recoveries = reader.recoveryCount
    return true
  }

  /// Goes on after an attempt that failed.
  ///
  /// - Throws: the error, if it is about the document and not about what it says.
  @_documentation(visibility: internal)
  public mutating func pass(
    _ error: JSONError, _ reader: borrowing JSONReader
  ) throws(JSONError) {
    guard error.code.isAboutContent, !reader.isAbandoned else { throw error }
    hasFailed = true
  }

  /// The match, if there is one.
  ///
  /// - Throws: ``JSONError/Code/invalidValue`` if there is none.
  @_documentation(visibility: internal)
  public func value<Value>(_ match: Value?) throws(JSONError) -> Value {
    guard let match else { throw failure }
    return match
  }

  private var failure: JSONError { JSONError(refusedAt: start.place) }
}
