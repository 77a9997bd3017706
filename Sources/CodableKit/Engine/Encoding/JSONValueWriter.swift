import JSONCore

extension JSONValue: WriterProviding {
  static var writer: any ValueWriter.Type { JSONValueWriter.self }
}

/// Writes the value's own text: its numbers digit by digit, its members in their order.
private enum JSONValueWriter: ValueWriter {
  static func write(_ value: JSONValue, in node: EncodingNode) throws {
    let session = node.session
    let style = JSONValueStyle(
      escapesSlashes: session.escapesSlashes, maximumDepth: session.maximumDepth - node.depth,
      marksOrder: session.options.keepsGivenOrder)
    let mark = session.buffer.count
    do {
      try session.buffer.append(value, style)
      node.content = .scalar
    } catch .nonFiniteNumber {
      // The encoder's strategy has a say, at the number's place.
      session.buffer.truncate(to: mark)
      try writeParts(of: value, in: node)
    } catch {
      throw EncodingError.tooDeep(session.maximumDepth, at: node.codingPath)
    }
  }

  /// Writes a value that has no plain text, of whose parts only some may have none either.
  private static func writeParts(of value: JSONValue, in node: EncodingNode) throws {
    switch value {
    case .number(let number): try node.encode(number)
    case .array(let elements): try ArrayWriter.write(elements, in: node)
    case .object(let members): try DictionaryWriter.write(members: members, in: node)
    case .null, .bool, .string: try node.encode(value)
    }
  }
}

extension JSONNumber: WriterProviding {
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
