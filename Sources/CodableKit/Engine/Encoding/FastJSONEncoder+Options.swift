#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FastJSONEncoder {
  /// The layout of the text: `.prettyPrinted`, `.sortedKeys`, `.withoutEscapingSlashes`.
  ///
  /// Sorted keys stand in the order of their UTF-8 bytes, the same on every platform: `10`, `9`,
  /// `B`, `a`, `e`, `é`.
  ///
  ///     encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  ///     try encoder.encodeToString(["b": 1, "a": 2])   // "{\n  \"a\" : 2,\n  \"b\" : 1\n}"
  public var outputFormatting: JSONEncoder.OutputFormatting {
    get { options.outputFormatting }
    set { change { $0.outputFormatting = newValue } }
  }

  /// How dates are written; as the seconds since 2001 unless set.
  ///
  ///     encoder.dateEncodingStrategy = .iso8601
  ///     try encoder.encodeToString([Date(timeIntervalSince1970: 5)])   // ["1970-01-01T00:00:05Z"]
  public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy {
    get { options.dateEncodingStrategy }
    set { change { $0.dateEncodingStrategy = newValue } }
  }

  /// How `Data` is written; in Base64 unless set.
  ///
  ///     encoder.dataEncodingStrategy = .custom { try Array($0).encode(to: $1) }
  ///     try encoder.encodeToString(Data([104, 105]))   // [104,105]
  public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy {
    get { options.dataEncodingStrategy }
    set { change { $0.dataEncodingStrategy = newValue } }
  }

  /// What happens with NaN and the infinities, which JSON has no numbers for; an error unless set.
  ///
  ///     encoder.nonConformingFloatEncodingStrategy = .convertToString(
  ///       positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  ///     try encoder.encodeToString([-Double.infinity])   // ["-inf"]
  public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy {
    get { options.nonConformingFloatEncodingStrategy }
    set { change { $0.nonConformingFloatEncodingStrategy = newValue } }
  }

  /// Whether NaN and the infinities are written as `null`, as JavaScript does.
  ///
  /// If set it goes before ``nonConformingFloatEncodingStrategy``. `JSONEncoder` has no such
  /// option.
  ///
  ///     encoder.encodesNonConformingFloatsAsNull = true
  ///     try encoder.encodeToString([1, Double.nan])   // [1,null]
  public var encodesNonConformingFloatsAsNull: Bool {
    get { options.encodesNonConformingFloatsAsNull }
    set { change { $0.encodesNonConformingFloatsAsNull = newValue } }
  }

  /// How coding keys are written; as they are unless set.
  ///
  /// Keys of dictionaries are data and never converted.
  ///
  ///     encoder.keyEncodingStrategy = .convertToSnakeCase
  ///     // A property userName -> {"user_name":"Ada"}
  public var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy {
    get { options.keyEncodingStrategy }
    set { change { $0.keyEncodingStrategy = newValue } }
  }

  /// What the values being encoded find in `encoder.userInfo`.
  ///
  /// With a `CodingUserInfoKey` named `language`:
  ///
  ///     encoder.userInfo[language] = "de"
  ///     // in an encode(to:), encoder.userInfo[language] as? String is "de"
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { options.userInfo }
    set { change { $0.userInfo = newValue } }
  }

  /// How many arrays and objects may stand inside each other; 512 unless set, as for reading.
  ///
  ///     encoder.maximumDepth = 2
  ///     try encoder.encode([[[1]]])   // throws
  public var maximumDepth: Int {
    get { options.maximumDepth }
    set { change { $0.maximumDepth = newValue } }
  }
}
