import JSONCore

extension JSONReader {
  /// The first byte of the next value, which tells its kind; 0 at the end of the document.
  var nextByte: UInt8 { bytes.byte(at: offset) }
}
