/// The candidate that is written most like `word`, if one is close enough to be meant.
package func closest(to word: String, among candidates: [String]) -> String? {
  let ranked = candidates.map { (candidate: $0, distance: editDistance(word, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, word.count / 3) ? best.candidate : nil
}

/// The number of characters to insert, delete or replace that makes one word the other.
///
/// One row of the usual table is kept: `row[j]` is the distance of the part of `first` read so far to
/// the first `j` characters of `second`.
private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (index, character) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in second.indices {
      let replaced = diagonal + (second[column] == character ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[second.count]
}
