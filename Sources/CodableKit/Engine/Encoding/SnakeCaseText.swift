extension String {
  /// `myURLProperty` as `my_url_property`, by the rules of `JSONEncoder`.
  ///
  /// A capital begins a word, except at the start. Several capitals in a row are a word of their
  /// own, without the last of them if a small letter follows. What stands between, underscores too,
  /// stays.
  var snakeCased: String {
    guard !isEmpty else { return self }
    var words: [Substring] = []
    var wordStart = startIndex
    var searchStart = index(after: wordStart)
    while let capital = firstScalar(from: searchStart, where: \.isCapital) {
      words.append(self[wordStart..<capital])
      wordStart = capital
      guard let small = firstScalar(from: capital, where: \.isSmall) else { break }
      if small != index(after: capital) {
        wordStart = index(before: small)
        words.append(self[capital..<wordStart])
      }
      searchStart = unicodeScalars.index(after: small)
    }
    words.append(self[wordStart...])
    return words.map { $0.lowercased() }.joined(separator: "_")
  }

  private func firstScalar(
    from start: Index, where matches: (Unicode.Scalar) -> Bool
  ) -> Index? {
    unicodeScalars[start...].firstIndex(where: matches)
  }
}

extension Unicode.Scalar {
  fileprivate var isCapital: Bool {
    properties.generalCategory == .uppercaseLetter || properties.generalCategory == .titlecaseLetter
  }

  fileprivate var isSmall: Bool {
    properties.generalCategory == .lowercaseLetter
  }
}
