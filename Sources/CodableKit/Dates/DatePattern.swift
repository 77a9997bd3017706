/// A pattern of date fields in the notation of Unicode Technical Standard 35, compiled once.
///
/// `"yyyy-MM-dd'T'HH:mm"` becomes
///
///     year, "-", month(2), "-", day(2), "T", hour, ":", minute
///
/// Fields are numbers of fixed width, or English names, so that no locale can change their
/// meaning.
public struct DatePattern: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case literal(String)
    case year
    case shortYear
    case month(digits: Int)
    case monthName
    case longMonthName
    case day(digits: Int)
    case hour(digits: Int)
    case clockHour(digits: Int)
    case dayHalf
    case minute
    case second
    case fraction(digits: Int)
    case weekday
    case longWeekday
    case zone(hasColon: Bool, usesZ: Bool, omitsMinutes: Bool = false)
  }

  /// The pattern as it was written.
  ///
  ///     DatePattern("yyyyMMdd")?.text   // yyyyMMdd
  public let text: String
  let elements: [Element]
  /// The zone of a text that names none, in seconds east of UTC.
  let offset: Int

  /// Compiles a pattern.
  ///
  /// The fields: `yyyy` `y` (four digits), `yy` (2000 to 2099; other years are not written), `MM`
  /// `M`, `MMM` `MMMM` (English names), `dd` `d`, `HH` `H`, `hh` `h` with `a` (AM or PM), `mm`,
  /// `ss`, `S` to `SSSSSSSSS`, `E` `EEE` `EEEE` (checked), `XXX` `ZZZZZ` `xxx` (offset with colon),
  /// `XX` `xx` `Z` `ZZ` `ZZZ` (without), `X` `x` (without minutes that are none), where `X` and
  /// `ZZZZZ` are `Z` for UTC. Text in quotes, and all that is no letter, stands for itself. Nil is
  /// given when the pattern holds another field, a quote without its end, no year, month and day,
  /// `h` without `a`, which would make the afternoon a morning, or a field of one or two digits
  /// before another digit, as in `yyyyMd`.
  ///
  ///     DatePattern("yyyy-MM-dd'T'HH:mm")?.text(from: Date(timeIntervalSince1970: 0))
  ///     // "1970-01-01T00:00"
  ///     DatePattern("yyyyMd")   // nil
  ///
  /// - Parameters:
  ///   - text: the pattern.
  ///   - secondsFromUTC: the zone that a pattern without a zone field is in: whole minutes, less
  ///     than a day.
  public init?(_ text: String, secondsFromUTC: Int = 0) {
    guard let elements = Self.compile(text) else { return nil }
    let hasYear = elements.contains { $0 == .year || $0 == .shortYear }
    guard hasYear, elements.contains(where: \.isMonth), elements.contains(where: \.isDay),
      elements.contains(.dayHalf) || !elements.contains(where: \.isClockHour),
      !zip(elements, elements.dropFirst()).contains(where: { $0.isOpenEnded && $1.startsWithDigit }
      ),
      abs(secondsFromUTC) < 86_400, secondsFromUTC % 60 == 0
    else { return nil }
    self.text = text
    self.elements = elements
    offset = secondsFromUTC
  }

  private static func compile(_ text: String) -> [Element]? {
    var elements: [Element] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == "'" {
        guard let (literal, after) = quoted(rest.dropFirst()) else { return nil }
        elements.append(.literal(literal))
        rest = after
      } else if first.isASCII && first.isLetter {
        let run = rest.prefix { $0 == first }
        guard let element = field(String(run)) else { return nil }
        elements.append(element)
        rest = rest[run.endIndex...]
      } else {
        let run = rest.prefix { $0 != "'" && !($0.isASCII && $0.isLetter) }
        elements.append(.literal(String(run)))
        rest = rest[run.endIndex...]
      }
    }
    return elements
  }

  /// The text up to the closing quote, in which two quotes are one; and what follows it.
  private static func quoted(_ text: Substring) -> (String, Substring)? {
    if text.first == "'" { return ("'", text.dropFirst()) }
    var literal = ""
    var rest = text
    while let end = rest.firstIndex(of: "'") {
      literal += rest[..<end]
      rest = rest[rest.index(after: end)...]
      guard rest.first == "'" else { return (literal, rest) }
      literal += "'"
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func field(_ run: String) -> Element? {
    switch run {
    case "yyyy", "y": .year
    case "yy": .shortYear
    case "MM", "M": .month(digits: run.count)
    case "MMM": .monthName
    case "MMMM": .longMonthName
    case "dd", "d": .day(digits: run.count)
    case "HH", "H": .hour(digits: run.count)
    case "hh", "h": .clockHour(digits: run.count)
    case "a": .dayHalf
    case "mm": .minute
    case "ss": .second
    case "EEE", "E": .weekday
    case "EEEE": .longWeekday
    case "XXX", "ZZZZZ": .zone(hasColon: true, usesZ: true)
    case "xxx": .zone(hasColon: true, usesZ: false)
    case "XX": .zone(hasColon: false, usesZ: true)
    case "xx", "Z", "ZZ", "ZZZ": .zone(hasColon: false, usesZ: false)
    case "X": .zone(hasColon: false, usesZ: true, omitsMinutes: true)
    case "x": .zone(hasColon: false, usesZ: false, omitsMinutes: true)
    case "S", "SS", "SSS", "SSSS", "SSSSS", "SSSSSS", "SSSSSSS", "SSSSSSSS", "SSSSSSSSS":
      .fraction(digits: run.count)
    default: nil
    }
  }
}

extension DatePattern.Element {
  fileprivate var isMonth: Bool {
    switch self {
    case .month, .monthName, .longMonthName: true
    default: false
    }
  }

  fileprivate var isDay: Bool {
    if case .day = self { true } else { false }
  }

  /// Whether the text of the field may have one digit or two.
  fileprivate var isOpenEnded: Bool {
    switch self {
    case .month(digits: 1), .day(digits: 1), .hour(digits: 1), .clockHour(digits: 1): true
    default: false
    }
  }

  fileprivate var startsWithDigit: Bool {
    switch self {
    case .literal(let text): text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    case .monthName, .longMonthName, .dayHalf, .weekday, .longWeekday, .zone: false
    default: true
    }
  }

  fileprivate var isClockHour: Bool {
    if case .clockHour = self { true } else { false }
  }
}
