/// A length of time as ISO 8601 writes it.
///
///     @Coded<ISO8601Duration> var length: Duration
///     // "PT1H30M", "P1DT12H", "P2W", "PT0.5S", "PT1.5H", "-PT5S"
///
/// Years and months are refused, since they have no one length; a day is 24 hours. The last number
/// may have a fraction. Written in hours, minutes and seconds: `"PT36H"`.
public enum ISO8601Duration: TextStrategy, Hashable {
  /// What the text has to be.
  ///
  ///     ISO8601Duration.form   // a duration in ISO 8601 form such as "PT1H30M"
  public static var form: String { "a duration in ISO 8601 form such as \"PT1H30M\"" }

  /// Reads the whole text, or gives nil.
  ///
  ///     ISO8601Duration.value(from: "PT1H30M")   // .seconds(5400)
  public static func value(from text: String) -> Duration? {
    TextScanner.scan(text) { $0.duration() }
  }

  /// Writes hours, minutes and seconds.
  ///
  ///     ISO8601Duration.text(from: .seconds(5400))   // "PT1H30M"
  public static func text(from value: Duration) -> String? {
    let (seconds, attoseconds) = value.components
    let whole = seconds.magnitude
    let rest = Duration(
      secondsComponent: Int64(whole % 60), attosecondsComponent: Int64(attoseconds.magnitude))
    var text = seconds < 0 || attoseconds < 0 ? "-PT" : "PT"
    if whole >= 3600 { text += "\(whole / 3600)H" }
    if whole / 60 % 60 > 0 { text += "\(whole / 60 % 60)M" }
    if rest != .zero || whole == 0 { text += "\(rest.secondsText)S" }
    return text
  }
}

extension TextScanner {
  fileprivate mutating func duration() -> Duration? {
    let isNegative = take("-")
    guard take("P") else { return nil }
    var total = Duration.zero
    var isTime = false
    var lastUnit = -1
    while !isAtEnd {
      if !isTime, take("T") {
        isTime = true
        lastUnit = max(lastUnit, 1)
        if isAtEnd { return nil }
      }
      guard let (digits, fraction) = decimal(), let unit = unit(isTime: isTime), unit > lastUnit,
        fraction.isEmpty || isAtEnd,
        let amount = Duration(seconds: digits, fraction: fraction, isNegative: isNegative),
        let product = amount.multiplied(by: Self.unitSeconds[unit]),
        let sum = total.adding(product)
      else { return nil }
      total = sum
      lastUnit = unit
    }
    return lastUnit >= 0 ? total : nil
  }

  /// Weeks, days, hours, minutes, seconds.
  private static let unitSeconds: [Int64] = [604_800, 86_400, 3600, 60, 1]

  private mutating func unit(isTime: Bool) -> Int? {
    if isTime { return take("H") ? 2 : take("M") ? 3 : take("S") ? 4 : nil }
    return take("W") ? 0 : take("D") ? 1 : nil
  }

  private mutating func decimal() -> (digits: String, fraction: String)? {
    var digits = ""
    var fraction = ""
    while let digit = digit() { digits += String(digit) }
    guard !digits.isEmpty else { return nil }
    if take(".") || take(",") {
      while let digit = digit() { fraction += String(digit) }
      guard !fraction.isEmpty else { return nil }
    }
    return (digits, fraction)
  }
}

extension Duration {
  fileprivate func multiplied(by factor: Int64) -> Duration? {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: factor)
    guard !overflow else { return nil }
    let (carry, rest) = Int64(1_000_000_000_000_000_000).dividingFullWidth(
      attoseconds.multipliedFullWidth(by: factor))
    return Duration(secondsComponent: product, attosecondsComponent: rest)
      .adding(Duration(secondsComponent: carry, attosecondsComponent: 0))
  }

  fileprivate func adding(_ other: Duration) -> Duration? {
    // A margin of one second covers the carry of the fractions.
    let (sum, overflow) = components.seconds.addingReportingOverflow(other.components.seconds)
    guard !overflow, sum.magnitude < Int64.max.magnitude else { return nil }
    return self + other
  }
}
