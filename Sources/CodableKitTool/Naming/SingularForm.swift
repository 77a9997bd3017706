/// The singular of an English plural, as well as a few rules can tell.
///
///     SingularForm.of("orders")          // order
///     SingularForm.of("shippingBoxes")   // shippingBox
///     SingularForm.of("status")          // status
///
/// A wrong guess costs a strange type name and nothing else, so the lists hold what is common in
/// APIs and no more.
enum SingularForm {
  /// Words that end like a plural and are none, or are the same in both numbers.
  private static let unchanged = [
    "alias", "atlas", "aws", "bias", "canvas", "dns", "gas", "gps", "ios", "lens", "news", "series",
    "sms", "species",
  ]

  private static let irregular = [
    ("people", "person"), ("children", "child"), ("women", "woman"), ("indices", "index"),
    ("vertices", "vertex"), ("matrices", "matrix"), ("analyses", "analysis"), ("movies", "movie"),
    ("cookies", "cookie"), ("caches", "cache"), ("shoes", "shoe"), ("aliases", "alias"),
    ("men", "man"), ("quizzes", "quiz"),
  ]

  /// Endings and what takes their place; the first that fits decides.
  private static let endings = [
    ("ouses", "ouse"), ("auses", "ause"), ("uses", "us"), ("sses", "ss"), ("xes", "x"),
    ("ches", "ch"), ("shes", "sh"), ("zzes", "zz"), ("oes", "o"), ("ies", "y"), ("ss", "ss"),
    ("us", "us"), ("is", "is"), ("s", ""),
  ]

  static func of(_ word: String) -> String {
    let lowercased = word.lowercased()
    if word.count < 3 || unchanged.contains(where: lowercased.hasSuffix) { return word }
    for (plural, singular) in irregular where lowercased.hasSuffix(plural) {
      // `Men` is a plural, `specimen` is not: an ending counts where a word can begin.
      let head = word.dropLast(plural.count)
      let first = word.dropFirst(head.count).prefix(1)
      if head.isEmpty { return Self.matchingCase(of: first, singular) }
      if first.first?.isUppercase == true { return head + Self.matchingCase(of: first, singular) }
    }
    // `ties` and `lies` are no `ty` and `ly`.
    if word.count == 4, lowercased.hasSuffix("ies") { return String(word.dropLast()) }
    for (plural, singular) in endings where lowercased.hasSuffix(plural) {
      return word.dropLast(plural.count) + singular
    }
    return word
  }

  private static func matchingCase(of first: Substring, _ word: String) -> String {
    first.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
