/// The names of the models that a document has met, taken apart for comparing with keys.
///
/// All tables stand in one row of words, which begins with a directory: two words for each model,
/// the address of its names and the place of its table. A table for the names `id` and `first name`
/// is:
///
///     3                                count of slots - 1
///     0, entry 0, 0, entry 1           slots: the place of an entry, or 0
///     number 0, length 2 | `id"`       | `id"`        an entry: header, head and tail
///     number 1, length 10 | `first na` | `st name"`
///     0 | 0 | 0
///
/// The head of a name and its closing quote are the first eight bytes, the tail the last eight.
/// Both are all of a name of at most 15 bytes. Of one that is shorter than eight they are the same
/// word. Entries stand in the order of the names, so that the one after a match is expected next.
struct NameTables {
  /// The models of which a document's tables may be kept; further ones do without.
  private static let capacity = 32
  /// The objects that are read before the first table is made: short documents never need one.
  private static let patience = 4

  private var words: [UInt64] = []
  private var objectCount = 0

  /// The place of the table for `names`, or 0 when there is none.
  @inline(__always)  // A few instructions of every object.
  mutating func place(of names: ByteView) -> Int {
    if words.isEmpty {
      objectCount &+= 1
      if objectCount <= Self.patience || names.count == 0 { return 0 }
      return makeTable(names)
    }
    let slot = Self.slot(of: names)
    if words[slot] == Self.address(of: names) { return Int(words[slot &+ 1]) }
    return names.count == 0 ? 0 : makeTable(names)
  }

  private static func slot(of names: ByteView) -> Int {
    2 &* ((names.address &>> 3 ^ names.address &>> 8) & (capacity &- 1))
  }

  private static func address(of names: ByteView) -> UInt64 {
    // A text that begins where another does is told apart by its length.
    UInt64(truncatingIfNeeded: names.address) ^ UInt64(truncatingIfNeeded: names.count) &<< 48
  }

  @inline(never)  // Once for a model.
  private mutating func makeTable(_ names: ByteView) -> Int {
    guard names.count < 1 &<< 20 else { return 0 }
    if words.isEmpty { words = Array(repeating: 0, count: 2 &* Self.capacity) }
    var slot = Self.slot(of: names)
    for _ in 0..<Self.capacity {
      if words[slot] == Self.address(of: names) { return Int(words[slot &+ 1]) }
      if words[slot] == 0 {
        words[slot] = Self.address(of: names)
        words[slot &+ 1] = UInt64(words.count)
        return addTable(names)
      }
      slot = (slot &+ 2) & (2 &* Self.capacity &- 1)
    }
    return 0
  }
}

// MARK: - Making a table

extension NameTables {
  private mutating func addTable(_ names: ByteView) -> Int {
    let table = words.count
    // At most half of the slots are taken.
    var slotCount = 2
    for place in 0...names.count where place == names.count || names.byte(at: place) == 0x0A {
      slotCount &+= 2
    }
    slotCount = 1 &<< (Int.bitWidth &- (slotCount &- 1).leadingZeroBitCount)
    words.append(UInt64(slotCount &- 1))
    words.append(contentsOf: repeatElement(0, count: slotCount))
    for line in names.lines {
      addEntry(names, from: line.start, length: line.length, number: line.number, table: table)
    }
    words.append(contentsOf: repeatElement(0, count: 3))
    return table
  }

  private mutating func addEntry(
    _ names: ByteView, from start: Int, length: Int, number: Int, table: Int
  ) {
    var (head, tail) = (names.word(at: start), UInt64(0))
    if length < 8 {
      head = NameTables.closed(head, length: length)
      tail = head
    } else {
      for place in start &+ length &- 7..<start &+ length {
        tail = tail &>> 8 | UInt64(names.byte(at: place)) &<< 56
      }
      tail = tail &>> 8 | 0x22 &<< 56
    }
    let mask = Int(words[table])
    var slot = NameTables.firstSlot(head: head, tail: tail, length: length) & mask
    while words[table &+ 1 &+ slot] != 0 { slot = (slot &+ 1) & mask }
    words[table &+ 1 &+ slot] = UInt64(words.count)
    // Counted from 1, so that no header is 0.
    words.append(UInt64(start) &<< 40 | UInt64(number &+ 1) &<< 20 | UInt64(length))
    words.append(head)
    words.append(tail)
  }

  /// The first bytes of a word with a quote behind them, and 0 behind that.
  private static func closed(_ word: UInt64, length: Int) -> UInt64 {
    let quote: UInt64 = 1 &<< UInt64(truncatingIfNeeded: 8 &* length)
    return word & (quote &- 1) | 0x22 &* quote
  }

  /// Where the search for a name begins, before it is cut to the number of slots.
  @inline(__always)  // Into the search, once for each key out of order.
  private static func firstSlot(head: UInt64, tail: UInt64, length: Int) -> Int {
    let mixed = (head ^ (tail &<< 23 | tail &>> 41)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 40)
  }
}

// MARK: - Finding keys

extension NameTables {
  /// A name, taken apart.
  private struct Entry {
    var header: UInt64
    var head: UInt64
    var tail: UInt64

    var length: Int { Int(truncatingIfNeeded: header & 0xF_FFFF) }
    var number: Int { Int(truncatingIfNeeded: header &>> 20 & 0xF_FFFF) &- 1 }
    /// Where the name stands in the text of all names.
    var start: Int { Int(truncatingIfNeeded: header &>> 40) }
  }

  /// A name that a key was found to be.
  struct Match {
    /// Where the key ends, or 0 when it is not the name.
    var end = 0
    var number = 0
    /// The entry after it.
    var next = 0
  }

  /// The entry of the first name.
  @inline(__always)  // A load for each object.
  func firstEntry(of table: Int) -> Int {
    table == 0 ? 0 : table &+ Int(truncatingIfNeeded: words[table]) &+ 2
  }

  @inline(__always)  // Three loads for each key.
  private func entry(at place: Int) -> Entry {
    // Behind the last entry stands another one of zeros.
    precondition(UInt(bitPattern: place) &+ 3 <= words.count, "an entry outside of the tables")
    return unsafe words.withUnsafeBufferPointer {
      unsafe Entry(header: $0[place], head: $0[place &+ 1], tail: $0[place &+ 2])
    }
  }

  /// Compares the key whose content is at `start` with the name of an entry.
  @inline(__always)  // A few instructions for each key in order.
  func match(_ place: Int, _ names: ByteView, _ bytes: ByteView, at start: Int) -> Match {
    let entry = entry(at: place)
    // Behind the last name.
    if entry.header == 0 { return Match() }
    let length = entry.length
    let head = bytes.word(at: start)
    if length < 8 {
      let shift = UInt64(truncatingIfNeeded: 56 &- 8 &* length)
      if head &<< shift != entry.head &<< shift { return Match() }
    } else {
      if head != entry.head || bytes.word(at: start &+ length &- 7) != entry.tail {
        return Match()
      }
      if length > 15, !names.matches(bytes, at: entry.start, of: start, length: length) {
        return Match()
      }
    }
    return Match(end: start &+ length, number: entry.number, next: place &+ 3)
  }

  /// Looks for the key whose content is at `start` among all names of a table.
  ///
  /// A key that is found is a valid string, since names are.
  func find(_ table: Int, _ names: ByteView, _ bytes: ByteView, at start: Int) -> Match {
    var head = bytes.word(at: start)
    var tail = head
    var quotes = ByteView.zeroBytes(head ^ 0x2222_2222_2222_2222)
    var end = start
    if quotes != 0 {
      // All bits up to the quote's own.
      end &+= quotes.trailingZeroBitCount &>> 3
      head &= quotes ^ (quotes &- 1)
      tail = head
    } else {
      repeat {
        end &+= 8
        if end >= bytes.count { return Match() }
        quotes = ByteView.zeroBytes(bytes.word(at: end) ^ 0x2222_2222_2222_2222)
      } while quotes == 0
      end &+= quotes.trailingZeroBitCount &>> 3
      tail = bytes.word(at: end &- 7)
    }
    let length = end &- start
    let mask = Int(truncatingIfNeeded: words[table])
    var slot = Self.firstSlot(head: head, tail: tail, length: length) & mask
    while true {
      let place = Int(truncatingIfNeeded: words[table &+ 1 &+ slot])
      if place == 0 { return Match() }
      let entry = entry(at: place)
      if entry.head == head, entry.tail == tail, entry.length == length,
        length <= 15 || names.matches(bytes, at: entry.start, of: start, length: length)
      {
        return Match(end: end, number: entry.number, next: place &+ 3)
      }
      slot = (slot &+ 1) & mask
    }
  }
}
