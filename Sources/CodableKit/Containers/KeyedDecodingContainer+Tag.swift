extension KeyedDecodingContainer {
  /// Reads the tag of a value, and marks an error with the attribute that declares its key.
  ///
  ///     let tag = try container.tag(String.self, forKey: .type)
  ///     // {"type":"text"} -> "text"
  ///
  /// - Parameters:
  ///   - type: the type of the tags.
  ///   - key: where the tag stands.
  ///   - before: what the attribute says before the key.
  ///   - behind: what it says behind it.
  /// - Returns: the tag.
  /// - Throws: what reading the tag throws.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the keys are known.
  public func tag(
    _ type: String.Type, forKey key: Key, _ before: StaticString = ".internal(",
    _ behind: StaticString = ")"
  ) throws -> String {
    do { return try decode(type, forKey: key) } catch { throw tagFault(error, before, behind) }
  }

  /// Reads the tag of a value that is a number; see ``tag(_:forKey:_:_:)-(String.Type,_,_,_)``.
  ///
  ///     let tag = try container.tag(Int.self, forKey: .type)
  ///     // {"type":1} -> 1
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func tag(
    _ type: Int.Type, forKey key: Key, _ before: StaticString = ".internal(",
    _ behind: StaticString = ")"
  ) throws -> Int {
    do { return try decode(type, forKey: key) } catch { throw tagFault(error, before, behind) }
  }

  /// Reads the content beside a tag, and marks an error of its key with the attribute that declares
  /// it.
  ///
  ///     let body = try container.tagContent(".adjacent(\"type\", content: ", ")") {
  ///       try container.decode(String.self, forKey: .body)
  ///     }
  ///     // {"type":"text","body":"a"} -> "a"
  ///
  /// - Parameters:
  ///   - before: what the attribute says before the key.
  ///   - behind: what it says behind it.
  ///   - read: reads the content under its key of this container.
  /// - Returns: the content.
  /// - Throws: what reading the content throws.
  @_documentation(visibility: internal)
  @inlinable  // As above.
  public func tagContent<Content>(
    _ before: StaticString, _ behind: StaticString, _ read: () throws -> Content
  ) throws -> Content {
    do {
      return try read()
    } catch {
      throw tagFault(error, before, behind, isOfContent: true)
    }
  }

  @usableFromInline
  @inline(never)  // Cold.
  func tagFault(
    _ error: any Error, _ before: StaticString, _ behind: StaticString, isOfContent: Bool = false
  ) -> any Error {
    TagFault(.attribute("\(before)", "\(behind)"), isOfContent: isOfContent)
      .marking(error, inObjectAt: codingPath.count)
  }
}
