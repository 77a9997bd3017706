#if os(Linux) && _pointerBitWidth(_64) && !hasFeature(Embedded)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Pages of memory for one long text, in a range of addresses that is far longer.
  ///
  /// A text that grows takes the next pages of its range. So it is never copied, and never there
  /// twice for a moment, as it is where the C library's heap has to find it another place; how
  /// often that happens depends on what the process has freed before.
  ///
  /// What makes it sound: a range belongs to one text; it is made, grown, cut and given back by the
  /// functions of this file alone, in whole pages; what is cut off is not used after it.
  enum OutputPages {
    /// How many bytes of address space a text gets at first.
    ///
    /// They cost nothing until they are filled. A longer text gets sixteen times its size.
    static var range: Int { 1 << 26 }

    /// A size in whole pages.
    static func wholePages(_ size: Int) -> Int {
      let page = Int(getpagesize())
      return (size &+ page &- 1) & ~(page &- 1)
    }

    /// Addresses without memory, or nil where the process may have no more of them.
    @unsafe static func reserve(_ range: Int) -> UnsafeMutableRawPointer? {
      let start = unsafe mmap(
        nil, range, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      return unsafe start == MAP_FAILED ? nil : start
    }

    /// Puts memory behind the addresses `from..<to`, whole pages; false where there is none.
    ///
    /// For all of them at once, which takes half the time of a fault for each. Kernels before 5.14
    /// refuse, and then it is the faults that do it.
    @unsafe static func fill(_ start: UnsafeMutableRawPointer, from: Int, to: Int) -> Bool {
      guard unsafe mprotect(start + from, to - from, PROT_READ | PROT_WRITE) == 0 else {
        return false
      }
      let populateForWriting: Int32 = 23  // MADV_POPULATE_WRITE, which older headers do not have.
      _ = unsafe madvise(start + from, to - from, populateForWriting)
      return true
    }

    /// Gives back the addresses `from..<to` with the memory behind them.
    @unsafe static func release(_ start: UnsafeMutableRawPointer, from: Int, to: Int) {
      if from < to { _ = unsafe munmap(start + from, to - from) }
    }

    /// Moves the first `size` bytes, whole pages, to other addresses, and gives their own back.
    ///
    /// Piece by piece, so that they are never there twice. Each piece is given back before memory is
    /// asked for the next one, so that there is enough.
    @unsafe static func move(
      _ start: UnsafeMutableRawPointer, to other: UnsafeMutableRawPointer, size: Int
    ) {
      let piece = wholePages(1 << 20)
      for place in stride(from: 0, to: size, by: piece) {
        let end = min(place + piece, size)
        precondition(unsafe fill(other, from: place, to: end), "out of memory")
        unsafe (other + place).copyMemory(from: start + place, byteCount: end - place)
        unsafe release(start, from: place, to: end)
      }
    }
  }
#endif
