import CodableKit
import Foundation
import JSONCore
import Testing

@Suite("Examples of the members of the coders and the streams")
struct EngineMemberExampleTests {
  /// Code that spells the types of options migrates by a change of name as well.
  @Test func typesOfOptions() throws {
    let dates = FastJSONDecoder.DateDecodingStrategy.iso8601
    let data = FastJSONDecoder.DataDecodingStrategy.base64
    let floats = FastJSONDecoder.NonConformingFloatDecodingStrategy.throw
    let keys = FastJSONDecoder.KeyDecodingStrategy.convertFromSnakeCase
    let layout: FastJSONEncoder.OutputFormatting = [.sortedKeys, .prettyPrinted]
    let writtenDates = FastJSONEncoder.DateEncodingStrategy.iso8601
    let writtenData = FastJSONEncoder.DataEncodingStrategy.base64
    let writtenFloats = FastJSONEncoder.NonConformingFloatEncodingStrategy.throw
    let writtenKeys = FastJSONEncoder.KeyEncodingStrategy.convertToSnakeCase
    struct Event: Codable { var startsAt: Date }
    let (decoder, encoder) = (FastJSONDecoder(), FastJSONEncoder())
    decoder.dateDecodingStrategy = dates
    decoder.dataDecodingStrategy = data
    decoder.nonConformingFloatDecodingStrategy = floats
    decoder.keyDecodingStrategy = keys
    encoder.outputFormatting = layout
    encoder.dateEncodingStrategy = writtenDates
    encoder.dataEncodingStrategy = writtenData
    encoder.nonConformingFloatEncodingStrategy = writtenFloats
    encoder.keyEncodingStrategy = writtenKeys
    let text = "{\n  \"starts_at\" : \"2024-01-02T03:04:05Z\"\n}"
    #expect(try encoder.encodeToString(decoder.decode(Event.self, from: text)) == text)
  }

  struct User: Codable, Equatable { var id: Int; var name = "" }

  /// A length that is read and written in a unit.
  struct Length: DecodableWithConfiguration, EncodableWithConfiguration {
    var metres: Double
    init(metres: Double) { self.metres = metres }
    init(from decoder: any Decoder, configuration unit: Double) throws {
      metres = try Double(from: decoder) * unit
    }
    func encode(to encoder: any Encoder, configuration unit: Double) throws {
      try (metres / unit).encode(to: encoder)
    }
  }

  enum Kilometres: DecodingConfigurationProviding, EncodingConfigurationProviding {
    static var decodingConfiguration: Double { 1000 }
    static var encodingConfiguration: Double { 1000 }
  }

  struct Named: Decodable {
    var language: String?
    init(from decoder: any Decoder) throws {
      let language = CodingUserInfoKey(rawValue: "language")
      self.language = language.flatMap { decoder.userInfo[$0] as? String }
    }
  }

  struct Tree: Decodable { var children: [Tree] }

  @Test func decoder() throws {
    let language = try #require(CodingUserInfoKey(rawValue: "language"))
    let decoder = FastJSONDecoder()
    let document = Array("[1, 2]".utf8)
    #expect(try FastJSONDecoder().decode([Int].self, from: document.span) == [1, 2])
    #expect(
      try FastJSONDecoder().decode(Length.self, from: "2.5", configuration: 1000).metres == 2500)
    #expect(
      try FastJSONDecoder().decode(Length.self, from: "2.5", configuration: Kilometres.self).metres
        == 2500)
    let (length, report) = try decoder.decodeReporting(
      Length.self, from: "2.5", configuration: 1000)
    #expect(length.metres == 2500)
    #expect(report.isEmpty)
    let other = try decoder.decodeReporting(
      Length.self, from: "2.5", configuration: Kilometres.self)
    #expect(other.value.metres == 2500 && other.report.isEmpty)
    #expect(try FastJSONDecoder().decode([Int].self, from: "[1]") == [1])
    decoder.dateDecodingStrategy = .secondsSince1970
    #expect(try decoder.decode(Date.self, from: "5").timeIntervalSince1970 == 5)
    decoder.dataDecodingStrategy = .custom { Data(try String(from: $0).utf8) }
    #expect(try decoder.decode(Data.self, from: #""hi""#) == Data("hi".utf8))
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    #expect(try decoder.decode(Double.self, from: #""-inf""#) == -.infinity)
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    struct UserName: Decodable { var userName: String }
    #expect(
      try decoder.decode(UserName.self, from: #"{"user_name": "Ada"}"#).userName == "Ada")
    decoder.userInfo[language] = "de"
    #expect(try decoder.decode(Named.self, from: "{}").language == "de")
    decoder.allowsJSON5 = true
    #expect(
      try decoder.decode([String: [Int]].self, from: "{a: [1, 2,]}  /* both */") == ["a": [1, 2]])
    decoder.assumesTopLevelDictionary = true
    #expect(try decoder.decode([String: Int].self, from: #""a": 1, "b": 2"#) == ["a": 1, "b": 2])
    decoder.maximumDepth = 2
    #expect(throws: DecodingError.self) {
      try decoder.decode([[[Int]]].self, from: "[[[1]]]")
    }
    decoder.duplicateKeys = .last
    #expect(try decoder.decode([String: Int].self, from: #"{"a": 1, "a": 2}"#) == ["a": 2])
    decoder.maximumSize = 5
    #expect(throws: DecodingError.self) {
      try decoder.decode([Int].self, from: "[1, 2]")
    }
    #expect(Array("[1]".utf8).withJSONBytes { $0.count } == 3)
  }

  @Test func encoder() throws {
    let language = try #require(CodingUserInfoKey(rawValue: "language"))
    let encoder = FastJSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    #expect(try encoder.encodeToString(["b": 1, "a": 2]) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    encoder.outputFormatting = []
    encoder.dateEncodingStrategy = .iso8601
    #expect(
      try encoder.encodeToString([Date(timeIntervalSince1970: 5)]) == #"["1970-01-01T00:00:05Z"]"#)
    encoder.dataEncodingStrategy = .custom { try Array($0).encode(to: $1) }
    #expect(try encoder.encodeToString(Data([104, 105])) == "[104,105]")
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    #expect(try encoder.encodeToString([-Double.infinity]) == #"["-inf"]"#)
    encoder.encodesNonConformingFloatsAsNull = true
    #expect(try encoder.encodeToString([1, Double.nan]) == "[1,null]")
    encoder.keyEncodingStrategy = .convertToSnakeCase
    struct UserName: Encodable { var userName = "Ada" }
    #expect(try encoder.encodeToString(UserName()) == #"{"user_name":"Ada"}"#)
    struct Language: Encodable {
      func encode(to encoder: any Encoder) throws {
        let language = CodingUserInfoKey(rawValue: "language")
        try language.flatMap { encoder.userInfo[$0] as? String }.encode(to: encoder)
      }
    }
    encoder.userInfo[language] = "de"
    #expect(try encoder.encodeToString(Language()) == #""de""#)
    encoder.maximumDepth = 2
    #expect(throws: EncodingError.self) {
      try encoder.encode([[[1]]])
    }
    #expect(try FastJSONEncoder().encodeToString(["a/b"]) == #"["a\/b"]"#)
    #expect(
      String(decoding: try FastJSONEncoder().encodeToBytes([1, 2]), as: UTF8.self) == "[1,2]")
    #expect(
      String(
        decoding: try FastJSONEncoder().encode(Length(metres: 2500), configuration: 1000),
        as: UTF8.self) == "2.5")
    #expect(
      String(
        decoding: try FastJSONEncoder().encode(
          Length(metres: 2500), configuration: Kilometres.self), as: UTF8.self) == "2.5")
  }

  @Test func streams() async throws {
    func chunks(_ text: String) -> AsyncStream<[UInt8]> {
      AsyncStream { continuation in
        continuation.yield(Array(text.utf8))
        continuation.finish()
      }
    }
    func singleBytes(_ text: String) -> AsyncStream<UInt8> {
      AsyncStream { continuation in
        for byte in text.utf8 { continuation.yield(byte) }
        continuation.finish()
      }
    }
    let decoder = FastJSONDecoder()
    #expect(FastJSONDecoder.usualMaximumElementSize == 67_108_864)
    var ids: [Int] = []
    do {
      let singleBytes = singleBytes("{\"id\":1,\"name\":\"a\"}\n")
      for try await user in FastJSONDecoder().lines(User.self, from: singleBytes) {
        ids.append(user.id)
      }
    }
    do {
      let singleBytes = singleBytes(#"[{"id":2,"name":"b"}]"#)
      for try await user in FastJSONDecoder().elements(User.self, from: singleBytes) {
        ids.append(user.id)
      }
    }
    #expect(ids == [1, 2])
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("0123456789".utf8).write(to: url)
    do {
      var chunks: FileChunks.AsyncIterator = FileChunks(url).makeAsyncIterator()
      let value1 = try await chunks.next()?.count
      #expect(value1 == 10)
      let value2 = try await chunks.next()
      #expect(value2 == nil)
    }
    var sizes: [Int] = []
    for try await chunk in FileChunks(url, chunkSize: 4) { sizes.append(chunk.count) }
    #expect(sizes == [4, 4, 2])
    do {
      for try await _ in FileChunks(URL(filePath: "/nowhere")) {}
      Issue.record("no error")
    } catch let error as FileReadingError {
      #expect(error.url.path() == "/nowhere")
      #expect(error.code == ENOENT)
      #expect(error.description == "cannot read /nowhere: No such file or directory")
    }
    let bytes = chunks("{\"id\":1,\"name\":\"a\"}\n{\"id\":\"x\"}\n")
    var elements: [JSONStreamElement<User>] = []
    let reporting: JSONStream.Reporting = decoder.lines(User.self, from: bytes).reporting()
    for try await element in reporting { elements.append(element) }
    do {
      let bytes = chunks("{\"id\":1,\"name\":\"a\"}\n{\"id\":\"x\"}\n")
      let reporting = decoder.lines(User.self, from: bytes).reporting()
      var iterator: JSONStream.Reporting.AsyncIterator = reporting.makeAsyncIterator()
      let value3 = try await iterator.next()?.index
      #expect(value3 == 0)
      let value4 = try await iterator.next()?.index
      #expect(value4 == 1)
      let end = try await iterator.next() == nil
      #expect(end)
    }
    do {
      let bytes = chunks("{\"id\":1,\"name\":\"a\"}\n{\"id\":\"x\"}\n")
      var users: JSONStream.AsyncIterator = decoder.lines(User.self, from: bytes)
        .makeAsyncIterator()
      let value5 = try await users.next()?.name
      #expect(value5 == "a")
      do {
        _ = try await users.next()
        Issue.record("no error")
      } catch {
        #expect(error is JSONStreamError)
      }
    }
    #expect(elements.map(\.index) == [0, 1])
    #expect(elements.map(\.location.description) == ["1:1", "2:1"])
    #expect(try elements[0].result.get() == User(id: 1, name: "a"))
    #expect(elements[0].report.isEmpty)
    let error = #expect(throws: JSONStreamError.self) {
      try elements[1].result.get()
    }
    if let error {
      #expect(error.index == 1)
      #expect(error.start.description == "2:1")
      #expect(error.location.description == "2:7")
      #expect(error.path.description == "$.id")
      #expect(error.underlyingError is DecodingError)
      #expect(!error.endsStream)
      #expect(error.description.hasPrefix(#"2:7: error: expected Int, found string "x""#))
    }
  }
}
