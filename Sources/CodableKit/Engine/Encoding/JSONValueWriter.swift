import JSONCore

extension JSONValue: DirectlyEncodable {
  static var writer: any ValueWriter.Type { JSONValueWriter.self }
}

/// Writes the value's own text: its numbers digit by digit, its members in their order.
private enum JSONValueWriter: ValueWriter {
  static func write(_ value: JSONValue, in node: EncodingNode) throws {
    let session = node.session
    let style = JSONValueStyle(
      escapesSlashes: session.escapesSlashes, maximumDepth: session.maximumDepth - node.depth)
    let mark = session.buffer.count
    do {
      try session.buffer.append(value, style)
      node.content = .scalar
    } catch .nonFiniteNumber {
      // The encoder's strategy has a say on it, and an error its place.
      session.buffer.truncate(to: mark)
      try writeByParts(value, in: node)
    } catch {
      throw EncodingError.tooDeep(session.maximumDepth)
    }
  }

  private static func writeByParts(_ value: JSONValue, in node: EncodingNode) throws {
    switch value {
    case .array(let elements): try ArrayWriter<JSONValue>.write(elements, in: node)
    case .object(let members):
      try DictionaryWriter<JSONValue>.write(members: members, in: node)
    case .number(let number): try number.encode(to: node)
    default: break
    }
  }
}

extension JSONNumber: DirectlyEncodable {
  static var writer: any ValueWriter.Type { JSONNumberWriter.self }
}

/// Writes the number's own digits: `1.50` stays `1.50`.
private enum JSONNumberWriter: ValueWriter {
  static func write(_ number: JSONNumber, in node: EncodingNode) throws {
    // The encoder's strategy has a say on what is not finite.
    guard number.isFinite else { return try number.encode(to: node) }
    try SingleValueEncoding(node: node).encode(number: number.text)
  }
}
