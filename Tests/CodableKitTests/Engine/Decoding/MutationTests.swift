import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite("The same answers as Foundation, for documents changed at random")
struct MutationTests {
  static let tokens = [
    "null", "true", "false", "{}", "[]", "{", "}", "[", "]", ",", ":", "\"", "\\", "\"a\"", "0",
    "-",
    "1.5", "1e3", "99999999999999999999", "\\u0041", "\\ud83d\\ude00", "\\ud800", "é", " ", "\n",
    "\t",
    "0.0", "-0", "//", "\u{0}", "\u{1F600}", "\"id\":", "1e999", "01", "+1", "1.",
  ].map { Array($0.utf8) }

  /// What JSON5 has besides.
  static let tokensOfJSON5 = [
    "'x'", "0x1F", "-0x10", "+1", ".5", "5.", "+.5e1", "Infinity", "-Infinity", "/*c*/", "//c\n",
    "a:", "$a_1:", "'id':", ",]", ",}", "\\x41", "'", "\\'",
  ].map { Array($0.utf8) }

  static func mutated(
    _ document: [UInt8], using generator: inout SeededGenerator,
    _ tokens: [[UInt8]] = MutationTests.tokens
  ) -> [UInt8] {
    var bytes = document
    for _ in 0...Int.random(in: 0..<3, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: tokens.randomElement(using: &generator) ?? [], at: place)
      case 3: bytes.insert(bytes[bytes.count - 1 - place], at: place)
      case 4:
        let end = min(bytes.count, place + Int.random(in: 1..<12, using: &generator))
        bytes.replaceSubrange(place..<end, with: tokens.randomElement(using: &generator) ?? [])
      case 5: bytes.removeSubrange(place..<min(bytes.count, place + 5))
      default:
        // A whole value, so that the document stays JSON and only a type is wrong.
        if let colon = bytes[place...].firstIndex(of: 0x3A),
          let comma = bytes[colon...].firstIndex(of: 0x2C)
        {
          bytes.replaceSubrange(
            colon + 1..<comma, with: tokens[Int.random(in: 0..<5, using: &generator)])
        }
      }
    }
    return bytes
  }

  /// More rounds by the environment variable `CODABLEKIT_ROUNDS`.
  private var rounds: Int {
    ProcessInfo.processInfo.environment["CODABLEKIT_ROUNDS"].flatMap { Int($0) } ?? 100_000
  }

  @Test func orders() {
    var generator = SeededGenerator(seed: 7)
    let document = Array(Order.text.utf8)
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    for _ in 0..<rounds * 4 / 10 {
      let data = Data(Self.mutated(document, using: &generator))
      if let text = differenceFromFoundation(
        Order.self, data, foundation: foundation, fast: fast, isEqual: ==),
        !Self.isKnown(data)
      {
        Issue.record("\(text.suffix(1200))")
        return
      }
    }
  }

  /// Under options that change how keys, dates and numbers are read.
  @Test(arguments: 0..<6)
  func ordersUnderOptions(number: Int) {
    var generator = SeededGenerator(seed: UInt64(70 + number))
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    func configure(_ set: (any MutationOptions) -> Void) {
      set(foundation)
      set(fast)
    }
    var text = Order.text
    var (tokens, rounds) = (Self.tokens, rounds)
    switch number {
    case 0:
      configure { $0.keyDecodingStrategy = .convertFromSnakeCase }
      text = text.replacing("\"isPaid\"", with: "\"is_paid\"")
    case 1:
      configure {
        $0.keyDecodingStrategy = .custom { path in
          let key = path[path.count - 1].stringValue
          return AnyKey(key.hasPrefix("x_") ? String(key.dropFirst(2)) : key)
        }
      }
      text = text.replacing("\"code\"", with: "\"x_code\"")
        .replacing("\"item\"", with: "\"x_item\"")
    case 2:
      configure {
        $0.dateDecodingStrategy = .millisecondsSince1970
        $0.nonConformingFloatDecodingStrategy = .convertFromString(
          positiveInfinity: "a", negativeInfinity: "", nan: "pen")
      }
    case 3:
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = "yyyy-MM-dd'T'HH:mm"
      configure { $0.dateDecodingStrategy = .formatted(formatter) }
      text = text.replacing("1000.5", with: "\"2024-01-02T03:04\"")
      // A formatter takes a thousand times as long as a number.
      rounds /= 5
    case 4:
      configure { $0.allowsJSON5 = true }
      tokens += Self.tokensOfJSON5
      rounds /= 2
    default:
      configure { $0.assumesTopLevelDictionary = true }
      text = String(text.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst().dropLast())
    }
    let document = Array(text.utf8)
    for _ in 0..<rounds / 20 {
      let data = Data(Self.mutated(document, using: &generator, tokens))
      // Foundation's reader of JSON5 ends the program where bytes are no UTF-8.
      if number == 4, String(validating: data, as: UTF8.self) == nil { continue }
      if let text = differenceFromFoundation(
        Order.self, data, foundation: foundation, fast: fast, isEqual: ==),
        !Self.isKnown(data), number != 4 || !Self.isKnownOfJSON5(data)
      {
        Issue.record("\(text.suffix(1200))")
        return
      }
    }
  }

  /// Integers that no `Double` holds, and types that are decoded with a configuration.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func wideIntegersAndConfigurations() {
    var generator = SeededGenerator(seed: 128)
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    for _ in 0..<rounds / 20 {
      let data = Data(Self.mutated(Array(Wide.text.utf8), using: &generator))
      if let text = differenceFromFoundation(
        Wide.self, data, foundation: foundation, fast: fast, isEqual: ==),
        !Self.isKnown(data),
        // Foundation rounds a long number with a fraction, and refuses one with an exponent where
        // the digits are more than a `Double` has.
        !String(decoding: data, as: UTF8.self).contains(
          /-[^0-9]|\.[0-9]{5}|[0-9]{4}(\.|[eE])|[eE]\+?[0-9]{2}/)
      {
        Issue.record("\(text.suffix(1200))")
        return
      }
    }
  }

  @Test(arguments: [
    #"{"a":[1,2.5,{"b":null,"c":[]}],"d":"x\u00e9\\","e":{"f":true,"g":-1e-3}}"#,
    #"[[[1],[2,3]],{"k":[{"k":{}}]},"é",false]"#, #"{"x":1,"y":{"x":2,"x":3},"z":[1,1]}"#,
  ])
  func anyJSON(text: String) {
    var generator = SeededGenerator(seed: UInt64(text.utf8.count))
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    for _ in 0..<rounds * 2 / 10 {
      let data = Data(Self.mutated(Array(text.utf8), using: &generator))
      if let text = differenceFromFoundation(
        Probe.self, data, foundation: foundation, fast: fast, isEqual: ==),
        !Self.isKnown(data)
      {
        Issue.record("\(text.suffix(1200))")
        return
      }
    }
  }

  /// Documents that hold something for which the two have known, different answers.
  private static func isKnown(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    // Zeros with an exponent and numbers nearest to zero, which Foundation takes for too small.
    if text.contains(/\b0(\.0*)?[eE]/) || text.contains(/[eE]-[0-9]{3}/) { return true }
    // Malformed numbers, which Foundation refuses only when somebody reads them.
    return text.matches(of: /[-+.0-9eE]*[0-9][-+.0-9eE]*/).contains {
      JSONNumber(String($0.output)) == nil
    }
  }

  /// As above, of JSON5.
  private static func isKnownOfJSON5(_ data: Data) -> Bool {
    // What begins like a number is looked into only when somebody reads it.
    var options = JSONReadingOptions()
    options.allowsJSON5 = true
    if (try? JSONValue(parsing: Array(data), options: options)) == nil { return true }
    // Foundation does not know that an escaped letter may stand for itself.
    return String(decoding: data, as: UTF8.self).contains(/\\[^"'\\\/bfnrtux0]/)
  }
}

/// The options that both decoders have.
private protocol MutationOptions: AnyObject {
  var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
  var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
  var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy {
    get set
  }
  var assumesTopLevelDictionary: Bool { get set }
  var allowsJSON5: Bool { get set }
}

extension JSONDecoder: MutationOptions {}
extension FastJSONDecoder: MutationOptions {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct Wide: Decodable, Equatable {
  var most: Int128
  var unsigned: UInt128?
  var list: [Int128]
  var map: [String: UInt128]
  var scaled: Scaled
  var other: Scaled?

  /// A number that is read in the unit that a configuration says.
  struct Scaled: DecodableWithConfiguration, Equatable {
    var number: Int

    init(from decoder: any Decoder, configuration scale: Int) throws {
      number = Int(try decoder.singleValueContainer().decode(Int16.self)) * scale
    }
  }

  enum CodingKeys: CodingKey { case most, unsigned, list, map, scaled, other }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    most = try container.decode(Int128.self, forKey: .most)
    unsigned = try container.decodeIfPresent(UInt128.self, forKey: .unsigned)
    list = try container.decode([Int128].self, forKey: .list)
    map = try container.decode([String: UInt128].self, forKey: .map)
    scaled = try container.decode(Scaled.self, forKey: .scaled, configuration: 10)
    other = try container.decodeIfPresent(Scaled.self, forKey: .other, configuration: 100)
  }

  static let text = """
    {"most": 170141183460469231731687303715884105727, "scaled": 7, "other": -8,
     "unsigned": 340282366920938463463374607431768211455, "map": {"a": 18446744073709551616},
     "list": [1, -170141183460469231731687303715884105728, 99999999999999999999]}
    """
}
