/// A growing row of 64-bit words: the memory of a `JSONIndex`.
///
/// Bounds: `capacity` words are allocated, the first `count` are initialised. `append` grows before
/// it writes; reading and patching compare the place with `count`.
///
/// It is not an array because each append to an array tests for a shared buffer and each read may
/// retain it; an index of a million nodes pays for both. Memory is grown by doubling, and pages that
/// were never written cost nothing.
@usableFromInline
@safe package struct NodeBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt64>
  @usableFromInline package var count = 0
  @usableFromInline var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    unsafe base = UnsafeMutablePointer<UInt64>.allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  @inlinable
  package subscript(place: Int) -> UInt64 {
    get {
      precondition(place >= 0 && place < count, "a node outside of the index")
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

  @inlinable
  mutating func append(_ word: UInt64) {
    if count == capacity { grow() }
    unsafe base[count] = word
    count &+= 1
  }

  @usableFromInline
  mutating func grow() {
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }
}
