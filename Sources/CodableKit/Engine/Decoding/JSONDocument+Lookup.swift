/// How a key is found.
///
/// No dictionary is built for an object. A model asks for its keys mostly in the order in which the
/// document has them, so that the key after the last one read is tried first, then the ones after
/// it, then those from the start: each a comparison of length, then of bytes. Large objects that
/// are asked out of order get a table.
///
///     {"a": 1, "x": 2, "b": 3}
///
///     asks for a   tries a
///     asks for b   tries x, b
///     asks for a   tries a          (from the start again)
///
/// Of two equal keys the first one counts. So a key that is found behind others that were passed
/// over is looked for among these too, unless their marks, one bit of 64 each, tell that it is not
/// there; one that is asked for twice in a row is found where it was; and a new container begins
/// with the first key.
extension JSONDocument {
  /// The number of pairs above which an object gets a table.
  static let largestScanned = 64

  /// The place of the value of `key` in an object, or -1.
  func value(of key: String, in object: Int) -> Int {
    if index.note(at: object) == .hasTable, let table = tables[object] {
      forgetExpectedKey()
      return table.value(of: key)
    }
    var text = key
    let (place, isASCII) = text.withUTF8 { utf8 in
      let wanted = WantedKey(unsafe ByteView(utf8), isSnakeCase: isSnakeCase)
      let place = value(of: wanted, in: object)
      return (place, place >= 0 || wanted.isASCII)
    }
    if isASCII { return place }
    forgetExpectedKey()
    return isSnakeCase ? table(of: object).value(of: key) : equivalentKey(key, in: object)
  }

  /// Lets the next search begin with the first key: what was found in another way is no place from
  /// which the keys of any object go on, and a key that is asked for again has to be found again.
  func forgetExpectedKey() {
    lastObject = -1
    passedKeys = .max
  }

  /// The string under a key; nil for anything else, about which a container has more to say.
  func string(of key: String, in place: Int) -> String? {
    guard node(at: place).kind == .object else { return nil }
    _ = prepare(place)
    let value = value(of: key, in: place)
    guard value >= 0, node(at: value).isString else { return nil }
    advancePastScalar(at: value)
    return index.text(of: node(at: value))
  }

  /// The place of the value of a key whose bytes are known, or -1.
  ///
  /// The object has no table.
  func value(of wanted: WantedKey, in object: Int) -> Int {
    let first = object &+ 2
    let end = index.place(after: object)
    let expected = lastObject == object ? expectedKey : first
    var place = expected
    while place < end {
      if isKey(at: place, wanted) {
        if lastKey < place, ownerOfLastKey == object, isKey(at: lastKey, wanted) {
          return found(at: lastKey, in: object, passing: .max)
        }
        return found(wanted, at: place, in: object, from: expected)
      }
      place = index.place(afterPairAt: place)
    }
    place = first
    while place < expected {
      if isKey(at: place, wanted) {
        return found(at: place, in: object, passing: place == first ? 0 : .max)
      }
      place = index.place(afterPairAt: place)
    }
    return -1
  }

  /// Ends a search that began at `expected`.
  // Inlined into the loop above; mostly the search has ended where it began.
  @inline(__always)
  private func found(_ wanted: WantedKey, at place: Int, in object: Int, from expected: Int) -> Int
  {
    var passed = lastObject == object ? passedKeys : 0
    // Keys that were passed over may be the same as this one; those that were read are not.
    if passed & wanted.mark != 0 {
      let earlier = firstKey(wanted, in: object, before: expected)
      if earlier >= 0 { return found(at: earlier, in: object, passing: .max) }
    }
    if place != expected { passed |= marks(from: expected, to: place) }
    return found(at: place, in: object, passing: passed)
  }

  // Inlined as above.
  @inline(__always)
  private func found(at key: Int, in object: Int, passing passed: UInt64) -> Int {
    lastObject = object
    lastKey = key
    ownerOfLastKey = object
    expectedKey = key
    passedKeys = passed
    return index.value(ofPairAt: key)
  }

  private func firstKey(_ wanted: WantedKey, in object: Int, before end: Int) -> Int {
    var place = object &+ 2
    while place < end {
      if isKey(at: place, wanted) { return place }
      place = index.place(afterPairAt: place)
    }
    return -1
  }

  /// The marks of all keys in a part of an object.
  private func marks(from start: Int, to end: Int) -> UInt64 {
    // Under another spelling nobody can tell.
    if isSnakeCase { return .max }
    var marks: UInt64 = 0
    var place = start
    while place < end {
      let key = index.key(ofPairAt: place)
      if key.isEscaped { return .max }
      marks |= WantedKey.mark(head: bytes.word(at: key.offset), length: key.length)
      place = index.place(afterPairAt: place)
    }
    return marks
  }

  /// The value of a key that Swift takes for the same in another spelling, such as "é" in two
  /// scalars: Foundation finds it too.
  private func equivalentKey(_ key: String, in object: Int) -> Int {
    let end = index.place(after: object)
    var place = object &+ 2
    while place < end {
      let other = index.key(ofPairAt: place)
      if other.isNonASCII || other.isEscaped, index.text(of: other) == key {
        return index.value(ofPairAt: place)
      }
      place = index.place(afterPairAt: place)
    }
    return -1
  }

  // Inlined into the loops above: a few instructions, and the loops are the decoder's hottest.
  @inline(__always)
  private func isKey(at place: Int, _ wanted: WantedKey) -> Bool {
    let node = index.node(at: place)
    if node.keyPattern == wanted.pattern {
      return wanted.isSpelled(in: bytes, at: JSONKey(ofMember: node).offset)
    }
    return node.hasUsualKey && !isSnakeCase
      ? false : isUnusualKey(index.key(ofPairAt: place), wanted.text)
  }

  private func isUnusualKey(_ key: JSONKey, _ wanted: ByteView) -> Bool {
    if !isSnakeCase, !key.isEscaped {
      return key.length == wanted.count
        && bytes.matches(wanted, at: key.offset, length: wanted.count)
    }
    if isSnakeCase, !key.isEscaped, !key.isNonASCII,
      let answer = SnakeCase.isSpelling(bytes, from: key.offset, length: key.length, of: wanted)
    {
      return answer
    }
    let spelling = index.text(of: key)
    let text = isSnakeCase ? KeyRule.camelCase(of: spelling) : spelling
    return text.utf8.count == wanted.count
      && text.utf8.enumerated().allSatisfy { wanted.byte(at: $0.offset) == $0.element }
  }

  /// Says that the scalar at `place`, the value of the key that was found last, has been read.
  @inline(__always)  // After every scalar; one store.
  func advancePastScalar(at place: Int) { expectedKey = place &+ 1 }

  /// Says that a value has been read, in the course of which other objects may have been.
  @inline(__always)  // After every other value; three stores.
  func advance(_ object: Int, after place: Int, passing passed: UInt64) {
    lastObject = object
    expectedKey = index.place(after: place)
    passedKeys = passed
  }

  /// Makes the table that an object needs before any key is asked for, if it needs one.
  @inline(__always)  // Most objects need none, which three tests tell.
  func prepare(_ object: Int) -> Bool {
    // Another container of the object knows nothing of what this one has read.
    if lastObject == object { forgetExpectedKey() }
    let node = index.node(at: object)
    if !hasCustomKeys, node.size <= Self.largestScanned, !keepsLast { return false }
    _ = table(of: object)
    return true
  }

  /// The keys of an object, each once, with the place of the value that counts.
  func table(of object: Int) -> KeyTable {
    if let table = tables[object] { return table }
    let table =
      keyRule.isUnchanged
      ? KeyTable(keepsLast: keepsLast, capacity: index.count(at: object))
      : convertedKeys(of: object)
    if keyRule.isUnchanged {
      forEachPair(in: object) { table.add(index.text(of: $0), value: $1) }
    }
    tables[object] = table
    index.leave(.hasTable, at: object)
    return table
  }

  var keepsLast: Bool { options.reading.duplicateKeys == .last }

  private func convertedKeys(of object: Int) -> KeyTable {
    let table = KeyTable(keepsLast: keepsLast, capacity: index.count(at: object))
    let path: [any CodingKey] = if case .custom = keyRule { codingPath(of: object) } else { [] }
    forEachPair(in: object) { key, value in
      table.add(keyRule.convert(index.text(of: key), at: path).stringValue, value: value)
    }
    return table
  }

  /// Calls `body` with every key of an object and the place of its value.
  func forEachPair(in object: Int, _ body: (JSONKey, Int) throws -> Void) rethrows {
    let end = index.place(after: object)
    var place = object &+ 2
    while place < end {
      let value = index.value(ofPairAt: place)
      try body(index.key(ofPairAt: place), value)
      place = index.place(after: value)
    }
  }
}
