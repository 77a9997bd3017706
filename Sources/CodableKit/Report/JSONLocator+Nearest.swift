import JSONCore

extension JSONLocator {
  /// The bytes of the values at some paths, or where there is no such value, those of the innermost
  /// one on the way to it.
  ///
  /// A path may lead on into a string that holds JSON itself; what is wrong in there is shown at the
  /// string.
  ///
  /// - Complexity: at most two passes over the document.
  func nearestRanges(
    of paths: [JSONPath], convertingKeys convert: KeyConversion?
  ) -> [(range: Range<Int>, isExact: Bool)?] {
    var nearest = ranges(of: paths, convertingKeys: convert).map {
      $0.map { (range: $0, isExact: true) }
    }
    let lost = nearest.indices.filter { nearest[$0] == nil }
    guard !lost.isEmpty else { return nearest }
    let prefixes = lost.flatMap { index in
      let steps = paths[index].components
      return steps.indices.map { (index: index, path: JSONPath(Array(steps[..<$0]))) }
    }
    for (prefix, range) in zip(prefixes, ranges(of: prefixes.map(\.path), convertingKeys: convert))
    {
      guard let range else { continue }
      nearest[prefix.index] = (range, isExact: false)
    }
    return nearest
  }
}
