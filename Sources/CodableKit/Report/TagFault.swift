/// Marks the error of a tag, or of the content beside it.
///
/// Neither is a property: the type around it says under which key it stands, and nothing stands in
/// for it.
struct TagFault: Error {
  /// Where the key is written down.
  enum Declaration {
    /// In the attribute of a macro, between these two pieces of it.
    case attribute(String, String)
    /// In a family of types, as its tag, or as the innermost key of its content.
    case family(String, Tagging, isContent: Bool)
  }

  let declaration: Declaration
  /// The type from which the tag is read, where the family may choose another.
  var tagType: Any.Type?
  /// The texts of the tags.
  var tags: [String] = []

  /// Marks the error that a decoder threw of the key of an object at a depth, unless somebody knew
  /// better already.
  func marking(_ error: any Error, inObjectAt depth: Int) -> any Error {
    guard let fault = error as? DecodingError, let context = fault.context,
      context.isUnmarked || context.isOfScalar,
      fault.pathOfFault.count == depth + 1
    else { return error }
    if case .dataCorrupted = fault { return error }
    return fault.marked(by: self)
  }

  /// The mark of an error, if it has one.
  init?(_ error: DecodingError) {
    guard let mark = error.context?.underlyingError as? TagFault else { return nil }
    self = mark
  }

  init(_ declaration: Declaration) { self.declaration = declaration }

  /// A sentence that says what would read the value.
  func help(
    for key: String, found: DecodingIssue.Found?, near: NearKey?, isRecovered: Bool
  ) -> String? {
    if let near { return near.help(for: key, ofTag: self) }
    if case .family(let name, _, isContent: false) = declaration,
      let excerpt = found?.excerpt, let type = tagType as? any LosslessScalar.Type,
      let tag = Annotation.converted(excerpt, to: type), tags.contains("\(tag)")
    {
      return "`typealias Tag = Lossless<\(typeName(type))>` in `\(name)` accepts \(excerpt)"
    }
    // Such a wrapper is there.
    guard !isRecovered else { return nil }
    return "nothing stands in for `\(key)`; a lossy wrapper around the whole value, such as "
      + "`@LossyOptional`, goes on without it"
  }

  /// What declares another key in place of the one that is missing.
  func declaration(of key: String) -> String {
    switch declaration {
    case .attribute(let before, let behind):
      return "`tagging: \(before)\(Excerpt.quoted(key))\(behind)` of `@Codable`"
    case .family(let name, let tagging, let isContent):
      let tag = Excerpt.quoted(isContent ? tagging.tagKey : key)
      let path = isContent ? tagging.contentPath.dropLast() + [key] : tagging.contentPath
      let content = path.map(Excerpt.quoted).joined(separator: ", ")
      let form = path.isEmpty ? ".internal(\(tag))" : ".adjacent(\(tag), content: \(content))"
      return "`static var tagging: Tagging { \(form) }` in `\(name)`"
    }
  }
}

extension TagFault: CustomStringConvertible {
  /// What a printed error says of it.
  var description: String { "the key is that of a tag or of its content" }
}
