import JSONCore
import Testing

@Suite("Examples of JSONCore's writing half")
struct WriterExampleTests {
  struct Point: JSONWritable {
    var x: Double
    var y: Double
    func write(to writer: inout JSONWriter) throws(JSONWritingError) {
      try writer.beginObject()
      writer.writeKey(literal: "x")
      try writer.writeValue(x)
      writer.writeKey(literal: "y")
      try writer.writeValue(y)
      writer.endObject()
    }
  }

  private func text(_ write: (inout JSONWriter) throws -> Void) rethrows -> String {
    var writer = JSONWriter()
    try write(&writer)
    return writer.finishedText()
  }

  @Test func values() throws {
    let point = try JSONWriter.bytes(of: Point(x: 1, y: 2.5))
    #expect(String(decoding: point, as: UTF8.self) == #"{"x":1,"y":2.5}"#)
    let list =
      try JSONWriter.bytes(of: [1, 2])
    #expect(String(decoding: list, as: UTF8.self) == "[1,2]")
    let options: JSONWritingOptions = [.prettyPrinted, .sortedKeys]
    let pretty = try JSONWriter.bytes(of: ["b": 1, "a": 2], options: options)
    #expect(String(decoding: pretty, as: UTF8.self) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
  }

  @Test func numbers() throws {
    let one = try text { writer in
      try writer.write(1.0)
    }
    #expect(one == "1")
    let sum = try text { writer in
      try writer.write(0.1 + 0.2)
    }
    #expect(sum == "0.30000000000000004")
    let large = try text { writer in
      try writer.write(1e23)
    }
    #expect(large == "1e+23")
    let greatest = text { writer in
      writer.write(UInt64.max)
    }
    #expect(greatest == "18446744073709551615")
    #expect(throws: JSONWritingError.nonFiniteNumber) {
      var writer = JSONWriter()
      try writer.write(Double.nan)
    }
  }
}
