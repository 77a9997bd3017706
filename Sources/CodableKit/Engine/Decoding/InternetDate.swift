/// A date in the usual form of RFC 3339: `2024-05-01T12:34:56Z`, or with an offset `+02:00`.
///
/// Only dates that exist, without fractions of a second; anything else is left to Foundation, whose
/// parser accepts more and takes many times as long.
struct InternetDate {
  let secondsSince1970: Double

  init?(_ bytes: ByteView, at start: Int, length: Int) {
    guard length == 20 || length == 25 else { return nil }
    var digits = DigitReader(bytes: bytes)
    let year = digits.number(4, at: start)
    let month = digits.number(2, at: start + 5)
    let day = digits.number(2, at: start + 8)
    let hour = digits.number(2, at: start + 11)
    let minute = digits.number(2, at: start + 14)
    let second = digits.number(2, at: start + 17)
    guard digits.areValid, bytes.byte(at: start + 4) == 0x2D, bytes.byte(at: start + 7) == 0x2D,
      bytes.byte(at: start + 10) == 0x54, bytes.byte(at: start + 13) == 0x3A,
      bytes.byte(at: start + 16) == 0x3A
    else { return nil }
    // Foundation's calendar is the Julian one before 1582.
    guard year >= 1583, let day = CalendarDay(year: year, month: month, day: day),
      hour < 24, minute < 60, second < 60
    else { return nil }

    var offset = 0
    if length == 25 {
      let sign = bytes.byte(at: start + 19)
      let hours = digits.number(2, at: start + 20)
      let minutes = digits.number(2, at: start + 23)
      guard digits.areValid, sign == 0x2B || sign == 0x2D, bytes.byte(at: start + 22) == 0x3A,
        // Further than any place on Earth is from Greenwich; Foundation draws its own line.
        hours < 18, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (sign == 0x2B ? 60 : -60)
    } else if bytes.byte(at: start + 19) != 0x5A {
      return nil
    }
    let time = (hour * 60 + minute) * 60 + second
    secondsSince1970 = Double(Int64(day.daysSince1970) * 86_400 + Int64(time - offset))
  }
}

/// Reads numbers of a fixed number of digits and remembers whether all were digits.
private struct DigitReader {
  let bytes: ByteView
  var areValid = true

  mutating func number(_ count: Int, at start: Int) -> Int {
    var number = 0
    for place in start..<start + count {
      let digit = bytes.byte(at: place) &- 0x30
      if digit > 9 { areValid = false }
      number = number * 10 + Int(digit)
    }
    return number
  }
}
