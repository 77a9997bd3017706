/// Splits the elements of a document that is one array.
///
/// It takes only the marks of `ElementScanner` for what separates elements; what stands between
/// them is the reader's business. Where the splitter cannot go on, or the reader could not, the
/// grammar itself is asked what is wrong, so that the error is the one that the whole document
/// gives:
///
///     [{"a":1}, {"a" 2}, 3]      pieces  {"a":1}   {"a" 2}   3
///     [1 "a"]                    piece   1 "a"     asked of  [1 "a"     expected "," or "]"
///     [1,,2]                     asked of  [0,,                         expected a value after ","
///
/// Arrays, objects and strings are given out at their last byte, numbers and literals when the byte
/// behind them has come.
package struct ElementSplitter: Sendable {
  private let maximumSize: Int
  private let options: JSONReadingOptions
  private var scanner: ElementScanner
  private var stage = Stage.start
  private var number = 0
  /// Whether the last element was given out, so that only a comma or a bracket may follow.
  private var isSeparatorDue = false

  private enum Stage { case start, before, inside, after }

  /// Makes a splitter for elements of at most `maximumSize` bytes.
  package init(maximumSize: Int, options: JSONReadingOptions) {
    self.maximumSize = maximumSize
    self.options = options
    scanner = ElementScanner(json5: options.allowsJSON5)
  }

  mutating func next(in buffer: inout StreamBuffer) throws(StreamFault) -> StreamStep {
    if stage == .start {
      guard buffer.skipByteOrderMark() || buffer.isComplete else { return .needsBytes }
      stage = .before
    }
    while let mark = buffer.scan(by: &scanner) {
      if let piece = try handle(mark, in: &buffer) {
        isSeparatorDue = true
        number += 1
        return .piece(piece)
      }
    }
    // What separates elements may be long; it is no reason to keep it.
    buffer.consume(
      upTo: buffer.start + buffer.blankLength(of: buffer.start..<buffer.count, json5: false))
    try checkSize(of: buffer.start..<buffer.count, in: buffer)
    guard buffer.isComplete else { return .needsBytes }
    if stage != .after || buffer.start < buffer.count {
      try ask(about: buffer.start..<buffer.count, in: buffer)
      guard stage == .after else { throw missingBracket(at: buffer.count, in: buffer) }
    }
    return .end
  }

  /// Acts on a mark; answers the piece that it ends.
  private mutating func handle(
    _ mark: ElementScanner.Mark, in buffer: inout StreamBuffer
  ) throws(StreamFault) -> StreamPiece? {
    let before = buffer.start..<mark.place
    let isBlank = buffer.blankLength(of: before, json5: options.allowsJSON5) == before.count
    switch mark.kind {
    case .firstBracket where stage == .before:
      if !isBlank { try ask(about: before, in: buffer) }
      stage = .inside
    case .lastByte:
      if !isSeparatorDue { return try piece(before, takingUpTo: mark.place, in: &buffer) }
      try ask(about: before, in: buffer)
    case .comma, .lastBracket:
      if !isBlank, !isSeparatorDue {
        // The mark is met again after the piece.
        scanner.reopen(mark)
        buffer.position = mark.place
        return try piece(before, takingUpTo: mark.place, in: &buffer)
      }
      let isEmpty = number == 0 || options.allowsJSON5
      if !isBlank || !isSeparatorDue && !(mark.kind == .lastBracket && isEmpty) {
        try ask(about: buffer.start..<mark.place + 1, in: buffer)
      }
      isSeparatorDue = false
      if mark.kind == .lastBracket { stage = .after }
    case .firstBracket, .stray:
      if stage == .before { throw missingBracket(at: mark.place, in: buffer) }
      try ask(about: buffer.start..<mark.place + 1, in: buffer)
    }
    buffer.consume(upTo: mark.place + 1)
    return nil
  }

  private func piece(
    _ text: Range<Int>, takingUpTo end: Int, in buffer: inout StreamBuffer
  ) throws(StreamFault) -> StreamPiece {
    let blank = buffer.blankLength(of: text, json5: options.allowsJSON5)
    let range = text.lowerBound + blank..<text.upperBound
    try checkSize(of: range, in: buffer)
    // A reader would take a byte order mark for the start of a document.
    if !options.allowsJSON5, buffer.hasByteOrderMark(at: range.lowerBound) {
      try ask(about: range, in: buffer)
    }
    buffer.take(upTo: end)
    return StreamPiece(range: range, number: number)
  }
}

// MARK: - Faults

extension ElementSplitter {
  func fault(_ error: JSONError, in piece: StreamPiece, of buffer: StreamBuffer) -> StreamFault {
    let start = piece.range.lowerBound
    // One byte more: what stands behind a number that is cut short tells its fault.
    let range = start..<min(piece.range.upperBound + 1, buffer.count)
    let found = answer(about: range, behind: piece.number == 0 ? "[" : "[0,", in: buffer)
    // That the text is cut behind the piece is no fault.
    let fault = found.flatMap { $0.offset <= error.offset ? $0 : nil } ?? error
    let end = max(piece.range.upperBound, min(range.upperBound, start + fault.offset + 1))
    return StreamFault(
      fault, from: start, to: end, of: buffer, number: piece.number,
      path: JSONPath([.index(piece.number)]), endsStream: true)
  }

  /// Throws what the grammar has against the bytes of a range at the splitter's place, if anything.
  private func ask(about range: Range<Int>, in buffer: StreamBuffer) throws(StreamFault) {
    let text =
      switch stage {
      case .start, .before: ""
      case .inside: isSeparatorDue ? "[\"\"" : number == 0 ? "[" : "[0,"
      case .after: "[]"
      }
    guard let error = answer(about: range, behind: text, in: buffer) else { return }
    throw fault(error, in: range, of: buffer)
  }

  private func answer(
    about range: Range<Int>, behind prefix: String, in buffer: StreamBuffer
  ) -> JSONError? {
    let text = Array(prefix.utf8) + buffer.copy(range)
    let error = try? ByteView.over(text) { view throws(JSONError) in
      JSONIndex(view, options: options).failure
    }
    return error?.moved(by: -prefix.utf8.count)
  }

  private func missingBracket(at place: Int, in buffer: StreamBuffer) -> StreamFault {
    let error = buffer.withView { $0.error(.unexpectedByte, at: place, expected: .openingBracket) }
    let range = buffer.start..<min(place + 1, buffer.count)
    return fault(error.moved(by: -buffer.start), in: range, of: buffer)
  }

  private func checkSize(of range: Range<Int>, in buffer: StreamBuffer) throws(StreamFault) {
    guard range.count > maximumSize else { return }
    throw fault(JSONError(.inputTooLarge, at: maximumSize), in: range, of: buffer)
  }

  private func fault(_ error: JSONError, in range: Range<Int>, of buffer: StreamBuffer)
    -> StreamFault
  {
    // How much white space is still held depends on the chunks.
    let blank = min(buffer.blankLength(of: range, json5: false), error.offset)
    return StreamFault(
      error.moved(by: -blank), from: range.lowerBound + blank, to: range.upperBound, of: buffer,
      number: number, path: JSONPath(stage == .inside ? [.index(number)] : []), endsStream: true)
  }
}

extension StreamBuffer {
  /// Looks at the bytes that were not seen before, up to the next mark.
  fileprivate mutating func scan(by scanner: inout ElementScanner) -> ElementScanner.Mark? {
    let first = position
    let (mark, end) = withView { scanner.scan($0, from: first) }
    position = end
    return mark
  }

  fileprivate func hasByteOrderMark(at place: Int) -> Bool {
    withView { $0.hasByteOrderMark(at: place) }
  }
}
