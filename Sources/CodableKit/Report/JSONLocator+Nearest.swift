import JSONCore

extension JSONLocator {
  /// The bytes of the values at some paths, or where there is no such value, those of the innermost
  /// one on the way to it, and how many steps lead to them.
  ///
  /// - Complexity: at most two passes over the document.
  func nearestRanges(
    of paths: [JSONPath], convertingKeys convert: KeyConversion?
  ) -> [(range: Range<Int>, steps: Int)?] {
    var nearest = zip(paths, ranges(of: paths, convertingKeys: convert, respellingKeys: true)).map {
      path, range in
      range.map { (range: $0, steps: path.components.count) }
    }
    let lost = nearest.indices.filter { nearest[$0] == nil }
    guard !lost.isEmpty else { return nearest }
    let prefixes = lost.flatMap { index in
      let steps = paths[index].components
      return steps.indices.map { (index: index, path: JSONPath(Array(steps[..<$0]))) }
    }
    for (prefix, range) in zip(
      prefixes, ranges(of: prefixes.map(\.path), convertingKeys: convert, respellingKeys: true))
    {
      guard let range else { continue }
      nearest[prefix.index] = (range, prefix.path.components.count)
    }
    return nearest
  }
}
