// The keys that an object has so far. As long as they come from one table their numbers are bits of
// a word; otherwise, and from the 65th on, they are noted by name.

extension EncodingNode {
  /// Says from which table the object's keys are likely to come.
  func expectKeys(of table: KeyTexts) {
    if keyTable == nil && keyNames == nil { keyTable = table }
  }

  /// Notes a key of a table.
  func noteKey(_ number: Int, of table: KeyTexts) {
    guard number < 64 && keyTable === table else {
      _ = noteKey(table.name(number))
      return
    }
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
    if keyNumbers & bit != 0 { repeatsKey(table.name(number)) }
    keyNumbers |= bit
  }

  /// Notes a key by its name, and gives the name in the spelling in which it came first: "é" may be
  /// one scalar or two.
  func noteKey(_ name: String) -> String {
    var names = keyNames ?? namesNoted()
    keyNames = nil
    let (isNew, first) = names.insert(name)
    if !isNew { repeatsKey(name) }
    keyNames = names
    return first
  }

  /// The names of the keys noted by number, which from now on are noted by name.
  private func namesNoted() -> Set<String> {
    defer { (keyTable, keyNumbers) = (nil, 0) }
    guard let keyTable else { return [] }
    let numbers = (0..<min(keyTable.count, 64)).filter { keyNumbers & 1 << UInt64($0) != 0 }
    return Set(numbers.map(keyTable.name))
  }

  // Out of line because it is rare.
  @inline(never)
  private func repeatsKey(_ name: String) {
    session.noteRepeat(in: self)
    // A container that was made for the key before is none of the object's any more.
    guard var nodes = nested else { return }
    nested = nil
    nodes[name] = nil
    nested = nodes
  }

  /// Notes that the member which began at `mark` was taken back: an earlier one of its key stays.
  // Out of line because it is rare.
  @inline(never)
  func takeBackKey(_ name: String, from mark: Int) {
    if session.takeBackRepeat(in: self, from: mark) { return }
    var names = keyNames ?? namesNoted()
    names.remove(name)
    keyNames = names
  }

  func forgetKeys() {
    keyTable = nil
    keyNumbers = 0
    keyNames = nil
  }
}
