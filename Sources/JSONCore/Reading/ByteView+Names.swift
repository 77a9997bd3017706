extension ByteView {
  /// The text of a name among the names of a model, which stands there as in JSON.
  func nameText(from start: Int, length: Int) -> String {
    for place in start..<start &+ length where byte(at: place) == UInt8(ascii: "\\") {
      return unescapedText(from: start, length: length)
    }
    return text(from: start, length: length)
  }
}
