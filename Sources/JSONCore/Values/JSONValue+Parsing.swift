extension JSONValue {
  /// Reads a document of UTF-8, or of UTF-16 or UTF-32 as recognised by its first bytes.
  ///
  ///     try JSONValue(parsing: Array("[1, true]".utf8))   // [1, true]
  ///
  /// - Throws: ``JSONError`` with the kind and the byte offset of the first fault.
  /// - Complexity: O(*n*); no recursion, whatever the depth.
  public init(parsing bytes: [UInt8], options: JSONReadingOptions = .init()) throws(JSONError) {
    let transcoded = try ByteView.over(bytes) { view throws(JSONError) in
      try InputTranscoder.utf8(from: view)
    }
    self = try ByteView.over(transcoded ?? bytes) { view throws(JSONError) in
      try JSONValue(view, options: options)
    }
  }

  /// Reads a document.
  ///
  ///     try JSONValue(parsing: "{\"a\": 1}")["a"]   // 1
  ///
  /// - Throws: ``JSONError`` with the kind and the byte offset of the first fault.
  public init(parsing text: String, options: JSONReadingOptions = .init()) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), options: options)
  }

  init(_ bytes: ByteView, options: JSONReadingOptions) throws(JSONError) {
    let index = JSONIndex(bytes, options: options)
    if let failure = index.failure { throw failure }
    var builder = JSONValueBuilder(index, options: options)
    self = try builder.value()
  }
}

/// Builds a value from the index of its document.
package struct JSONValueBuilder {
  private let index: JSONIndex
  private let policy: DuplicateKeyPolicy
  private var open: [Open] = []

  /// A container that still waits for values.
  ///
  /// Both kinds have their storage side by side, so that values are added in place: taken out of
  /// an enum, the storage would have two owners and be copied at each value.
  private struct Open {
    let end: Int
    let isObject: Bool
    var key: String?
    var elements: [JSONValue] = []
    var object = JSONObject()
  }

  package init(_ index: JSONIndex, options: JSONReadingOptions) {
    self.index = index
    policy = options.duplicateKeys
  }

  /// The value of the whole document.
  mutating func value() throws(JSONError) -> JSONValue { try value(at: 0) }

  /// The value at `start` with everything in it.
  package mutating func value(at start: Int) throws(JSONError) -> JSONValue {
    var place = start
    while true {
      let node = index.node(at: place)
      var complete: JSONValue?
      switch node.kind {
      case .array, .object:
        open.append(Open(end: index.place(after: place), isObject: node.kind == .object))
        place += 2
      default:
        complete = scalar(node)
        place += 1
      }
      // Hands the value to its container, and each container that it completes to the next.
      while true {
        if let value = complete {
          guard !open.isEmpty else { return value }
          add(value)
          complete = nil
        }
        guard !open.isEmpty, place == open[open.count - 1].end else { break }
        let innermost = open.removeLast()
        complete = innermost.isObject ? .object(innermost.object) : .array(innermost.elements)
      }
      if open[open.count - 1].isObject {
        let node = index.node(at: place)
        let key = index.text(of: node)
        if policy == .refuse, open[open.count - 1].object.place(of: key) != nil {
          throw JSONError(.duplicateKey, at: node.offset - 1)
        }
        open[open.count - 1].key = key
        place += 1
      }
    }
  }

  private mutating func add(_ value: JSONValue) {
    let innermost = open.count - 1
    guard open[innermost].isObject else { return open[innermost].elements.append(value) }
    if let key = open[innermost].key,
      policy == .last || open[innermost].object.place(of: key) == nil
    {
      open[innermost].object[key] = value
    }
  }

  private func scalar(_ node: JSONNode) -> JSONValue {
    switch node.kind {
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number(index.number(of: node))
    case .string: .string(index.text(of: node))
    case .null, .array, .object: .null
    }
  }
}

extension JSONIndex {
  /// The number at `node`, exactly.
  package func number(of node: JSONNode) -> JSONNumber {
    let length = length(of: node)
    if node.isInteger, length < 19,
      let value = bytes.integer(from: node.offset, length: length, isPlain: true, as: Int64.self),
      value != 0 || length == 1
    {
      return JSONNumber(.integer(value))
    }
    let text = bytes.text(from: node.offset, length: length)
    return node.isJSON5Number ? JSONNumber(json5: text) : JSONNumber(.text(text))
  }
}
