/// The name that was most likely meant.
///
/// - Parameters:
///   - name: the name that stands there.
///   - names: those that there are.
/// - Returns: the one that takes the fewest edits, if these are few: a third of the letters, one at
///   least and never all of them, as where the library asks whether a key was meant.
func nearest(to name: String, among names: [String]) -> String? {
  let distances = names.map { ($0, distance(Array(name.lowercased()), Array($0.lowercased()))) }
  guard let best = distances.min(by: { $0.1 < $1.1 }) else { return nil }
  return best.1 <= max(1, name.count / 3) && best.1 < max(1, name.count) ? best.0 : nil
}

/// The count of letters to insert, delete or replace, and of neighbours to swap, that makes one
/// word the other (optimal string alignment).
private func distance(_ left: [Character], _ right: [Character]) -> Int {
  var before: [Int] = []
  var row = Array(0...right.count)
  for (line, letter) in left.enumerated() {
    var next = [line + 1]
    for (column, other) in right.enumerated() {
      var edits = min(
        row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1)
      if line > 0, column > 0, letter == right[column - 1], left[line - 1] == other {
        edits = min(edits, before[column - 1] + 1)
      }
      next.append(edits)
    }
    (before, row) = (row, next)
  }
  return row[right.count]
}
