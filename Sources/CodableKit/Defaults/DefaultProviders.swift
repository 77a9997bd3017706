#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Provides an empty string, array, set, dictionary or `Data`.
public enum Empty<T: EmptyConstructible>: DefaultProvider {
  public static var defaultValue: T { T() }
}

/// A type whose initialiser without arguments gives an empty value.
public protocol EmptyConstructible {
  /// Creates an empty value.
  init()
}

extension String: EmptyConstructible {}
extension Array: EmptyConstructible {}
extension Set: EmptyConstructible {}
extension Dictionary: EmptyConstructible {}
extension Data: EmptyConstructible {}

/// Provides zero.
public enum Zero<T: AdditiveArithmetic>: DefaultProvider {
  public static var defaultValue: T { .zero }
}

/// Provides `true`.
public enum True: DefaultProvider {
  public static var defaultValue: Bool { true }
}

/// Provides `false`.
public enum False: DefaultProvider {
  public static var defaultValue: Bool { false }
}
