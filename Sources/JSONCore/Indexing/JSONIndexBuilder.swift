/// The grammar of RFC 8259, and of JSON5 where the options ask for it.
///
/// One loop, no recursion and no stack of its own. What a stack would hold stands in the index:
/// while a container is open, its second word holds the place of its parent (low half) and, while a
/// child is open, the number of children before that one (high half).
struct JSONIndexBuilder: ~Copyable {
  private let bytes: ByteView
  private let json5: Bool
  private let options: JSONReadingOptions
  private var nodes: NodeBuffer
  /// Of containers whose node has no room for it, the number of children, by place.
  private(set) var largeCounts: [Int: Int] = [:]

  /// The place of the innermost open container, or -1.
  private var container = -1
  private var isObject = false
  /// The elements or pairs of the innermost open container so far.
  private var count = 0
  private var depth = 0
  /// The key whose value is due, within an object.
  private var pendingKey = JSONKey(offset: 0, length: 0, traits: 0)
  /// Whether the outermost object stands without braces.
  private var isImplicit = false

  private enum Step { case value, key, separator }

  init(_ bytes: ByteView, options: JSONReadingOptions) {
    self.bytes = bytes
    self.options = options
    json5 = options.allowsJSON5
    nodes = NodeBuffer(forBytes: bytes.count)
  }

  consuming func takeNodes() -> NodeBuffer { nodes }

  /// Reads the whole document.
  ///
  /// The fault, if there is one, ends the index.
  mutating func run() -> JSONError? {
    let limit = min(options.maximumSize ?? .max, Int(clamping: UInt32.max))
    if bytes.count > limit { return .tooLarge(limit) }
    do throws(JSONError) {
      try document()
      nodes.trim()
      return nil
    } catch {
      closeAll(at: error.offset)
      return error
    }
  }

  private mutating func document() throws(JSONError) {
    var place = try skip(bytes.textStart)
    var step = Step.value
    if options.assumesTopLevelObject, bytes.byte(at: place) != 0x7B {  // {
      openImplicitObject(at: place)
      if place >= bytes.count {
        _ = close(at: place &- 1)
        return
      }
      step = .key
    }
    if place >= bytes.count { throw JSONError(.emptyInput, at: bytes.count) }
    while true {
      switch step {
      case .value:
        switch bytes.byte(at: place) {
        case 0x22:  // "
          place = try string(from: place, quote: 0x22)
          step = .separator
        case 0x7B, 0x5B:  // { [
          if let end = row(from: place) {
            place = end
            step = .separator
            continue
          }
          try open(at: place)
          place = try skip(place &+ 1)
          if bytes.byte(at: place) == (isObject ? 0x7D : 0x5D) {  // } ]
            place = close(at: place)
            step = .separator
          } else {
            step = isObject ? .key : .value
          }
        case 0x30...0x39:  // 0…9
          if let end = bytes.endOfShortInteger(from: place) {
            append(.number, at: place, traits: 1, size: end &- place)
            place = end
          } else {
            place = try number(from: place)
          }
          step = .separator
        case 0x2D:  // -
          place = try number(from: place)
          step = .separator
        default:
          place = try literal(at: place)
          step = .separator
        }

      case .key:
        place = try key(from: place)
        place = try skip(place)
        guard bytes.byte(at: place) == 0x3A else {  // :
          throw bytes.error(.unexpectedByte, at: place, expected: .colon)
        }
        place = try skip(place &+ 1)
        step = .value

      case .separator:
        place = try skip(place)
        if container < 0 {
          if place == bytes.count { return }
          throw bytes.error(.trailingContent, at: place, expected: .nothingMore)
        }
        count &+= 1
        let byte = bytes.byte(at: place)
        if isImplicit, depth == 1, try endsImplicitObject(at: place) { return }
        if byte == 0x2C {  // ,
          place = try skip(place &+ 1)
          step = isObject ? .key : .value
          if bytes.byte(at: place) == (isObject ? 0x7D : 0x5D) {  // } ]
            guard json5 else { throw trailingComma(at: place) }
            place = close(at: place)
            step = .separator
          }
        } else if byte == (isObject ? 0x7D : 0x5D) {  // } ]
          place = close(at: place)
        } else {
          throw bytes.error(
            .unexpectedByte, at: place, expected: isObject ? .commaOrBrace : .commaOrBracket)
        }
      }
    }
  }

  // Inlined: it stands between any two tokens.
  @inline(__always)
  private func skip(_ start: Int) throws(JSONError) -> Int {
    let place = bytes.skippingWhitespace(from: start)
    return json5 ? try bytes.skippingJSON5Trivia(from: place) : place
  }

  private mutating func string(from place: Int, quote: UInt8) throws(JSONError) -> Int {
    let scanned = try bytes.scanString(from: place &+ 1, quote: quote, json5: json5)
    append(
      .string, at: place &+ 1, traits: scanned.traits.rawValue, size: scanned.end &- place &- 1)
    return scanned.end &+ 1
  }

  private mutating func key(from place: Int) throws(JSONError) -> Int {
    let byte = bytes.byte(at: place)
    if byte == 0x22 {  // "
      guard let end = bytes.endOfShortString(from: place &+ 1) else {
        return try quotedKey(from: place, quote: 0x22)
      }
      pendingKey = JSONKey(offset: place &+ 1, length: end &- place &- 1, traits: 0)
      return end &+ 1
    }
    guard json5 else {
      throw bytes.error(
        .unexpectedByte, at: place, expected: count == 0 ? .keyOrBrace : .keyAfterComma)
    }
    if byte == 0x27 { return try quotedKey(from: place, quote: 0x27) }  // '
    let scanned = try bytes.scanBareKey(from: place)
    pendingKey = JSONKey(
      offset: place, length: scanned.end &- place, traits: scanned.traits.rawValue)
    return scanned.end
  }

  private mutating func quotedKey(from place: Int, quote: UInt8) throws(JSONError) -> Int {
    let scanned = try bytes.scanString(from: place &+ 1, quote: quote, json5: json5)
    pendingKey = JSONKey(
      offset: place &+ 1, length: scanned.end &- place &- 1, traits: scanned.traits.rawValue)
    return scanned.end &+ 1
  }

  private mutating func number(from place: Int) throws(JSONError) -> Int {
    if json5 { return try json5Number(from: place) }
    let scanned = try bytes.scanNumber(from: place)
    append(.number, at: place, traits: scanned.isInteger ? 1 : 0, size: scanned.end &- place)
    return scanned.end
  }

  private mutating func json5Number(from place: Int) throws(JSONError) -> Int {
    let end = try bytes.scanJSON5Number(from: place)
    // A spelling that RFC 8259 allows too keeps the ordinary traits.
    let strict = try? bytes.scanNumber(from: place)
    let traits: UInt64 = strict?.end == end ? (strict?.isInteger == true ? 1 : 0) : 2
    append(.number, at: place, traits: traits, size: end &- place)
    return end
  }

  private mutating func literal(at place: Int) throws(JSONError) -> Int {
    let letters = bytes.halfWord(at: place)
    if letters == ByteView.nullWord {
      append(.null, at: place)
      return place &+ 4
    }
    if letters == ByteView.trueWord {
      append(.true, at: place)
      return place &+ 4
    }
    if letters == ByteView.falseWord, bytes.byte(at: place &+ 4) == 0x65 {  // e
      append(.false, at: place)
      return place &+ 5
    }
    if json5 {
      switch bytes.byte(at: place) {
      case 0x27: return try string(from: place, quote: 0x27)  // '
      case 0x2B, 0x2E, 0x49, 0x4E: return try json5Number(from: place)  // + . I N
      default: break
      }
    }
    throw bytes.literalError(
      at: place, expected: container >= 0 && count > 0 && !isObject ? .valueAfterComma : .value)
  }

  private func trailingComma(at place: Int) -> JSONError {
    bytes.error(.trailingComma, at: place, expected: isObject ? .keyAfterComma : .valueAfterComma)
  }

  /// Writes down a value, with the key that is due in an object.
  // Inlined, so that what is known of a kind's traits and size is used.
  @inline(__always)
  private mutating func append(
    _ kind: JSONNode.Kind, at offset: Int, traits: UInt64 = 0, size: Int = 0
  ) {
    append(kind: UInt64(kind.rawValue), at: offset, traits: traits, size: size)
  }

  @inline(__always)  // As above.
  private mutating func append(
    kind: UInt64, at offset: Int, traits: UInt64 = 0, size: Int = 0
  ) {
    let word = UInt64(offset) | kind &<< 32 | traits &<< 35
    if isObject {
      if let rest = pendingKey.bits(forValueAt: offset, size: size) {
        nodes.append(word | rest, progress: offset)
        return
      }
    } else if size < JSONNode.unknownSize {
      nodes.append(word | UInt64(size) &<< 38, progress: offset)
      return
    }
    appendApart(word, size: size)
  }

  /// Writes down a value whose word has no room for a key, or needs none.
  @inline(never)  // Rare.
  private mutating func appendApart(_ word: UInt64, size: Int) {
    let node = JSONNode(word: word).with(size: size)
    if isObject { nodes.append(JSONNode(pendingKey).word, progress: node.offset) }
    nodes.append(node.word, progress: node.offset)
  }

  /// Writes down an array of nothing but numbers as one word, and gives the place after it.
  ///
  /// Anything else has nil for an answer and is read with care, as are faults. What has been looked
  /// at until then are scalars of one array, so that nothing is looked at more than twice.
  private mutating func row(from start: Int) -> Int? {
    if json5 || depth >= options.maximumDepth || bytes.byte(at: start) != 0x5B { return nil }  // [
    guard JSONIndex.hasRows else { return nil }
    var place = bytes.skippingWhitespace(from: start &+ 1)
    var numbers = 0
    if bytes.byte(at: place) != 0x5D {  // ]
      while true {
        guard let end = endOfNumber(from: place) else { return nil }
        numbers &+= 1
        place = bytes.skippingWhitespace(from: end)
        let byte = bytes.byte(at: place)
        if byte == 0x5D { break }  // ]
        guard byte == 0x2C else { return nil }  // ,
        place = bytes.skippingWhitespace(from: place &+ 1)
      }
    }
    guard numbers <= JSONIndex.longestRow else { return nil }
    append(kind: 7, at: start)
    setCount(numbers, at: nodes.count &- 1)
    return place &+ 1
  }

  // Inlined into the loop over a row's numbers.
  @inline(__always)
  private func endOfNumber(from place: Int) -> Int? {
    let byte = bytes.byte(at: place)
    if byte &- 0x30 < 10, let end = bytes.endOfShortInteger(from: place) { return end }  // 0…9
    guard byte &- 0x30 < 10 || byte == 0x2D else { return nil }  // 0…9 -
    return (try? bytes.scanNumber(from: place))?.end
  }

  private mutating func open(at place: Int) throws(JSONError) {
    depth &+= 1
    if depth > options.maximumDepth { throw JSONError(.depthExceeded, at: place) }
    let parent = container
    if parent >= 0 { nodes[parent &+ 1] = nodes[parent &+ 1] & 0xFFFF_FFFF | UInt64(count) &<< 32 }
    let opensObject = bytes.byte(at: place) == 0x7B  // {
    append(opensObject ? .object : .array, at: place)
    isObject = opensObject
    beginContainer(in: parent, at: place)
  }

  /// Opens the object of a document that may lack its braces.
  private mutating func openImplicitObject(at place: Int) {
    isImplicit = true
    depth = 1
    append(.object, at: place)
    isObject = true
    beginContainer(in: -1, at: place)
  }

  /// Makes the node that was written last the innermost container.
  private mutating func beginContainer(in parent: Int, at place: Int) {
    container = nodes.count &- 1
    nodes.append(UInt64(UInt32(truncatingIfNeeded: parent)), progress: place)
    count = 0
  }

  /// Closes an object without braces at the end of the input, before which one comma may stand.
  private mutating func endsImplicitObject(at place: Int) throws(JSONError) -> Bool {
    let end = bytes.byte(at: place) == 0x2C ? try skip(place &+ 1) : place  // ,
    if end < bytes.count {
      if bytes.byte(at: place) == 0x7D {  // }
        throw bytes.error(.trailingContent, at: place, expected: .nothingMore)
      }
      return false
    }
    _ = close(at: place &- 1)
    return true
  }

  /// Ends the innermost container at its bracket and gives the place after it.
  private mutating func close(at place: Int) -> Int {
    let outer = UInt32(truncatingIfNeeded: nodes[container &+ 1])
    let parent = outer == UInt32.max ? -1 : Int(outer)
    setCount(count, at: container)
    nodes[container &+ 1] = UInt64(nodes.count) | UInt64(place &+ 1) &<< 32
    depth &-= 1
    container = parent
    if parent >= 0 {
      isObject = JSONNode(word: nodes[parent]).kind == .object
      count = Int(nodes[parent &+ 1] &>> 32)
    }
    return place &+ 1
  }

  private mutating func setCount(_ count: Int, at place: Int) {
    let node = JSONNode(word: nodes[place]).with(size: count)
    if node.isCountUnknown { largeCounts[place] = count }
    nodes[place] = node.word
  }

  private mutating func closeAll(at place: Int) {
    while container >= 0 { _ = close(at: place &- 1) }
  }
}
