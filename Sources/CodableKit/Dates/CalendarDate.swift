#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A day of the calendar, without a time and without a zone.
///
///     struct Person: Codable { var birthday: CalendarDate }
///     // {"birthday":"1990-02-28"} -> year 1990, month 2, day 28
///
/// It orders by time and is written as it is read. Days that do not exist are refused.
public struct CalendarDate: Hashable, Sendable {
  private let value: CalendarDay

  /// The year, 0 to 9999.
  ///
  ///     CalendarDate("2024-02-29")?.year   // 2024
  public var year: Int { value.year }
  /// The month, 1 to 12.
  ///
  ///     CalendarDate("2024-02-29")?.month   // 2
  public var month: Int { value.month }
  /// The day of the month, 1 to 31.
  ///
  ///     CalendarDate("2024-02-29")?.day   // 29
  public var day: Int { value.day }

  init(_ value: CalendarDay) { self.value = value }

  /// Makes a day, or nil when the calendar has none such.
  ///
  ///     CalendarDate(year: 2024, month: 2, day: 29)?.description   // 2024-02-29
  ///     CalendarDate(year: 2023, month: 2, day: 29)   // nil
  public init?(year: Int, month: Int, day: Int) {
    guard let value = CalendarDay(year: year, month: month, day: day) else { return nil }
    self.value = value
  }

  /// The date at midnight UTC, when the day begins there.
  ///
  ///     CalendarDate("1970-01-02")?.dateInUTC.timeIntervalSince1970   // 86_400
  public var dateInUTC: Date { Instant(value).date }
}

extension CalendarDate: LosslessStringConvertible {
  /// Reads `yyyy-MM-dd`.
  ///
  ///     CalendarDate("2024-02-29")?.day   // 29
  ///     CalendarDate("2024-2-29")   // nil
  public init?(_ description: String) {
    guard let value = TextScanner.scan(description, { $0.day() }) else { return nil }
    self.value = value
  }

  /// The day as `yyyy-MM-dd`.
  ///
  ///     CalendarDate(year: 1990, month: 2, day: 8)?.description   // 1990-02-08
  public var description: String {
    var writer = DateTextWriter()
    writer.writeDay(value)
    return writer.text
  }
}

/// As keys of a dictionary, which is an object then.
///
///     struct Diary: Codable { var entries: [CalendarDate: String] }
///     // {"entries":{"2024-02-29":"leap day"}}
extension CalendarDate: CodingKeyRepresentable {
  /// The day as `yyyy-MM-dd`.
  ///
  ///     CalendarDate("2024-01-02")?.codingKey.stringValue   // 2024-01-02
  public var codingKey: any CodingKey { AnyCodingKey(description) }

  /// Reads `yyyy-MM-dd`.
  ///
  ///     CalendarDate(codingKey: key)?.month   // 1, for the key "2024-01-02"
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
}

extension CalendarDate: Comparable {
  /// Whether the left day is the earlier one.
  ///
  ///     // Of 1 February and 31 January:
  ///     days.min()?.day   // 31
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }
}

extension CalendarDate: CodingStrategy, Codable {
  /// The type itself.
  ///
  ///     @Coded<CalendarDate> var birthday: CalendarDate
  ///     // {"birthday":"1990-02-28"} -> year 1990, month 2, day 28
  public typealias CodedValue = Self

  /// Reads `yyyy-MM-dd`.
  ///
  /// Throws `DecodingError.dataCorrupted` for any other text.
  ///
  ///     try FastJSONDecoder().decode(CalendarDate.self, from: #""1990-02-28""#).year   // 1990
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let wanted = Wanted(DateOnly.form, type: Self.self)
    let text = try container.decode(String.self, for: wanted)
    guard let value = Self(text) else {
      throw wanted.marking(
        DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(Excerpt.quoted(text)) is not \(DateOnly.form)."))
    }
    self = value
  }

  /// Writes `yyyy-MM-dd`.
  ///
  ///     try FastJSONEncoder().encodeToString(CalendarDate(year: 1990, month: 2, day: 28))
  ///     // "1990-02-28"
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
