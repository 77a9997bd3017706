/// A chunk of a stream, of which the decoder gets a part at a time: a large chunk is not copied as
/// a whole.
struct PendingChunk<Bytes: Sequence<UInt8>> {
  private let bytes: Bytes
  private var taken = 0

  init(_ bytes: Bytes) { self.bytes = bytes }

  /// Hands the next part to `append`; answers whether more is left.
  mutating func move(upTo limit: Int = 1 << 16, _ append: (ByteView) -> Void) -> Bool {
    let first = taken
    let end = bytes.withContiguousStorageIfAvailable { buffer in
      let end = min(first + limit, buffer.count)
      append(unsafe ByteView(UnsafeBufferPointer(rebasing: buffer[first..<end])))
      return (end, isLast: end == buffer.count)
    }
    if let (end, isLast) = end {
      taken = end
      return !isLast
    }
    unsafe Array(bytes).withUnsafeBufferPointer { append(unsafe ByteView($0)) }
    return false
  }
}
