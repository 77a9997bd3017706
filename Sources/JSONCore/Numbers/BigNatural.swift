/// A natural number of any size, as far as `ExactDecimal` needs one.
struct BigNatural {
  /// 64 bits a word, the lowest first, none of the highest zero.
  private var words: [UInt64] = []

  init(_ word: UInt64 = 0) {
    if word != 0 { words = [word] }
  }

  mutating func multiply(by factor: UInt64, adding term: UInt64 = 0) {
    var carry = term
    for place in words.indices {
      let (high, low) = words[place].multipliedFullWidth(by: factor)
      let (sum, overflow) = low.addingReportingOverflow(carry)
      words[place] = sum
      carry = high &+ (overflow ? 1 : 0)
    }
    if carry != 0 { words.append(carry) }
  }

  mutating func multiply(byFiveToThe power: Int) {
    var rest = power
    while rest >= 27 {
      multiply(by: 7_450_580_596_923_828_125)
      rest -= 27
    }
    var factor: UInt64 = 1
    for _ in 0..<rest { factor *= 5 }
    multiply(by: factor)
  }

  mutating func shiftLeft(by bits: Int) {
    multiply(by: 1 << UInt64(bits % 64))
    if !words.isEmpty { words.insert(contentsOf: repeatElement(0, count: bits / 64), at: 0) }
  }

  /// Below, equal to or above zero, as this number is below, equal to or above the other.
  func compared(to other: BigNatural) -> Int {
    if words.count != other.words.count { return words.count - other.words.count }
    for place in words.indices.reversed() where words[place] != other.words[place] {
      return words[place] < other.words[place] ? -1 : 1
    }
    return 0
  }
}
