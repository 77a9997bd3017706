/// A place in a text as an editor counts it.
///
///     JSONLocation(offset: 17, line: 2, column: 6).description   // 2:6
public struct JSONLocation: Hashable, Sendable, CustomStringConvertible {
  /// The byte, from 0.
  ///
  ///     locator.location(atOffset: 17).offset   // 17
  public let offset: Int
  /// The line, from 1.
  ///
  /// A line feed, a carriage return and both together each end one line.
  ///
  ///     locator.location(atOffset: 17).line   // 2
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  ///
  /// A byte order mark has no column.
  ///
  ///     locator.location(atOffset: 17).column   // 6
  public let column: Int

  /// Makes a location.
  ///
  ///     JSONLocation(offset: 17, line: 2, column: 6) == locator.location(atOffset: 17)   // true
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Line and column: `4:14`.
  ///
  ///     JSONLocation(offset: 17, line: 2, column: 6).description   // 2:6
  public var description: String { "\(line):\(column)" }
}
