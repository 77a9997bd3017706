/// A value that is stored as one string of JSON: in `@AppStorage`, `@SceneStorage`, the query of a
/// URL, a column of a database.
///
///     struct Preferences: JSONStringRepresentable {
///       var showsTips = true
///       var accent = "blue"
///     }
///     Preferences().rawValue
///     // {"accent":"blue","showsTips":true}
///     Preferences(rawValue: #"{"accent":"red","showsTips":false}"#)?.accent
///     // red
///     Preferences(rawValue: "torn")
///     // nil
///
///     @AppStorage("preferences") var preferences = Preferences()
///
/// The protocol needs no code: the compiler writes the `Codable` conformance as for any struct, and
/// `CodingKeys`, property wrappers and a hand-written `init(from:)` mean what they always mean.
/// Where a property is wrapped, a stored text is read as tolerantly as a payload.
///
/// A type that adopts `RawRepresentable` by itself would never get that far: for a type with a raw
/// value the standard library encodes the raw value, which is made by encoding, without end. Here
/// the value is coded by its members everywhere, so inside another type it is an object and no
/// string. `==` and `hash(into:)` look at the members too, not at the text.
///
/// For a type of somebody else's, or a plain array, use ``JSONStored``. An enum that has raw values
/// already needs neither.
public protocol JSONStringRepresentable: Codable, RawRepresentable, _MemberwiseCoded
where RawValue == String {}

extension JSONStringRepresentable {
  /// The value as JSON.
  ///
  /// Keys are sorted, so an unchanged value is an unchanged text; only a `Set` has no order of its
  /// own. A raw value cannot throw, so a value that cannot be encoded gives `{}`; ``jsonText()``
  /// says why.
  ///
  ///     Preferences().rawValue   // {"accent":"blue","showsTips":true}
  public var rawValue: String { (try? jsonText()) ?? "{}" }

  /// Reads a stored text, or gives nil when it cannot be read; ``init(jsonText:)`` says why.
  ///
  ///     Preferences(rawValue: #"{"accent":"red","showsTips":false}"#)?.showsTips   // false
  public init?(rawValue: String) {
    guard let value = try? Self(jsonText: rawValue) else { return nil }
    self = value
  }

  /// The value as JSON, with sorted keys.
  ///
  /// Infinities and NaN are written as the texts `Infinity`, `-Infinity` and `NaN`.
  ///
  /// Throws what encoding the value throws.
  ///
  ///     try Preferences().jsonText()   // {"accent":"blue","showsTips":true}
  public func jsonText() throws -> String {
    String(decoding: try StoredJSON.encode(self), as: UTF8.self)
  }

  /// Reads a text that ``jsonText()`` wrote.
  ///
  /// Throws the `DecodingError` of the first fault that no wrapper survives.
  ///
  ///     try Preferences(jsonText: #"{"accent":"red","showsTips":true}"#).accent   // "red"
  public init(jsonText: String) throws {
    self = try StoredJSON.decode(Self.self, from: jsonText)
  }
}
