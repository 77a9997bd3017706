/// Arrays and dictionaries of scalars, each read by a loop of its own.
///
/// The general loop calls the reader of an element through its metadata, which for a number costs
/// several times what reading it does.
extension JSONDocument {
  /// The elements of an array, or nil if the plan is for no plain scalar.
  ///
  /// As in `decode(_:by:at:)`, a plan stands for exactly one type, so that giving an array of that
  /// type out as `[Element]` changes only its static type.
  func scalars<Element>(_ type: [Element].Type, by plan: ReadingPlan, in array: Int) throws
    -> [Element]?
  {
    switch plan {
    case .int:
      unsafe unsafeBitCast(
        try wholeRow(array, index.integers) ?? elements(array) { try integer(Int.self, at: $0) },
        to: type)
    case .int32:
      unsafe unsafeBitCast(try elements(array) { try integer(Int32.self, at: $0) }, to: type)
    case .int64:
      unsafe unsafeBitCast(try elements(array) { try integer(Int64.self, at: $0) }, to: type)
    case .uint8:
      unsafe unsafeBitCast(try elements(array) { try integer(UInt8.self, at: $0) }, to: type)
    case .uint64:
      unsafe unsafeBitCast(try elements(array) { try integer(UInt64.self, at: $0) }, to: type)
    case .double:
      unsafe unsafeBitCast(
        try wholeRow(array, index.doubles) ?? elements(array) { try double(at: $0) }, to: type)
    case .float: unsafe unsafeBitCast(try elements(array) { try float(at: $0) }, to: type)
    case .bool: unsafe unsafeBitCast(try elements(array) { try bool(at: $0) }, to: type)
    case .string: unsafe unsafeBitCast(try elements(array) { try string(at: $0) }, to: type)
    default: nil
    }
  }

  /// A row's elements in one piece, or nil where one of them is unfit, which is then found again.
  private func wholeRow<Element>(_ array: Int, _ read: (Int) -> [Element]) -> [Element]? {
    guard index.node(at: array).isRow else { return nil }
    let elements = read(array)
    return elements.count == index.count(at: array) ? elements : nil
  }

  // Inlined into each line above, which is then a loop for its own type.
  @inline(__always)
  private func elements<Element>(_ array: Int, _ read: (Int) throws -> Element) rethrows
    -> [Element]
  {
    var elements: [Element] = []
    let count = index.count(at: array)
    elements.reserveCapacity(count)
    var place = index.firstElement(of: array)
    while elements.count < count {
      elements.append(try read(place))
      place = index.element(after: place)
    }
    return elements
  }

  /// The pairs of an object, or nil if the plan is for none of the usual scalars, or the last value
  /// of a key counts.
  func scalarsByKey<Value>(
    _ type: [String: Value].Type, by plan: ReadingPlan, in object: Int
  ) throws -> [String: Value]? {
    if keepsLast { return nil }
    return switch plan {
    case .int: unsafe unsafeBitCast(try pairs(object) { try integer(Int.self, at: $0) }, to: type)
    case .double: unsafe unsafeBitCast(try pairs(object) { try double(at: $0) }, to: type)
    case .bool: unsafe unsafeBitCast(try pairs(object) { try bool(at: $0) }, to: type)
    case .string: unsafe unsafeBitCast(try pairs(object) { try string(at: $0) }, to: type)
    default: nil
    }
  }

  // Inlined into each line above, which is then a loop for its own type.
  @inline(__always)
  private func pairs<Value>(_ object: Int, _ read: (Int) throws -> Value) throws
    -> [String: Value]
  {
    var pairs: [String: Value] = [:]
    pairs.reserveCapacity(min(index.count(at: object), 1 << 20))
    let end = index.place(after: object)
    var place = object &+ 2
    while place < end {
      let key = index.text(of: index.key(ofPairAt: place))
      let value = index.value(ofPairAt: place)
      place = index.place(after: value)
      do {
        if let first = pairs.updateValue(try read(value), forKey: key) {
          pairs[key] = first
          try acceptRepeatedKey(ofValueAt: value)
        }
      } catch {
        // A value that does not count may be of any kind.
        if pairs[key] == nil { throw error }
        try acceptRepeatedKey(ofValueAt: value)
      }
    }
    return pairs
  }

  /// Refuses a key that its dictionary has already, where that is asked for: as bytes it may be
  /// another one.
  @inline(never)  // Rare.
  func acceptRepeatedKey(ofValueAt place: Int) throws {
    guard options.reading.duplicateKeys == .refuse else { return }
    let key = index.key(ofValueAt: place)
    throw FastJSONDecoder.corrupted(JSONError(.duplicateKey, at: key.offset - 1))
  }
}
