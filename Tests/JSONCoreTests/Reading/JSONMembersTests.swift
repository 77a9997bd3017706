import CodableKitTestSupport
import JSONCore
import Testing

@Suite("The keys of a model")
struct JSONMembersTests {
  /// Names of one, seven, eight, nine and more bytes, and names that begin like others.
  struct Record: JSONReadable, Equatable {
    static let names = [
      "a", "ab", "seven_7", "eight_88", "nine_9999", "eight_888", "a name of twenty by", "日本", "z",
    ]
    var values: [Int?]
    var unknown: [String]

    init(values: [Int?], unknown: [String] = []) { (self.values, self.unknown) = (values, unknown) }

    init(from reader: inout JSONReader) throws(JSONError) {
      values = Array(repeating: nil, count: Self.names.count)
      unknown = []
      var members = try reader.readObject(
        names: """
          a
          ab
          seven_7
          eight_88
          nine_9999
          eight_888
          a name of twenty by
          日本
          z
          """)
      while try members.next(&reader) {
        if members.index >= 0 {
          values[members.index] = try reader.read(Int.self)
        } else {
          unknown.append(members.key(in: reader))
          try reader.skipValue()
        }
      }
    }
  }

  private func read(_ text: String) throws(JSONError) -> Record {
    try JSONReader.read(Record.self, from: Array(text.utf8))
  }

  @Test func inOrder() throws {
    let members = Record.names.enumerated().map { "\"\($1)\":\($0)" }
    let expected = Record(values: Array(0..<Record.names.count))
    #expect(try read("{\(members.joined(separator: ","))}") == expected)
    #expect(try read("{ \(members.joined(separator: " ,\n  ")) }") == expected)
  }

  /// Any order, some left out, unknown ones between, in documents long enough for the name tables.
  @Test func inAnyOrder() throws {
    var random = SeededGenerator(seed: 3)
    let strangers = ["b", "aba", "eight_8", "eight_889", "", "y\\\"", "a name of twenty bz", "日"]
    for _ in 0..<300 {
      var texts: [String] = []
      var expected: [Record] = []
      for _ in 0..<12 {
        let known = Record.names.indices.shuffled(using: &random).dropLast(
          Int.random(in: 0...4, using: &random))
        let unknown = strangers.shuffled(using: &random).prefix(
          Int.random(in: 0...3, using: &random))
        var record = Record(values: Array(repeating: nil, count: Record.names.count))
        var members: [(key: String, value: String, index: Int?)] =
          known.map { (Record.names[$0], "\($0)", $0) } + unknown.map { ($0, "[{}]", nil) }
        members.shuffle(using: &random)
        for member in members {
          if let index = member.index {
            record.values[index] = index
          } else {
            record.unknown.append(member.key == "y\\\"" ? "y\"" : member.key)
          }
        }
        expected.append(record)
        texts.append(
          "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ", ") + "}")
      }
      let bytes = Array("[\(texts.joined(separator: ","))]".utf8)
      #expect(try JSONReader.read([Record].self, from: bytes) == expected)
    }
  }

  @Test func escapedKeysAreTheSameKeys() throws {
    let record = try read(#"{"\u0061":1,"seven\u005f7":2,"\u65e5本":7}"#)
    #expect(record.values == [1, nil, 2, nil, nil, nil, nil, 7, nil])
  }

  @Test func theFirstOfTwoCounts() throws {
    let record = try read(#"{"a":1,"ab":2,"a":"skipped","z":9,"ab":[]}"#)
    #expect(record.values == [1, 2, nil, nil, nil, nil, nil, nil, 9])
  }

  @Test(arguments: [
    #"{"a":1"#, #"{"a":1,"#, #"{"a":1,}"#, #"{"a" 1}"#, #"{a:1}"#, #"{"a":1 "ab":2}"#, #"{"a":}"#,
    "{,}",
    #"{"a":1]"#, #"{"ab"#, #"{"ab":1,"a\"#, #"{"a\q":1}"#,
  ])
  func brokenObjects(_ text: String) throws {
    let error = #expect(throws: JSONError.self) { try read(text) }
    let parsed = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.code == parsed?.code)
    #expect(error?.offset == parsed?.offset)
  }

  struct Large: JSONReadable {
    var sum = 0

    init(from reader: inout JSONReader) throws(JSONError) {
      var members = try reader.readObject(
        names: """
          k0
          k1
          k2
          k3
          k4
          k5
          k6
          k7
          k8
          k9
          k10
          k11
          k12
          k13
          k14
          k15
          k16
          k17
          k18
          k19
          k20
          k21
          k22
          k23
          k24
          k25
          k26
          k27
          k28
          k29
          k30
          k31
          k32
          k33
          k34
          k35
          k36
          k37
          k38
          k39
          k40
          k41
          k42
          k43
          k44
          k45
          k46
          k47
          k48
          k49
          k50
          k51
          k52
          k53
          k54
          k55
          k56
          k57
          k58
          k59
          k60
          k61
          k62
          k63
          k64
          k65
          k66
          """)
      while try members.next(&reader) { sum += try reader.read(Int.self) &* (members.index + 1) }
    }
  }

  @Test func moreThan64Names() throws {
    let keys = (0..<67).reversed()
    let once = keys.map { "\"k\($0)\":1" }.joined(separator: ",")
    let read = try JSONReader.read(Large.self, from: Array("{\(once),\(once)}".utf8))
    #expect(read.sum == 67 * 68 / 2)
  }

  struct Single: JSONReadable {
    var value: Int

    init(from reader: inout JSONReader) throws(JSONError) {
      var value: Int?
      var members = try reader.readObject(names: "x")
      while try members.next(&reader) {
        if members.index == 0 { value = try reader.read(Int.self) } else { try reader.skipValue() }
      }
      guard let value else { throw members.missing(0) }
      self.value = value
    }
  }

  @Test func aNameOfOneLetter() throws {
    #expect(try JSONReader.read(Single.self, from: Array(#"{"x":5}"#.utf8)).value == 5)
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read([Single].self, from: Array(#"[{"x":5}, {"xx":5}]"#.utf8))
    }
    #expect(error?.code == .missingKey)
    #expect(error?.offset == 10)
    #expect(error?.missingKey == "x")
    #expect(error?.message == "expected the key \"x\", found an object without it")
  }

  @Test func theKeyThatIsMissingIsNamed() throws {
    struct Pair: JSONReadable {
      init(from reader: inout JSONReader) throws(JSONError) {
        var members = try reader.readObject(names: "id\nname")
        while try members.next(&reader) { try reader.skipValue() }
        throw members.missing(1)
      }
    }
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(Pair.self, from: Array(#"{"id": 1}"#.utf8))
    }
    #expect(error?.message == #"expected the key "name", found an object without it"#)
    #expect(error == error)
  }
}
