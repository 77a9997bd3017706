/// Reads a default in place of a value that is missing, null or wrong.
///
///     @CodableDefault(1) let count: Int
///     @CodableDefault("new", for: .missing) let state: String
///     @CodableDefault(State.draft) let stage: State
///
/// The default of an enum is written with the enum's name: the annotation stands for itself, and
/// does not know the property's type.
///
/// A wrong value is recorded in the ``DecodingReport``. For a missing key alone an initial value
/// says the same. With ``Lossy()`` beside it the bad elements of a collection are dropped, and the
/// default stands in for what is no collection.
///
/// On a case of an enum with one value the default is that value's:
///
///     @CodableDefault(1) case circle(radius: Double)
///     // {"circle":{}} -> .circle(radius: 1)
///
/// - Parameters:
///   - value: the default; evaluated each time that it is needed.
///   - causes: what it stands in for.
@attached(peer)
public macro CodableDefault<Value>(_ value: Value, for causes: DefaultCauses = .all) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads a default in place of one of a case's values, by its label.
///
///     @CodableDefault("px", at: "unit") case length(value: Double, unit: String)
///     // {"length":{"value":2}} -> .length(value: 2, unit: "px")
///
/// - Parameters:
///   - value: the default; evaluated each time that it is needed.
///   - causes: what it stands in for.
///   - label: the value's label.
@attached(peer)
public macro CodableDefault<Value>(
  _ value: Value, for causes: DefaultCauses = .all, at label: String
) = #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads a default in place of one of a case's values, by its position.
///
///     @CodableDefault("px", at: 1) case length(Double, String)
///     // {"length":{"_0":2}} -> .length(2, "px")
///
/// - Parameters:
///   - value: the default; evaluated each time that it is needed.
///   - causes: what it stands in for.
///   - position: the value's position, counted from 0.
@attached(peer)
public macro CodableDefault<Value>(
  _ value: Value, for causes: DefaultCauses = .all, at position: Int
) = #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads and writes a property by a strategy.
///
///     @CodableBy(ISO8601.self) let createdAt: Date
///     @CodableBy([UnixSeconds?].self) let stamps: [Date?]
///
/// For an optional property the strategy may be that of the wrapped type: nil is left out. On a
/// case of an enum with one value the strategy is that value's, as with `@Lossy` and `@Lossless`:
///
///     @CodableBy(UnixSeconds.self) case at(Date)
///     // {"at":{"_0":5}}
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategy: Strategy.Type) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads and writes one of a case's values by a strategy, by its label.
///
///     @CodableBy(UnixSeconds.self, at: "start") @CodableBy(UnixSeconds.self, at: "end")
///     case span(start: Date, end: Date)
///     // {"span":{"start":5,"end":9}}
///
/// - Parameters:
///   - strategy: the strategy.
///   - label: the value's label.
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategy: Strategy.Type, at label: String) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads and writes one of a case's values by a strategy, by its position.
///
///     @CodableBy(UnixSeconds.self, at: 1) case event(String, Date)
///     // {"event":{"_0":"a","_1":5}}
///
/// - Parameters:
///   - strategy: the strategy.
///   - position: the value's position, counted from 0.
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategy: Strategy.Type, at position: Int) =
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

/// Keeps what can be read of one of a case's values, by its label.
///
///     @Lossy(at: "tags") case post(id: Int, tags: [String])
///     // {"post":{"id":1,"tags":["a",7]}} -> .post(id: 1, tags: ["a"]) and an issue
///
/// - Parameter label: the value's label.
@attached(peer)
public macro Lossy(at label: String) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Keeps what can be read of one of a case's values, by its position.
///
///     @Lossy(at: 1) case post(Int, [String])
///     // {"post":{"_0":1,"_1":["a",7]}} -> .post(1, ["a"]) and an issue
///
/// - Parameter position: the value's position, counted from 0.
@attached(peer)
public macro Lossy(at position: Int) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads a scalar also from another kind of scalar, as ``Lossless`` does.
///
///     @Lossless let id: String
///     @Lossy @Lossless let counts: [Int]
@attached(peer)
public macro Lossless() =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads one of a case's values also from another kind of scalar, by its label.
///
///     @Lossless(at: "count") case order(id: String, count: Int)
///     // {"order":{"id":"a","count":"2"}} -> .order(id: "a", count: 2)
///
/// - Parameter label: the value's label.
@attached(peer)
public macro Lossless(at label: String) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")

/// Reads one of a case's values also from another kind of scalar, by its position.
///
///     @Lossless(at: 1) case order(String, Int)
///     // {"order":{"_0":"a","_1":"2"}} -> .order("a", 2)
///
/// - Parameter position: the value's position, counted from 0.
@attached(peer)
public macro Lossless(at position: Int) =
  #externalMacro(module: "CodableKitMacrosPlugin", type: "AnnotationMacro")
