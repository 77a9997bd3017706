import Testing

@testable import JSONCore

@Suite("The table of powers")
struct PowersOfFiveTests {
  /// Computes 5^0 to 5^308 again: the upper 128 bits, cut.
  @Test func positivePowers() {
    var words: [UInt64] = [1]
    for power in 0...PowersOfFive.highest {
      let shift = UInt64(words[words.count - 1].leadingZeroBitCount)
      let upper = [0, 1, 2].map { distance in
        words.count > distance ? words[words.count - 1 - distance] : 0
      }
      let high = upper[0] << shift | (shift == 0 ? 0 : upper[1] >> (64 - shift))
      let low = upper[1] << shift | (shift == 0 ? 0 : upper[2] >> (64 - shift))
      let place = 2 * (power - PowersOfFive.lowest)
      #expect(PowersOfFive.words[place] == high)
      #expect(PowersOfFive.words[place + 1] == low)

      var carry: UInt64 = 0
      for place in words.indices {
        let product = words[place].multipliedFullWidth(by: 5)
        let (sum, overflow) = product.low.addingReportingOverflow(carry)
        words[place] = sum
        carry = product.high + (overflow ? 1 : 0)
      }
      if carry > 0 { words.append(carry) }
    }
  }

  /// A negative power times its positive one is just above a power of two.
  @Test func negativePowers() {
    for power in 1...308 {
      let negative = PowersOfFive.words[2 * (-power - PowersOfFive.lowest)]
      let positive = PowersOfFive.words[2 * (power - PowersOfFive.lowest)]
      let high = negative.multipliedFullWidth(by: positive).high
      #expect(high == 1 << 63 || high >= (1 << 63) - 3 && high < 1 << 63)
    }
    #expect(PowersOfFive.words.count == 2 * (PowersOfFive.highest - PowersOfFive.lowest + 1))
  }
}
