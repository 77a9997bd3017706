import JSONCore
import Testing

@Suite("Examples of the reader's members")
struct ReaderMemberExampleTests {

  @Test func elementsAndMembers() throws {
    #expect(
      try reading("[1, 2]") { (reader: inout JSONReader) throws(JSONError) in
        var sum = 0
        var elements = try reader.readArray()
        while try elements.next(&reader) { sum += try reader.read(Int.self) }
        return sum
      } == 3)
    #expect(
      try reading("[]") { (reader: inout JSONReader) throws(JSONError) in
        var elements = try reader.readArray()
        return try elements.next(&reader)
      } == false)
    #expect(
      try reading(#"{"id": 7}"#) { (reader: inout JSONReader) throws(JSONError) in
        var id: Int?
        var members = try reader.readObject(names: "id\nname")
        while try members.next(&reader) { id = try reader.read(Int.self) }
        return try members.value(id, 0)
      } == 7)
    #expect(
      refused(#"{"nam": "b"}"#) { (reader: inout JSONReader) throws(JSONError) in
        var members = try reader.readObject(names: "name")
        while try members.next(&reader) {
          if members.index < 0 { throw members.unknown() }
          try reader.skipValue()
        }
      } == .unknownKey)
    #expect(
      try reading(#"{"id": 7, "x": [], "name": "a"}"#) {
        (reader: inout JSONReader) throws(JSONError) in
        var indices: [Int] = []
        var members = try reader.readObject(names: "id\nname")
        while try members.next(&reader) {
          indices.append(members.index)
          try reader.skipValue()
        }
        return indices
      } == [0, -1, 1])
    #expect(
      try reading(#"{"id": 7}"#) { (reader: inout JSONReader) throws(JSONError) in
        var members = try reader.readObject(names: "id")
        while try members.next(&reader) { _ = try reader.read(Int.self) }
        return reader.offset
      } == 9)
    #expect(
      try reading(#"{"b": 1, "a": 2}"#) { (reader: inout JSONReader) throws(JSONError) in
        var keys: [String] = []
        var members = try reader.readObject(names: "")
        while try members.next(&reader) {
          keys.append(members.key(in: reader))
          try reader.skipValue()
        }
        return keys
      } == ["b", "a"])
    #expect(
      refused(#"{"a": 1, "a": 2}"#) { (reader: inout JSONReader) throws(JSONError) in
        var counts: [String: Int] = [:]
        var members = try reader.readObject(names: "")
        while try members.next(&reader) {
          let key = members.key(in: reader)
          guard counts[key] == nil else { throw members.repeated() }
          counts[key] = try reader.read(Int.self)
        }
      } == .duplicateKey)
    #expect(
      try reading(#"{"x": 1}"#) { (reader: inout JSONReader) throws(JSONError) in
        var members = try reader.readObject(names: "x\ny")
        _ = try members.next(&reader)
        return members.index
      } == 0)
  }

  @Test func values() throws {
    #expect(try JSONReader.read(JSONNumber.self, from: Array("1.50".utf8)).text == "1.50")
    #expect(try JSONReader.read(JSONValue.self, from: Array("[1]".utf8)) == [1])
  }

  @Test func goingBack() throws {
    #expect(
      try reading(#""7""#) { (reader: inout JSONReader) throws(JSONError) in
        let start: JSONReader.Mark = reader.mark
        do throws(JSONError) { return try reader.read(Int.self) } catch { reader.goBack(to: start) }
        return Int(try reader.read(String.self))
      } == 7)
    #expect(
      try reading("[1, 2]") { (reader: inout JSONReader) throws(JSONError) in
        let start = reader.mark
        try reader.skipValue()
        reader.readAgain(from: start)
        return try reader.read([Int].self)
      } == [1, 2])
    #expect(
      try reading(#"["x", 2]"#) { (reader: inout JSONReader) throws(JSONError) in
        var numbers: [Int] = []
        var elements = try reader.readArray()
        while try elements.next(&reader) {
          let start = reader.mark
          do throws(JSONError) {
            numbers.append(try reader.read(Int.self))
          } catch {
            try reader.recover(from: error, at: start)
          }
        }
        return numbers
      } == [2])
    #expect(
      try reading("null") { (reader: inout JSONReader) throws(JSONError) in
        if try reader.readNull() { reader.noteRecovery() }
        return reader.recoveryCount
      } == 1)
    #expect(
      try reading("[1, 2]") { (reader: inout JSONReader) throws(JSONError) in
        let start = reader.mark
        var elements = try reader.readArray()
        _ = try elements.next(&reader)
        reader.goBack(to: start)
        return try reader.read([Int].self)
      } == [1, 2])
    #expect(
      try reading(#"{"size": 2, "type": "square"}"#) {
        (reader: inout JSONReader) throws(JSONError) in
        let start = reader.mark
        try reader.skipValue()
        reader.readAgain(from: start)
        return try reader.read([String: JSONValue].self).count
      } == 2)
    #expect(
      try reading("7") { (reader: inout JSONReader) throws(JSONError) in
        let before = reader.recoveryCount
        _ = try reader.read(Int.self)
        return reader.recoveryCount - before
      } == 0)
    #expect(
      try reading("[1, 2]") { (reader: inout JSONReader) throws(JSONError) in
        var elements = try reader.readArray()
        _ = try elements.next(&reader)
        return reader.offset
      } == 1)
    #expect(
      refused("0") { (reader: inout JSONReader) throws(JSONError) in
        let place = reader.offset
        let count = try reader.read(Int.self)
        guard count > 0 else { throw reader.invalidValue(at: place) }
      } == .invalidValue)
  }

  @Test func scalars() throws {
    #expect(
      try reading("null") { (reader: inout JSONReader) throws(JSONError) in try reader.readNull() })
    #expect(
      try reading("true") { (reader: inout JSONReader) throws(JSONError) in try reader.readBool() })
    #expect(
      try reading(#""a\n""#) { (reader: inout JSONReader) throws(JSONError) in
        try reader.readString()
      } == "a\n")
    #expect(
      try reading("[[1, {}], 2]") { (reader: inout JSONReader) throws(JSONError) in
        var elements = try reader.readArray()
        _ = try elements.next(&reader)
        try reader.skipValue()
        _ = try elements.next(&reader)
        return try reader.read(Int.self)
      } == 2)
    #expect(
      try reading(#""square""#) { (reader: inout JSONReader) throws(JSONError) in
        try reader.readIndex(among: "circle\nsquare")
      } == 1)
    #expect(
      try reading(#"{"a": [1]}"#) { (reader: inout JSONReader) throws(JSONError) in
        try reader.skipObject()
        return reader.offset
      } == 10)
  }
}

/// What a body makes of a reader that is before a text.
func reading<Value>(
  _ json: String, _ body: (inout JSONReader) throws(JSONError) -> Value
) throws -> Value {
  try ByteView.over(Array(json.utf8)) { (view: ByteView) throws(JSONError) -> Value in
    var reader = JSONReader(view, maximumDepth: 512)
    return try body(&reader)
  }
}

/// The error with which a body refuses a text.
func refused(
  _ json: String, _ body: (inout JSONReader) throws(JSONError) -> Void
) -> JSONError.Code? {
  do {
    try reading(json, body)
  } catch {
    return (error as? JSONError)?.code
  }
  return nil
}
