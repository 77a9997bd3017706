import ModelSchema

/// The calls on a container that read and write a property's value, up to the key.
struct ValueCall {
  private let property: Property

  init(_ property: Property) { self.property = property }

  /// The strategy that annotations give; nil for a plain value.
  private var strategy: String? {
    property.coding.strategyType(for: property.type).map { "\($0).self" }
      ?? property.coding.strategy
  }

  /// Whether the strategy is for the wrapped type of an optional.
  private var isLifted: Bool { property.coding.strategy != nil && property.isOptional }

  /// The strategy that a default is added to.
  var strategyForDefault: String {
    if let strategy { return strategy }
    let plain = "CodableKit.Plain<\(property.type.withoutOptional)>"
    return property.isOptional ? "\(plain)?.self" : "\(plain).self"
  }

  /// `decode(Int.self` and the like.
  var decoding: String {
    if let strategy { return "\(isLifted ? "decodeIfPresent" : "decode")(by: \(strategy)" }
    return property.isOptional
      ? "decodeIfPresent(\(property.type.withoutOptional.metatype)"
      : "decode(\(property.type.metatype)"
  }

  /// `decode(by: Int.self, forKey: .count, default: 1)` and the like.
  func decoding(otherwise fallback: Fallback, forKey key: String) -> String {
    "decode(by: \(strategyForDefault), forKey: \(key), \(Self.arguments(fallback)))"
  }

  /// `reader.read(by: Int.self, default: 1)` and the like.
  func directReading(otherwise fallback: Fallback) -> String {
    "reader.read(by: \(strategyForDefault), \(Self.arguments(fallback)))"
  }

  private static func arguments(_ fallback: Fallback) -> String {
    "default: \(fallback.value)" + (fallback.causes.map { ", for: \($0)" } ?? "")
  }

  /// `encode(self.count` and the like.
  func encoding(_ value: String) -> String {
    if let strategy {
      return "\(isLifted ? "encodeIfPresent" : "encode")(\(value), by: \(strategy)"
    }
    // Another name of an optional is seen by the compiler, which follows the rule of the type.
    guard property.isOptional || (property.hasNullRule && property.type.mayBeAlias) else {
      return "encode(\(value)"
    }
    return "\(property.writesNull ? "encodeOrNull" : "encodeIfPresent")(\(value)"
  }

  /// Whether null has to be written by a call of its own.
  var writesNullItself: Bool { strategy != nil && property.isOptional && property.writesNull }

  /// The condition under which the property is written; nil where it always is.
  ///
  /// - Parameter value: the value that has the property.
  /// - Returns: an expression.
  func conditionToWrite(of value: String) -> String? {
    guard property.isOptional && !property.writesNull && property.condition == nil else {
      return nil
    }
    let member = "\(value).\(identifier(property.name))"
    if property.strategy != nil {
      return "CodableKit.KnownKeys.isWritten(\(value).\(property.storedName))"
    }
    guard let strategy else { return "\(member) != nil" }
    return "CodableKit.KnownKeys.isWritten(\(member), by: \(strategy))"
  }
}

extension TypeReference {
  /// The type as an expression: `Int.self`, `(any Shape).self`.
  var metatype: String { isOneWord ? "\(self).self" : "(\(self)).self" }
}
