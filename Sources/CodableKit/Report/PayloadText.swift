import JSONCore

/// The JSON text in which faults are placed: a document, or one value of a stream.
struct PayloadText {
  let locator: JSONLocator
  /// Where the text begins in the whole payload.
  var origin = JSONLocation(offset: 0, line: 1, column: 1)
  /// How many steps of a path lead to the text.
  var depth = 0
  /// How the decoder names the text's keys, if that is known.
  var convert: JSONLocator.KeyConversion? = nil

  /// The values at some paths, or where there is none, the innermost one on the way: where they stand,
  /// and their text.
  func places(
    of paths: [JSONPath]
  ) -> [(location: JSONLocation, text: ArraySlice<UInt8>, isExact: Bool)?] {
    let ranges = locator.nearestRanges(
      of: paths.map { JSONPath(Array($0.components.dropFirst(depth))) }, convertingKeys: convert)
    let locations = locator.locations(atOffsets: ranges.map { $0?.range.lowerBound ?? 0 })
    return zip(ranges, locations).map { nearest, location in
      nearest.map { (location.following(origin), locator.bytes[$0.range], $0.isExact) }
    }
  }
}
