import FuzzModels

/// Writes JSON by the fuzzer's choices, over the keys of the models and mostly of the kinds that they
/// want, so that models read much of it.
struct Document {
  private var bytes: ByteSource
  private(set) var text = ""

  init(_ bytes: ByteSource) {
    self.bytes = bytes
    write(depth: 0)
  }

  private static let names = ["id", "name", "tags", "items", "width", "height", "size", "type"]
  private static let numbers = [
    "0", "7", "-1", "255", "1.5", "1e2", "12345678901234567890", "1e400",
  ]
  private static let strings = [
    "size", "list", "label", "a", "7", "\\u0061b", "ü", "a text of more than sixteen bytes",
  ]

  private mutating func write(depth: Int) {
    if depth > 5 { return text += "null" }
    switch bytes.choice(of: 8) {
    case 0: text += bytes.choice(of: 2) == 0 ? "true" : "null"
    case 1: writeNumber()
    case 2: writeString()
    case 3: writeArray { $0.write(depth: depth + 1) }
    default: writeObject(depth)
    }
  }

  /// A value that a model may want under a name.
  private mutating func write(for name: String, depth: Int) {
    switch (name, bytes.choice(of: 6)) {
    case (_, 0): write(depth: depth)
    case ("name", _), ("type", _): writeString()
    case ("tags", 1): writeArray { $0.writeNumber() }
    case ("tags", _): writeArray { $0.writeString() }
    case ("items", _): writeArray { $0.write(depth: depth) }
    case ("size", _): depth > 5 ? write(depth: depth) : writeObject(depth)
    default: writeNumber()
    }
  }

  private mutating func writeNumber() { text += Self.numbers[bytes.choice(of: 8)] }

  private mutating func writeString() { text += "\"\(Self.strings[bytes.choice(of: 8)])\"" }

  private mutating func writeArray(_ element: (inout Self) -> Void) {
    writeList("[", "]", count: 6, element)
  }

  private mutating func writeObject(_ depth: Int) {
    writeList("{", "}", count: 8) {
      let name = Self.names[$0.bytes.choice(of: 8)]
      $0.text += "\"\(name)\":"
      $0.write(for: name, depth: depth + 1)
    }
  }

  private mutating func writeList(
    _ open: String, _ close: String, count: Int, _ element: (inout Self) -> Void
  ) {
    text += open
    for number in 0..<bytes.choice(of: count) {
      if number > 0 { text += bytes.choice(of: 9) == 0 ? " , " : "," }
      element(&self)
    }
    text += close
  }
}
