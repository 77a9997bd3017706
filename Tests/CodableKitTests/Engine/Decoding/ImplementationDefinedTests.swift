import CodableKit
import Foundation
import Testing

/// What RFC 8259 leaves to the parser, with Foundation's answer beside ours.
///
/// The names are those of the files that JSONTestSuite keeps for such documents; the documents are
/// ours, of the same kind.
@Suite struct ImplementationDefinedTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let document: [UInt8]
    let foundationAccepts: Bool
    let weAccept: Bool
    var testDescription: String { name }

    init(_ name: String, _ document: [UInt8], foundation: Bool, ours: Bool) {
      (self.name, self.document) = (name, document)
      (foundationAccepts, weAccept) = (foundation, ours)
    }

    /// A row in which both give the same answer.
    init(_ name: String, _ text: String, both: Bool) {
      self.init(name, Array(text.utf8), foundation: both, ours: both)
    }

    /// A string of some bytes, which both refuse.
    init(_ name: String, string bytes: [UInt8]) {
      self.init(name, [0x5B, 0x22] + bytes + [0x22, 0x5D], foundation: false, ours: false)
    }
  }

  static let numbers = [
    // Zero is the double that is nearest.
    Row("number_double_huge_neg_exp", Array("[7e-4000]".utf8), foundation: false, ours: true),
    Row("number_real_underflow", Array("[7e-999]".utf8), foundation: false, ours: true),
    Row("number_huge_exp", "[0.7e\(String(repeating: "9", count: 60))]", both: false),
    Row("number_neg_int_huge_exp", "[-7e+4000]", both: false),
    Row("number_pos_double_huge_exp", "[7.5e+4000]", both: false),
    Row("number_real_neg_overflow", "[-70000e999]", both: false),
    Row("number_real_pos_overflow", "[70000e999]", both: false),
    Row("number_too_big_neg_int", "[-70000000000000000000000000]", both: true),
    Row("number_too_big_pos_int", "[70000000000000000000]", both: true),
    Row("number_very_big_negative_int", "[-7\(String(repeating: "0", count: 45))]", both: true),
  ]

  static let escapes = [
    Row("object_key_lone_2nd_surrogate", #"{"\uDE80":1}"#, both: false),
    Row("string_1st_surrogate_but_2nd_missing", #"["\uD83D"]"#, both: false),
    Row("string_1st_valid_surrogate_2nd_invalid", #"["\uD83D\u0041"]"#, both: false),
    Row("string_incomplete_surrogate_and_escape_valid", #"["\uD83D\t"]"#, both: false),
    Row("string_incomplete_surrogate_pair", #"["\uDE80z"]"#, both: false),
    Row("string_incomplete_surrogates_escape_valid", #"["\uD83D\uD83D\t"]"#, both: false),
    Row("string_invalid_lonely_surrogate", #"["\uda00"]"#, both: false),
    Row("string_invalid_surrogate", #"["\ud83dxyz"]"#, both: false),
    Row("string_inverted_surrogates_U+1D11E", #"["\uDE80\uD83D"]"#, both: false),
    Row("string_lone_second_surrogate", #"["\uDF00"]"#, both: false),
  ]

  static let encodings = [
    Row("string_UTF-8_invalid_sequence", string: [0xE6, 0xC3, 0xBF]),
    Row("string_UTF8_surrogate_U+D800", string: [0xED, 0xA1, 0x80]),
    Row("string_invalid_utf-8", string: [0xFE]),
    Row("string_iso_latin_1", string: [0xFC]),
    Row("string_lone_utf8_continuation_byte", string: [0x9A]),
    Row("string_not_in_unicode_range", string: [0xF4, 0x91, 0x80, 0x80]),
    Row("string_overlong_sequence_2_bytes", string: [0xC0, 0xBF]),
    Row("string_overlong_sequence_6_bytes", string: [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80]),
    Row("string_overlong_sequence_6_bytes_null", string: [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80]),
    Row("string_truncated-utf-8", string: [0xE1, 0x82]),
    Row(
      "string_UTF-16LE_with_BOM", [0xFF, 0xFE, 0x5B, 0, 0x22, 0, 0xE9, 0, 0x22, 0, 0x5D, 0],
      foundation: true, ours: true),
    Row(
      "string_utf16BE_no_BOM", [0, 0x5B, 0, 0x22, 0, 0xE9, 0, 0x22, 0, 0x5D], foundation: true,
      ours: true),
    Row(
      "string_utf16LE_no_BOM", [0x5B, 0, 0x22, 0, 0xE9, 0, 0x22, 0, 0x5D, 0], foundation: true,
      ours: true),
    Row(
      "structure_500_nested_arrays",
      String(repeating: "[", count: 500) + String(repeating: "]", count: 500), both: true),
    Row("structure_UTF-8_BOM_empty_object", "\u{FEFF}{}", both: true),
  ]

  @Test(arguments: numbers + escapes + encodings)
  func answers(_ row: Row) {
    let data = Data(row.document)
    expect(row.foundationAccepts, row.weAccept, data)
  }

  private func expect(_ foundationAccepts: Bool, _ weAccept: Bool, _ data: Data) {
    let theirs = try? JSONDecoder().decode(Probe.self, from: data)
    #expect((theirs != nil) == foundationAccepts)
    let ours = try? FastJSONDecoder().decode(Probe.self, from: data)
    #expect((ours != nil) == weAccept)
  }

  /// Every file of the suite, where it is at hand, has a row, and the row's answers.
  @Test(arguments: CorporaFiles.files(in: "jsontestsuite"))
  func files(_ file: URL) throws {
    let name = file.deletingPathExtension().lastPathComponent
    guard name.hasPrefix("i_") else { return }
    let row = try #require(
      (Self.numbers + Self.escapes + Self.encodings).first { "i_" + $0.name == name })
    expect(row.foundationAccepts, row.weAccept, try Data(contentsOf: file))
  }
}
