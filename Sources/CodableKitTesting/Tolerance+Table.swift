import CodableKit

extension Tolerance: CustomStringConvertible {
  /// The table, a line for each place.
  public var description: String {
    let faults = Fault.allCases
    let lines =
      [[""] + faults.map(\.rawValue)]
      + rows.map { row in
        [row.path.description] + faults.map { row.answers[$0]?.rawValue ?? "-" }
      }
    let widths = (0...faults.count).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return Self.trimmed(cells.joined(separator: "  "))
    }
    .joined(separator: "\n")
  }

  /// Compares the table with one that was pinned.
  ///
  /// Spaces make no difference, so a pinned table may be indented and aligned as one likes.
  ///
  /// - Throws: ``ToleranceFailure`` with the lines that are gone, marked `-`, and those that are
  ///   new, marked `+`.
  public func check(_ pinned: String) throws {
    let former = Self.lines(of: pinned)
    let current = Self.lines(of: description)
    var changes = current.map(\.words).difference(from: former.map(\.words)).map { change in
      switch change {
      case .remove(let offset, _, _): (offset, "- " + former[offset].text)
      case .insert(let offset, _, _): (offset, "+ " + current[offset].text)
      }
    }
    guard !changes.isEmpty else { return }
    changes.sort { ($0.0, $1.1) < ($1.0, $0.1) }
    throw ToleranceFailure(
      description: "The tolerance is another one than the pinned:\n"
        + changes.map(\.1).joined(separator: "\n"))
  }

  private static func lines(of table: String) -> [(text: String, words: [Substring])] {
    table.split(separator: "\n").map { (trimmed($0.drop { $0 == " " }), $0.split(separator: " ")) }
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
///       failure.description   // expected object, found number 7
///     }
public struct ToleranceFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let description: String
}
