import JSONCore

extension JSONValue: DirectlyEncodable {
  static var writer: any ValueWriter.Type { JSONValueWriter.self }
}

/// Writes the value's own text: its numbers digit by digit, its members in their order.
private enum JSONValueWriter: ValueWriter {
  static func write(_ value: JSONValue, in node: EncodingNode) throws {
    let session = node.session
    let style = JSONValueStyle(
      escapesSlashes: session.escapesSlashes, maximumDepth: session.maximumDepth - node.depth,
      marksOrder: session.options.keepsGivenOrder)
    do {
      try session.buffer.append(value, style)
      node.content = .scalar
    } catch .nonFiniteNumber {
      throw EncodingError.nonFinite(value, named: "a number of JSON5", at: node.codingPath)
    } catch {
      throw EncodingError.tooDeep(session.maximumDepth)
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
