import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// One table of every strategy for dates, lengths of time, bytes, scalars and rules.
@Suite struct StrategyTableTests {
  static let rows = dates + lengths + bytes + scalars + rules

  @Test(arguments: rows, TestFormat.allCases)
  func reads(row: StrategyTableRow, format: TestFormat) { row.readsAsTheRowSays(format) }

  @Test(arguments: rows)
  func writes(row: StrategyTableRow) throws { try row.writesAsTheRowSays() }

  static let notText = ["7", "true", "[]"]

  static let lengths = [
    StrategyTableRow(
      DurationSeconds.self,
      read: [("1.5", .milliseconds(1500)), ("\"90\"", .seconds(90)), ("-2", .seconds(-2))],
      wrongType: ["\"abc\"", "\"\"", "true", "[]"], malformed: ["1e30", "\"1e-30\""],
      written: [(.milliseconds(1500), "1.5"), (.seconds(-2), "-2")]),
    StrategyTableRow(
      DurationMilliseconds.self,
      read: [("250", .milliseconds(250)), ("\"0.5\"", .microseconds(500))],
      wrongType: ["\"abc\"", "true", "[]"], malformed: ["1e30"],
      written: [(.milliseconds(250), "250"), (.microseconds(500), "0.5")]),
    StrategyTableRow(
      ISO8601Duration.self,
      read: [("\"PT1H30M\"", .seconds(5400)), ("\"P2W\"", .seconds(1_209_600))],
      wrongType: notText, malformed: ["\"P1Y\"", "\"\"", "\"soon\""],
      written: [(.seconds(5400), "\"PT1H30M\""), (.milliseconds(-500), "\"-PT0.5S\"")]),
  ]

  static let bytes: [StrategyTableRow] = {
    let hello = Data("hello".utf8)
    return [
      StrategyTableRow(
        Base64.self, read: [("\"aGVsbG8=\"", hello), ("\"\"", Data())], wrongType: notText,
        malformed: ["\"aGVsbG8\"", "\"aGVs bG8=\"", "\"====\"", "\"aGVsbG9=\""],
        written: [(hello, "\"aGVsbG8=\"")]),
      StrategyTableRow(
        LenientBase64.self, read: [("\"aGVs\\r\\nbG8\"", hello), ("\"aGVsbG8=\"", hello)],
        wrongType: notText, malformed: ["\"*\"", "\"====\"", "\"aG=s\""],
        written: [(hello, "\"aGVsbG8=\"")]),
      StrategyTableRow(
        Base64URL.self,
        read: [("\"-_8\"", Data([0xFB, 0xFF])), ("\"-_8=\"", Data([0xFB, 0xFF]))],
        wrongType: notText, malformed: ["\"+/8=\"", "\"a\"", "\"-_9\""],
        written: [(Data([0xFB, 0xFF]), "\"-_8\"")]),
      StrategyTableRow(
        Hex.self, read: [("\"00fF\"", Data([0, 0xFF])), ("\"\"", Data())], wrongType: notText,
        malformed: ["\"0\"", "\"0g\"", "\"0x00\""], written: [(Data([0, 0xFF]), "\"00ff\"")]),
      StrategyTableRow(
        UTF8Text.self, read: [("\"hé\"", Data("hé".utf8)), ("\"\"", Data())], wrongType: notText,
        written: [(Data("hé".utf8), "\"hé\""), (Data("\u{FEFF}h".utf8), "\"\u{FEFF}h\"")],
        notWritten: [Data([0xFF])]),
      StrategyTableRow(
        ByteArray<Base64>.self, read: [("\"aGk=\"", [104, 105])], wrongType: notText,
        malformed: ["\"aGk\"", "\"*\""], written: [([104, 105], "\"aGk=\"")]),
    ]
  }()
}
