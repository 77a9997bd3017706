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
    cause == .invalid ? nil : Provider.defaultValue(for: cause)
  }
}

/// A default for a bad value alone; a missing key and null throw.
///
///     @Coded<Default<Plain<Shape>, IfInvalid<Shape>>> var shape: Shape
///     // {"shape": "ring"} -> .other and an issue, {} and {"shape": null} -> throw
public enum IfInvalid<Provider: DefaultPolicy>: DefaultPolicy {
  public static func defaultValue(for cause: DefaultCause) -> Provider.DefaultValue? {
    cause == .invalid ? Provider.defaultValue(for: cause) : nil
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
public enum ByCause<Missing: DefaultPolicy, Null: DefaultPolicy, Invalid: DefaultPolicy>:
  DefaultPolicy
where Missing.DefaultValue == Null.DefaultValue, Null.DefaultValue == Invalid.DefaultValue {
  public static func defaultValue(for cause: DefaultCause) -> Missing.DefaultValue? {
    switch cause {
    case .missing: Missing.defaultValue(for: cause)
    case .null: Null.defaultValue(for: cause)
    case .invalid: Invalid.defaultValue(for: cause)
    }
  }
}
