public import JSONCore

// A strategy that reads as another one does has a lossy form where that one has.

extension LossyDecodingStrategy
where Self: ForwardingDecodingStrategy, Strategy: LossyDecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> CodedValue {
    try Strategy.decodeLossily(from: container)
  }

  public static func decodeLossily<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> CodedValue {
    try Strategy.decodeLossily(from: container, forKey: key)
  }

  public static func decodeLossilyIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> CodedValue? {
    try Strategy.decodeLossilyIfPresent(from: container, forKey: key)
  }

  public static func readLossily(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    try Strategy.readLossily(from: &reader)
  }
}

extension ExplicitNull: LossyDecodingStrategy where Strategy: LossyDecodingStrategy {}

extension Required: LossyDecodingStrategy where Strategy: LossyDecodingStrategy {
  public static func decodeLossily<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Strategy.CodedValue {
    try Required<Lossy<Strategy>>.decode(from: container, forKey: key)
  }
}

/// What is lossy already stays as it is.
extension Lossy: LossyDecodingStrategy where Strategy: LossyDecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue {
    try Strategy.decodeLossily(from: container)
  }

  public static func decodeLossily<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Strategy.CodedValue {
    try Strategy.decodeLossily(from: container, forKey: key)
  }

  public static func decodeLossilyIfPresent<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Strategy.CodedValue? {
    try Strategy.decodeLossilyIfPresent(from: container, forKey: key)
  }

  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> Strategy.CodedValue {
    try Strategy.readLossily(from: &reader)
  }
}

/// The default is for what the lossy form cannot know: a missing key, and null.
extension Default: LossyDecodingStrategy where Strategy: LossyDecodingStrategy {
  public static func decodeLossily(
    from container: any SingleValueDecodingContainer
  ) throws -> Strategy.CodedValue {
    try Default<Lossy<Strategy>, Policy>.decode(from: container)
  }

  public static func decodeLossily<Key>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key
  ) throws -> Strategy.CodedValue {
    try Default<Lossy<Strategy>, Policy>.decode(from: container, forKey: key)
  }

  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> Strategy.CodedValue {
    try Default<Lossy<Strategy>, Policy>.read(from: &reader)
  }
}
