/// Why a value is not there.
///
///     enum Retries: DefaultPolicy {
///       static func defaultValue(for cause: DefaultCause) -> Int? {
///         switch cause {
///         case .missing: 3
///         case .null: 0
///         case .failure: nil
///         }
///       }
///     }
///     // {} -> 3, {"retries": null} -> 0, {"retries": "x"} -> throws
public enum DefaultCause: Hashable, Sendable, CaseIterable {
  /// The key is not there.
  case missing
  /// The key is there, with null.
  case null
  /// The value cannot be read.
  case failure
}

/// Says for which causes a default stands in, and which one.
///
/// Most defaults stand in for every cause: a ``DefaultProvider``. ``IfMissing``,
/// ``IfMissingOrNull`` and ``IfFailure`` narrow a provider down, and ``ByCause`` gives each cause
/// its own. A policy of your own needs one function:
///
///     enum Retries: DefaultPolicy {
///       static func defaultValue(for cause: DefaultCause) -> Int? {
///         switch cause {
///         case .missing: 3
///         case .null: 0
///         case .failure: nil
///         }
///       }
///     }
///     @Coded<Default<Int, Retries>> var retries: Int
///     // {} -> 3, {"retries": null} -> 0, {"retries": "x"} -> throws
public protocol DefaultPolicy<DefaultValue> {
  /// The type of the property.
  associatedtype DefaultValue

  /// The value that stands in, or nil where none does.
  ///
  /// Without one the strategy's own answer stands: of most strategies an error, of an optional one
  /// nil for a missing key and for null.
  ///
  ///     Retries.defaultValue(for: .null)      // 0
  ///     Retries.defaultValue(for: .failure)   // nil
  static func defaultValue(for cause: DefaultCause) -> DefaultValue?
}

/// Names a default value by a type.
///
/// An enum can name its own:
///
///     enum Shape: String, Codable, DefaultProvider {
///       case disc, other
///       static var defaultValue: Shape { .other }
///     }
///     @DefaultCase var shape: Shape
///     // {"shape": "ring"} -> .other
public protocol DefaultProvider<DefaultValue>: DefaultPolicy {
  /// The type of the property, declared again so that `defaultValue` can tell it.
  associatedtype DefaultValue

  /// The value that stands in; asked for each time that it is needed.
  ///
  ///     Everyone.defaultValue   // ["all"]
  static var defaultValue: DefaultValue { get }
}

extension DefaultProvider {
  /// The default, for every cause.
  ///
  ///     Zero<Int>.defaultValue(for: .missing)   // 0
  public static func defaultValue(for cause: DefaultCause) -> DefaultValue? { defaultValue }
}

/// A default for a missing key alone; null and a bad value throw.
///
///     @Coded<Default<[Int], IfMissing<Empty<[Int]>>>> var ids: [Int]
///     // {} -> [], {"ids": null} and {"ids": "x"} -> throw
public enum IfMissing<Provider: DefaultPolicy>: DefaultPolicy {
  public static func defaultValue(for cause: DefaultCause) -> Provider.DefaultValue? {
    cause == .missing ? Provider.defaultValue(for: cause) : nil
  }
}

/// A default where there is no value: for a missing key and for null; a bad value throws.
///
///     @Coded<Default<Int, IfMissingOrNull<Zero<Int>>>> var count: Int
///     // {} and {"count": null} -> 0, {"count": "x"} -> throws
public enum IfMissingOrNull<Provider: DefaultPolicy>: DefaultPolicy {
  public static func defaultValue(for cause: DefaultCause) -> Provider.DefaultValue? {
    cause == .failure ? nil : Provider.defaultValue(for: cause)
  }
}

/// A default for a bad value alone; a missing key and null throw.
///
///     @Coded<Default<Plain<Shape>, IfFailure<Shape>>> var shape: Shape
///     // {"shape": "ring"} -> .other and an issue, {} and {"shape": null} -> throw
public enum IfFailure<Provider: DefaultPolicy>: DefaultPolicy {
  public static func defaultValue(for cause: DefaultCause) -> Provider.DefaultValue? {
    cause == .failure ? Provider.defaultValue(for: cause) : nil
  }
}

/// No default, for one place of ``ByCause``: the strategy's own answer stands.
///
///     @Coded<Default<Bool, ByCause<True, True, NoDefault<Bool>>>> var isVisible: Bool
///     // {} and {"isVisible": null} -> true, {"isVisible": 7} -> throws
public enum NoDefault<DefaultValue>: DefaultPolicy {
  public static func defaultValue(for cause: DefaultCause) -> DefaultValue? { nil }
}

/// A default of its own for each cause.
///
///     @Coded<Default<Bool, ByCause<True, False, NoDefault<Bool>>>> var isVisible: Bool
///     // {} -> true, {"isVisible": null} -> false, {"isVisible": 7} -> throws
public enum ByCause<Missing: DefaultPolicy, Null: DefaultPolicy, Failure: DefaultPolicy>:
  DefaultPolicy
where Missing.DefaultValue == Null.DefaultValue, Null.DefaultValue == Failure.DefaultValue {
  public static func defaultValue(for cause: DefaultCause) -> Missing.DefaultValue? {
    switch cause {
    case .missing: Missing.defaultValue(for: cause)
    case .null: Null.defaultValue(for: cause)
    case .failure: Failure.defaultValue(for: cause)
    }
  }
}
