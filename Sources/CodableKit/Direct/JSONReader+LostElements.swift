package import JSONCore

// A report on the elements that a tolerant array left out on the direct path. Each is decoded once
// more, by containers and with its path, so that the report is what they would have made of it.

extension JSONReader {
  /// Passes over an element that could not be read, and notes the loss for a report, if there is
  /// one.
  @usableFromInline
  mutating func drop<Element: DecodingStrategy>(
    after error: JSONError, at mark: Mark, kept: Int, of array: Int, as strategy: Element.Type
  ) throws(JSONError) {
    try drop(after: error, at: mark, kept: kept, of: array)
    noteType(of: array, strategy)
  }

  /// Notes how the elements of an array are read, if some of them are lost.
  mutating func noteType<Element: DecodingStrategy>(of array: Int, _ strategy: Element.Type) {
    if let lostElements, lostElements.array == array {
      decodingContext.lostElementStrategy = strategy
    }
  }

  /// Records what was lost; false where that was more than elements of one array, or where the
  /// containers would read what was lost.
  mutating func reportLostElements(to collector: IssueCollector) -> Bool {
    guard let lostElements, lostElements.count == recoveryCount,
      let strategy = decodingContext.lostElementStrategy,
      let path = path(to: lostElements.array)
    else { return false }
    let codingPath = path.map { step -> any CodingKey in
      switch step {
      case .key(let key): PathKey(key)
      case .index(let index): PathKey(index: index)
      }
    }
    let own = IssueCollector(collector.options)
    var issues = ElementIssues(path: path)
    let isScalar = Self.isScalar(strategy)
    let isSame = IssueCollector.$current.withValue(own) {
      for element in lostElements.elements {
        if isScalar, let found = found(at: element.place),
          let issue = issues.issue(of: found, number: element.number)
        {
          own.record(issue)
          continue
        }
        guard record(element, of: strategy, below: codingPath) else { return false }
        if isScalar { issues.learn(from: own.last) }
      }
      return true
    }
    guard isSame else { return false }
    own.count(lostElements.count - lostElements.elements.count)
    collector.append(own.contents)
    return true
  }

  /// Whether the error of an element depends on nothing but the kind of value that it is.
  private static func isScalar(_ strategy: any DecodingStrategy.Type) -> Bool {
    strategy == Int.self || strategy == Plain<Int>.self || strategy == Double.self
      || strategy == Plain<Double>.self || strategy == String.self || strategy == Plain<String>.self
      || strategy == Bool.self || strategy == Plain<Bool>.self
  }

  /// What stands at a place, as a report shows it.
  private mutating func found(at place: Int) -> DecodingIssue.Found? {
    move(to: place)
    switch nextByte {
    case UInt8(ascii: "n"): return .init(kind: .null, excerpt: nil)
    case UInt8(ascii: "t"): return .init(kind: .bool, excerpt: "true")
    case UInt8(ascii: "f"): return .init(kind: .bool, excerpt: "false")
    case UInt8(ascii: "["): return .init(kind: .array, excerpt: nil)
    case UInt8(ascii: "{"): return .init(kind: .object, excerpt: nil)
    case UInt8(ascii: "\""):
      return (try? readString()).map { .init(kind: .string, excerpt: Excerpt.quoted($0)) }
    default: return (try? JSONNumber(from: &self)).map { .init(number: $0) }
    }
  }

  private mutating func record<Element: DecodingStrategy>(
    _ element: LostElements.Element, of strategy: Element.Type, below path: [any CodingKey]
  ) -> Bool {
    move(to: element.place)
    guard let bytes = try? takeValue() else { return false }
    var document = decodingContext.document(of: bytes, below: path, number: element.number)
    defer { JSONDocument.endCall(of: &document) }
    let container: any SingleValueDecodingContainer = NodeDecoder(document, at: 0)
    do {
      _ = try Element.decode(from: container)
      return false
    } catch {
      do {
        try Recovery.recover(
          from: error, by: .droppedElement, at: document.codingPath(of: 0),
          expecting: Element.CodedValue.self, of: Element.self,
          probe: { try container.decode(FoundProbe.self) })
        return true
      } catch {
        return false
      }
    }
  }
}

extension DirectDecodingContext {
  /// An element as a document of its own, whose paths begin with that of its array.
  fileprivate func document(
    of bytes: ByteView, below path: [any CodingKey], number: Int
  ) -> JSONDocument {
    var options = options
    options.reading.maximumSize = nil
    options.embeddingPath = path
    let index = JSONIndex(bytes, options: options.reading)
    let document = JSONDocument(index, .init(options), elementNumber: number)
    // It has failed.
    document.allowsDirectPath = false
    return document
  }
}
