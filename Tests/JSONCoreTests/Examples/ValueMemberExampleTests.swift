import JSONCore
import Testing

@Suite("Examples of the members of dynamic values and of the writer")
struct ValueMemberExampleTests {
  struct Unclosed: JSONWritable {
    func write(to writer: inout JSONWriter) throws(JSONWritingError) { try writer.beginObject() }
  }

  @Test func numbers() throws {
    #expect(Set([JSONNumber("1.0"), JSONNumber("1")]).count == 1)
    #expect(JSONNumber("1")?.isInteger == true)
    #expect(JSONNumber("1.0")?.isInteger == false)
    #expect(JSONNumber("1e400")?.isFinite == true)
    #expect(JSONNumber("0.1")?.float == 0.1)
    #expect(JSONNumber("1.50")?.description == "1.50")
  }

  @Test func objects() throws {
    #expect(JSONObject().isEmpty)
    #expect((["b": 1, "a": [nil]] as JSONObject).description == #"{"b":1,"a":[null]}"#)
    #expect(
      try JSONReader.read(JSONObject.self, from: Array(#"{"b":1,"a":[]}"#.utf8)).keys
        == ["b", "a"])
    #expect(
      try JSONWriter.bytes(of: ["b": 1, "a": []] as JSONObject)
        == Array(#"{"b":1,"a":[]}"#.utf8))
    #expect(throws: JSONError.self) { try JSONReader.read(JSONObject.self, from: Array("[]".utf8)) }
    #expect((["a": 1, "b": 2] as JSONObject).count == 2)
    #expect(!((["a": 1] as JSONObject).isEmpty))
    #expect((["b": 1, "a": 2] as JSONObject).values == [1, 2])
    var object: JSONObject = ["b": 1, "a": 2]
    object["b"] = 3
    object["a"] = nil
    object["c"] = 4
    #expect(object["b"] == 3)
    #expect(object.keys == ["b", "c"])
    #expect((["a": 1, "b": 2] as JSONObject) == ["b": 2, "a": 1])
    #expect(Set<JSONObject>([["a": 1, "b": 2], ["b": 2, "a": 1]]).count == 1)
    var pairs: [String] = []
    for (key, value) in (["b": 1, "a": 2] as JSONObject) { pairs.append("\(key)=\(value)") }
    #expect(pairs == ["b=1", "a=2"])
    var pairsLeft = (["a": 1] as JSONObject).makeIterator()
    #expect(pairsLeft.next()?.key == "a")
    #expect(pairsLeft.next() == nil)
    var iterator = (["b": 1, "a": 2] as JSONObject).makeIterator()
    #expect(iterator.next()?.key == "b")
    #expect((["a": 1, "b": 2] as JSONObject).underestimatedCount == 2)
    let literal: JSONObject = ["a": 1, "b": 2, "a": 3]
    #expect(literal["a"] == 3)
    #expect(literal.keys == ["a", "b"])
    #expect(JSONObject([("a", 1), ("b", 2), ("a", 3)].map { (key: $0, value: $1) })["a"] == 3)
  }

  @Test func literals() {
    #expect((nil as JSONValue) == JSONValue.null)
    #expect(true as JSONValue == JSONValue.bool(true))
    #expect(7 as JSONValue == JSONValue.number(JSONNumber(7)))
    #expect(2.5 as JSONValue == JSONValue.number(JSONNumber(2.5)))
    #expect("a" as JSONValue == JSONValue.string("a"))
    #expect(["a", nil] as JSONValue == JSONValue.array(["a", nil]))
    #expect(["a": 1] as JSONValue == JSONValue.object(["a": 1]))
  }

  @Test func access() throws {
    #expect(JSONValue.null.isNull)
    #expect(JSONValue.bool(true).bool == true)
    #expect(JSONValue.string("true").bool == nil)
    #expect((7 as JSONValue).number?.text == "7")
    #expect((1.0 as JSONValue).int == 1)
    #expect((1.5 as JSONValue).int == nil)
    #expect((1.5 as JSONValue).double == 1.5)
    #expect(JSONValue.string("a").string == "a")
    #expect(JSONValue.array([1, 2]).array?.count == 2)
    #expect(JSONValue.object(["a": 1]).object?.keys == ["a"])
  }

  @Test func texts() throws {
    #expect(JSONValue.array([1.5, "a/b", nil]).description == #"[1.5,"a/b",null]"#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.write(JSONValue.array([1, nil]))
      } == "[1,null]")
    #expect(
      String(decoding: try JSONWriter.bytes(of: JSONValue(parsing: "1.50")), as: UTF8.self)
        == "1.50")
    #expect(
      String(
        decoding: try JSONWriter.bytes(of: JSONValue(parsing: #"{"b": 1.0, "a": 2}"#)),
        as: UTF8.self) == #"{"b":1.0,"a":2}"#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginArray()
        Int.writeElements([1, 2], to: &writer)
        writer.endArray()
      } == "[1,2]")
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.writeValue(["a", nil])
      } == #"["a",null]"#)
  }

  @Test func pieces() throws {
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.write(Float(3.14))
      } == "3.14")
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginObject()
        try writer.writeMember(7, literal: "id")
        writer.endObject()
      } == #"{"id":7}"#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginObject()
        try writer.writeKey("color", besides: "id\nname")
        writer.write("red")
        writer.endObject()
      } == #"{"color":"red"}"#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in writer.write("a\"b/\n") }
        == #""a\"b\/\n""#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginObject()
        writer.writeKey("a\"b")
        writer.write(1)
        writer.endObject()
      } == #"{"a\"b":1}"#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginObject()
        writer.writeKey(literal: "id")
        writer.write(7)
        writer.endObject()
      } == #"{"id":7}"#)
    var pretty = JSONWriter(options: .prettyPrinted)
    try pretty.beginArray()
    pretty.write(1)
    pretty.endArray()
    let prettyText = pretty.finishedText()
    #expect(prettyText == "[\n  1\n]")
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginObject()
        writer.endObject()
      } == "{}")
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginObject()
        writer.writeKey("a")
        writer.writeNull()
        writer.endObject()
      } == #"{"a":null}"#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginArray()
        writer.write(1)
        writer.write("a")
        writer.endArray()
      } == #"[1,"a"]"#)
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.beginArray()
        writer.endArray()
      } == "[]")
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in writer.writeNull() }
        == "null")
    #expect(
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in writer.write(true) }
        == "true")
    var bytes = JSONWriter()
    bytes.write(true)
    let finished = bytes.finished()
    #expect(finished == Array("true".utf8))
    var sorted = JSONWriter(options: .sortedKeys)
    try sorted.writeValue(JSONValue.object(["b": 1, "a": 2]))
    let sortedText = sorted.finishedText()
    #expect(sortedText == #"{"a":2,"b":1}"#)
    #expect(throws: JSONWritingError.depthExceeded) {
      try JSONValue.array([[1]]).serialized(maximumDepth: 1)
    }
    #expect(throws: JSONWritingError.malformed) { try JSONWriter.bytes(of: Unclosed()) }
    #expect(JSONWritingError.refusedByType.message == "a value's own encoding fails")
    #expect(throws: JSONWritingError.repeatedKey) {
      try writing { (writer: inout JSONWriter) throws(JSONWritingError) in
        try writer.writeKey("id", besides: "id")
      }
    }
    #expect(JSONWritingError.nonFiniteNumber.message == "JSON has no text for NaN and infinity")
    #expect(try JSONValue.array([1]).serialized(.prettyPrinted) == "[\n  1\n]")
    #expect(try JSONValue.object(["b": 1, "B": 2]).serialized(.sortedKeys) == #"{"B":2,"b":1}"#)
    #expect(try JSONValue.string("a/b").serialized(.withoutEscapingSlashes) == #""a/b""#)
  }
}

/// The text that a body writes.
func writing(
  _ body: (inout JSONWriter) throws(JSONWritingError) -> Void
) throws -> String {
  var writer = JSONWriter()
  try body(&writer)
  return writer.finishedText()
}
