/// What an issue was made of, kept for whoever asks what would have accepted the value.
///
/// Advice takes more work than the issue itself, and most reports are only counted or sent on. It
/// has no part in whether issues are equal: they tell what has happened, and this what would help.
struct IssueCause: Hashable, Sendable {
  private final class Contents: Sendable {
    let error: DecodingError
    let loss: LostValue
    let near: NearKey?
    let tagKey: String?

    init(_ error: DecodingError, _ loss: LostValue, _ near: NearKey?, tagKey: String?) {
      (self.error, self.loss, self.near, self.tagKey) = (error, loss, near, tagKey)
    }
  }

  private let contents: Contents?

  /// Where nothing is known of which advice could be made.
  static let unknown = Self(contents: nil)

  private init(contents: Contents?) { self.contents = contents }

  /// Keeps why a value could not be read, and the key that is meant where one is missing.
  init(_ error: DecodingError, of loss: LostValue, near: NearKey?) {
    contents = Contents(error, loss, near, tagKey: nil)
  }

  /// The names of an enum's cases, of which an object should have had one as its key.
  var caseNames: [String] { contents.flatMap { Wanted($0.error)?.keys } ?? [] }

  /// How many steps of the path of a missing key lead on from the object that lacks one.
  var stepsOutOfReach: Int {
    contents.map { $0.error.pathOfFault.count - $0.error.pathOfLackingObject.count } ?? 1
  }

  /// The cause of an enum whose case stands under a key of the object.
  func withTag(under key: String) -> Self {
    Self(contents: contents.map { Contents($0.error, $0.loss, $0.near, tagKey: key) })
  }

  /// What would have accepted the value.
  ///
  /// - Parameters:
  ///   - found: what stands at the fault.
  ///   - action: what was done about it, where the fault is the whole of what was given up.
  ///   - depth: how many steps lead to what was given up.
  /// - Returns: a sentence; nil where there is nothing to advise.
  func help(
    found: DecodingIssue.Found?, afterLossBy action: DecodingIssue.Action?, at depth: Int
  ) -> String? {
    guard let contents else { return nil }
    if let key = contents.tagKey { return Annotation.helpForTag(under: key) }
    guard let action else {
      return Annotation.help(
        for: contents.error, found: found, near: contents.near, depthOfLoss: depth)
    }
    return found.flatMap {
      LossAdvice(action: action, loss: contents.loss).help(for: contents.error, found: $0)
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// What a tolerant strategy has given up.
struct LostValue: Sendable {
  /// The type of the value.
  let type: Any.Type
  /// What it was read by, if that alone stands inside of the tolerant strategy.
  let strategy: Any.Type?
}
