/// The first 128 bits of a power of ten, rounded up unless exact; the highest bit is set.
struct PowerOfTen {
  let high: UInt64
  let low: UInt64

  /// The power with exponent `exponent`, for a shortest decimal one of -292...324.
  ///
  /// The table of the reader has what is needed but for two things: it cuts positive powers, of
  /// which those from 10^56 on are not exact; and it ends before the smallest doubles do.
  static func scaled(_ exponent: Int) -> PowerOfTen {
    if exponent > PowersOfFive.highest { return beyond(exponent) }
    let place = 2 &* (exponent &- PowersOfFive.lowest)
    let isCut: UInt64 = exponent > 55 ? 1 : 0
    return PowerOfTen(
      high: PowersOfFive.words[place], low: PowersOfFive.words[place &+ 1] &+ isCut)
  }

  /// The highest 64 bits of the product, with the last bit set if any of the lower ones is.
  func timesRoundedToOdd(_ factor: UInt64) -> UInt64 {
    let carry = low.multipliedFullWidth(by: factor).high
    let product = high.multipliedFullWidth(by: factor)
    let (middle, overflow) = product.low.addingReportingOverflow(carry)
    return (product.high &+ (overflow ? 1 : 0)) | (middle > 1 ? 1 : 0)
  }
}

extension PowerOfTen {
  /// 10^309 to 10^324, for values below 10^-292.
  private static func beyond(_ exponent: Int) -> PowerOfTen {
    let place = 2 &* (exponent &- PowersOfFive.highest &- 1)
    return PowerOfTen(high: words[place], low: words[place &+ 1])
  }

  private static let words: [UInt64] = [
    0xB201833B35D63F73, 0x2CD2CC6551E513DB,
    0xDE81E40A034BCF4F, 0xF8077F7EA65E58D2,
    0x8B112E86420F6191, 0xFB04AFAF27FAF783,
    0xADD57A27D29339F6, 0x79C5DB9AF1F9B564,
    0xD94AD8B1C7380874, 0x18375281AE7822BD,
    0x87CEC76F1C830548, 0x8F2293910D0B15B6,
    0xA9C2794AE3A3C69A, 0xB2EB3875504DDB23,
    0xD433179D9C8CB841, 0x5FA60692A46151EC,
    0x849FEEC281D7F328, 0xDBC7C41BA6BCD334,
    0xA5C7EA73224DEFF3, 0x12B9B522906C0801,
    0xCF39E50FEAE16BEF, 0xD768226B34870A01,
    0x81842F29F2CCE375, 0xE6A1158300D46641,
    0xA1E53AF46F801C53, 0x60495AE3C1097FD1,
    0xCA5E89B18B602368, 0x385BB19CB14BDFC5,
    0xFCF62C1DEE382C42, 0x46729E03DD9ED7B6,
    0x9E19DB92B4E31BA9, 0x6C07A2C26A8346D2,
  ]
}
