#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FastJSONDecoder {
  /// Reads the keys that a document has into a value, and leaves the rest of the value as it is.
  ///
  ///     struct User: Codable { var name: String; var nick: String?; var address: Address }
  ///     try decoder.update(&user, from: Data(#"{"nick": null, "address": {"zip": "1"}}"#.utf8))
  ///     // name as before, nick nil, address.zip "1", address.city as before
  ///
  /// - Objects are updated inside each other. Arrays, dictionaries, enums, values behind a
  ///   protocol, dates and whatever is no object are replaced as a whole.
  /// - `null` is a value: nil for an optional, an error where there is none. In place of an object
  ///   that is none of the type's properties, as on the way of a `@CodingPath`, it is an object
  ///   without keys.
  /// - All options of the decoder hold for the document. Wrappers and strategies read what is there
  ///   as they do in a decode, and record what they recover; the errors are those of a decode.
  ///
  /// What the document does not have is taken out of the value as it is, by the value's own
  /// `encode(to:)`, which is called more than once, and handed to its `init(from:)`: no strategy
  /// narrows it or refuses it. Only where a type reads something else than it writes, a text where
  /// it wrote a date, it is coded and decoded; if it cannot be, that throws `dataCorrupted`. So
  /// does whatever the type's own code makes of keys that do not fit together.
  ///
  /// A property that the two functions do not know, or know under different keys, is read as in a
  /// decode: it gets its initial value again, or its key is missing. That an own `init(from:)`
  /// reads another key than is written, it says by `container.key(_:writtenAs:)`, as the macro's
  /// does. An object of a class whose members change is another one afterwards. A type that has to
  /// keep either adopts ``Updatable``.
  ///
  /// - Parameters:
  ///   - value: the value; on an error it is unchanged.
  ///   - input: the document.
  /// - Throws: As `decode`; also what the value's `encode(to:)` throws by itself.
  /// - Complexity: that of a decode of the document, and O(*n* · *k*) for *k* of the *n* keys of an
  ///   object that the document does not have; not in the size of what stands under them.
  public func update<T: Codable, Input: JSONInput & ~Escapable>(
    _ value: inout T, from input: borrowing Input
  ) throws {
    let former = FormerValue(value, in: UpdateSession(userInfo: userInfo))
    value = try input.withView {
      try decode(Overlaid<T>.self, over: $0, configuration: former).value
    }
  }
}

extension JSONDecoder {
  /// Reads the keys that a document has into a value, and leaves the rest of the value as it is;
  /// see ``FastJSONDecoder/update(_:from:)``.
  ///
  ///     try JSONDecoder().update(&user, from: Data(#"{"nick": null}"#.utf8))
  ///     // nick nil, everything else as before
  ///
  /// - Parameters:
  ///   - value: the value; on an error it is unchanged.
  ///   - data: the document.
  /// - Throws: As `decode`; also what the value's `encode(to:)` throws by itself.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public func update<T: Codable>(_ value: inout T, from data: Data) throws {
    let former = FormerValue(value, in: UpdateSession(userInfo: userInfo))
    value = try decode(Overlaid<T>.self, from: data, configuration: former).value
  }
}

/// A value read from a document over what it was before.
private struct Overlaid<T: Decodable>: DecodableWithConfiguration {
  let value: T

  init(from decoder: any Decoder, configuration former: FormerValue) throws {
    let overlay = OverlayDecoder(
      decoder, over: FormerPlace(former), in: former.session, at: decoder.codingPath)
    value = try overlay.merged(T.self) ?? decoder.singleValueContainer().decode(T.self)
  }
}
