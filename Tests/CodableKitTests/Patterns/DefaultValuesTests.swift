import CodableKit
import CodableKitTestSupport
import Testing

extension Patterns {
  /// Values for keys that are not there: by hand, or by wrappers that take bad values too.
  @Suite struct DefaultValuesTests {
    struct Settings: Decodable, Equatable {
      let theme: String
      let fontSize: Int
      let isMuted: Bool

      enum CodingKeys: String, CodingKey {
        case theme, fontSize = "font_size", isMuted = "is_muted"
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        theme = try container.decodeIfPresent(String.self, forKey: .theme) ?? "system"
        fontSize = try container.decodeIfPresent(Int.self, forKey: .fontSize) ?? 16
        isMuted = try container.decodeIfPresent(Bool.self, forKey: .isMuted) ?? false
      }
    }

    enum Sixteen: DefaultProvider {
      static var defaultValue: Int { 16 }
    }

    enum Theme: String, Codable, DefaultProvider {
      case light, dark, system
      static var defaultValue: Theme { .system }
    }

    struct ShortSettings: Codable, Equatable, Sendable {
      @DefaultCase var theme: Theme
      @Coded<Default<Int, Sixteen>> var fontSize: Int
      @DefaultFalse var isMuted: Bool
      @DefaultEmptyArray var fonts: [String]

      enum CodingKeys: String, CodingKey {
        case theme, fontSize = "font_size", isMuted = "is_muted", fonts
      }
    }

    static let rows: [(json: String, theme: String, fontSize: Int)] = [
      ("{}", "system", 16),
      (#"{"theme":null,"font_size":null,"is_muted":null}"#, "system", 16),
      (#"{"theme":"dark","font_size":12}"#, "dark", 12),
    ]

    @Test(arguments: rows, TestFormat.allCases)
    func bothReadAlike(
      row: (json: String, theme: String, fontSize: Int), format: TestFormat
    ) throws {
      let long = try format.decode(Settings.self, from: row.json)
      let short = try format.decode(ShortSettings.self, from: row.json)
      #expect(long.theme == row.theme)
      #expect(short.theme.rawValue == row.theme)
      #expect([long.fontSize, short.fontSize] == [row.fontSize, row.fontSize])
      #expect([long.isMuted, short.isMuted] == [false, false])
      #expect(short.fonts == [])
    }

    @Test(arguments: [TestFormat.json, .strict, .strictMovingOn])
    func onlyTheWrappersSurviveABadValue(format: TestFormat) {
      let text = #"{"theme":"sepia","font_size":"big","is_muted":"no"}"#
      let long = Outcome.of(Settings.self, text, in: format) { $0.fontSize }.outcome
      #expect(long == .typeMismatch("$.font_size"))

      let (outcome, issues) = Outcome.of(ShortSettings.self, text, in: format) { $0 }
      let defaults = ShortSettings(theme: .system, fontSize: 16, isMuted: false, fonts: [])
      #expect(outcome == .value(defaults))
      #expect(
        issues == [
          "used the default unknown case $.theme", "used the default wrong type $.font_size",
          "used the default wrong type $.is_muted",
        ])
    }

    @Test func writesTheValues() throws {
      let settings = ShortSettings(theme: .dark, fontSize: 12, isMuted: true, fonts: [])
      #expect(
        try json(settings) == #"{"font_size":12,"fonts":[],"is_muted":true,"theme":"dark"}"#)
    }
  }
}
