import JSONCore
import Testing

@Suite struct JSONWriterTests {
  @Test func pageExample() throws {
    var writer = JSONWriter()
    try writer.beginObject()
    writer.writeKey("name")
    writer.write("Ada")
    writer.writeKey("years")
    try writer.beginArray()
    writer.write(1815)
    writer.write(1852)
    writer.endArray()
    writer.endObject()
    #expect(writer.finishedText() == #"{"name":"Ada","years":[1815,1852]}"#)
  }

  @Test func commasStandBetweenValuesOnly() throws {
    var writer = JSONWriter()
    try writer.beginArray()
    try writer.beginArray()
    writer.endArray()
    writer.writeNull()
    writer.write(true)
    writer.write(false)
    writer.write("[")
    writer.write("{:")
    try writer.write(1.5)
    try writer.beginObject()
    writer.endObject()
    writer.endArray()
    #expect(writer.finishedText() == #"[[],null,true,false,"[","{:",1.5,{}]"#)
  }

  @Test(
    arguments: [
      (JSONWritingOptions(), #"{"b":"a\/b","a":[]}"#),
      ([.sortedKeys], #"{"a":[],"b":"a\/b"}"#),
      ([.withoutEscapingSlashes], #"{"b":"a/b","a":[]}"#),
      ([.prettyPrinted], "{\n  \"b\" : \"a\\/b\",\n  \"a\" : [\n\n  ]\n}"),
      ([.prettyPrinted, .sortedKeys], "{\n  \"a\" : [\n\n  ],\n  \"b\" : \"a\\/b\"\n}"),
    ] as [(JSONWritingOptions, String)])
  func optionsLayOutTheText(options: JSONWritingOptions, expected: String) throws {
    var writer = JSONWriter(options: options)
    try writer.beginObject()
    writer.writeKey("b")
    writer.write("a/b")
    writer.writeKey("a")
    try writer.beginArray()
    writer.endArray()
    writer.endObject()
    #expect(writer.finished() == Array(expected.utf8))
  }

  /// What a slip leaves open or closes too often: no option may end the program.
  enum Slip: JSONWritable, CaseIterable {
    case open, openInside, closed, closedTwice, crossed, turned, keyAlone

    func write(to writer: inout JSONWriter) throws(JSONWritingError) {
      switch self {
      case .open: try writer.beginObject()
      case .openInside:
        try writer.beginObject()
        writer.writeKey("a")
        try writer.beginArray()
        writer.endObject()
      case .closed: writer.endObject()
      case .closedTwice:
        try writer.beginArray()
        writer.endArray()
        writer.endArray()
      case .crossed:
        try writer.beginArray()
        writer.endObject()
      case .turned:
        writer.endArray()
        try writer.beginObject()
      case .keyAlone:
        try writer.beginObject()
        writer.writeKey(literal: "\"::x")
        writer.endObject()
      }
    }
  }

  @Test(arguments: Slip.allCases) func slips(slip: Slip) throws {
    let unbalanced: [Slip] = [.open, .openInside, .closed, .closedTwice]
    let layouts: [JSONWritingOptions] = [
      [], .sortedKeys, .prettyPrinted, [.sortedKeys, .prettyPrinted],
    ]
    for options in layouts {
      let error: JSONWritingError?
      do throws(JSONWritingError) {
        _ = try JSONWriter.bytes(of: slip, options: options)
        error = nil
      } catch let thrown {
        error = thrown
      }
      #expect(error == (unbalanced.contains(slip) ? .malformed : nil))
      var writer = JSONWriter(options: options)
      try slip.write(to: &writer)
      #expect(!writer.finishedText().isEmpty)
    }
  }

  @Test func depthIsLimited() throws {
    var writer = JSONWriter(maximumDepth: 2)
    try writer.beginArray()
    try writer.beginObject()
    writer.writeKey("a")
    do {
      try writer.beginArray()
      Issue.record("a third level was opened")
    } catch {
      #expect(error == .depthExceeded)
    }
    writer.writeNull()
    writer.endObject()
    try writer.beginArray()
    writer.endArray()
    writer.endArray()
    #expect(writer.finishedText() == #"[{"a":null},[]]"#)
  }
}
