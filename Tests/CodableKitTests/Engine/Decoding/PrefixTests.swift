import CodableKit
import Foundation
import Testing

/// Documents that end anywhere, in memory that ends there too.
///
/// A read beyond the end is seen by the address sanitizer, and where what lies there would count,
/// by the answer, which has to be that of the same bytes in an array.
@Suite struct PrefixTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let document: [UInt8]
    let read: @Sendable (Span<UInt8>) throws -> String

    init<Value: Decodable & SendableMetatype>(
      _ name: String, _ document: some Sequence<UInt8>, _ type: Value.Type,
      _ configure: @escaping @Sendable (FastJSONDecoder) -> Void = { _ in }
    ) {
      (testDescription, self.document) = (name, Array(document))
      read = { bytes in
        let decoder = FastJSONDecoder()
        configure(decoder)
        // In order, since sets and dictionaries print theirs anew each time.
        return String("\(try decoder.decode(type, from: bytes))".sorted())
      }
    }

    /// The document as lines, each of which is one value.
    init<Value: Decodable & SendableMetatype>(
      lines name: String, _ document: some Sequence<UInt8>, _ type: Value.Type
    ) {
      (testDescription, self.document) = (name, Array(document))
      read = { "\(try FastJSONDecoder().decodeLines(type, from: $0))" }
    }
  }

  private static func wide(_ text: String, bigEndian: Bool, bytes: Int) -> [UInt8] {
    (bytes == 2 ? text.utf16.map(UInt32.init) : text.unicodeScalars.map(\.value)).flatMap { unit in
      let parts = (0..<bytes).map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
      return bigEndian ? parts.reversed() : parts
    }
  }

  private static let small = "{\"é\":[-1.5e-3,true,null,\"\\ud83c\\udf89 日本 \\\\\"]} "

  static let rows = [
    Row("a model by containers", Order.text.utf8, Order.self),
    Row("a model by the direct path", Parcel.text.utf8, Parcel.self),
    Row("dynamic values", Order.text.utf8, JSONValue.self),
    Row("wrappers", #"{"ids":[1,"x",{}],"code":1.50}"#.utf8, DecodeReportingTests.Model.self),
    Row(
      "JSON5", "{/* a */ b: [0x1F, +.5, 'c\\\nd', Infinity,], \"é\": \"\\x41\", } // e".utf8,
      JSONValue.self
    ) { $0.allowsJSON5 = true },
    Row("without braces", #""x": 42, "y": {"z": [1]}"#.utf8, [String: JSONValue].self) {
      $0.assumesTopLevelDictionary = true
    },
    Row("UTF-16, little", wide(small, bigEndian: false, bytes: 2), JSONValue.self),
    Row("UTF-16, big", wide(small, bigEndian: true, bytes: 2), JSONValue.self),
    Row("UTF-32, little", wide(small, bigEndian: false, bytes: 4), JSONValue.self),
    Row("UTF-32, big", wide(small, bigEndian: true, bytes: 4), JSONValue.self),
    Row(lines: "lines", "{\"a\":1}\r\n\n{\"b\":\"é\"}\n[1,2.5]".utf8, JSONValue.self),
  ]

  /// SEC-003: scalars and halves of them, with nothing behind.
  static let scalars = ["42", "1.5", "1.", "-", "1e", "tru", "nul", "fals", "0x", "\"x", "\"\\u00"]
    .flatMap { text in
      [
        Row("integer \(text)", text.utf8, Int.self), Row("double \(text)", text.utf8, Double.self),
        Row("text \(text)", text.utf8, String.self), Row("any \(text)", text.utf8, JSONValue.self),
        Row("dictionary of \(text)", "\"x\":\(text)".utf8, [String: Double].self) {
          $0.assumesTopLevelDictionary = true
        },
      ]
    }

  @Test(arguments: rows + scalars)
  func everyPrefix(_ row: Row) {
    for length in 0...row.document.count {
      let prefix = Array(row.document.prefix(length))
      let padded = prefix + [0x20]
      let expected = outcome { try row.read(padded.span.extracting(0..<length)) }
      for alignment in [0, 1, 7, 8, 9, 15, 16, 33, 63] where alignment < 2 || length % 3 == 0 {
        let memory = UnsafeMutableRawBufferPointer.allocate(
          byteCount: length + alignment, alignment: 64)
        defer { memory.deallocate() }
        let slice = UnsafeMutableRawBufferPointer(rebasing: memory[alignment...])
        slice.copyBytes(from: prefix)
        let bytes = UnsafeBufferPointer(slice.bindMemory(to: UInt8.self))
        let found = outcome { try row.read(bytes.span) }
        #expect(found == expected, "\(length) bytes at \(alignment)")
      }
    }
  }

  private func outcome(_ body: () throws -> String) -> String {
    do {
      return try body()
    } catch {
      return "\(error)"
    }
  }
}
