/// The attempts to read one value as one type after the other, until the first that fits.
///
///     var attempts = JSONAttempts(&reader, count: 2)
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
/// Only a value that was read without recovering anything is taken here. Where there is none, the
/// other path decides.
public struct JSONAttempts {
  private let start: JSONReader.Mark
  private let count: Int
  private let recoveries: Int

  /// The number of the attempt, from 0.
  public private(set) var index = -1

  /// Begins with the value at the cursor.
  public init(_ reader: inout JSONReader, count: Int) {
    self.count = count
    start = reader.mark
    recoveries = reader.recoveryCount
    reader.countsAllRecoveries = true
    // Which keys were asked for in vain is known to the other path.
    if reader.notes != nil { reader.isAbandoned = true }
  }

  /// Moves to the next attempt; false when there is a match, and behind the last.
  ///
  /// - Parameters:
  ///   - reader: the reader, which is at the value again when this is true.
  ///   - hasMatch: whether the attempt before has given a value.
  /// - Returns: whether to try.
  /// - Throws: ``JSONError`` when the match is one that has lost something.
  public mutating func next(_ reader: inout JSONReader, hasMatch: Bool) throws(JSONError) -> Bool {
    if hasMatch {
      guard reader.recoveryCount == recoveries else {
        reader.isAbandoned = true
        throw failure
      }
      return false
    }
    index += 1
    guard index < count else { return false }
    reader.goBack(to: start)
    return true
  }

  /// Goes on after an attempt that failed.
  ///
  /// - Throws: the error, if it is about the document and not about what it says.
  public func pass(_ error: JSONError, _ reader: borrowing JSONReader) throws(JSONError) {
    guard error.code.isAboutContent, !reader.isAbandoned else { throw error }
  }

  /// The match, if there is one.
  ///
  /// - Throws: ``JSONError/Code/invalidValue`` if there is none.
  public func value<Value>(_ match: Value?) throws(JSONError) -> Value {
    guard let match else { throw failure }
    return match
  }

  private var failure: JSONError { JSONError(refusedAt: start.place) }
}
