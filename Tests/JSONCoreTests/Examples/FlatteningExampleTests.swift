import JSONCore
import Testing

/// The examples of values whose members stand beside those of another.
@Suite struct FlatteningExampleTests {
  struct Owner: JSONReadable, JSONWritable {
    var name: String

    init(from reader: inout JSONReader) throws(JSONError) {
      var name: String?
      var members = try reader.readObject(names: "name")
      while try members.next(&reader) {
        switch members.index {
        case 0: name = try reader.read(String.self)
        default: try reader.skipValue()
        }
      }
      guard let name = members.required(name, 0) else { throw members.missing(0) }
      self.name = name
    }

    func write(to writer: inout JSONWriter) throws(JSONWritingError) {
      try writer.beginObject()
      writer.writeKey("name")
      writer.write(name)
      writer.endObject()
    }
  }

  struct Parcel: JSONReadable, JSONWritable {
    var id: Int
    var owner: Owner
    var extra: [String: JSONValue]

    init(from reader: inout JSONReader) throws(JSONError) {
      var (id, extra): (Int?, [String: JSONValue]) = (nil, [:])
      let start = reader.mark
      let owner: Owner
      var keys = JSONFlattenedKeys()
      owner = try reader.readFlattened(at: start, noting: &keys) { reader throws(JSONError) in
        try reader.read(Owner.self)
      }
      reader.readAgain(from: start)
      var members = try reader.readObject(names: "id")
      while try members.next(&reader) {
        switch members.index {
        case 0: id = try reader.read(Int.self)
        default:
          if keys.contain(members, in: reader) {
            try reader.skipValue()
          } else {
            try members.keep(try reader.read(JSONValue.self), in: &extra, from: reader)
          }
        }
      }
      self.id = try members.value(id, 0)
      (self.owner, self.extra) = (owner, extra)
    }

    func write(to writer: inout JSONWriter) throws(JSONWritingError) {
      let start = try writer.beginShared()
      writer.writeKey("id")
      writer.write(id)
      try writer.writeFlattened { writer throws(JSONWritingError) in
        try writer.writeValue(self.owner)
      }
      try writer.endShared(start)
    }
  }

  @Test func reading() throws {
    let text = #"{"name": "a", "id": 1, "color": "red"}"#
    let parcel = try JSONReader.read(Parcel.self, from: Array(text.utf8))
    #expect(parcel.id == 1 && parcel.owner.name == "a")
    #expect(parcel.extra == ["color": "red"])
  }

  @Test func writing() throws {
    let text = #"{"name":"a","id":1}"#
    let parcel = try JSONReader.read(Parcel.self, from: Array(text.utf8))
    let written = try JSONWriter.bytes(of: parcel)
    #expect(String(decoding: written, as: UTF8.self) == #"{"id":1,"name":"a"}"#)
  }

  /// Keys of a stranger beside each other in one object; the last two share their hash (FNV-1a).
  struct Shared: JSONWritable {
    var keys: [String]
    /// Whether all members have one value.
    var isAlike = false

    func write(to writer: inout JSONWriter) throws(JSONWritingError) {
      let start = try writer.beginShared()
      for (number, key) in keys.enumerated() {
        let value = isAlike ? 1 : number
        try writer.writeFlattened { writer throws(JSONWritingError) in
          try writer.writeValue([key: value])
        }
      }
      try writer.endShared(start)
    }
  }

  @Test(
    arguments: [
      (["a", "b"], nil), (["a", "b", "a"], .repeatedKey),
      (["8yn0iYCKYHlIj4-BwPqk", "GReLUrM4wMqfg9yzV3KQ"], nil),
      (["8yn0iYCKYHlIj4-BwPqk", "GReLUrM4wMqfg9yzV3KQ", "8yn0iYCKYHlIj4-BwPqk"], .repeatedKey),
    ] as [([String], JSONWritingError?)])
  func keysOfAStranger(keys: [String], expected: JSONWritingError?) {
    do throws(JSONWritingError) {
      _ = try JSONWriter.bytes(of: Shared(keys: keys))
      #expect(expected == nil)
    } catch {
      #expect(error == expected)
    }
  }

  /// What two values have written alike stands where the first one has written it.
  @Test(
    arguments: [
      (["a", "b", "a"], #"{"a":1,"b":1}"#), (["a", "a", "a"], #"{"a":1}"#),
      (["a", "b", "b", "c", "a"], #"{"a":1,"b":1,"c":1}"#),
    ] as [([String], String)])
  func alikeMembersStandOnce(keys: [String], text: String) throws {
    let bytes = try JSONWriter.bytes(of: Shared(keys: keys, isAlike: true))
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  /// Members that the model does not know, and the text of an error for one that is not there.
  struct Loose: JSONReadable {
    var extra: [String: JSONValue] = [:]
    var message: String

    init(from reader: inout JSONReader) throws(JSONError) {
      var members = try reader.readObject(names: "id\nname")
      while try members.next(&reader) {
        switch members.index {
        case 0, 1: try reader.skipValue()
        default: try members.keep(try reader.read(JSONValue.self), in: &extra, from: reader)
        }
      }
      message = members.missing(1).message
    }
  }

  @Test func looseMembers() throws {
    let loose = try JSONReader.read(Loose.self, from: Array(#"{"id": 1, "x": [2]}"#.utf8))
    #expect(loose.extra == ["x": [2]])
    #expect(loose.message == #"expected the key "name", found an object without it"#)
    #expect(throws: JSONError.self) {
      try JSONReader.read(Loose.self, from: Array(#"{"x": 1, "x": 2}"#.utf8))
    }
  }

  struct Tag: JSONReadable, JSONWritable {
    var label: String?
    var nickname: String?

    init(from reader: inout JSONReader) throws(JSONError) {
      var label: String?
      var labels = JSONAliases()
      var members = try reader.readObject(names: "label\nlabel_text")
      while try members.next(&reader) {
        switch members.index {
        case 0, 1:
          if try labels.isChosen(members.index, &reader) { label = try reader.read(String.self) }
        default: try reader.skipValue()
        }
      }
      if labels.goBack(&reader) {
        label = try reader.read(String.self)
        labels.goOn(&reader)
      }
      guard label != "" else { throw members.missing("place.lat") }
      self.label = label
    }

    func write(to writer: inout JSONWriter) throws(JSONWritingError) {
      try writer.beginObject()
      if writer.writes(nickname) { try writer.writeMember(nickname, literal: "nickname") }
      if writer.writes(label) { try writer.writeMember(label, literal: "label") }
      writer.endObject()
    }
  }

  @Test func namesOfOneMember() throws {
    let rows = [
      (#"{"label": null, "label_text": "c"}"#, "c"), (#"{"label_text": [], "label": "a"}"#, "a"),
      (#"{"label": "a", "x": 1, "label_text": 1}"#, "a"), (#"{"label_text": "b"}"#, "b"),
    ]
    for (text, label) in rows {
      let tag = try JSONReader.read(Tag.self, from: Array(text.utf8))
      #expect(tag.label == label)
      #expect(try JSONWriter.bytes(of: tag) == Array(#"{"label":"\#(label)"}"#.utf8))
    }
    #expect(throws: JSONError.self) {
      try JSONReader.read(Tag.self, from: Array(#"{"label": nul, "label_text": "c"}"#.utf8))
    }
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(Tag.self, from: Array(#"{"label": ""}"#.utf8))
    }
    #expect(error?.message == #"expected the key "place.lat", found an object without it"#)
  }
}
