/// A growing row of 64-bit words: the memory of a `JSONIndex`.
///
/// Bounds: `capacity` words are allocated, the first `count` are initialised. `append` grows before
/// it writes; reading and patching compare the place with `count`.
///
/// It is not an array because each append to an array tests for a shared buffer and each read may
/// retain it; an index of a million nodes pays for both. It begins small and grows to what the
/// document will need if it goes on as it began, so that little is copied and little left over.
@usableFromInline
@safe package struct NodeBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt64>
  @usableFromInline package var count = 0
  @usableFromInline var capacity: Int
  private let bytes: Int

  /// Makes an empty row for a document of `bytes` bytes.
  init(forBytes bytes: Int) {
    self.bytes = bytes
    // What most documents need, so that a small one holds little more than its own words.
    capacity = min(bytes / 8 + 2, 4096)
    unsafe base = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
  }

  deinit { unsafe base.deallocate() }

  @inlinable
  package subscript(place: Int) -> UInt64 {
    get {
      // One comparison for both ends, since every reader begins here.
      precondition(
        UInt(bitPattern: place) < UInt(bitPattern: count), "a node outside of the index")
      return unsafe base[place]
    }
    set {
      precondition(place >= 0 && place < count, "a node outside of the index")
      unsafe base[place] = newValue
    }
  }

  /// Changes a word of a buffer that others read; only for notes, which no reader relies on.
  func overwrite(_ word: UInt64, at place: Int) {
    precondition(place >= 0 && place < count, "a node outside of the index")
    unsafe base[place] = word
  }

  /// Adds a word; `progress` bytes of the document have been read.
  @inline(__always)  // Three instructions and a call that is almost never made.
  mutating func append(_ word: UInt64, progress: Int) {
    if count == capacity { grow(progress) }
    unsafe base[count] = word
    count &+= 1
  }

  /// Gives back what more than a sixteenth of the row is too large by, once it is complete.
  mutating func trim() {
    if capacity > 4096, capacity &- count > count / 16 { move(toCapacity: count) }
  }

  @inline(never)  // Cold.
  private mutating func grow(_ progress: Int) {
    // As many words for each byte as so far, and a sixteenth more; but within sensible bounds.
    let expected = Double(count) * Double(bytes) / Double(max(progress, 1)) * 1.0625
    let most = min(Double(capacity) * 64, Double(Int.max / 8))
    let larger = max(Int(min(expected, most)), capacity + capacity / 4 + 16)
    move(toCapacity: larger)
  }

  private mutating func move(toCapacity larger: Int) {
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: larger)
    unsafe memory.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = memory
    capacity = larger
  }
}
