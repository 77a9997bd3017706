/// The candidate that is written most like `word`, if one is close enough to be meant.
package func closest(to word: String, among candidates: [String]) -> String? {
  let ranked = candidates.map { (candidate: $0, distance: editDistance(word, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  // Of a word of one letter nothing is left that would be alike.
  return best.distance <= max(1, word.count / 3) && best.distance < word.count
    ? best.candidate : nil
}

/// The number of characters to insert, delete or replace, or of neighbours to exchange, that makes one
/// word the other.
///
/// Three rows of the usual table are kept: `row[j]` is the distance of the part of `first` read so far
/// to the first `j` characters of `second`, and the rows above are those of one and two fewer.
private func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first)
  let second = Array(second)
  var twoAbove: [Int] = []
  var row = Array(0...second.count)
  for i in first.indices {
    let above = row
    row[0] = i + 1
    for j in second.indices {
      var distance = min(
        above[j] + (first[i] == second[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        distance = min(distance, twoAbove[j - 1] + 1)
      }
      row[j + 1] = distance
    }
    twoAbove = above
  }
  return row[second.count]
}
