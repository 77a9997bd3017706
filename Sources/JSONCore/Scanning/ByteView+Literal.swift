extension ByteView {
  /// An error about a word that is none of the three literals: it points at the first letter that
  /// differs from the one that the word begins like.
  func literalError(at place: Int, expected: JSONError.Expectation = .value) -> JSONError {
    for word in ["true", "false", "null"] as [StaticString] {
      let letters = ByteView(word)
      var length = 0
      while length < letters.count, byte(at: place &+ length) == letters.byte(at: length) {
        length &+= 1
      }
      if length > 0 { return error(.invalidLiteral, at: place &+ length, expected: .literal) }
    }
    return error(.unexpectedByte, at: place, expected: expected)
  }
}
