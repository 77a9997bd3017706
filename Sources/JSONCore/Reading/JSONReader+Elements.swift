extension JSONReader {
  /// Reads an array of which some elements may be left out.
  ///
  /// Most arrays are short: their elements stand in a row on the stack until their number is known,
  /// and the array is made in one piece. The row is small because types may be nested in
  /// themselves.
  ///
  /// - Parameter read: reads an element into uninitialised memory, or leaves it and gives false.
  /// - Returns: the elements.
  /// - Throws: ``JSONError`` when the next value is no array, or what `read` throws.
  @inlinable  // Specialised in the client, where the type is known.
  @inline(__always)  // With the closure it is the loop of one type's arrays, once for each.
  package mutating func readElements<Element>(
    by read: (inout JSONReader, UnsafeMutablePointer<Element>) throws(JSONError) -> Bool
  ) throws(JSONError) -> [Element] {
    var elements = try readArray()
    let start = place
    // Of the uninitialised stack memory the first `count` elements are set: they are moved into the
    // array, or destroyed. Further ones pass through the first place, since what is read in place
    // and moved is never copied, in code that does not know the type neither.
    return try unsafe withUnsafeTemporaryAllocation(
      of: Element.self, capacity: max(256 / MemoryLayout<Element>.stride, 1)
    ) {
      (row: UnsafeMutableBufferPointer<Element>) throws(JSONError) -> [Element] in
      guard let place = row.baseAddress else { return [] }
      var count = 0
      do throws(JSONError) {
        while true {
          guard try elements.next(&self) else { return unsafe Self.array(moving: row, count) }
          guard count < row.count else { break }
          if try unsafe read(&self, place + count) { count &+= 1 }
        }
      } catch {
        unsafe row[..<count].deinitialize()
        throw error
      }
      var values = unsafe Self.array(
        moving: row, count, capacity: capacity(after: count, from: start))
      repeat {
        if try unsafe read(&self, place) {
          if values.count == values.capacity {
            values.reserveCapacity(capacity(after: values.count, from: start))
          }
          values.append(unsafe place.move())
        }
      } while try elements.next(&self)
      return values
    }
  }

  @inlinable  // As above.
  @unsafe static func array<Element>(
    moving row: UnsafeMutableBufferPointer<Element>, _ count: Int, capacity: Int = 0
  ) -> [Element] {
    if capacity == 0, let place = row.baseAddress {
      // A literal knows its class; an array of a capacity looks it up in the runtime if it is one
      // of the library's own, such as that of strings.
      switch count {
      case 0: return []
      case 1: return unsafe [place.move()]
      case 2: return unsafe [place.move(), (place + 1).move()]
      case 3: return unsafe [place.move(), (place + 1).move(), (place + 2).move()]
      default: break
      }
    }
    return unsafe Array(unsafeUninitializedCapacity: max(count, capacity)) { buffer, initialized in
      _ = unsafe buffer.moveInitialize(fromContentsOf: row[..<count])
      initialized = count
    }
  }

  /// The room for an array that is full with `count` elements, the first of which began at `start`.
  ///
  /// An array that is the document itself goes on to its end, so that its room can be foretold: if
  /// the elements go on as they began. That is believed from a thirty-second of the document on.
  /// The last step is about sixteenfold, since the old elements and the new room are there
  /// together. Any other array grows twofold, or by what the rest of the document could hold.
  @usableFromInline
  @inline(never)  // Rare.
  func capacity(after count: Int, from start: Int) -> Int {
    if count == 0 { return 4 }
    let ratio = Double(bytes.count &- start) / Double(max(place &- start, 1)) * 1.03125
    let isDocument = remainingDepth == maximumDepth &- 1
    let factor = isDocument ? (ratio > 32 ? min(ratio / 16, 8) : ratio) : min(ratio, 2)
    return max(Int(Double(count) * factor), count) &+ 4
  }
}
