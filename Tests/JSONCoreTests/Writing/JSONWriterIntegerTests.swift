import CodableKitTestSupport
import JSONCore
import Testing

@Suite struct JSONWriterIntegerTests {
  static func text(_ value: some FixedWidthInteger) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return writer.finishedText()
  }

  static func check<Integer: FixedWidthInteger>(_ type: Integer.Type) {
    for value in [Integer.min, .max, .zero, 1, .min + 1, .max - 1] {
      #expect(text(value) == value.description)
    }
    // Around each power of ten the number of digits changes.
    var power: Integer = 1
    while true {
      for value in [power - 1, power, power + 1] { #expect(text(value) == value.description) }
      if Integer.isSigned { #expect(text(0 - power) == (0 - power).description) }
      let (next, overflow) = power.multipliedReportingOverflow(by: 10)
      if overflow || next > Integer.max - 1 { break }
      power = next
    }
  }

  @Test func allWidthsAtTheirEdges() {
    Self.check(Int8.self)
    Self.check(Int16.self)
    Self.check(Int32.self)
    Self.check(Int64.self)
    Self.check(Int.self)
    Self.check(UInt8.self)
    Self.check(UInt16.self)
    Self.check(UInt32.self)
    Self.check(UInt64.self)
    Self.check(UInt.self)
  }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @Test func wideIntegersAtTheirEdges() {
    Self.check(Int128.self)
    Self.check(UInt128.self)
  }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @Test func randomIntegersOfEachLength() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let bits = Int.random(in: 0..<128, using: &generator)
      let value = UInt128.random(in: 0...UInt128.max, using: &generator) >> UInt128(bits)
      #expect(Self.text(value) == value.description)
      let narrow = UInt64(truncatingIfNeeded: value)
      #expect(Self.text(narrow) == narrow.description)
      let signed = Int64(bitPattern: narrow)
      #expect(Self.text(signed) == signed.description)
    }
  }
}
