import Testing

@testable import JSONCore

@Suite("Strings at every offset")
struct StringScanTests {
  /// STR-004: an escaped quote must not end the string, wherever the steps of the scan fall.
  @Test(arguments: 0...40)
  func escapedQuotes(pad: Int) throws {
    let key = String(repeating: "x", count: pad)
    let value = try JSONValue(parsing: "{\"\(key)\":\"\\\"q\\\" rest\",\"t\":\"a\\\\\"}")
    #expect(value[key]?.string == "\"q\" rest")
    #expect(value["t"]?.string == "a\\")
  }

  /// STR-004: backslashes pair up before the quote.
  @Test(arguments: 1...9)
  func backslashesBeforeAQuote(count: Int) {
    let text = "\"" + String(repeating: "\\", count: count) + "\""
    let value = try? JSONValue(parsing: text)
    let expected: JSONValue? =
      count % 2 == 0 ? .string(String(repeating: "\\", count: count / 2)) : .none
    #expect(value == expected)
  }

  @Test(arguments: [
    "\\n", "\\u20AC", "\\uD83C\\uDF89", "é", "€", "🎉", "\\\"", " ", "!", "#", "\u{7F}",
  ])
  func specialsAroundEachBlock(special: String) throws {
    let unescaped = try JSONValue(parsing: "\"\(special)\"").string ?? ""
    for before in 0...70 {
      for after in [0, 1, 7, 8, 9, 15, 16, 17, 33] {
        let (head, tail) = (
          String(repeating: "a", count: before), String(repeating: "b", count: after)
        )
        let value = try JSONValue(parsing: "\"\(head)\(special)\(tail)\"")
        #expect(value.string == head + unescaped + tail)
      }
    }
  }

  /// Scalars of three bytes are looked at in pairs; a wrong one is found wherever it stands.
  @Test(
    arguments: [
      ([], 0), ([0xE0, 0x80, 0x80], 0), ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xED, 0xBF, 0xBF], 0), ([0xE2, 0x82], 0), ([0xE2, 0x28, 0xA1], 0), ([0x80], 0),
      ([0xED, 0x9F, 0xBF], nil), ([0xEE, 0x80, 0x80], nil), ([0xE0, 0xA0, 0x80], nil),
      ([0xF0, 0x9F, 0x8E, 0x89], nil), ([0xC3, 0xA9], nil), ([0x61], nil),
    ] as [([UInt8], Int?)])
  func runsOfThreeBytes(scalar: [UInt8], fault: Int?) throws {
    let run = Array("漢字仮名".utf8)
    for before in 0...4 {
      for after in [0, 1, 2, 4] {
        let content = run.prefix(3 * before) + scalar + run.prefix(3 * after)
        let bytes = [0x22] + content + [0x22]
        if fault != nil, !scalar.isEmpty {
          let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
          #expect(error?.code == .invalidUTF8)
          #expect(error?.offset == 1 + 3 * before)
        } else {
          let value = try JSONValue(parsing: bytes)
          #expect(value.string == String(decoding: content, as: UTF8.self))
        }
      }
    }
  }

  @Test(arguments: [1, 20]) func controlCharactersAroundEachBlock(after: Int) {
    for byte in UInt8(0)...0x1F {
      for before in 0...33 {
        let (head, tail) = (
          [UInt8](repeating: 0x61, count: before), [UInt8](repeating: 0x61, count: after)
        )
        let bytes = [0x20, 0x22] + head + [byte] + tail + [0x22]
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
        #expect(error?.code == .controlCharacter)
        #expect(error?.offset == before + 2)
      }
    }
  }

  /// STR-001: escapes and text side by side, hexadecimal digits of either case.
  @Test func mixedEscapes() throws {
    let value = try JSONValue(
      parsing: #"{"a":"\u0022caf\u00E9\u0022","b":"\u00e9","c":"x\u00DFy\n"}"#)
    #expect(value == ["a": "\"café\"", "b": "é", "c": "xßy\n"])
  }

  /// STR-005: NUL is a character like any other.
  @Test func embeddedNUL() throws {
    let value = try JSONValue(parsing: #"{"s":"L\u0000R","k\u0000":1}"#)
    #expect(value["s"]?.string?.unicodeScalars.map(\.value) == [0x4C, 0, 0x52])
    #expect(value["k\0"] == 1)
  }

  /// SEC-003: every prefix, from memory that ends at the last byte, at every alignment.
  @Test func prefixesAtEveryAlignment() {
    let document = Array(
      #"{"é\n":[1.5e-3,true,null,"\uD83C\uDF89 日本 \\"],"long enough key":{"a":false}} "#.utf8)
    for alignment in 0..<64 {
      for length in 0...document.count {
        let memory = UnsafeMutableRawBufferPointer.allocate(
          byteCount: length + alignment, alignment: 64)
        defer { memory.deallocate() }
        let slice = UnsafeMutableRawBufferPointer(rebasing: memory[alignment...])
        slice.copyBytes(from: document.prefix(length))
        let view = ByteView(UnsafeBufferPointer(slice.bindMemory(to: UInt8.self)))
        let isWhole = length >= document.count - 1
        #expect((JSONIndex(view, options: .init()).failure == nil) == isWhole)
      }
    }
  }
}
