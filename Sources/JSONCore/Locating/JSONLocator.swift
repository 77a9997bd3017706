/// Finds lines, columns and paths in a document after the fact.
///
///     let locator = JSONLocator(Array("{\"items\": [\n  1, 2]}".utf8))
///     locator.offset(of: JSONPath([.key("items"), .index(1)]))   // 17
///     locator.location(atOffset: 17).description                 // 2:6
///     locator.line(containing: 17)                               // "  1, 2]}"
///
/// Nothing is kept while reading: the document is gone through again when someone asks. Offsets in
/// UTF-16 or UTF-32 input are those of its UTF-8 form.
public struct JSONLocator: Sendable {
  /// The document in UTF-8: what offsets count in.
  package let bytes: [UInt8]
  let options: JSONReadingOptions

  /// Makes a locator for a document that was read with `options`.
  ///
  ///     JSONLocator(Array("[1,\n 2]".utf8)).location(atOffset: 5).description   // 2:2
  public init(_ bytes: [UInt8], options: JSONReadingOptions = .init()) {
    let transcoded = try? ByteView.over(bytes) { view throws(JSONError) in
      try InputTranscoder.utf8(from: view)
    }
    self.bytes = (transcoded ?? nil) ?? bytes
    self.options = options
  }

  /// The line and column of a byte.
  ///
  /// An offset beyond the end gives the place after the last byte.
  ///
  ///     locator.location(atOffset: 2).description   // 1:3
  ///     locator.location(atOffset: 99).description   // 2:9
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  public func location(atOffset offset: Int) -> JSONLocation { locations(atOffsets: [offset])[0] }

  /// The lines and columns of many bytes, found in one pass.
  ///
  ///     locator.locations(atOffsets: [17, 2]).map(\.description)   // ["2:6", "1:3"]
  ///
  /// - Complexity: O(*n* + *k* log *k*) in the bytes of the document and the offsets.
  public func locations(atOffsets offsets: [Int]) -> [JSONLocation] {
    var locations = offsets.map { JSONLocation(offset: $0, line: 1, column: 1) }
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let view = unsafe ByteView(buffer)
      var counter = LocationCounter()
      var place = view.textStart
      if place > 0 { counter.skipByteOrderMark() }
      for position in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
        let end = min(max(offsets[position], 0), view.count)
        counter.advance(over: view, from: place, to: end)
        place = max(place, end)
        let found = counter.location(ofByteAt: end, in: view)
        locations[position] = JSONLocation(offset: end, line: found.line, column: found.column)
      }
    }
    return locations
  }

  private func isLineEnd(at place: Int) -> Bool {
    bytes[place] == 0x0A
      || bytes[place] == 0x0D && (place + 1 == bytes.count || bytes[place + 1] != 0x0A)
  }

  /// The first byte of the value at a path, or nil if there is no such value or the document
  /// breaks before it.
  ///
  ///     locator.offset(of: JSONPath([.key("items")]))   // 10
  ///     locator.offset(of: JSONPath([.key("item")]))   // nil
  ///
  /// - Complexity: O(*n*). For many paths use ``offsets(of:)``.
  public func offset(of path: JSONPath) -> Int? { range(of: path)?.lowerBound }

  /// The bytes of the value at a path, or nil as for ``offset(of:)``.
  ///
  ///     locator.range(of: JSONPath([.key("items")]))   // 10..<19
  public func range(of path: JSONPath) -> Range<Int>? { ranges(of: [path])[0] }

  /// The first bytes of many values, found in one pass.
  ///
  ///     locator.offsets(of: [items, JSONPath([.key("item")])])   // [10, nil]
  ///
  /// - Complexity: O(*n* + *p*) in the bytes of the document and the steps of the paths.
  public func offsets(of paths: [JSONPath]) -> [Int?] { ranges(of: paths).map { $0?.lowerBound } }

  /// The bytes of many values, found in one pass.
  ///
  ///     locator.ranges(of: [items, items.appending(.index(1))])   // [10..<19, 17..<18]
  ///
  /// - Complexity: as for ``offsets(of:)``.
  public func ranges(of paths: [JSONPath]) -> [Range<Int>?] {
    ranges(of: paths, convertingKeys: nil)
  }

  /// Gives the name by which a decoder knows a key of the object at a path.
  package typealias KeyConversion = (_ path: [JSONPathComponent], _ key: String) -> String

  /// The bytes of many values, whose paths come from a decoder that converts keys.
  ///
  /// Without a conversion, keys count as they stand and as `convertFromSnakeCase` makes them; where
  /// neither is there, on request, in any spelling of the same words.
  package func ranges(
    of paths: [JSONPath], convertingKeys convert: KeyConversion?, respellingKeys: Bool = false
  ) -> [Range<Int>?] {
    let found: [Range<Int>?]? = try? ByteView.over(bytes) { view throws(JSONError) in
      let index = JSONIndex(view, options: options)
      var search = PathSearch(
        paths, convertingKeys: convert, respellingKeys: respellingKeys)
      return search.run(in: index, last: options.duplicateKeys == .last)
    }
    return found ?? paths.map { _ in nil }
  }

  /// The way to the value that a byte belongs to, or to the value of a key that it belongs to.
  ///
  ///     locator.path(atOffset: 17).description   // $.items[1]
  ///     locator.path(atOffset: 1).description   // $.items
  ///
  /// What stands behind the byte is not looked at: the document may break off there.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  public func path(atOffset offset: Int) -> JSONPath {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var walk = PathWalk(unsafe ByteView(buffer))
      return walk.path(toByteAt: min(offset, bytes.count))
    }
  }

  /// The text of the line that holds a byte, cut to about 200 scalars around it.
  ///
  /// Bytes that are no UTF-8 are shown as U+FFFD.
  ///
  ///     locator.line(containing: 2)   // "{\"items\": ["
  public func line(containing offset: Int) -> String { excerpt(around: offset).text }

  /// A line's text, cut around a byte, and the scalars that stand before that byte in it.
  ///
  ///     locator.excerpt(around: 17).text   // "  1, 2]}"
  ///     locator.excerpt(around: 17).caret   // 5
  public func excerpt(around offset: Int) -> (text: String, caret: Int) {
    let place = min(max(offset, 0), bytes.count)
    let limit = 400
    var start = place
    while start > 0, place - start < limit, !isLineEnd(at: start - 1) { start -= 1 }
    var end = place
    while end < bytes.count, end - place < limit, bytes[end] != 0x0A, bytes[end] != 0x0D {
      end += 1
    }
    let mark = bytes.starts(with: [UInt8].byteOrderMark) && start < 3 ? min(3, place) : start
    // A cut in the middle of a scalar moves to its end.
    start = bytes[mark..<place].firstIndex { $0 & 0xC0 != 0x80 } ?? place
    let before = String(decoding: bytes[start..<place], as: UTF8.self).unicodeScalars.suffix(100)
    let after = String(decoding: bytes[place..<end], as: UTF8.self).unicodeScalars.prefix(100)
    return (String(before) + String(after), before.count)
  }
}
