import CodableKit

extension Tolerance: CustomStringConvertible {
  /// The table, a line for each place.
  ///
  ///     try Tolerance(of: Named.self, #"{"name": "Ada"}"#).description
  ///     //         missing  null    wrong type
  ///     // $       -        throws  throws
  ///     // $.name  throws   throws  throws
  public var description: String {
    Self.aligned(
      [Self.header]
        + rows.map { row in
          [row.path.description] + Fault.allCases.map { row.answers[$0]?.rawValue ?? "-" }
        }
    )
    .joined(separator: "\n")
  }

  private static var header: [String] { [""] + Fault.allCases.map(\.rawValue) }

  /// Lines of a table whose columns stand under each other.
  private static func aligned(_ lines: [[String]]) -> [String] {
    let columns = lines.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      let cells = zip(line, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return trimmed(cells.joined(separator: "  "))
    }
  }

  /// Compares the table with one that was pinned.
  ///
  /// Spaces make no difference, so a pinned table may be indented and aligned as one likes.
  ///
  ///     try Tolerance(of: Named.self, #"{"name": "Ada"}"#).check("""
  ///               missing  null    wrong type
  ///       $       -        throws  throws
  ///       $.name  throws   throws  throws
  ///       """)
  ///
  /// - Throws: ``ToleranceFailure`` with the lines that are gone, marked `-`, and those that are
  ///   new, marked `+`, under the names of the columns:
  ///
  ///               missing   null      wrong type
  ///       - $.id  throws    throws    throws
  ///       + $.id  survives  recovers  recovers
  public func check(_ pinned: String) throws {
    let former = Self.lines(of: pinned)
    let current = Self.lines(of: description)
    var changes = current.map(\.words).difference(from: former.map(\.words)).map { change in
      switch change {
      case .remove(let offset, _, _): (offset, "-", former[offset].cells)
      case .insert(let offset, _, _): (offset, "+", current[offset].cells)
      }
    }
    guard !changes.isEmpty else { return }
    changes.sort { ($0.0, $1.1) < ($1.0, $0.1) }
    let table = Self.aligned([Self.header] + changes.map(\.2))
    // The header is among the changes where nothing was pinned.
    let isNew = changes.contains { $0.1 == "+" && $0.2 == Self.header }
    let lines = zip(["  "] + changes.map { $0.1 + " " }, table).map { Self.trimmed($0 + $1) }
    throw ToleranceFailure(
      description: "The table is not the pinned one (-) any more:\n"
        + lines.dropFirst(isNew ? 1 : 0).joined(separator: "\n"))
  }

  private struct Line {
    let words: [Substring]

    /// The place and its answers; a place may have spaces in it.
    var cells: [String] {
      let header = Tolerance.header.flatMap { $0.split(separator: " ") }
      if words == header { return Tolerance.header }
      let count = Fault.allCases.count
      guard words.count > count else { return [words.joined(separator: " ")] }
      return [words.dropLast(count).joined(separator: " ")] + words.suffix(count).map(String.init)
    }
  }

  private static func lines(of table: String) -> [Line] {
    table.split(separator: "\n").map { Line(words: $0.split(separator: " ")) }
      .filter { !$0.words.isEmpty }
  }

  private static func trimmed(_ line: some StringProtocol) -> String {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...last])
  }
}

/// A payload that does not decode as it is, or a table that has changed.
///
///     do {
///       _ = try Tolerance(of: Named.self, "7")
///     } catch let failure as ToleranceFailure {
///       failure.description   // 1:1: error: expected object, found number 7 at $
///     }
public struct ToleranceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  ///
  ///     // Of a number in place of the object of a model:
  ///     failure.description   // 1:1: error: expected object, found number 7 at $
  public let description: String
}
