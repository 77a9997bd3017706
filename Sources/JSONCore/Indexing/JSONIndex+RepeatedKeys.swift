extension JSONIndex {
  /// The key that its object has already, if there is one.
  ///
  /// - Complexity: O(*n*) in the words of the index; hashing is seeded.
  package func firstRepeatedKey() -> JSONKey? {
    for place in containers where node(at: place).kind == .object {
      let end = self.place(after: place)
      var seen = Set<ByteKey>()
      var child = place + 2
      while child < end {
        let key = key(ofPairAt: child)
        if !seen.insert(ByteKey(text: text(of: key))).inserted { return key }
        child = self.place(afterPairAt: child)
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
