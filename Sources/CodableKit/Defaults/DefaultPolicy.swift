/// Why a value is not there.
///
///     enum Retries: DefaultPolicy {
///       static func defaultValue(for cause: DefaultCause) -> Int? {
///         switch cause {
///         case .missing: 3
///         case .null: 0
///         case .invalid: nil
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
  case invalid
}

/// Says for which causes a default stands in, and which one.
///
/// Most defaults stand in for every cause: a ``DefaultProvider``. ``IfMissing``,
/// ``IfMissingOrNull`` and ``IfInvalid`` narrow a provider down, and ``ByCause`` gives each cause
/// its own. A policy of your own needs one function:
///
///     enum Retries: DefaultPolicy {
///       static func defaultValue(for cause: DefaultCause) -> Int? {
///         switch cause {
///         case .missing: 3
///         case .null: 0
///         case .invalid: nil
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
  ///     Retries.defaultValue(for: .invalid)   // nil
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
