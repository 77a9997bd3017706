import JSONCore

/// What is advised for a date that stands there in another form.
enum DateAdvice {
  /// The forms of text, the usual one first.
  private static var forms: [any DateTextStrategy.Type] {
    [ISO8601.self, DateOnly.self, ISO8601InUTC.self, RFC2822.self, HTTPDate.self, DotNetDate.self]
  }

  /// The units since 1970, the coarsest first.
  private static var units: [any UnixTimeStrategy.Type] {
    [UnixSeconds.self, UnixMilliseconds.self, UnixMicroseconds.self, UnixNanoseconds.self]
  }

  /// For a value that a strategy refused, or the decoder's own strategy for dates.
  static func help(
    for context: DecodingError.Context, name: String, found: DecodingIssue.Found
  ) -> String? {
    if let (_, other) = strategies(for: context, found: found) {
      return Annotation.codedValue(typeName(other), name, "Date", accepting: found.excerpt ?? "")
    }
    return option(for: context, found: found)
  }

  /// The strategy that refused a value, and one that accepts it.
  static func strategies(
    for context: DecodingError.Context, found: DecodingIssue.Found
  ) -> (refused: Any.Type, accepting: Any.Type)? {
    if let strategy = (context.underlyingError as? StatedFault)?.strategy
      as? any UnixTimeStrategy.Type
    {
      return unit(accepting: found, finerThan: strategy).map { (strategy, $0) }
    }
    let strategy = (context.underlyingError as? Wanted)?.strategy as? any DateTextStrategy.Type
    guard let strategy, let form = form(accepting: found), form != strategy else { return nil }
    return (strategy, form)
  }

  /// For a value that is of another kind than the strategy's: a further strategy beside it.
  static func alternative(to strategy: Any.Type, found: DecodingIssue.Found) -> String? {
    let other: Any.Type?
    switch strategy {
    case is any DateTextStrategy.Type: other = unit(accepting: found, finerThan: nil)
    case is any UnixTimeStrategy.Type: other = form(accepting: found)
    default: other = nil
    }
    return other.map { "FirstOf<\(typeName(strategy)), \(typeName($0))>" }
  }

  /// For a value that the decoder's own strategy for dates refused.
  static func option(
    for context: DecodingError.Context, found: DecodingIssue.Found, isRecovered: Bool = false
  ) -> String? {
    let isOfDecoder = formOfFoundation(in: context.debugDescription) == ISO8601.form
    return context.underlyingError is DateForm || isOfDecoder
      ? option(for: found, isRecovered: isRecovered) : nil
  }

  /// For a value where the decoder's own strategy for dates wants another form.
  static func option(
    for found: DecodingIssue.Found, isRecovered: Bool = false
  ) -> String? {
    if let help = option(forText: found, isRecovered: isRecovered) { return help }
    guard let unit = unit(accepting: found, finerThan: nil) else { return nil }
    let isNumber = found.kind == .number
    return switch unit {
    case is UnixSeconds.Type where isNumber: option(".secondsSince1970", unit, found, isRecovered)
    case is UnixMilliseconds.Type where isNumber:
      option(".millisecondsSince1970", unit, found, isRecovered)
    default: option(".by(\(typeName(unit)).self)", unit, found, isRecovered)
    }
  }

  /// For a text that is a date in another form than the decoder's own strategy wants.
  static func option(
    forText found: DecodingIssue.Found, isRecovered: Bool = false
  ) -> String? {
    guard let form = form(accepting: found) else { return nil }
    let option = form == ISO8601.self ? ".flexibleISO8601" : ".by(\(typeName(form)).self)"
    return self.option(option, form, found, isRecovered)
  }

  private static func option(
    _ option: String, _ strategy: Any.Type, _ found: DecodingIssue.Found, _ isRecovered: Bool
  ) -> String? {
    guard let excerpt = found.excerpt else { return nil }
    // Around a strategy for the date there is a tolerant one, which has to stay.
    guard !isRecovered else {
      return "for a Date, `dateDecodingStrategy = \(option)` reads \(excerpt)"
    }
    let name = typeName(strategy)
    return "for a Date, `dateDecodingStrategy = \(option)` or `@Coded<\(name)>` reads \(excerpt) "
      + "(in a `@Codable` type, also on a `let`: `@CodableBy(\(name).self)`)"
  }

  private static func form(
    accepting found: DecodingIssue.Found
  ) -> (any DateTextStrategy.Type)? {
    found.text.flatMap { text in forms.first { $0.date(from: text) != nil } }
  }

  /// The coarsest unit in which a number is a date of this era.
  private static func unit(
    accepting found: DecodingIssue.Found, finerThan strategy: (any UnixTimeStrategy.Type)?
  ) -> (any UnixTimeStrategy.Type)? {
    guard let number = found.excerpt.flatMap(number) else { return nil }
    // A number of milliseconds is one of seconds in the far future as well.
    return units.first { unit in
      strategy.map { unit.unitsPerSecond > $0.unitsPerSecond } != false
        && unit.date(units: number) != nil
        && (strategy != nil || abs(number) / Double(unit.unitsPerSecond) < 1e11)
    }
  }

  /// The number that a number or its text stands for.
  private static func number(_ json: String) -> Double? {
    (try? JSONValue(parsing: json)).flatMap { $0.number?.double ?? $0.string.flatMap(Double.init) }
  }
}
