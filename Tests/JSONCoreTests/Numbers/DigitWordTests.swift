import Testing

@testable import JSONCore

@Suite("Eight digits at a time")
struct DigitWordTests {
  private func word(_ text: String) -> DigitWord {
    JSONNumber.withBytes(of: text) { DigitWord($0.word(at: 0)) }
  }

  @Test func pageExample() {
    #expect(word("1234,567").leadingDigits == 4)
    #expect(word("1234,567").value(of: 4) == 1234)
    #expect(word("20240501").leadingDigits == 8)
    #expect(word("20240501").value(of: 8) == 20_240_501)
  }

  /// Every byte at every place among digits.
  @Test func everyByte() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        var bits: UInt64 = 0x3939_3939_3939_3939
        bits &= ~(0xFF << UInt64(8 * place))
        bits |= UInt64(byte) << UInt64(8 * place)
        #expect(DigitWord(bits).leadingDigits == (0x30...0x39 ~= byte ? 8 : place))
      }
    }
  }

  @Test func everyLength() {
    for count in 1...8 {
      let text = String("98765432".prefix(count))
      #expect(word(text).leadingDigits == count)
      #expect(word(text + "]").value(of: count) == UInt64(text))
    }
  }
}
