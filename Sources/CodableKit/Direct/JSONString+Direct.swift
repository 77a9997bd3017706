public import JSONCore

extension JSONString where Strategy: DecodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Strategy.CodedValue {
    let start = reader.offset
    let text = Array(try reader.readString().utf8)
    return try ByteView.over(text) { (view: ByteView) throws(JSONError) -> Strategy.CodedValue in
      var inner = reader.reader(of: view)
      defer { reader.adopt(inner, at: start) }
      do throws(JSONError) {
        return try inner.readDocument(Coded<Strategy>.self).wrappedValue
      } catch {
        // Its syntax is the string's content; its depth is the document's.
        if error.code == .depthExceeded { throw error }
        throw reader.invalidValue(at: start)
      }
    }
  }
}

extension JSONString where Strategy: LossyDecodingStrategy {
  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> Strategy.CodedValue {
    let mark = reader.mark
    do throws(JSONError) {
      return try JSONString<Lossy<Strategy>>.read(from: &reader)
    } catch {
      guard reader.canGoBack(after: error) else { throw error }
    }
    // What stands in for the whole is for the containers to say.
    reader.goBack(to: mark)
    return try reader.readByContainers(ByContainers<Lossy<Self>>.self).value
  }
}

extension JSONString: MemberEncodingStrategy where Strategy: EncodingStrategy {
  public static func write(
    _ value: Strategy.CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    var inner = JSONWriter(
      options: writer.options.subtracting(.prettyPrinted), maximumDepth: writer.depthLeft)
    inner.context = writer.context
    try Strategy.write(value, to: &inner)
    guard inner.isBalanced else { throw .malformed }
    writer.write(inner.finishedText())
  }
}
