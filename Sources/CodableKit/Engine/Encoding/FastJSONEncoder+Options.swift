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
  public var outputFormatting: JSONEncoder.OutputFormatting {
    get { options.outputFormatting }
    set { change { $0.outputFormatting = newValue } }
  }

  /// How dates are written; as the seconds since 2001 unless set.
  public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy {
    get { options.dateEncodingStrategy }
    set { change { $0.dateEncodingStrategy = newValue } }
  }

  /// How `Data` is written; in Base64 unless set.
  public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy {
    get { options.dataEncodingStrategy }
    set { change { $0.dataEncodingStrategy = newValue } }
  }

  /// What happens with NaN and the infinities, which JSON has no numbers for; an error unless set.
  public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy {
    get { options.nonConformingFloatEncodingStrategy }
    set { change { $0.nonConformingFloatEncodingStrategy = newValue } }
  }

  /// Whether NaN and the infinities are written as `null`, as JavaScript does.
  ///
  /// If set it goes before ``nonConformingFloatEncodingStrategy``. `JSONEncoder` has no such option.
  public var encodesNonConformingFloatsAsNull: Bool {
    get { options.encodesNonConformingFloatsAsNull }
    set { change { $0.encodesNonConformingFloatsAsNull = newValue } }
  }

  /// How coding keys are written; as they are unless set.
  ///
  /// Keys of dictionaries are data and never converted.
  public var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy {
    get { options.keyEncodingStrategy }
    set { change { $0.keyEncodingStrategy = newValue } }
  }

  /// What the values being encoded find in `encoder.userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { options.userInfo }
    set { change { $0.userInfo = newValue } }
  }

  /// How many arrays and objects may stand inside each other; 512 unless set, as for reading.
  public var maximumDepth: Int {
    get { options.maximumDepth }
    set { change { $0.maximumDepth = newValue } }
  }
}
