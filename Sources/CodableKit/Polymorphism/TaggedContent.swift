/// The content of a tagged value, still to be read.
@usableFromInline
struct TaggedContent {
  @usableFromInline let container: any SingleValueDecodingContainer
  @usableFromInline let tagging: Tagging
  /// The type that lists the cases.
  let family: Any.Type

  @usableFromInline
  init(container: any SingleValueDecodingContainer, tagging: Tagging, family: Any.Type) {
    (self.container, self.tagging, self.family) = (container, tagging, family)
  }

  @inlinable  // Specialised in the client; see `Tagged`.
  func decode<Content: Decodable>(_ type: Content.Type) throws -> Content {
    tagging.contentPath.isEmpty ? try container.decode(type) : try decodeAtPath(type)
  }

  @usableFromInline
  func decodeAtPath<Content: Decodable>(_ type: Content.Type) throws -> Content {
    do {
      return try ContentPath.$current.withValue(tagging.contentPath[...]) {
        try container.decode(ContentAtPath<Content>.self).content
      }
    } catch {
      throw marking(error)
    }
  }

  /// The error of a key that leads to the content, marked as such.
  private func marking(_ error: any Error) -> any Error {
    let depth = container.codingPath.count
    guard let fault = error as? DecodingError,
      case let step = fault.pathOfFault.count - depth - 1,
      tagging.contentPath.indices.contains(step)
    else { return error }
    return TagFault(
      .content(of: typeName(family), tagging, step: step), isOfContent: true
    ).marking(error, inObjectAt: depth + step)
  }
}

/// The keys that lead from a value to its content.
private enum ContentPath {
  @TaskLocal static var current: ArraySlice<String> = []
}

/// A value below some keys.
private struct ContentAtPath<Content: Decodable>: Decodable {
  let content: Content

  init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: AnyCodingKey.self)
    let path = ContentPath.current
    for step in path.dropLast() {
      container = try container.nestedContainer(
        keyedBy: AnyCodingKey.self, forKey: AnyCodingKey(step))
    }
    content = try container.decode(Content.self, forKey: AnyCodingKey(path.last ?? ""))
  }
}
