public import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONWriter {
  /// Writes a value of a type that has, as far as the caller knows, only its `Encodable`
  /// conformance.
  ///
  /// A generic parameter may turn out to have the direct path. Otherwise the type encodes as ever,
  /// into a text of its own. Should it fail, the whole value is encoded once more without the
  /// direct path, which finds the error and its path.
  ///
  /// - Throws: ``JSONWritingError/refusedByType`` when the type's own encoding fails.
  @_documentation(visibility: internal)
  public mutating func writeValue<T: Encodable>(_ value: T) throws(JSONWritingError) {
    try Plain<T>.write(value, to: &self)
  }

  /// Writes a value of a type that has both; the direct path is taken.
  @_documentation(visibility: internal)
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func writeValue<T: Encodable & JSONWritable>(
    _ value: T
  ) throws(JSONWritingError) {
    try value.write(to: &self)
  }

  mutating func writeByContainers<T: Encodable>(_ value: T) throws(JSONWritingError) {
    try encodeByContainers(value) { text, buffer in
      buffer.separate()
      buffer.append(text, from: 0, to: text.count)
    }
  }

  /// Writes the members of an object that is written by containers, as members of the open one.
  mutating func writeMembersByContainers<T: Encodable>(_ object: T) throws(JSONWritingError) {
    // The object's braces are not written, and its depth is that of the open one.
    try encodeByContainers(object, moreDepth: 1) { text, buffer in
      if text.count <= 2 { return }
      buffer.separate()
      buffer.append(text, from: 1, to: text.count - 1)
    }
  }

  private mutating func encodeByContainers<T: Encodable>(
    _ value: T, moreDepth: Int = 0, append: (borrowing OutputBuffer, inout OutputBuffer) -> Void
  ) throws(JSONWritingError) {
    let context = encodingContext
    let session = context.takeSession(maximumDepth: depthLeft + moreDepth)
    do {
      try session.encode(value, by: { try $0.encode(value) }) { append($0, &buffer) }
    } catch {
      // Found again, with its path, by the encoder of the whole value.
      throw .refusedByType
    }
    let isRefused = session.isPathRequested
    context.keep(session)
    if isRefused { throw .refusedByType }
  }

  /// What a writer carries for types that are beyond the direct path.
  var encodingContext: DirectEncodingContext {
    mutating get {
      if let context = context as? DirectEncodingContext { return context }
      let new = DirectEncodingContext(.init(EncodingOptions()))
      context = new
      return new
    }
  }
}
