extension JSONIndex {
  /// Whether the key at `node` is `text`, byte by byte after its escapes.
  package func isKey(_ node: JSONNode, equalTo text: String) -> Bool {
    if node.isEscaped { return self.text(of: node).utf8.elementsEqual(text.utf8) }
    let length = length(of: node)
    guard text.utf8.count == length else { return false }
    return JSONNumber.withBytes(of: text) { bytes.matches($0, at: node.offset, length: length) }
  }

  /// The place of the value that counts for `key` in the object at `place`.
  ///
  /// - Complexity: O(*n*) in the pairs of the object.
  package func value(of key: String, inObjectAt place: Int, last: Bool) -> Int? {
    let end = self.place(after: place)
    var found: Int?
    var child = place + 2
    // The index of a broken document may end in a key without a value.
    while child + 1 < end {
      if isKey(node(at: child), equalTo: key) {
        if !last { return child + 1 }
        found = child + 1
      }
      child = self.place(after: child + 1)
    }
    return found
  }

  /// The place of the key that its object has already, if there is one.
  ///
  /// - Complexity: O(*n*) in the words of the index; hashing is seeded.
  package func firstRepeatedKey() -> JSONNode? {
    for place in containers where node(at: place).kind == .object {
      let end = self.place(after: place)
      var seen = Set<ByteKey>()
      var child = place + 2
      while child + 1 < end {
        let key = node(at: child)
        if !seen.insert(ByteKey(text: text(of: key))).inserted { return key }
        child = self.place(after: child + 1)
      }
    }
    return nil
  }

  /// The places of all arrays and objects, in order.
  private var containers: some Sequence<Int> {
    sequence(state: 0) { [self] place -> Int? in
      while place < count {
        let here = place
        let isContainer = node(at: here).isContainer
        place += isContainer ? 2 : 1
        if isContainer { return here }
      }
      return nil
    }
  }
}
