import CodableKit
import Foundation
import Testing

/// Every combination of options on one model, against Foundation.
@Suite struct EncodingOptionTests {
  struct Model: Encodable {
    var userName = "a/b\n"
    var homeURL = URL(string: "https://example.org/x")
    var createdAt = Date(timeIntervalSince1970: 1_700_000_000.25)
    var payload = Data([0, 255, 254, 62, 63])
    var ratios: [Double] = [0.5, 1e300, -0.0]
    var limit: Float = 3.14
    var price = Decimal(string: "12345678901234567890.123456789")
    var missing: Int?
    var nested = ["keyInData": Inner()]
    var isEmpty = [Int]()
    var context = Context()

    struct Inner: Encodable {
      var aNumber = 1
      var list: [Int?] = [1, nil]
    }

    struct Context: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let value = EncodingOptionTests.key.flatMap { encoder.userInfo[$0] as? String }
        try container.encode(value)
      }
    }
  }

  /// `Int` keys are converted, as those of no other dictionary are.
  @Test(
    arguments: [
      .useDefaultKeys, .convertToSnakeCase,
      .custom { path in
        let place = path.map { "\($0.stringValue)/\($0.intValue ?? -1)" }.joined(separator: " ")
        return TextKey(stringValue: "<\(place)>")
      },
      // Two keys that become one, of which only one is written.
      .custom { path in TextKey(stringValue: path.count == 1 ? "same" : "\(path.count)") },
    ] as [JSONEncoder.KeyEncodingStrategy])
  func numbersAsKeys(strategy: JSONEncoder.KeyEncodingStrategy) {
    let settings = EncodingSettings(keys: strategy)
    let values: [[Int: [[Int: Int]]]] = [[:], [1: []], [-7: [[:], [2: 3]]], [1: [], 2: []]]
    for value in values {
      let theirs = EncodingOutcome { try settings.foundation.encode(value) }
      #expect(EncodingOutcome { try settings.fast.encode(value) } == theirs)
    }
  }

  static let key = CodingUserInfoKey(rawValue: "test")

  static let settings: [EncodingSettings] = {
    let formattings: [JSONEncoder.OutputFormatting] = [
      [.sortedKeys], [.sortedKeys, .prettyPrinted], [.sortedKeys, .withoutEscapingSlashes],
      [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes],
    ]
    let dates: [JSONEncoder.DateEncodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
      .custom { date, encoder in
        var container = encoder.unkeyedContainer()
        try container.encode(Int(date.timeIntervalSince1970))
      },
      .custom { _, _ in },
    ]
    let data: [JSONEncoder.DataEncodingStrategy] = [
      .base64, .deferredToData,
      .custom { data, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(data.count)
      },
      .custom { _, _ in },
    ]
    let keys: [JSONEncoder.KeyEncodingStrategy] = [
      .useDefaultKeys, .convertToSnakeCase,
      .custom { path in TextKey(stringValue: "<\(path.last?.stringValue ?? "")>") },
    ]
    var all: [EncodingSettings] = []
    for formatting in formattings {
      for date in dates {
        for data in data {
          for key in keys {
            var settings = EncodingSettings(
              formatting: formatting, dates: date, data: data, keys: key)
            if let key = EncodingOptionTests.key { settings.userInfo[key] = "value/\(all.count)" }
            all.append(settings)
          }
        }
      }
    }
    return all
  }()

  @Test func allCombinationsEqualFoundations() {
    #expect(Self.settings.count == 288)
    for settings in Self.settings {
      let outcome = settings.fastOutcome(Model())
      #expect(outcome == settings.foundationOutcome(Model()))
      #expect("\(outcome)".contains("value"))
    }
  }

  @Test("NUM-014", arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNotFinite(value: Double) throws {
    let strategy = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
      positiveInfinity: "+/", negativeInfinity: "-\"", nan: "\n")
    for settings in [EncodingSettings(), EncodingSettings(floats: strategy)] {
      #expect(settings.fastOutcome(value) == settings.foundationOutcome(value))
      #expect(settings.fastOutcome([1, value]) == settings.foundationOutcome([1, value]))
      #expect(settings.fastOutcome(Float(value)) == settings.foundationOutcome(Float(value)))
      #expect(
        settings.fastOutcome(["a": [Float(value)]])
          == settings.foundationOutcome(["a": [Float(value)]]))
    }
    let encoder = FastJSONEncoder()
    encoder.encodesNonConformingFloatsAsNull = true
    #expect(try encoder.encodeToString([[1, value], []]) == "[[1,null],[]]")
    #expect(try encoder.encodeToString(["a": Float(value)]) == #"{"a":null}"#)
  }

  @Test func aDecimalThatIsNoNumberIsAnError() {
    // Foundation writes the text NaN, which is no JSON.
    #expect(EncodingSettings().foundationOutcome([Decimal.nan]) == .text("[NaN]"))
    #expect(EncodingSettings().fastOutcome([Decimal.nan]) == .invalidValue(["Index 0"]))
  }

  @Test(arguments: [
    "0.1", "-1", "12345678901234567890123456789012345678", "1e100", "1e-30", "0", "100.50",
  ])
  func decimalsDigitByDigit(text: String) throws {
    let decimal = try #require(Decimal(string: text))
    #expect(
      EncodingSettings().fastOutcome(decimal) == EncodingSettings().foundationOutcome(decimal))
    #expect(EncodingSettings().fastOutcome(decimal) == .text(decimal.description))
  }

  @Test func optionsAreThoseThatWereSet() {
    let encoder = FastJSONEncoder()
    #expect(encoder.maximumDepth == 512)
    #expect(encoder.outputFormatting == [])
    encoder.outputFormatting = [.sortedKeys]
    encoder.maximumDepth = 3
    encoder.encodesNonConformingFloatsAsNull = true
    encoder.dateEncodingStrategy = .iso8601
    encoder.dataEncodingStrategy = .deferredToData
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "a", negativeInfinity: "b", nan: "c")
    #expect(encoder.outputFormatting == [.sortedKeys])
    #expect(encoder.maximumDepth == 3)
    #expect(encoder.encodesNonConformingFloatsAsNull)
    #expect(encoder.userInfo.isEmpty)
    if case .iso8601 = encoder.dateEncodingStrategy {} else { Issue.record("dates") }
    if case .deferredToData = encoder.dataEncodingStrategy {} else { Issue.record("data") }
    if case .convertToSnakeCase = encoder.keyEncodingStrategy {} else { Issue.record("keys") }
    if case .convertToString = encoder.nonConformingFloatEncodingStrategy {
    } else {
      Issue.record("floats")
    }
  }
}
