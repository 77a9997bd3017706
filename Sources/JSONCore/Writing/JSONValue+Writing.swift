extension JSONValue {
  /// The value as JSON text, numbers digit by digit and members in their order.
  ///
  ///     let value: JSONValue = ["b": 1, "a": [nil, 2.50]]
  ///     try value.serialized()               // {"b":1,"a":[null,2.5]}
  ///     try value.serialized(.sortedKeys)    // {"a":[null,2.5],"b":1}
  ///
  /// Depth takes no stack here: it is limited so that what is written can be read again.
  ///
  /// - Throws: ``JSONWritingError/depthExceeded`` beyond `maximumDepth` arrays and objects inside
  ///   each other, ``JSONWritingError/nonFiniteNumber`` for a number that only JSON5 knows.
  public func serialized(
    _ options: JSONWritingOptions = [], maximumDepth: Int = 512
  ) throws(JSONWritingError) -> String {
    var writer = JSONWriter(options: options, maximumDepth: maximumDepth)
    try writer.write(self)
    return writer.finishedText()
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON text, of any depth, `/` and JSON5's numbers as they are.
  ///
  ///     JSONValue.array([1.5, "a/b", nil]).description   // [1.5,"a/b",null]
  public var description: String {
    var buffer = OutputBuffer()
    // Nothing to fail: depth has no limit here, and every number has a text.
    _ = try? buffer.append(self, JSONValueStyle(escapesSlashes: false, allowsNonFinite: true))
    return buffer.text
  }
}

extension JSONObject: CustomStringConvertible {
  /// The object as JSON text.
  ///
  ///     (["b": 1, "a": [nil]] as JSONObject).description   // {"b":1,"a":[null]}
  public var description: String { JSONValue.object(self).description }
}

extension JSONWriter {
  /// Writes a value with all that is in it.
  ///
  ///     try writer.write(JSONValue.array([1, nil]))   // [1,null]
  ///
  /// - Throws: as ``JSONValue/serialized(_:maximumDepth:)`` does.
  public mutating func write(_ value: JSONValue) throws(JSONWritingError) {
    buffer.separate()
    try buffer.append(
      value,
      JSONValueStyle(escapesSlashes: escapesSlashes, maximumDepth: depthLeft))
  }
}

package struct JSONValueStyle {
  let escapesSlashes: Bool
  let allowsNonFinite: Bool
  let maximumDepth: Int
  /// Whether its objects are marked as ones that keep their order.
  let marksOrder: Bool

  package init(
    escapesSlashes: Bool, allowsNonFinite: Bool = false, maximumDepth: Int = .max,
    marksOrder: Bool = false
  ) {
    self.escapesSlashes = escapesSlashes
    self.allowsNonFinite = allowsNonFinite
    self.maximumDepth = maximumDepth
    self.marksOrder = marksOrder
  }
}

extension OutputBuffer {
  package mutating func append(
    _ value: JSONValue, _ style: JSONValueStyle
  ) throws(JSONWritingError) {
    // What is left of the arrays and objects around the next value, the innermost last.
    var open: [OpenValue] = []
    var next: JSONValue? = value
    while true {
      if let value = next {
        if let opened = OpenValue(value) {
          guard open.count < style.maximumDepth else { throw .depthExceeded }
          append(opened.openingBracket)
          if style.marksOrder, case .object = opened { append(Self.orderMark) }
          open.append(opened)
        } else {
          try append(scalar: value, style)
        }
      }
      guard !open.isEmpty else { return }
      next = advance(&open[open.count - 1], style)
      if next == nil { append(open.removeLast().closingBracket) }
    }
  }

  /// Writes the comma and the key before the next value inside, and returns that value.
  private mutating func advance(_ open: inout OpenValue, _ style: JSONValueStyle) -> JSONValue? {
    switch open {
    case .array(var rest):
      guard let value = rest.popFirst() else { return nil }
      open = .array(rest)
      separate()
      return value
    case .object(var rest):
      guard let (key, value) = rest.next() else { return nil }
      open = .object(rest)
      separate()
      append(key: key, escapesSlashes: style.escapesSlashes)
      return value
    }
  }

  private mutating func append(
    scalar value: JSONValue, _ style: JSONValueStyle
  ) throws(JSONWritingError) {
    switch value {
    case .bool(let value): append(literal: value)
    case .string(let text): append(quoted: text, escapesSlashes: style.escapesSlashes)
    case .number(let number):
      guard style.allowsNonFinite || number.isFinite else { throw .nonFiniteNumber }
      append(verbatim: number.text)
    default: appendNull()
    }
  }
}

/// What is left to be written of an array or an object.
private enum OpenValue {
  case array(ArraySlice<JSONValue>)
  case object(JSONObject.Iterator)

  init?(_ value: JSONValue) {
    switch value {
    case .array(let elements): self = .array(elements[...])
    case .object(let object): self = .object(object.makeIterator())
    default: return nil
    }
  }

  var openingBracket: UInt8 {
    if case .array = self { UInt8(ascii: "[") } else { UInt8(ascii: "{") }
  }

  var closingBracket: UInt8 {
    if case .array = self { UInt8(ascii: "]") } else { UInt8(ascii: "}") }
  }
}
