/// A number that has to lie in a range.
///
///     enum Percent: ValueRange { static let range = 0...100 }
///     @Coded<Ranged<Int, Percent>> var progress: Int
///     // {"progress": 130} -> throws: expected a value in 0...100, found number 130
///
/// Writing a value outside throws as well.
public typealias Ranged<Strategy: ValueStrategy, Range: ValueRange> =
  Refined<Strategy, WithinRange<Range>>
where Strategy.CodedValue == Range.Bound

/// A number that is moved to the nearest end of a range where it lies outside.
///
///     enum Percent: ValueRange { static let range = 0...100 }
///     @Coded<Clamped<Int, Percent>> var progress: Int
///     // {"progress": 130} -> 100 and an issue
///
/// A value that has no order, such as NaN, is refused. Writing never clamps: a value outside
/// throws.
public typealias Clamped<Strategy: ValueStrategy, Range: ValueRange> =
  Refined<Strategy, ClampedToRange<Range>>
where Strategy.CodedValue == Range.Bound

/// Names a range by a type.
///
///     enum Percent: ValueRange { static let range = 0...100 }
public protocol ValueRange<Bound> {
  /// The type of the values.
  associatedtype Bound: Comparable

  /// The least and the greatest value.
  ///
  ///     Percent.range   // 0...100
  static var range: ClosedRange<Bound> { get }
}

extension ValueRange {
  static var expectation: String { "a value in \(range)" }
}

/// The rule of ``Ranged``.
///
///     WithinRange<Percent>.judge(130)   // .refused(expected: "a value in 0...100")
public enum WithinRange<Range: ValueRange>: ValueRule {
  /// Refuses what lies outside.
  ///
  ///     WithinRange<Percent>.judge(30)   // .accepted
  public static func judge(_ value: Range.Bound) -> Verdict<Range.Bound> {
    Range.range.contains(value) ? .accepted : .refused(expected: Range.expectation)
  }
}

/// The rule of ``Clamped``.
///
///     ClampedToRange<Percent>.judge(130)   // .corrected(100, expected: "a value in 0...100")
public enum ClampedToRange<Range: ValueRange>: ValueRule {
  /// Moves what lies outside to the nearest end.
  ///
  ///     ClampedToRange<Percent>.judge(-5)   // .corrected(0, expected: "a value in 0...100")
  public static func judge(_ value: Range.Bound) -> Verdict<Range.Bound> {
    let range = Range.range
    if range.contains(value) { return .accepted }
    if value < range.lowerBound {
      return .corrected(range.lowerBound, expected: Range.expectation)
    }
    if value > range.upperBound {
      return .corrected(range.upperBound, expected: Range.expectation)
    }
    return .refused(expected: Range.expectation)
  }
}
