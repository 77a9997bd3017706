#if hasFeature(Embedded) || os(WASI)
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif

/// The memory of a text that grows.
///
/// A short text lies in a block of the C library and is copied when it grows. A long one lies in
/// pages of its own (``OutputPages``) where the system has them; elsewhere the C library moves the
/// pages of a large block. In both ways a text can grow in small steps and gives back at its end
/// what it did not need. Swift's own allocation can only take a second block and copy. That is done
/// where there is no such library, or none that can be relied on.
///
/// What makes it sound: memory is taken, resized and given back by the functions of this file and
/// of ``OutputPages`` alone, and each block knows where it came from, so that it goes back there;
/// ``resize(keeping:to:)`` keeps the bytes that are initialised, of which there are never more than
/// the new size; the old address is not used after it. Running out of memory ends the process, as
/// it does for the standard library.
@usableFromInline
@unsafe package struct OutputMemory {
  @usableFromInline package private(set) var base: UnsafeMutablePointer<UInt8>
  @usableFromInline package private(set) var size: Int

  /// How many bytes of address space there are, or 0 for a block of the C library.
  private var range = 0

  var isPaged: Bool { unsafe range > 0 }

  /// Up to this size, in bytes, a text is short.
  @safe static var shortSize: Int { 1 << 17 }

  /// Memory of at least `size` bytes, which is at least one.
  init(_ size: Int) {
    #if os(Linux) && _pointerBitWidth(_64) && !hasFeature(Embedded)
      if size > OutputMemory.shortSize, let pages = unsafe OutputMemory(pages: size) {
        unsafe self = unsafe pages
        return
      }
    #endif
    unsafe self.size = size
    unsafe base = OutputMemory.block(size)
  }

  package func release() {
    #if os(Linux) && _pointerBitWidth(_64) && !hasFeature(Embedded)
      if unsafe isPaged { return unsafe OutputPages.release(base, from: 0, to: range) }
    #endif
    #if hasFeature(Embedded) || os(WASI)
      unsafe base.deallocate()
    #else
      unsafe free(base)
    #endif
  }

  /// Changes to at least `size` bytes; the first `count` are kept.
  mutating func resize(keeping count: Int, to size: Int) {
    #if os(Linux) && _pointerBitWidth(_64) && !hasFeature(Embedded)
      if unsafe isPaged || size > OutputMemory.shortSize {
        if unsafe resizePages(keeping: count, to: size) { return }
      }
    #endif
    unsafe resizeBlock(keeping: count, to: size)
  }
}

// MARK: - Blocks

extension OutputMemory {
  #if hasFeature(Embedded) || os(WASI)
    private static func block(_ size: Int) -> UnsafeMutablePointer<UInt8> {
      .allocate(capacity: size)
    }
  #else
    private static func block(
      _ size: Int, from old: UnsafeMutablePointer<UInt8>? = nil
    ) -> UnsafeMutablePointer<UInt8> {
      // No error to throw: the system has nothing left to make one of, as in the standard library.
      guard let memory = unsafe realloc(old, size) else { fatalError("out of memory") }
      // Bytes of no type yet; nothing else ever binds them.
      return unsafe memory.assumingMemoryBound(to: UInt8.self)
    }
  #endif

  private mutating func resizeBlock(keeping count: Int, to size: Int) {
    #if hasFeature(Embedded) || os(WASI)
      unsafe move(to: OutputMemory(size), keeping: count)
    #else
      if unsafe isPaged { return unsafe move(to: OutputMemory(size), keeping: count) }
      unsafe base = OutputMemory.block(size, from: base)
      unsafe self.size = size
    #endif
  }

  private mutating func move(to other: OutputMemory, keeping count: Int) {
    unsafe other.base.initialize(from: base, count: count)
    unsafe release()
    unsafe self = unsafe other
  }
}

// MARK: - Pages

#if os(Linux) && _pointerBitWidth(_64) && !hasFeature(Embedded)
  extension OutputMemory {
    /// Addresses for a text of `size` bytes, without memory yet; nil where the process may have no
    /// more of them.
    private init?(addressesFor size: Int) {
      let range = OutputPages.wholePages(max(OutputPages.range, size &* 16))
      guard let start = unsafe OutputPages.reserve(range) else { return nil }
      // As in a block.
      unsafe base = start.assumingMemoryBound(to: UInt8.self)
      unsafe self.size = 0
      unsafe self.range = range
    }

    /// Pages for a text of `size` bytes; nil where the process may have no more of them.
    private init?(pages size: Int) {
      unsafe self.init(addressesFor: size)
      guard unsafe fill(to: OutputPages.wholePages(size)) else {
        unsafe release()
        return nil
      }
    }

    private mutating func fill(to whole: Int) -> Bool {
      guard unsafe OutputPages.fill(base, from: size, to: whole) else { return false }
      unsafe size = whole
      return true
    }

    /// Changes to at least `size` bytes; false where there is no memory, and the text is kept.
    private mutating func resizePages(keeping count: Int, to size: Int) -> Bool {
      let whole = OutputPages.wholePages(size)
      if unsafe !isPaged {
        guard let pages = unsafe OutputMemory(pages: size) else { return false }
        unsafe move(to: pages, keeping: count)
        return true
      }
      if unsafe whole > range {
        guard var other = unsafe OutputMemory(addressesFor: size) else { return false }
        unsafe OutputPages.move(base, to: other.base, size: OutputPages.wholePages(count))
        unsafe OutputPages.release(base, from: OutputPages.wholePages(count), to: range)
        unsafe other.size = OutputPages.wholePages(count)
        unsafe self = unsafe other
      }
      if unsafe whole > self.size { return unsafe fill(to: whole) }
      // The text is finished, and its addresses are as well.
      unsafe OutputPages.release(base, from: whole, to: range)
      unsafe self.size = whole
      unsafe range = whole
      return true
    }
  }
#endif
