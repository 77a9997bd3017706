import JSONCore

/// The raw values in one array that are no case of its elements' enum.
///
/// The standard library's error for one names two types, which takes many times as long as reading
/// a case; and an array that holds an unknown case mostly holds it often. So a value that was
/// refused is not tried again. An enum with an `init(from:)` of its own may refuse a text in one
/// place and take it in another; its errors have other words, and for these nothing is remembered.
struct UnknownRawValues {
  private let document: JSONDocument
  /// The beginning of the standard library's words; nil for a type that is no such enum.
  private let words: String?
  private var known: [Known] = []

  struct Known {
    fileprivate let node: JSONNode
    /// How its first loss was reported; nil if only counted.
    let issue: DecodingIssue?
  }

  /// Raw values of `type`, none of which is known yet.
  init(of type: Any.Type, in document: JSONDocument) {
    self.document = document
    let rawType = (type as? any RawRepresentable.Type).flatMap { Self.rawType(of: $0) }
    words = rawType.map { "Cannot initialize \(type) from invalid \($0) value " }
  }

  private static func rawType<T: RawRepresentable>(of type: T.Type) -> Any.Type? {
    T.RawValue.self == String.self || T.RawValue.self == Int.self ? T.RawValue.self : nil
  }

  /// The raw value at a place, if it is known to be refused.
  @inline(__always)  // One comparison, as long as nothing is known.
  func find(at place: Int) -> Known? { known.isEmpty ? nil : search(place) }

  @inline(never)  // As above.
  private func search(_ place: Int) -> Known? {
    let node = document.node(at: place)
    let length = document.index.length(of: node)
    let bytes = document.bytes
    return known.first { known in
      known.node.kind == node.kind && document.index.length(of: known.node) == length
        && bytes.matches(bytes, at: node.offset, of: known.node.offset, length: length)
    }
  }

  /// Takes what stands at a place for refused wherever it stands, if the error is the standard
  /// library's.
  mutating func learn(from error: any Error, at place: Int, issue: DecodingIssue?) {
    // More of them are rather free text than cases, and each would be compared with all.
    guard let words, known.count < 8, case DecodingError.dataCorrupted(let context) = error else {
      return
    }
    let node = document.node(at: place)
    let text: String
    switch node.kind {
    case .string: text = document.index.text(of: node)
    case .number: text = document.index.number(of: node).text
    default: return
    }
    guard context.debugDescription == words + text, issue?.isMovable != false else { return }
    known.append(Known(node: node, issue: issue))
  }
}
