/// Equal elements of two arrays, in an order that both have.
///
///     old  a b c d d e       unique in both: a, c, e
///     new  a x c d e d       in the order of both: a, c, e; between them: d
///
/// Elements that come once in each array are matched first, as many as keep their order. What
/// stands between two of those is compared in full if it is short. So a long array takes no more
/// than *n* log *n*, and a moved or changed element does not spoil the matches around it.
struct ArrayMatches {
  /// Above this many pairs of elements no further matches are looked for between two.
  private static let largestTable = 100_000

  private(set) var pairs: [(old: Int, new: Int)] = []

  init(_ old: ArraySlice<JSONValue>, _ new: ArraySlice<JSONValue>) {
    guard !old.isEmpty, !new.isEmpty else { return }
    var oldNext = old.startIndex
    var newNext = new.startIndex
    for anchor in Self.anchors(old, new) {
      match(old[oldNext..<anchor.old], new[newNext..<anchor.new])
      pairs.append(anchor)
      oldNext = anchor.old + 1
      newNext = anchor.new + 1
    }
    match(old[oldNext...], new[newNext...])
  }

  /// Matches what stands between two anchors.
  private mutating func match(_ old: ArraySlice<JSONValue>, _ new: ArraySlice<JSONValue>) {
    let (table, overflow) = old.count.multipliedReportingOverflow(by: new.count)
    guard !overflow, table > 0, table <= Self.largestTable else { return }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = old.indices.filter { !removed.contains($0 - old.startIndex) }
    let matched = new.indices.filter { !inserted.contains($0 - new.startIndex) }
    for (old, new) in zip(kept, matched) { pairs.append((old: old, new: new)) }
  }

  /// The elements that come once in each array, without those that have changed places.
  private static func anchors(
    _ old: ArraySlice<JSONValue>, _ new: ArraySlice<JSONValue>
  ) -> [(old: Int, new: Int)] {
    let newPlaces = uniquePlaces(new)
    let oldPlaces = uniquePlaces(old)
    let common = old.indices.compactMap { index -> (old: Int, new: Int)? in
      guard oldPlaces[old[index]] == index, let place = newPlaces[old[index]], place >= 0 else {
        return nil
      }
      return (old: index, new: place)
    }
    return longestIncreasing(common)
  }

  /// The place of each element that comes once; -1 for one that comes again.
  private static func uniquePlaces(_ elements: ArraySlice<JSONValue>) -> [JSONValue: Int] {
    var places: [JSONValue: Int] = [:]
    for index in elements.indices {
      if places.updateValue(index, forKey: elements[index]) != nil { places[elements[index]] = -1 }
    }
    return places
  }

  /// The longest row of pairs whose places in the new array rise.
  ///
  /// `ends[k]` is the pair with the smallest place that a row of `k + 1` pairs can end in.
  private static func longestIncreasing(
    _ pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    var ends: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var row: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      row.append(pairs[index])
      index = before[index]
    }
    return row.reversed()
  }
}
