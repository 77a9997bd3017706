/// A number without the freedom of its spelling: no zeros at either end, no decimal point.
///
///     -0120.50e3   negative, digits 1205, power 2
///     0e99         not negative, no digits, power 0
package struct CanonicalNumber: Hashable {
  package private(set) var isNegative = false
  /// The digits, in ASCII.
  package private(set) var digits: [UInt8] = []
  package private(set) var power: Int64 = 0
  /// An exponent of more than 17 digits, which is compared as text, or a number that is not finite.
  package private(set) var remainder = ""

  package init(_ text: String) {
    let utf8 = text.utf8
    var place = utf8.startIndex
    var isFraction = false
    while place < utf8.endIndex {
      switch utf8[place] {
      case 0x2D: isNegative = true  // -
      case 0x2E: isFraction = true  // .
      case 0x30 where digits.isEmpty: power -= isFraction ? 1 : 0  // 0
      case 0x30...0x39:  // 0…9
        digits.append(utf8[place])
        power -= isFraction ? 1 : 0
      case 0x45, 0x65:  // E e
        addExponent(utf8[utf8.index(after: place)...])
        place = utf8.index(before: utf8.endIndex)
      default:
        remainder = text
        return
      }
      place = utf8.index(after: place)
    }
    while digits.last == 0x30 {  // 0
      digits.removeLast()
      power += 1
    }
    if digits.isEmpty {
      isNegative = false
      power = 0
      remainder = ""
    }
  }

  private mutating func addExponent(_ text: Substring.UTF8View) {
    let isNegative = text.first == 0x2D  // -
    let digits = text.drop { $0 == 0x2B || $0 == 0x2D || $0 == 0x30 }  // + - 0
    if digits.count > 17 {
      remainder = (isNegative ? "-" : "") + String(Substring(digits))
    } else {
      let exponent = digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
      power += isNegative ? -exponent : exponent
    }
  }
}

extension JSONNumber: Hashable {
  /// Whether both have the same value, whatever their spelling.
  ///
  ///     JSONNumber("1.0") == JSONNumber("1")       // true
  ///     JSONNumber("1e2") == JSONNumber("100")     // true
  ///
  /// Exponents of more than 17 digits are compared as text.
  ///
  /// - Complexity: O(*n*) in the digits that are written; exponents are never expanded.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    switch (left.storage, right.storage) {
    case (.integer(let left), .integer(let right)): left == right
    case (.text(let left), .text(let right)) where left == right: true
    default: CanonicalNumber(left.text) == CanonicalNumber(right.text)
    }
  }

  /// Hashes the value, not its spelling.
  ///
  ///     Set([JSONNumber("1.0"), JSONNumber("1")]).count   // 1
  public func hash(into hasher: inout Hasher) {
    // Without the digits one by one, which is the same for a text of the same value.
    if case .integer(let value) = storage, let number = ShortNumber(value) {
      hasher.combine(number)
      return
    }
    let number = CanonicalNumber(text)
    if let short = ShortNumber(number) { hasher.combine(short) } else { hasher.combine(number) }
  }
}

/// A number of at most 18 digits, without zeros at their end, as `digits` × 10^`power`.
private struct ShortNumber: Hashable {
  var digits: Int64
  var power: Int64 = 0

  init?(_ value: Int64) {
    digits = value
    while digits != 0 {
      let (tenth, last) = digits.quotientAndRemainder(dividingBy: 10)
      if last != 0 { break }
      (digits, power) = (tenth, power + 1)
    }
    guard digits.magnitude < 1_000_000_000_000_000_000 else { return nil }
  }

  init?(_ number: CanonicalNumber) {
    guard number.digits.count <= 18, number.remainder.isEmpty else { return nil }
    let magnitude = number.digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
    digits = number.isNegative ? -magnitude : magnitude
    power = number.power
  }
}
