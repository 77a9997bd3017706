import Foundation
import JSONCore
import Testing

@Suite("UTF-16 and UTF-32 input")
struct InputEncodingTests {
  /// STR-010: recognised as Foundation does, with and without a byte order mark.
  @Test(arguments: [
    String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .utf16,
    .utf32, .utf8,
  ])
  func everyEncoding(encoding: String.Encoding) throws {
    for text in ["[1]", "{}", "\"é🎉\"", "1", " [ \"日本\" ] "] {
      let data = try #require(text.data(using: encoding))
      #expect(try JSONValue(parsing: Array(data)) == JSONValue(parsing: text))
    }
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B, 0, 0x7D],
    [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0, 0x7D, 0, 0, 0],
  ])
  func marks(bytes: [UInt8]) throws {
    #expect(try JSONValue(parsing: bytes) == [:])
  }

  @Test(arguments: [
    ([0x5B, 0, 0x22, 0, 0, 0xD8, 0x22, 0, 0x5D, 0], 4), ([0x5B, 0, 0x5D], 2),
    ([0, 0, 0, 0x5B, 0, 0x11, 0, 0, 0, 0, 0, 0x5D], 4), ([0, 0, 0, 0x5B, 0], 4),
  ])
  func refusesHalfCharacters(bytes: [UInt8], offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
    #expect(error?.code == .invalidUTF8)
    #expect(error?.offset == offset)
  }
}
