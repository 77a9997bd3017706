import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Arrays without their bad elements, read without a container.
///
/// To throw for a bad element costs many times what reading a good one does. Here the index tells
/// most of them beforehand, and no error is made where nobody wants to know of it.
extension JSONDocument {
  /// The elements that can be read; each loss is recorded, as it is under any decoder.
  func lossyElements<Element: DecodingStrategy>(
    of strategy: Element.Type, in array: Int
  ) throws -> [Element.CodedValue] {
    guard node(at: array).kind == .array else { throw unfit([Any].self, at: array) }
    let reader = LossyReader<Element>(document: self, array: array)
    guard let type = plainType(of: strategy) else { return try reader.values() }
    let plan = plans.plan(for: type)
    return switch plan {
    case .int: try reader.scalars { integerIfAny(Int.self, at: $0) }
    case .int64: try reader.scalars { integerIfAny(Int64.self, at: $0) }
    case .double where options.floats.isThrow: try reader.scalars { doubleIfAny(at: $0) }
    case .string:
      try reader.scalars { node(at: $0).isString ? index.text(of: node(at: $0)) : nil }
    case .bool:
      try reader.scalars {
        let kind = node(at: $0).kind
        return kind == .true ? true : kind == .false ? false : nil
      }
    default: try reader.values(of: type, by: plan)
    }
  }

  // Inlined into a loop of its own type.
  @inline(__always)
  private func integerIfAny<Integer: FixedWidthInteger>(
    _ type: Integer.Type, at place: Int
  ) -> Integer? {
    let node = node(at: place)
    guard node.isNumber else { return nil }
    if node.isJSON5Number { return index.number(of: node).integer(as: type) }
    return bytes.integer(
      from: node.offset, length: index.length(of: node), isPlain: node.isInteger, as: type)
  }

  // Inlined as above.
  @inline(__always)
  private func doubleIfAny(at place: Int) -> Double? {
    let node = node(at: place)
    guard node.isNumber else { return nil }
    if node.isJSON5Number { return index.number(of: node).double }
    let value = bytes.double(from: node.offset, length: index.length(of: node))
    return value.isFinite ? value : nil
  }

  /// The type that a strategy reads by its own conformance; nil where it does anything else.
  private func plainType<Element: DecodingStrategy>(
    of strategy: Element.Type
  ) -> (any Decodable.Type)? {
    guard strategy == Element.CodedValue.self || strategy == Plain<Element.CodedValue>.self else {
      return nil
    }
    return Element.CodedValue.self as? any Decodable.Type
  }
}

extension JSONDecoder.NonConformingFloatDecodingStrategy {
  fileprivate var isThrow: Bool {
    if case .throw = self { true } else { false }
  }
}

/// Goes through the elements of an array, and drops the bad ones.
private struct LossyReader<Element: DecodingStrategy> {
  let document: JSONDocument
  let array: Int

  /// The elements that `read` gives; it answers nil exactly where the strategy would throw.
  // Inlined so that each call is a loop for its own type.
  @inline(__always)
  func scalars<Value>(_ read: (Int) -> Value?) throws -> [Element.CodedValue] {
    let collector = IssueCollector.current
    // Once nobody wants to know of one more loss, the rest is only counted.
    var isUnseen = collector == nil
    var unseen = 0
    var issues: ElementIssues?
    let values: [Value] = try elements { place, number in
      if let value = read(place) { return value }
      if !isUnseen { isUnseen = collector?.isFull ?? true }
      if isUnseen {
        unseen += 1
      } else {
        try record(at: place, number, &issues)
      }
      return nil
    }
    collector?.count(unseen)
    return cast(values)
  }

  /// Records the loss of a scalar.
  @inline(never)  // The loops stay small.
  private func record(at place: Int, _ number: Int, _ issues: inout ElementIssues?) throws {
    if let issue = issues?.issue(of: document.found(at: place), number: number) {
      IssueCollector.current?.record(issue)
      return
    }
    let issue = try IssueCollector.current?.recording {
      _ = try careful(at: place, number) { try Element.decode(from: $0) }
    }
    issues = issues ?? ElementIssues(path: pathOfArray)
    issues?.learn(from: issue)
  }

  private var pathOfArray: [JSONPathComponent] {
    document.codingPath(of: array).map(JSONPathComponent.init)
  }

  /// The elements of a type that is read by its own conformance.
  func values<Value: Decodable>(
    of type: Value.Type, by plan: ReadingPlan
  ) throws -> [Element.CodedValue] {
    let collector = IssueCollector.current
    var isUnseen = collector == nil
    var unseen = 0
    // Nobody will see the error, so that nobody has to say which type it is of.
    let isPlainest = if case .codable = plan { true } else { false }
    var refused = UnknownRawValues(of: type, in: document)
    let values: [Value] = try elements { place, number in
      if let known = refused.find(at: place) {
        if !isUnseen { isUnseen = collector?.isFull ?? true }
        if let issue = known.issue, !isUnseen {
          collector?.record(issue.moved(to: number, in: pathOfArray, found: issue.found))
        } else {
          unseen += 1
        }
        return nil
      }
      do {
        return isUnseen && isPlainest
          ? try Value(from: NodeDecoder(document, at: place))
          : try document.decode(type, by: plan, at: place)
      } catch {
        var issue: DecodingIssue?
        if !isUnseen { isUnseen = collector?.isFull ?? true }
        if isUnseen {
          guard Recovery.isRecoverable(error) else { throw error }
          unseen += 1
        } else {
          issue = try collector?.recording { try recover(from: error, at: place, number) }
        }
        refused.learn(from: error, at: place, issue: issue)
        return nil
      }
    }
    collector?.count(unseen)
    return cast(values)
  }

  /// The elements as the strategy reads them.
  func values() throws -> [Element.CodedValue] {
    try elements { place, number in
      try careful(at: place, number) { try Element.decode(from: $0) }
    }
  }

  // Inlined, with the closure, into each function above.
  @inline(__always)
  private func elements<Value>(_ read: (Int, Int) throws -> Value?) rethrows -> [Value] {
    var values: [Value] = []
    let count = document.index.count(at: array)
    values.reserveCapacity(count)
    var place = document.index.firstElement(of: array)
    for number in 0..<count {
      if let value = try read(place, number) { values.append(value) }
      place = document.index.element(after: place)
    }
    return values
  }

  /// An element, or nil once its loss is recorded.
  private func careful<Value>(
    at place: Int, _ number: Int, _ read: (any SingleValueDecodingContainer) throws -> Value
  ) throws -> Value? {
    do {
      return try read(NodeDecoder(document, at: place))
    } catch {
      try recover(from: error, at: place, number)
      return nil
    }
  }

  private func recover(from error: any Error, at place: Int, _ number: Int) throws {
    let element: any SingleValueDecodingContainer = NodeDecoder(document, at: place)
    try Recovery.recover(
      from: error, by: .droppedElement,
      at: document.codingPath(of: array) + [AnyCodingKey(index: number)],
      expecting: Element.CodedValue.self, of: Element.self,
      probe: { try element.decode(FoundProbe.self) })
  }

  /// Gives out an array under the name that its type has in the strategy.
  private func cast<Value>(_ values: [Value]) -> [Element.CodedValue] {
    // As in `decode(_:by:at:)`, a plan stands for exactly one type: only its static type changes.
    unsafe unsafeBitCast(values, to: [Element.CodedValue].self)
  }
}
