extension JSONNumber {
  /// Makes a number from a token that only JSON5 allows, in the spelling of RFC 8259 where there is
  /// one: `+1` is kept as `1`, `.5` as `0.5`, `5.` as `5`, `0x1F` as `31`.
  init(json5 token: String) {
    let isNegative = token.utf8.first == 0x2D
    let magnitude = Substring(token.utf8.drop { $0 == 0x2B || $0 == 0x2D })
    let sign = isNegative ? "-" : ""
    if magnitude == "NaN" || magnitude == "Infinity" {
      self.init(.text(magnitude == "NaN" ? "NaN" : sign + magnitude))
      return
    }
    if magnitude.utf8.dropFirst().first.map({ $0 | 0x20 }) == 0x78 {
      // The scan lets no more than sixteen hexadecimal digits pass.
      let number = UInt64(magnitude.dropFirst(2), radix: 16) ?? 0
      self.init(validated: sign + String(number))
      return
    }
    var text = sign
    if magnitude.utf8.first == 0x2E { text += "0" }
    var rest = magnitude.utf8
    while let byte = rest.popFirst() {
      let isBarePoint = byte == 0x2E && !(rest.first.map { 0x30...0x39 ~= $0 } ?? false)
      if !isBarePoint { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
    self.init(validated: text)
  }
}
