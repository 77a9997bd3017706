/// Finds where the values of a stream begin and end, without reading them.
package enum StreamSplitter: Sendable {
  /// Each line is a document.
  case lines(LineSplitter)
  /// The document is one array.
  case elements(ElementSplitter)

  /// The next value in the buffer.
  ///
  /// The value before, if one was given out, is consumed.
  package mutating func next(in buffer: inout StreamBuffer) throws(StreamFault) -> StreamStep {
    buffer.release()
    switch self {
    case .lines(var splitter):
      defer { self = .lines(splitter) }
      return try splitter.next(in: &buffer)
    case .elements(var splitter):
      defer { self = .elements(splitter) }
      return try splitter.next(in: &buffer)
    }
  }

  /// The fault that a reader found in a piece, as the whole stream has it.
  package func fault(
    _ error: JSONError, in piece: StreamPiece, of buffer: StreamBuffer
  ) -> StreamFault {
    switch self {
    case .lines:
      StreamFault(
        error, from: piece.range.lowerBound, to: piece.range.upperBound, of: buffer,
        number: piece.number, endsStream: false)
    case .elements(let splitter): splitter.fault(error, in: piece, of: buffer)
    }
  }
}

/// A value of a stream.
package struct StreamPiece: Sendable {
  /// Where it stands in the buffer, until the next piece is asked for.
  package let range: Range<Int>
  /// Its number, from 0.
  package let number: Int
}

/// What a splitter has to say about the bytes that have arrived.
package enum StreamStep: Sendable {
  case piece(StreamPiece)
  /// The value is not complete yet.
  case needsBytes
  case end
}
