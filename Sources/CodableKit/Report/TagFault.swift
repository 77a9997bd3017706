/// Marks the error of a tag, or of what leads to the content beside it.
///
/// Neither is a property: the type around it says under which key it stands, and nothing stands in
/// for it.
struct TagFault: Error {
  /// Where the key is written down.
  enum Declaration {
    /// In the attribute of a macro, between these two pieces of it.
    case attribute(String, String)
    /// In a family of types, as its tag.
    case tag(of: String, Tagging)
    /// In a family of types, as a key of the path to its content, by number.
    case content(of: String, Tagging, step: Int)
  }

  let declaration: Declaration
  /// Whether the key is one of the content, which need not be there for every type.
  var isOfContent = false
  /// The type from which the tag is read, where the family may choose another.
  var tagType: Any.Type?
  /// The texts of the tags.
  var tags: [String] = []

  /// Marks the error that a decoder threw of the key of an object at a depth, unless somebody knew
  /// better already.
  func marking(_ error: any Error, inObjectAt depth: Int) -> any Error {
    guard let fault = error as? DecodingError, let context = fault.context,
      context.isUnmarked || context.isOfScalar || Wanted(fault)?.isUnannotated == true,
      fault.pathOfFault.count == depth + 1
    else { return isOfContent ? Self.unannotated(error, inObjectAt: depth) : error }
    if case .dataCorrupted = fault { return Self.unannotated(fault, inObjectAt: depth) }
    return fault.marked(by: self)
  }

  /// The error of a content, or of an element of one, which is no property that could have a
  /// strategy.
  private static func unannotated(_ error: any Error, inObjectAt depth: Int) -> any Error {
    guard let fault = error as? DecodingError, case let path = fault.pathOfFault,
      path.count == depth + 1
        || path.count == depth + 2 && ElementAdvice(for: path[depth + 1]) != nil
    else { return error }
    if var number = fault.context?.underlyingError as? NumberFault {
      number.isUnannotated = true
      return fault.marked(by: number)
    }
    guard var wanted = Wanted(fault) else {
      guard case .typeMismatch(let type, let context) = fault, context.isUnmarked else {
        return fault
      }
      return fault.marked(by: Wanted(type: type, isUnannotated: true))
    }
    wanted.isUnannotated = true
    return fault.marked(by: wanted)
  }

  /// The mark of an error, if it has one.
  init?(_ error: DecodingError) {
    guard let mark = error.context?.underlyingError as? TagFault else { return nil }
    self = mark
  }

  init(_ declaration: Declaration, isOfContent: Bool = false) {
    (self.declaration, self.isOfContent) = (declaration, isOfContent)
  }

  /// A sentence that says what would read the value.
  func help(
    for key: String, found: DecodingIssue.Found?, near: NearKey?, isRecovered: Bool
  ) -> String? {
    if let near { return near.help(for: key, ofTag: self) }
    if !isOfContent, let help = helpForTag(found: found) { return help }
    // Such a wrapper is there.
    guard !isRecovered else { return nil }
    return (isOfContent ? "" : "nothing stands in for `\(key)`; ")
      + "a lossy wrapper around the whole value, such as `@LossyOptional`, goes on without it"
  }

  /// What is advised for a tag of another type.
  private func helpForTag(found: DecodingIssue.Found?) -> String? {
    guard let found, let excerpt = found.excerpt else { return nil }
    let isInteger = found.kind == .number && Int(excerpt) != nil
    switch declaration {
    case .tag(let name, _):
      if let type = tagType as? any LosslessScalar.Type,
        let tag = Annotation.converted(excerpt, to: type), tags.contains("\(tag)")
      {
        return "`typealias Tag = Lossless<\(typeName(type))>` in `\(name)` accepts \(excerpt)"
      }
      guard isInteger, tagType == String.self else { return nil }
      return "with a number at every case, `typealias Tag = Int` in `\(name)` accepts \(excerpt)"
    case .attribute:
      guard isInteger else { return nil }
      return "with a number at every case, `@CodingKey(\(excerpt))` reads \(excerpt) as a tag"
    case .content: return nil
    }
  }

  /// What declares another key in place of the one that is missing.
  func declaration(of key: String) -> String {
    switch declaration {
    case .attribute(let before, let behind):
      return "`tagging: \(before)\(Excerpt.quoted(key))\(behind)` of `@Codable`"
    case .tag(let name, let tagging):
      return Self.declaration(in: name, tag: key, content: tagging.contentPath)
    case .content(let name, let tagging, let step):
      var path = tagging.contentPath
      path[step] = key
      return Self.declaration(in: name, tag: tagging.tagKey, content: path)
    }
  }

  private static func declaration(in name: String, tag: String, content: [String]) -> String {
    let tag = Excerpt.quoted(tag)
    let path = content.map(Excerpt.quoted).joined(separator: ", ")
    let form = path.isEmpty ? ".internal(\(tag))" : ".adjacent(\(tag), content: \(path))"
    return "`static var tagging: Tagging { \(form) }` in `\(name)`"
  }
}

extension TagFault: CustomStringConvertible {
  /// What a printed error says of it.
  var description: String { "the key is that of a tag or of its content" }
}
