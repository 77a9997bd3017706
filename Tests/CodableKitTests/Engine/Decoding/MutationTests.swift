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

  static func mutated(_ document: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
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
  @Test(arguments: 0..<4)
  func ordersUnderOptions(number: Int) {
    var generator = SeededGenerator(seed: UInt64(70 + number))
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    func configure(_ set: (any MutationOptions) -> Void) {
      set(foundation)
      set(fast)
    }
    var text = Order.text
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
    default:
      configure { $0.assumesTopLevelDictionary = true }
      text = String(text.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst().dropLast())
    }
    let document = Array(text.utf8)
    for _ in 0..<rounds / 20 {
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
}

/// The options that both decoders have.
private protocol MutationOptions: AnyObject {
  var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
  var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
  var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy {
    get set
  }
  var assumesTopLevelDictionary: Bool { get set }
}

extension JSONDecoder: MutationOptions {}
extension FastJSONDecoder: MutationOptions {}
