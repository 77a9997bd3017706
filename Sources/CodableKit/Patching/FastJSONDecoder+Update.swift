#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FastJSONDecoder {
  /// Reads the keys that a document has into a value, and leaves the rest of the value as it is.
  ///
  ///     struct User: Codable { var name: String; var nick: String?; var address: Address }
  ///     try decoder.update(&user, from: Data(#"{"nick": null, "address": {"zip": "1"}}"#.utf8))
  ///     // name as before, nick nil, address.zip "1", address.city as before
  ///
  /// - Objects are updated inside each other. Arrays, dictionaries, enums, dates and whatever is no
  ///   object are replaced as a whole, and so is an object that only makes a value without the
  ///   former one's keys.
  /// - `null` is a value: nil for an optional, an error where there is none.
  /// - All options of the decoder hold for the document. Wrappers and strategies read what is there
  ///   as they do in a decode, and record what they recover.
  ///
  /// What is left as it is goes through the value's own `encode(to:)` and `init(from:)`. A property
  /// that these do not know gets its initial value again, and an object of a class is another one
  /// afterwards. A type that has to keep either adopts ``Updatable``.
  ///
  /// - Parameters:
  ///   - value: the value; on an error it is unchanged.
  ///   - input: the document.
  /// - Throws: As `decode`; also what encoding the value throws.
  public func update<T: Codable, Input: JSONInput & ~Escapable>(
    _ value: inout T, from input: borrowing Input
  ) throws {
    value = try input.withView { try updated(value, over: $0) }
  }

  private func updated<T: Codable>(_ value: T, over bytes: ByteView) throws -> T {
    let (encoder, decoder) = Self.plainCoders(userInfo: userInfo)
    let former = [UInt8](try encoder.encode(value))
    return try unsafe former.withUnsafeBufferPointer { buffer in
      try decoder.withDocument(unsafe ByteView(buffer)) { document in
        try decode(
          Overlaid<T>.self, over: bytes, configuration: NodeDecoder(document, at: 0)
        ).value
      }
    }
  }

  /// Coders under which every value comes back as it was.
  private static func plainCoders(
    userInfo: [CodingUserInfoKey: any Sendable]
  ) -> (FastJSONEncoder, FastJSONDecoder) {
    let (encoder, decoder) = (FastJSONEncoder(), FastJSONDecoder())
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    decoder.userInfo = userInfo
    return (encoder, decoder)
  }
}

/// A value read from a document over what it was before.
private struct Overlaid<T: Decodable>: DecodableWithConfiguration {
  let value: T

  init(from decoder: any Decoder, configuration former: any Decoder) throws {
    value = try OverlayDecoder(decoder, over: former).decode(T.self)
  }
}
