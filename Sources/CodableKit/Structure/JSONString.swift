#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that is sent as a string of JSON.
///
///     struct Message: Codable {
///       @Coded<JSONString<Plain<Order>>> var order: Order
///     }
///     // {"order": "{\"id\":7}"} -> Order(id: 7); written as {"order":"{\"id\":7}"}
///
/// The strategy inside reads the inner document, so it nests:
/// `JSONString<Lossy<[Plain<Order>]>>`, and `FirstOf<JSONString<S>, S>` reads a value that is
/// sometimes sent as itself. Text that is no JSON throws `DecodingError.dataCorrupted` with the
/// path of the string and the place in it; errors inside have the whole path, `$.order.id`.
///
/// Under ``FastJSONDecoder`` and ``FastJSONEncoder`` all options of the outer coder hold inside:
/// dates, data, keys, `userInfo`, and the limits of size and depth, where the levels of the string
/// count with those around it. Other coders do not tell their options: `userInfo` is handed on, and
/// the inner document is read with the defaults of ``FastJSONDecoder``, or by the one that
/// `userInfo` names:
///
///     let inner = FastJSONDecoder()
///     inner.dateDecodingStrategy = .iso8601
///     decoder.userInfo.jsonStringDecoder = inner
///
/// Written without white space, by ``FastJSONEncoder`` or the one that
/// `encoder.userInfo.jsonStringEncoder` names.
public enum JSONString<Strategy: ValueStrategy>: ValueStrategy {
  public typealias CodedValue = Strategy.CodedValue
}

extension JSONString: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Strategy.CodedValue {
    let text = try decoder.singleValueContainer().decode(
      String.self,
      for: Wanted("JSON in a string", type: Strategy.CodedValue.self, strategy: Self.self))
    let path = decoder.codingPath
    func read(_ document: JSONDocument) throws -> Strategy.CodedValue {
      try document.decode(Coded<Strategy>.self, at: 0).wrappedValue
    }
    if let document = (decoder as? NodeDecoder)?.document {
      return try document.options.withEmbeddedDocument(text, at: path) { inner in
        inner.inherit(userInfo: document.userInfo)
        return try read(inner)
      }
    }
    let options = (decoder.userInfo.jsonStringDecoder ?? FastJSONDecoder()).options.snapshot
    do {
      return try options.withEmbeddedDocument(text, at: path) { inner in
        inner.inherit(userInfo: inner.userInfo.merging(decoder.userInfo) { _, outer in outer })
        return try read(inner)
      }
    } catch {
      throw DateForm.namingStringDecoder(in: error)
    }
  }
}

extension JSONString: LossyDecodingStrategy where Strategy: LossyDecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue {
    do {
      return try JSONString<Lossy<Strategy>>.decode(from: container)
    } catch {
      // No string, or one that is no JSON.
      return try Strategy.decodeLossily(
        from: RefusedContainer(container: container, error: error))
    }
  }
}

extension JSONString: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: Strategy.CodedValue, to encoder: any Encoder) throws {
    let path = encoder.codingPath
    let inner = FastJSONEncoder()
    var options = embeddedOptions(of: encoder)
    options.outputFormatting.remove(.prettyPrinted)
    options.maximumDepth = max(0, options.maximumDepth - path.count)
    inner.change { [options] in $0 = options }
    let text: String
    do {
      let coded = Coded<Strategy>(wrappedValue: value)
      let outer = (encoder as? EncodingNode).map(\.session.inherited) ?? encoder.userInfo
      text =
        outer.isEmpty
        ? try inner.encodeToString(coded)
        : try inner.encodeToString(Inheriting(value: coded, userInfo: outer))
    } catch EncodingError.invalidValue(let value, let context) {
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: path + context.codingPath, debugDescription: context.debugDescription,
          underlyingError: context.underlyingError))
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private static func embeddedOptions(of encoder: any Encoder) -> EncodingOptions {
    if let node = encoder as? EncodingNode { return node.session.options }
    return (encoder.userInfo.jsonStringEncoder ?? FastJSONEncoder()).options
  }
}

/// A value of an inner document, with what the outer encoder has for its values.
private struct Inheriting<Value: Encodable>: Encodable {
  let value: Value
  let userInfo: [CodingUserInfoKey: Any]

  func encode(to encoder: any Encoder) throws {
    (encoder as? EncodingNode)?.session.inherit(userInfo)
    try value.encode(to: encoder)
  }
}

// `userInfo` holds `Any` values in some coders and `any Sendable` ones in others.
extension Dictionary where Key == CodingUserInfoKey {
  /// In a decoder's `userInfo`: the decoder for the documents of ``JSONString``.
  ///
  ///     let inner = FastJSONDecoder()
  ///     inner.dateDecodingStrategy = .iso8601
  ///     decoder.userInfo.jsonStringDecoder = inner
  ///
  /// ``FastJSONDecoder`` itself does not look here: its own options hold inside.
  public var jsonStringDecoder: FastJSONDecoder? {
    get { self[embedded: "CodableKit.jsonStringDecoder"] }
    set { self[embedded: "CodableKit.jsonStringDecoder"] = newValue }
  }

  /// In an encoder's `userInfo`: the encoder for the documents of ``JSONString``.
  ///
  ///     let inner = FastJSONEncoder()
  ///     inner.outputFormatting = .sortedKeys
  ///     encoder.userInfo.jsonStringEncoder = inner
  ///
  /// ``FastJSONEncoder`` itself does not look here: its own options hold inside.
  public var jsonStringEncoder: FastJSONEncoder? {
    get { self[embedded: "CodableKit.jsonStringEncoder"] }
    set { self[embedded: "CodableKit.jsonStringEncoder"] = newValue }
  }

  private subscript<Coder>(embedded name: String) -> Coder? {
    get { CodingUserInfoKey(rawValue: name).flatMap { self[$0] as? Coder } }
    set {
      guard let key = CodingUserInfoKey(rawValue: name) else { return }
      self[key] = newValue as? Value
    }
  }
}
