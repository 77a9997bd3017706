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
extension JSONDocument {
  /// The number of pairs above which an object gets a table.
  static let largestScanned = 64

  /// The place of the value of `key` in an object, or -1.
  func value(of key: String, in object: Int) -> Int {
    if index.note(at: object) == .hasTable, let table = tables[object] {
      return table.value(of: key)
    }
    var text = key
    let place = text.withUTF8 { utf8 in scan(for: unsafe ByteView(utf8), in: object) }
    if place >= -1 { return place }
    return place == Self.repeated || isSnakeCase
      ? table(of: object).value(of: key) : equivalentKey(key, in: object)
  }

  /// The string under a key; nil for anything else, about which a container has more to say.
  func string(of key: String, in place: Int) -> String? {
    guard node(at: place).kind == .object else { return nil }
    prepare(place)
    let value = value(of: key, in: place)
    guard value >= 0, node(at: value).isString else { return nil }
    advancePastScalar(at: value)
    return index.text(of: node(at: value))
  }

  private static let notInASCII = -2
  private static let repeated = -3

  // Inlined into the one place that has the key's bytes.
  @inline(__always)
  private func scan(for wanted: ByteView, in object: Int) -> Int {
    let first = object &+ 2
    let end = index.place(after: object)
    let pattern = isSnakeCase ? .max : JSONNode.keyPattern(ofLength: wanted.count)
    let expected = lastObject == object ? expectedKey : first
    var place = expected
    while place < end {
      if isKey(at: place, wanted, pattern) {
        let hadSkippedKeys = lastObject == object && hasSkippedKeys
        // Keys that were passed over may be the same as this one; those that were read are not.
        if hadSkippedKeys, !hasDistinctKeys(object) { return Self.repeated }
        return found(place, in: object, skipped: hadSkippedKeys || place != expected)
      }
      place = index.place(afterPairAt: place)
    }
    place = first
    while place < expected {
      if isKey(at: place, wanted, pattern) {
        return found(place, in: object, skipped: place != first)
      }
      place = index.place(afterPairAt: place)
    }
    return isASCII(wanted) ? -1 : Self.notInASCII
  }

  private func isASCII(_ text: ByteView) -> Bool {
    for place in stride(from: 0, to: text.count, by: 8)
    where text.word(at: place) & 0x8080_8080_8080_8080 != 0 {
      return false
    }
    return true
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
  private func isKey(at place: Int, _ wanted: ByteView, _ pattern: UInt64) -> Bool {
    let node = index.node(at: place)
    if node.keyPattern == pattern {
      return bytes.matches(wanted, at: JSONKey(ofMember: node).offset, length: wanted.count)
    }
    return node.hasUsualKey && !isSnakeCase
      ? false : isUnusualKey(index.key(ofPairAt: place), wanted)
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

  // Inlined for the same reason.
  @inline(__always)
  private func found(_ key: Int, in object: Int, skipped: Bool) -> Int {
    lastObject = object
    expectedKey = key
    hasSkippedKeys = skipped
    return index.value(ofPairAt: key)
  }

  /// Says that the scalar at `place`, the value of the key that was found last, has been read.
  @inline(__always)  // After every scalar; one store.
  func advancePastScalar(at place: Int) { expectedKey = place &+ 1 }

  /// Says that a value has been read, in the course of which other objects may have been.
  @inline(__always)  // After every other value; three stores.
  func advance(_ object: Int, after place: Int, hadSkippedKeys: Bool) {
    lastObject = object
    expectedKey = index.place(after: place)
    hasSkippedKeys = hadSkippedKeys
  }

  /// Makes the table that an object needs before any key is asked for, if it needs one.
  @inline(__always)  // Most objects need none, which two tests tell.
  func prepare(_ object: Int) {
    let node = index.node(at: object)
    if !keyRule.isCustom, node.size <= Self.largestScanned, !keepsLast { return }
    _ = table(of: object)
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

  /// Whether no key of an object of at most `largestScanned` pairs comes twice.
  ///
  /// Each key sets one of 64 bits; only a bit that is set already has keys compared.
  private func hasDistinctKeys(_ object: Int) -> Bool {
    if index.note(at: object) == .distinctKeys { return true }
    if isSnakeCase { return haveDistinctTexts(object) }
    var seen: UInt64 = 0
    let end = index.place(after: object)
    var place = object &+ 2
    while place < end {
      let key = index.key(ofPairAt: place)
      // Escapes hide what the key is; such an object is looked at with care.
      if key.isEscaped { return haveDistinctTexts(object) }
      let size = key.length
      let head = bytes.word(at: key.offset)
      let tail = bytes.word(at: key.offset &+ max(size &- 8, 0))
      let kept = size < 8 ? head & ((1 &<< UInt64(8 &* size)) &- 1) : head ^ tail &* 31
      let bit: UInt64 = 1 &<< ((kept &+ UInt64(size)) &* 0x9E37_79B9_7F4A_7C15 &>> 58)
      if seen & bit != 0, isRepeated(place, in: object) { return false }
      seen |= bit
      place = index.place(afterPairAt: place)
    }
    index.leave(.distinctKeys, at: object)
    return true
  }

  /// Whether an earlier key of the object has the same bytes.
  private func isRepeated(_ later: Int, in object: Int) -> Bool {
    let key = index.key(ofPairAt: later)
    var place = object &+ 2
    while place < later {
      let other = index.key(ofPairAt: place)
      if other.length == key.length,
        bytes.matches(bytes, at: other.offset, of: key.offset, length: key.length)
      {
        return true
      }
      place = index.place(afterPairAt: place)
    }
    return false
  }

  private func haveDistinctTexts(_ object: Int) -> Bool {
    var texts: Set<String> = []
    forEachPair(in: object) { key, _ in
      let text = index.text(of: key)
      texts.insert(isSnakeCase ? KeyRule.camelCase(of: text) : text)
    }
    guard texts.count == index.count(at: object) else { return false }
    index.leave(.distinctKeys, at: object)
    return true
  }
}
