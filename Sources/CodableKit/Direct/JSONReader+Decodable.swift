public import JSONCore

extension JSONReader {
  /// Reads a value of a type that has, as far as the caller knows, only its `Decodable`
  /// conformance.
  ///
  /// A generic parameter may turn out to have the direct path. Otherwise the value's bytes become a
  /// document of their own, which the type decodes as ever. What it reads is what counts; should it
  /// fail, and no tolerant strategy around it go on, the whole document is decoded once more
  /// without the direct path, which finds the error and its path.
  ///
  /// - Throws: ``JSONError`` where the document is no JSON, or the type refuses it.
  @_documentation(visibility: internal)
  public mutating func read<T: Decodable>(_ type: T.Type) throws(JSONError) -> T {
    try Plain<T>.read(from: &self)
  }

  /// Reads a value of a type that has both; the direct path is taken.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func read<T: Decodable & JSONReadable>(_ type: T.Type) throws(JSONError) -> T {
    try T(from: &self)
  }

  @usableFromInline
  mutating func readByContainers<T: Decodable>(_ type: T.Type) throws(JSONError) -> T {
    let start = offset
    let depth = depthLeft
    // Members that stand beside those of another value, which wants to know their keys.
    let known = isFlattened ? KnownMembers() : nil
    let bytes = try takeValue()
    var document = decodingContext.document(of: bytes, maximumDepth: depth)
    defer { JSONDocument.endCall(of: &document) }
    do {
      let value = try countingRecoveries {
        try known?.read(type, in: document) ?? document.decode(type, at: 0)
      }
      if let known { noteKeys(known.keys, areFound: known.areFound) }
      // The path of an error that did not end the decoding may have been looked at.
      if !document.isPathRequested, !document.hasMadeErrors { return value }
      isAbandoned = true
    } catch {
      // Found again, with its path, by the decoder that reads the whole document; unless a tolerant
      // strategy around it goes on, which it may do where the containers would.
      let asksInVain = document.isPathRequested && !decodingContext.isOfReaderAlone
      if asksInVain || !Recovery.isRecoverable(error) { isAbandoned = true }
      if let known {
        noteKeys(known.keys, areFound: known.areFound)
        if case DecodingError.keyNotFound = error, !known.areFound {
          throw missingAllKeys(at: start)
        }
      }
    }
    throw JSONError(refusedAt: start)
  }

  /// What `body` gives; a loss in it counts as one of the reader's where that decides something.
  private mutating func countingRecoveries<T>(_ body: () throws -> T) throws -> T {
    guard countsAllRecoveries else { return try body() }
    let probe = IssueCollector(IssueCollector.current?.options ?? .lenient)
    let value = try IssueCollector.$current.withValue(probe, operation: body)
    if probe.mark > 0 { noteRecovery() } else if probe.keepsUnknown { noteUnknown() }
    return value
  }

  /// What a reader carries for types that are beyond the direct path.
  var decodingContext: DirectDecodingContext {
    mutating get {
      if let context = context as? DirectDecodingContext { return context }
      let new = DirectDecodingContext(.init(DecodingOptions()), isOfReaderAlone: true)
      context = new
      return new
    }
  }
}

/// What a value knows of the object that it stands in beside others.
private final class KnownMembers {
  /// The keys that it has asked for; nil where it was read in a way that shows none.
  private(set) var keys: Set<String>?
  /// Whether one of them is there.
  private(set) var areFound = false

  func read<T: Decodable>(_ type: T.Type, in document: JSONDocument) throws -> T {
    let decoder = FlattenedDecoder(NodeDecoder(document, at: 0))
    defer {
      areFound = decoder.notes.hasFoundKey
      keys = decoder.notes.isOpaque ? nil : decoder.notes.keys
    }
    return try T(from: decoder)
  }
}
