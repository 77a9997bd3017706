/// Reads nil as a default, without an issue.
///
/// For what an optional strategy takes for nothing, where ``Default`` would report a bad value or
/// see nil as a value of its own:
///
///     @Coded<NilAs<EmptyStringAsNil<Int>, Zero<Int>>> var count: Int
///     // {"count": ""}, {"count": null} and {} -> 0, {"count": 3} -> 3, {"count": "x"} -> throws
///
/// A bad value throws, and reads as the default with an issue in `NilAs<Lossy<…>, …>`. Written is
/// the value, also where it is the default.
public enum NilAs<Strategy: ValueStrategy, Provider: DefaultProvider>: ValueStrategy
where Strategy.CodedValue == Provider.DefaultValue? {
  public typealias CodedValue = Provider.DefaultValue
}

extension NilAs: DecodingStrategy where Strategy: DecodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> Provider.DefaultValue {
    try Strategy.decode(from: decoder) ?? Provider.defaultValue
  }

  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Provider.DefaultValue {
    try Strategy.decode(from: container) ?? Provider.defaultValue
  }

  public static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key)
    throws -> Provider.DefaultValue
  {
    try Strategy.decode(from: container, forKey: key) ?? Provider.defaultValue
  }

  public static func decodeMissing<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>)
    throws -> Provider.DefaultValue
  {
    try Strategy.decodeMissing(key, in: container) ?? Provider.defaultValue
  }
}

extension NilAs: LossyDecodingStrategy where Strategy: LossyDecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> Provider.DefaultValue {
    try Strategy.decodeLossily(from: container) ?? Provider.defaultValue
  }
}

extension NilAs: EncodingStrategy where Strategy: EncodingStrategy {
  public static func encode(_ value: Provider.DefaultValue, to encoder: any Encoder) throws {
    try Strategy.encode(value, to: encoder)
  }
}
