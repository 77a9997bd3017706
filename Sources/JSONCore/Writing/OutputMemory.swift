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

/// The memory of a text that grows, from the C library.
///
/// A large block grows there by having its pages moved, so that a text that grows in small steps is
/// neither copied nor held twice, and one that is finished gives back what it did not need.
/// Swift's own allocation can only take a second block and copy. That is done where there is no
/// such library, or none that can be relied on.
///
/// What makes it sound: memory is taken, resized and given back by the functions of this file
/// alone, so that each block goes back to where it came from; ``resize(_:keeping:to:)`` keeps the
/// bytes that are initialised, of which there are never more than the new size; the old address is
/// not used after it. Running out of memory ends the process, as it does for the standard library.
enum OutputMemory {
  #if hasFeature(Embedded) || os(WASI)
    @unsafe static func allocate(_ size: Int) -> UnsafeMutablePointer<UInt8> {
      .allocate(capacity: size)
    }

    @unsafe static func resize(
      _ base: UnsafeMutablePointer<UInt8>, keeping count: Int, to size: Int
    ) -> UnsafeMutablePointer<UInt8> {
      let other = unsafe allocate(size)
      unsafe other.moveInitialize(from: base, count: count)
      unsafe base.deallocate()
      return unsafe other
    }

    @unsafe static func release(_ base: UnsafeMutableRawPointer) { unsafe base.deallocate() }
  #else
    /// A block of `size` bytes, at least one.
    @unsafe static func allocate(_ size: Int) -> UnsafeMutablePointer<UInt8> {
      unsafe block(malloc(size))
    }

    /// The block in another size, its first `count` bytes kept.
    @unsafe static func resize(
      _ base: UnsafeMutablePointer<UInt8>, keeping count: Int, to size: Int
    ) -> UnsafeMutablePointer<UInt8> {
      unsafe block(realloc(base, size))
    }

    @unsafe static func release(_ base: UnsafeMutableRawPointer) { unsafe free(base) }

    private static func block(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8> {
      // No error to throw: the system has nothing left to make one of, as in the standard library.
      guard let memory = unsafe memory else { fatalError("out of memory") }
      // Bytes of no type yet; nothing else ever binds them.
      return unsafe memory.assumingMemoryBound(to: UInt8.self)
    }
  #endif
}
