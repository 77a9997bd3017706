/// Reads a default in place of a value that is missing, null or wrong.
///
///     @CodableDefault(1) let count: Int
///     @CodableDefault("new", for: .missing) let state: String
///
/// A wrong value is recorded in the ``DecodingReport``. For a missing key alone an initial value
/// says the same.
///
/// - Parameters:
///   - value: the default; evaluated each time that it is needed.
///   - causes: what it stands in for.
@attached(peer)
public macro CodableDefault<Value>(_ value: Value, for causes: DefaultCauses = .all) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads and writes a property by a strategy.
///
///     @CodableBy(ISO8601.self) let createdAt: Date
///     @CodableBy([UnixSeconds?].self) let stamps: [Date?]
///
/// For an optional property the strategy may be that of the wrapped type: nil is left out. On a case
/// of an enum with one value the strategy is that value's, as with `@Lossy` and `@Lossless`:
///
///     @CodableBy(UnixSeconds.self) case at(Date)
///     // {"at":{"_0":5}}
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategy: Strategy.Type) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Keeps what can be read: nil for a bad value, a collection without its bad elements.
///
///     @Lossy let payments: [Payment]
///     @Lossy let owner: User?
///
/// Each loss is recorded in the ``DecodingReport``.
@attached(peer)
public macro Lossy() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads a scalar also from another kind of scalar, as ``Lossless`` does.
///
///     @Lossless let id: String
///     @Lossy @Lossless let counts: [Int]
@attached(peer)
public macro Lossless() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")
