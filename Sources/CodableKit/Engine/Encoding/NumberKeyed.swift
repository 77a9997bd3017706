import JSONCore

/// A dictionary with `Int` keys, which a key strategy converts, as Foundation does.
///
/// The keys of all other dictionaries are data. To the standard library's own container both look
/// alike, so that these are written without it wherever keys are converted.
protocol NumberKeyed: Encodable {
  static var writer: any ValueWriter.Type { get }
}

extension Dictionary: NumberKeyed where Key == Int, Value: Encodable {
  static var writer: any ValueWriter.Type { NumberKeyedWriter<Value>.self }
}

private enum NumberKeyedWriter<Value: Encodable>: ValueWriter {
  static func write(_ members: [Int: Value], in node: EncodingNode) throws {
    try node.begin(.object)
    let session = node.session
    let writer = session.writer(for: Value.self)
    for (number, value) in members {
      guard try node.isWritable() else { return }
      let mark = session.buffer.count
      let key = AnyCodingKey(intValue: number)
      node.begin(named: session.names.name(of: key, in: node))
      try node.push(.key(key)).encode(value, by: writer, from: mark)
    }
  }
}
