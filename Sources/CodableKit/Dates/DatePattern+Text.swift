#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DatePattern {
  /// Reads a whole text by the pattern, or gives nil.
  ///
  ///     DatePattern("yyyyMMdd")?.date(from: "19700102")?.timeIntervalSince1970   // 86_400
  ///     DatePattern("yyyyMMdd")?.date(from: "1970-01-02")   // nil
  public func date(from text: String) -> Date? {
    TextScanner.scan(text) { scanner -> Instant? in
      var fields = Fields(offset: offset)
      for element in elements {
        guard fields.read(element, from: &scanner) else { return nil }
      }
      return fields.instant
    }?.date
  }

  /// Writes a date by the pattern, or gives nil for a date without a four-digit year, and for a
  /// year that the pattern's two digits would not give back.
  ///
  ///     DatePattern("d MMM yyyy")?.text(from: Date(timeIntervalSince1970: 86_400))
  ///     // "2 Jan 1970"
  public func text(from date: Date) -> String? {
    let digits = elements.reduce(0) { digits, element in
      if case .fraction(let count) = element { max(digits, count) } else { digits }
    }
    guard var instant = Instant(date, digits: digits) else { return nil }
    instant.seconds += Int64(offset)
    let day = instant.day
    let years = elements.contains(.shortYear) ? 2000...2099 : 0...9999
    guard years.contains(day.year) else { return nil }
    var writer = DateTextWriter()
    for element in elements { writer.write(element, instant, day, offset: offset) }
    return writer.text
  }
}

/// What a text says, field by field.
private struct Fields {
  var year = 1970
  var month = 1
  var day = 1
  var hour = 0
  var isClockHour = false
  var isAfternoon: Bool?
  var minute = 0
  var second = 0
  var nanoseconds = 0
  var weekday: Int?
  var offset: Int

  init(offset: Int) { self.offset = offset }

  var instant: Instant? {
    guard let date = CalendarDay(year: year, month: month, day: day),
      weekday == nil || weekday == date.weekday
    else { return nil }
    guard isClockHour else {
      // `HH` with `a` says it twice.
      guard isAfternoon == nil || isAfternoon == (hour >= 12) else { return nil }
      return Instant(
        date, hour: hour, minute: minute, second: second, nanoseconds: nanoseconds,
        offset: offset)
    }
    guard (1...12).contains(hour) else { return nil }
    return Instant(
      date, hour: hour % 12 + (isAfternoon == true ? 12 : 0), minute: minute, second: second,
      nanoseconds: nanoseconds, offset: offset)
  }

  /// Reads one element of the pattern; false when the text is another.
  mutating func read(_ element: DatePattern.Element, from scanner: inout TextScanner) -> Bool {
    switch element {
    case .literal(let text): return text.unicodeScalars.allSatisfy { scanner.takeScalar($0) }
    case .year: return set(\.year, scanner.digits(4))
    case .shortYear: return set(\.year, scanner.digits(2).map { 2000 + $0 })
    case .month(let digits): return set(\.month, scanner.number(digits))
    case .monthName: return set(\.month, scanner.name(of: CalendarNames.months).map { $0 + 1 })
    case .longMonthName:
      return set(\.month, scanner.name(of: CalendarNames.longMonths).map { $0 + 1 })
    case .day(let digits): return set(\.day, scanner.number(digits))
    case .hour(let digits): return set(\.hour, scanner.number(digits))
    case .clockHour(let digits):
      isClockHour = true
      return set(\.hour, scanner.number(digits))
    case .dayHalf:
      guard let half = scanner.name(of: ["AM", "PM"]) else { return false }
      isAfternoon = half == 1
      return true
    case .minute: return set(\.minute, scanner.digits(2))
    case .second: return set(\.second, scanner.digits(2))
    case .fraction(let digits):
      return set(
        \.nanoseconds, scanner.digits(digits).map { $0 * (1_000_000_000 / Instant.powers[digits]) })
    case .weekday: return set(\.weekday, scanner.name(of: CalendarNames.weekdays))
    case .longWeekday: return set(\.weekday, scanner.name(of: CalendarNames.longWeekdays))
    case .zone: return set(\.offset, scanner.zone(requiresColon: false))
    }
  }

  private mutating func set(_ field: WritableKeyPath<Fields, Int>, _ value: Int?) -> Bool {
    guard let value else { return false }
    self[keyPath: field] = value
    return true
  }

  private mutating func set(_ field: WritableKeyPath<Fields, Int?>, _ value: Int?) -> Bool {
    guard let value else { return false }
    self[keyPath: field] = value
    return true
  }
}

extension TextScanner {
  /// Takes a number of two digits, or of one or two where the pattern writes one letter.
  fileprivate mutating func number(_ digits: Int) -> Int? {
    guard digits == 1 else { return self.digits(digits) }
    guard let first = digit() else { return nil }
    return digit().map { first * 10 + $0 } ?? first
  }

  fileprivate mutating func takeScalar(_ scalar: Unicode.Scalar) -> Bool {
    UTF8.encode(scalar)?.allSatisfy { takeByte($0) } ?? false
  }
}

extension DateTextWriter {
  fileprivate mutating func write(
    _ element: DatePattern.Element, _ instant: Instant, _ day: CalendarDay, offset: Int
  ) {
    let second = instant.secondOfDay
    let clockHour = (second / 3600 + 11) % 12 + 1
    switch element {
    case .literal(let text): write(text)
    case .year: write(day.year, digits: 4)
    case .shortYear: write(day.year % 100, digits: 2)
    case .month(let digits): write(day.month, atLeast: digits)
    case .monthName: write("\(CalendarNames.months[day.month - 1])")
    case .longMonthName: write("\(CalendarNames.longMonths[day.month - 1])")
    case .day(let digits): write(day.day, atLeast: digits)
    case .hour(let digits): write(second / 3600, atLeast: digits)
    case .clockHour(let digits): write(clockHour, atLeast: digits)
    case .dayHalf: write(second < 43_200 ? "AM" : "PM")
    case .minute: write(second / 60 % 60, digits: 2)
    case .second: write(second % 60, digits: 2)
    case .fraction(let digits):
      write(instant.nanoseconds / (1_000_000_000 / Instant.powers[digits]), digits: digits)
    case .weekday: write("\(CalendarNames.weekdays[day.weekday])")
    case .longWeekday: write("\(CalendarNames.longWeekdays[day.weekday])")
    case .zone(let hasColon, let usesZ, let omitsMinutes):
      if usesZ, offset == 0 { return write("Z") }
      write(offset < 0 ? "-" : "+")
      write(abs(offset) / 3600, digits: 2)
      if omitsMinutes, offset % 3600 == 0 { return }
      if hasColon { write(":") }
      write(abs(offset) / 60 % 60, digits: 2)
    }
  }

  private mutating func write(_ value: Int, atLeast digits: Int) {
    write(value, digits: value >= 10 ? 2 : digits)
  }
}
