extension JSONValue {
  /// The value at a JSON Pointer (RFC 6901), or nil if there is none.
  ///
  ///     let value: JSONValue = ["a/b": [1, ["c": 2]]]
  ///     value[pointer: "/a~1b/1/c"]   // 2
  ///     value[pointer: ""]            // the value itself
  ///     value[pointer: "/a~1b/01"]    // nil: an index has no leading zero
  ///
  /// A pointer that does not begin with `/`, or has a `~` that is not followed by 0 or 1, finds
  /// nothing.
  public subscript(pointer pointer: String) -> JSONValue? {
    guard !pointer.isEmpty else { return self }
    guard pointer.utf8.first == 0x2F else { return nil }  // /
    var value = self
    let tokens = pointer.utf8.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false)
    for token in tokens {
      let next: JSONValue? =
        switch value {
        case .object(let object): Self.unescaped(token).flatMap { object[$0] }
        case .array: Self.index(token).flatMap { value[$0] }
        default: nil
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }

  /// A step of a pointer without its escapes; nil if one of them is none.
  package static func unescaped(_ token: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var isAfterTilde = false
    for byte in token {
      switch (isAfterTilde, byte) {
      case (true, 0x30): bytes.append(0x7E)  // 0 ~
      case (true, 0x31): bytes.append(0x2F)  // 1 /
      case (true, _): return nil
      case (false, 0x7E): break  // ~
      case (false, _): bytes.append(byte)
      }
      isAfterTilde = !isAfterTilde && byte == 0x7E  // ~
    }
    return isAfterTilde ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The index that a step of a pointer names; nil if it is none.
  package static func index(_ token: Substring.UTF8View) -> Int? {
    guard let first = token.first, first != 0x30 || token.count == 1 else { return nil }  // 0
    var index = 0
    for byte in token {
      guard byte &- 0x30 < 10, index < Int.max / 10 - 1 else { return nil }  // 0…9
      index = index * 10 + Int(byte - 0x30)
    }
    return index
  }
}
