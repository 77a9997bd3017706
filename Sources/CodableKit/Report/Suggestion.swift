/// The candidate that is written most like `word`, if one is close enough to be meant.
///
/// A third of the letters may differ, one at least and never all of them: a word of one letter is
/// like any other. Capitals and small letters are alike.
package func closest(to word: String, among candidates: [String]) -> String? {
  let folded = word.lowercased()
  let ranked = candidates.map {
    (candidate: $0, distance: editDistance(folded, $0.lowercased()))
  }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  let isClose = best.distance <= max(1, word.count / 3) && best.distance < max(1, word.count)
  return isClose ? best.candidate : nil
}

/// What a message says of the candidate that is written most like `word`, if one is close enough.
func nearWords(to word: String, among candidates: [String]) -> String? {
  closest(to: word, among: candidates).map { "did you mean \(Excerpt.quoted($0))?" }
}

/// The number of characters to insert, delete or replace, and of neighbours to swap, that makes one
/// word the other (optimal string alignment).
///
/// Two rows of the usual table are kept: `row[j]` is the distance of the part of `first` read so
/// far to the first `j` characters of `second`, and `earlier[j]` that of the part without its last
/// character.
private func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first)
  let second = Array(second)
  var earlier: [Int] = []
  var row = Array(0...second.count)
  var last: Character?
  for (index, character) in first.enumerated() {
    var next = [index + 1]
    next.reserveCapacity(row.count)
    for column in second.indices {
      let replaced = row[column] + (second[column] == character ? 0 : 1)
      var distance = min(replaced, row[column + 1] + 1, next[column] + 1)
      if column > 0, second[column - 1] == character, second[column] == last {
        distance = min(distance, earlier[column - 1] + 1)
      }
      next.append(distance)
    }
    (earlier, row, last) = (row, next, character)
  }
  return row[second.count]
}
