import CodableKit
import Foundation
import Testing

@Suite("Examples of Binary/")
struct BinaryExampleTests {
  @Test func base64() throws {
    struct Strict: Codable { @Coded<Base64> var blob: Data }
    try expect(\Strict.blob, #"{"blob":"aGVsbG8="}"#, Data("hello".utf8))
    struct Lenient: Codable { @Coded<LenientBase64> var blob: Data }
    try expect(\Lenient.blob, #"{"blob":"aGVs\r\nbG8"}"#, Data("hello".utf8))
    struct ForURLs: Codable { @Coded<Base64URL> var token: Data }
    try expect(\ForURLs.token, #"{"token":"-_8"}"#, Data([0xFB, 0xFF]))
  }

  @Test func otherForms() throws {
    struct Bytes: Codable { @Coded<ByteArray<Base64>> var key: [UInt8] }
    try expect(\Bytes.key, #"{"key":"aGk="}"#, [104, 105])
    struct Digits: Codable { @Coded<Hex> var digest: Data }
    try expect(
      \Digits.digest, #"{"digest":"00fF"}"#, Data([0, 0xFF]), writes: #"{"digest":"00ff"}"#)
    struct Text: Codable { @Coded<UTF8Text> var body: Data }
    try expect(\Text.body, #"{"body":"hé"}"#, Data([0x68, 0xC3, 0xA9]))
  }
}
