/// The name that was most likely meant.
///
/// - Parameters:
///   - name: the name that stands there.
///   - names: those that there are.
/// - Returns: the only name there is, or the one that takes the fewest edits, if these are few.
func nearest(to name: String, among names: [String]) -> String? {
  if names.count == 1 { return names[0] }
  let distances = names.map { ($0, distance(Array(name.lowercased()), Array($0.lowercased()))) }
  let best = distances.min { $0.1 < $1.1 }
  return best.flatMap { $0.1 * 2 <= max(name.count, $0.0.count) ? $0.0 : nil }
}

/// The count of letters to insert, delete or replace, and of neighbours to swap, that makes one word
/// the other (optimal string alignment).
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
