/// Builds a value from the index of its document, without recursion.
package struct JSONValueBuilder {
  private let index: JSONIndex
  private let policy: DuplicateKeyPolicy

  // The containers that still wait for values, and what they hold so far: the innermost array at
  // the end of `arrays`, the innermost object at the end of `objects`. They are changed where they
  // stand: taken out, a long array would be copied for each of its elements.
  private var open: [Open] = []
  private var arrays: [[JSONValue]] = []
  private var objects: [JSONObject] = []

  private struct Open {
    let end: Int
    let isObject: Bool
    var key = ""
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
      if node.isContainer {
        begin(node, end: index.place(after: place))
        place += 2
      } else {
        complete = node.isRow ? .array(numbers(inRow: place)) : scalar(node)
        place += 1
      }
      // Hands the value to its container, and each container that it completes to the next.
      while true {
        if let value = complete {
          if open.isEmpty { return value }
          add(value)
        }
        guard let end = open.last?.end, place == end else { break }
        complete = finish()
      }
      if open.last?.isObject == true {
        try readKey(index.key(ofPairAt: place))
        place = index.value(ofPairAt: place)
      }
    }
  }

  private mutating func begin(_ node: JSONNode, end: Int) {
    let isObject = node.kind == .object
    open.append(Open(end: end, isObject: isObject))
    if isObject { objects.append(JSONObject()) } else { arrays.append([]) }
  }

  private mutating func finish() -> JSONValue {
    open.removeLast().isObject ? .object(objects.removeLast()) : .array(arrays.removeLast())
  }

  private mutating func readKey(_ place: JSONKey) throws(JSONError) {
    let key = index.text(of: place)
    if policy == .refuse, objects[objects.count - 1].place(of: key) != nil {
      throw JSONError(.duplicateKey, at: place.offset - 1)
    }
    open[open.count - 1].key = key
  }

  private mutating func add(_ value: JSONValue) {
    if open[open.count - 1].isObject {
      let key = open[open.count - 1].key
      objects[objects.count - 1].add(key, value, keepsLast: policy == .last)
    } else {
      arrays[arrays.count - 1].append(value)
    }
  }

  private func numbers(inRow row: Int) -> [JSONValue] {
    let count = index.count(at: row)
    var numbers: [JSONValue] = []
    numbers.reserveCapacity(count)
    var place = index.firstElement(of: row)
    while numbers.count < count {
      numbers.append(.number(index.number(of: index.value(at: place))))
      place = index.element(after: place)
    }
    return numbers
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
