import JSONCore

enum ArrayWriter<Element: Encodable>: ValueWriter {
  static func write(_ elements: [Element], in node: EncodingNode) throws {
    try node.begin(.array)
    let session = node.session
    let writer = session.writer(for: Element.self)
    for element in elements {
      guard try node.isWritable() else { return }
      let mark = session.buffer.count
      try node.pushElement().encode(element, by: writer, from: mark)
      node.count &+= 1
    }
  }
}

enum DictionaryWriter<Value: Encodable>: ValueWriter {
  static func write(_ members: [String: Value], in node: EncodingNode) throws {
    try write(members: members, in: node)
  }

  /// Writes members with distinct keys in the order in which they come.
  static func write(
    members: some Sequence<(key: String, value: Value)>, isOrdered: Bool = false,
    in node: EncodingNode
  ) throws {
    try node.begin(.object)
    let session = node.session
    if isOrdered, session.options.keepsGivenOrder { session.buffer.append(OutputBuffer.orderMark) }
    let writer = session.writer(for: Value.self)
    for (key, value) in members {
      guard try node.isWritable() else { return }
      let mark = session.buffer.count
      session.buffer.separate()
      session.buffer.append(key: key, escapesSlashes: session.escapesSlashes)
      try node.push(.key(AnyCodingKey(key))).encode(value, by: writer, from: mark)
    }
  }
}

/// nil is `null`; other values are written as the wrapped type is.
enum OptionalWriter<Wrapped: Encodable>: ValueWriter {
  static func write(_ value: Wrapped?, in node: EncodingNode) throws {
    guard let value else { return try node.single.encodeNil() }
    try node.encode(value)
    // A type that encodes nothing is an empty object, also here.
    if node.content == .nothing { _ = node.open(.object) }
  }
}

// MARK: - Which writer

// Each type conforms once, for elements of any type. Whether these are plain is seen at run time,
// once for a type and an encoding.

extension Array: WriterProviding where Element: Encodable {
  static var writer: any ValueWriter.Type {
    (self as Any.Type as? any PlainEncodable.Type)?.plainWriter ?? ArrayWriter<Element>.self
  }
}

extension Optional: WriterProviding where Wrapped: Encodable {
  static var writer: any ValueWriter.Type {
    (self as Any.Type as? any PlainEncodable.Type)?.plainWriter ?? OptionalWriter<Wrapped>.self
  }
}

extension Dictionary: WriterProviding where Key == String, Value: Encodable {
  static var writer: any ValueWriter.Type {
    (self as Any.Type as? any PlainEncodable.Type)?.plainWriter ?? DictionaryWriter<Value>.self
  }
}

// MARK: - Plain collections

extension Array: PlainEncodable where Element: PlainEncodable {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    guard let inner = style.entered else { return false }
    buffer.append(UInt8(ascii: "["))
    guard Element.append(all: self, to: &buffer, style: inner) else { return false }
    buffer.append(UInt8(ascii: "]"))
    return true
  }
}

extension Optional: PlainEncodable where Wrapped: PlainEncodable {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    if let self { return self.append(to: &buffer, style: style) }
    buffer.appendNull()
    return true
  }
}

extension Dictionary: PlainEncodable where Key == String, Value: PlainEncodable {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    guard let inner = style.entered else { return false }
    buffer.append(UInt8(ascii: "{"))
    for (key, value) in self {
      buffer.separate()
      buffer.append(key: key, escapesSlashes: style.escapesSlashes)
      guard value.append(to: &buffer, style: inner) else { return false }
    }
    buffer.append(UInt8(ascii: "}"))
    return true
  }
}
