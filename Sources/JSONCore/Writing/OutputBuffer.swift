/// A growing run of bytes: the text that a writer has written so far.
///
/// This is the only file of the writing half that touches memory by address, beside
/// ``OutputMemory``, which has the memory. What makes it sound:
/// - `base` addresses `capacity` writable bytes of ``OutputMemory``, of which the first `count` are
///   initialised.
/// - Every write is preceded by `reserve`, which leaves room for at least the bytes to come.
/// - A word is stored whole, eight bytes, and a vector, sixteen, also where fewer of them count: the
///   reservation is for all of them, and `count` moves by no more.
/// - Reading compares the place with `count`; copying a range compares its bounds with `count`.
///
/// It is not an array because each append to an array tests for a shared buffer, and because a
/// finished text is handed on without a copy.
///
/// The members are inlinable because the encoder in `CodableKit` appends a byte or a word at a
/// time.
@usableFromInline
@safe package struct OutputBuffer: ~Copyable {
  @usableFromInline var memory: OutputMemory
  @usableFromInline package private(set) var count = 0

  @inlinable var base: UnsafeMutablePointer<UInt8> { unsafe memory.base }
  @inlinable var capacity: Int { unsafe memory.size }

  package init(capacity: Int = 256) { unsafe memory = OutputMemory(max(capacity, 16)) }

  deinit { unsafe memory.release() }

  /// Makes room for `additional` bytes behind the last one.
  @inlinable
  package mutating func reserve(_ additional: Int) {
    if capacity &- count < additional { grow(by: additional) }
  }

  @usableFromInline
  mutating func grow(by additional: Int) {
    // A short text is copied when it grows, a long one stays where it is.
    let larger =
      switch capacity {
      case ..<256: capacity * 4
      case ..<OutputMemory.shortSize: capacity * 2
      default: capacity + capacity / 15
      }
    unsafe memory.resize(keeping: count, to: max(larger, count + additional))
  }

  /// Gives back the memory behind the text; a small remainder of a block is kept.
  mutating func trim() {
    guard unsafe memory.isPaged || capacity &- count > count / 16 else { return }
    unsafe memory.resize(keeping: count, to: max(count, 16))
  }
}

// MARK: - Appending

extension OutputBuffer {
  @inlinable
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe base[count] = byte
    count &+= 1
  }

  /// Appends the lowest `length` bytes of `word`, the lowest first; `length` is at most 8.
  @inlinable
  package mutating func append(word: UInt64, length: Int) {
    precondition(length >= 0 && length <= 8, "a word has eight bytes")
    reserve(8)
    unsafe UnsafeMutableRawPointer(base + count)
      .storeBytes(of: word.littleEndian, as: UInt64.self)
    count &+= length
  }

  @inlinable
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe (base + count).update(from: source, count: bytes.count)
    count &+= bytes.count
  }

  /// Appends `bytes`, those that `escapes` names in their escaped form.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, escaping escapes: EscapedBytes) {
    guard let source = bytes.baseAddress else { return }
    // Sixteen more than the text, because vectors and words are stored whole.
    reserve(bytes.count &+ 16)
    var position = 0
    while position < bytes.count {
      let remaining = bytes.count &- position
      let (clean, length): (Int, Int)
      if remaining >= 16 {
        let vector = unsafe UnsafeRawPointer(source + position)
          .loadUnaligned(as: SIMD16<Int8>.self)
        unsafe UnsafeMutableRawPointer(base + count).storeBytes(
          of: vector, as: SIMD16<Int8>.self)
        (clean, length) = (escapes.firstIndex(in: vector), 16)
      } else {
        let word = unsafe OutputBuffer.word(at: source + position, limit: remaining)
        unsafe UnsafeMutableRawPointer(base + count)
          .storeBytes(of: word.littleEndian, as: UInt64.self)
        (clean, length) = (min(escapes.firstIndex(in: word), remaining), min(8, remaining))
      }
      count &+= clean
      position &+= clean
      if clean < length {
        append(escape: unsafe source[position])
        position &+= 1
        reserve(bytes.count &- position &+ 16)
      }
    }
  }

  /// The first `limit` bytes from `source` on, at most eight, the first in the lowest place.
  private static func word(at source: UnsafePointer<UInt8>, limit: Int) -> UInt64 {
    let source = unsafe UnsafeRawPointer(source)
    if limit >= 8 { return UInt64(littleEndian: unsafe source.loadUnaligned(as: UInt64.self)) }
    if limit >= 4 {
      // Two loads that overlap in the middle.
      let first = UInt32(littleEndian: unsafe source.loadUnaligned(as: UInt32.self))
      let last = UInt32(
        littleEndian: unsafe source.loadUnaligned(fromByteOffset: limit &- 4, as: UInt32.self))
      return UInt64(first) | UInt64(last) << UInt64(8 &* (limit &- 4))
    }
    guard limit > 0 else { return 0 }
    // Likewise one to three bytes.
    let (middle, last) = (limit &>> 1, limit &- 1)
    return unsafe UInt64(source.load(as: UInt8.self))
      | UInt64(source.load(fromByteOffset: middle, as: UInt8.self)) << UInt64(8 &* middle)
      | UInt64(source.load(fromByteOffset: last, as: UInt8.self)) << UInt64(8 &* last)
  }

  /// Appends the bytes `start..<end` of another buffer.
  package mutating func append(_ other: borrowing OutputBuffer, from start: Int, to end: Int) {
    precondition(start >= 0 && start <= end && end <= other.count, "a range outside of the buffer")
    let length = end &- start
    reserve(length &+ 8)
    if length <= 32, end &+ 8 <= other.capacity {
      // Short texts by words; the last may copy up to seven bytes too many, which lie in both.
      for distance in stride(from: 0, to: length, by: 8) {
        let word = unsafe UnsafeRawPointer(other.base + start + distance)
          .loadUnaligned(as: UInt64.self)
        unsafe UnsafeMutableRawPointer(base + count + distance).storeBytes(
          of: word, as: UInt64.self)
      }
    } else {
      unsafe (base + count).update(from: other.base + start, count: length)
    }
    count &+= length
  }

  /// Takes one byte out; those behind it move up.
  package mutating func remove(at place: Int) {
    precondition(place >= 0 && place < count, "a place outside of the buffer")
    unsafe (base + place).update(from: base + place + 1, count: count &- place &- 1)
    count &-= 1
  }

  /// Takes ranges out, which are in order and apart; what stands behind them moves up.
  package mutating func remove(_ ranges: [Range<Int>]) {
    var end = ranges.first?.lowerBound ?? count
    for (number, range) in ranges.enumerated() {
      let next = number + 1 < ranges.count ? ranges[number + 1].lowerBound : count
      precondition(
        end <= range.lowerBound && range.upperBound <= next && next <= count, "ranges in order")
      unsafe (base + end).update(from: base + range.upperBound, count: next &- range.upperBound)
      end &+= next &- range.upperBound
    }
    count = end
  }

  /// Forgets every byte from `length` on.
  package mutating func truncate(to length: Int) {
    precondition(length >= 0 && length <= count, "a buffer does not grow by truncating")
    count = length
  }
}

// MARK: - Reading

extension OutputBuffer {
  /// The byte written last, or 0 in an empty buffer.
  @inlinable
  package var last: UInt8 { count > 0 ? unsafe base[count &- 1] : 0 }

  @inlinable
  package subscript(place: Int) -> UInt8 {
    precondition(place >= 0 && place < count, "a place outside of the buffer")
    return unsafe base[place]
  }

  /// The eight bytes from `place` on, the first in the lowest place; those behind the last are 0.
  package borrowing func word(at place: Int) -> UInt64 {
    precondition(place >= 0 && place <= count, "a place outside of the buffer")
    return unsafe OutputBuffer.word(at: base + place, limit: count &- place)
  }

  /// A copy of the bytes.
  package var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: base, count: count))
  }

  /// The bytes as text.
  package var text: String {
    unsafe String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Gives the memory of the text away, which the caller has to release, and takes new for the
  /// next text.
  @unsafe
  package mutating func give() -> (memory: OutputMemory, count: Int) {
    trim()
    let given = unsafe (memory, count)
    unsafe memory = OutputMemory(256)
    count = 0
    return unsafe given
  }

  /// Calls `body` with the bytes, which are valid during the call.
  package borrowing func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(UnsafeBufferPointer(start: base, count: count))
  }
}
