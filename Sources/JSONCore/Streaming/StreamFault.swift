/// A fault of a stream's syntax.
package struct StreamFault: Error {
  /// The fault, with its offset in the whole stream.
  package let error: JSONError
  package let location: JSONLocation
  /// The number of the value with the fault, or of the one that is due there.
  package let number: Int
  /// The way to that value, in an array; the root where no value may stand.
  package let path: JSONPath
  /// Where that value begins.
  package let start: JSONLocation
  /// Whether nothing can be read behind the fault.
  package let endsStream: Bool
  /// Some bytes around the fault, and its place in them.
  package let excerpt: (bytes: [UInt8], place: Int)

  /// Places an error, whose offset counts from `origin`, in a text that ends at `end`.
  init(
    _ error: JSONError, from origin: Int, to end: Int, of buffer: StreamBuffer, number: Int,
    path: JSONPath = JSONPath(), endsStream: Bool
  ) {
    let place = origin + error.offset
    location = buffer.location(at: place)
    self.error = error.moved(by: location.offset - error.offset)
    self.number = number
    self.path = path
    start = buffer.location(at: origin)
    self.endsStream = endsStream
    // What a line of a message shows, and a little more.
    let shown = max(origin, place - 400)..<max(origin, min(end, place + 400))
    excerpt = (buffer.copy(shown), place - shown.lowerBound)
  }
}
