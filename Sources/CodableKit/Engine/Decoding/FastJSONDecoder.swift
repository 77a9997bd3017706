#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads `Decodable` types from JSON: `JSONDecoder`, several times faster.
///
/// Every option of `JSONDecoder` is here, spelled the same and with the same meaning, so that a
/// change of name is the whole migration:
///
///     struct User: Codable { var userName: String; var joined: Date }
///     let decoder = FastJSONDecoder()
///     decoder.keyDecodingStrategy = .convertFromSnakeCase
///     decoder.dateDecodingStrategy = .secondsSince1970
///     let json = #"{"user_name": "Ada", "joined": 0}"#
///     try decoder.decode(User.self, from: json).userName   // Ada
///
/// Values and errors are Foundation's too, but for a few differences that make an answer exact; the
/// page "Differences from Foundation" lists them. Beyond Foundation there are ``maximumDepth``,
/// ``duplicateKeys`` and ``maximumSize``.
///
/// A decoder may be used by many threads at once. Options that change during a call take effect in
/// the next one.
public final class FastJSONDecoder: Sendable {
  let options = OptionStore<DecodingOptions, Never>(DecodingOptions())

  /// Makes a decoder with Foundation's defaults.
  ///
  ///     try FastJSONDecoder().decode([Int].self, from: "[1]")   // [1]
  public init() {}

  /// How dates are read: as their own `Codable` form (seconds since 2001), unless set.
  ///
  ///     decoder.dateDecodingStrategy = .secondsSince1970
  ///     try decoder.decode(Date.self, from: "5").timeIntervalSince1970   // 5
  public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy {
    get { self[\.dates] }
    set { self[\.dates] = newValue }
  }

  /// How data is read: from Base64, unless set.
  ///
  ///     decoder.dataDecodingStrategy = .custom { Data(try String(from: $0).utf8) }
  ///     try decoder.decode(Data.self, from: #""hi""#)   // Data("hi".utf8)
  public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy {
    get { self[\.data] }
    set { self[\.data] = newValue }
  }

  /// Which strings stand for infinities and NaN: none, unless set.
  ///
  ///     decoder.nonConformingFloatDecodingStrategy = .convertFromString(
  ///       positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  ///     try decoder.decode(Double.self, from: #""-inf""#)   // -.infinity
  public var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy {
    get { self[\.floats] }
    set { self[\.floats] = newValue }
  }

  /// How the document's keys become the model's: unchanged, unless set.
  ///
  /// Keys of a dictionary are data and are never changed.
  ///
  ///     decoder.keyDecodingStrategy = .convertFromSnakeCase
  ///     try decoder.decode(UserName.self, from: #"{"user_name": "Ada"}"#).userName   // Ada
  public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy {
    get { self[\.keys] }
    set { self[\.keys] = newValue }
  }

  /// What the decoded types find in `decoder.userInfo`.
  ///
  /// With a `CodingUserInfoKey` named `language`:
  ///
  ///     decoder.userInfo[language] = "de"
  ///     // in an init(from:), decoder.userInfo[language] as? String is "de"
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { self[\.userInfo] }
    set { self[\.userInfo] = newValue }
  }

  /// Whether JSON5 is read.
  ///
  ///     decoder.allowsJSON5 = true
  ///     try decoder.decode([String: [Int]].self, from: "{a: [1, 2,]}  /* both */")
  ///     // ["a": [1, 2]]
  public var allowsJSON5: Bool {
    get { self[\.reading.allowsJSON5] }
    set { self[\.reading.allowsJSON5] = newValue }
  }

  /// Whether the document is an object whose braces may be missing.
  ///
  ///     decoder.assumesTopLevelDictionary = true
  ///     try decoder.decode([String: Int].self, from: #""a": 1, "b": 2"#)   // ["a": 1, "b": 2]
  public var assumesTopLevelDictionary: Bool {
    get { self[\.reading.assumesTopLevelObject] }
    set { self[\.reading.assumesTopLevelObject] = newValue }
  }

  /// How many arrays and objects may stand inside each other: 512, as in Foundation.
  ///
  /// Types that contain each other are decoded on the stack, so that a much larger limit is for
  /// threads with a large stack. In a release build half a megabyte, which is what a thread of
  /// Apple's has, holds all 512 levels of plain types, and 200 levels of a type with a lossy list
  /// of itself: where strangers send such trees, set a lower limit.
  ///
  ///     decoder.maximumDepth = 2
  ///     try decoder.decode([[[Int]]].self, from: "[[[1]]]")   // throws
  public var maximumDepth: Int {
    get { self[\.reading.maximumDepth] }
    set { self[\.reading.maximumDepth] = newValue }
  }

  /// What a key means that its object has already: the first one counts, as in Foundation.
  ///
  ///     decoder.duplicateKeys = .last
  ///     try decoder.decode([String: Int].self, from: #"{"a": 1, "a": 2}"#)   // ["a": 2]
  public var duplicateKeys: DuplicateKeyPolicy {
    get { self[\.reading.duplicateKeys] }
    set { self[\.reading.duplicateKeys] = newValue }
  }

  /// The largest document in bytes, or nil for no limit but 4 GiB.
  ///
  ///     decoder.maximumSize = 5
  ///     try decoder.decode([Int].self, from: "[1, 2]")   // throws
  public var maximumSize: Int? {
    get { self[\.reading.maximumSize] }
    set { self[\.reading.maximumSize] = newValue }
  }

  private subscript<Value>(option: WritableKeyPath<DecodingOptions, Value>) -> Value {
    get { options.snapshot[keyPath: option] }
    set { options.change { $0[keyPath: option] = newValue } }
  }
}
