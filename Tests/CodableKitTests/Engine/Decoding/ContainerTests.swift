import CodableKit
import Foundation
import Testing

@Suite("Containers, as Foundation's behave")
struct ContainerTests {
  /// Runs a script over a decoder and writes down all it sees.
  private struct Script: Decodable {
    nonisolated(unsafe) static var body: (any Decoder, inout [String]) throws -> Void = { _, _ in }
    var log: [String] = []

    init(from decoder: any Decoder) throws { try Self.body(decoder, &log) }
  }

  /// The same script gives the same record under both decoders.
  private func expectSame(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping (any Decoder, inout [String]) throws -> Void
  ) {
    Script.body = body
    let data = Data(text.utf8)
    let theirs = DecodingOutcome { try JSONDecoder().decode([Script].self, from: data).map(\.log) }
    let ours = DecodingOutcome {
      try FastJSONDecoder().decode([Script].self, from: data).map(\.log)
    }
    #expect("\(theirs)" == "\(ours)", sourceLocation: sourceLocation)
  }

  private static func attempt<Value>(
    _ log: inout [String], _ body: () throws -> Value
  ) {
    let outcome = DecodingOutcome<Wrapped> { Wrapped(text: "\(try body())") }
    log.append("\(outcome)")
  }

  private struct Wrapped: Decodable { var text: String }
}

extension ContainerTests {
  /// Everything in one test, since the script is one for all: tests run side by side.
  @Test("PRS-007, PRS-008, DIA-007 and further: what containers do, as Foundation's")
  func scripts() {
    // PRS-007: null moves on, a value does not.
    for text in ["[[5]]", "[[null,5]]", "[[null,null,5]]", "[[null]]", "[[]]"] {
      expectSame(text) { decoder, log in
        var container = try decoder.unkeyedContainer()
        while try container.decodeNil() { log.append("nil \(container.currentIndex)") }
        log.append("\(try container.decode(Int.self)) \(container.isAtEnd)")
      }
    }
    expectSame("[[4,null,5]]") { decoder, log in
      var container = try decoder.unkeyedContainer()
      for _ in 0..<3 {
        log.append("\(try container.decodeIfPresent(Int.self) as Int?, default: "nil")")
      }
    }
    // PRS-008: a failure leaves the index where it is.
    expectSame("[[\"a\",2]]") { decoder, log in
      var container = try decoder.unkeyedContainer()
      Self.attempt(&log) { try container.decode(Int.self) }
      log.append("\(container.currentIndex) \(container.count ?? -1)")
      log.append(try container.decode(String.self))
      log.append("\(try container.decode(Int.self)) \(container.isAtEnd)")
      Self.attempt(&log) { try container.decode(Int.self) }
      Self.attempt(&log) { try container.nestedUnkeyedContainer() }
      Self.attempt(&log) { try container.superDecoder() }
    }
    // Nested containers of both kinds, twice for one key, and of the wrong kind.
    expectSame(#"[{"a":{"b":[1,{"c":2}]},"n":null,"i":1}]"#) { decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      for _ in 0..<2 {
        let nested = try container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("a"))
        var elements = try nested.nestedUnkeyedContainer(forKey: AnyKey("b"))
        log.append(
          "\(nested.codingPath.map(\.stringValue)) \(elements.codingPath.map(\.stringValue))")
        log.append("\(try elements.decode(Int.self))")
        let inner = try elements.nestedContainer(keyedBy: AnyKey.self)
        log.append(
          "\(inner.codingPath.map(\.stringValue)) \(try inner.decode(Int.self, forKey: AnyKey("c")))"
        )
      }
      for key in ["a", "n", "i", "x"] {
        Self.attempt(&log) {
          try container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(key)).allKeys.count
        }
        Self.attempt(&log) { try container.nestedUnkeyedContainer(forKey: AnyKey(key)).count ?? -1 }
        Self.attempt(&log) { try container.decodeNil(forKey: AnyKey(key)) }
        Self.attempt(&log) { try container.decodeIfPresent(Int.self, forKey: AnyKey(key)) as Any }
        Self.attempt(&log) { try container.decodeIfPresent([Int].self, forKey: AnyKey(key)) as Any }
        Self.attempt(&log) { try container.decode(Int?.self, forKey: AnyKey(key)) as Any }
        log.append("\(container.contains(AnyKey(key)))")
      }
      log.append("\(container.allKeys.map(\.stringValue).sorted())")
    }
    // DIA-007: super decoders, present and missing.
    for text in [#"[{}]"#, #"[{"super":{"a":1},"q":2}]"#, #"[{"super":null}]"#] {
      expectSame(text) { decoder, log in
        let container = try decoder.container(keyedBy: AnyKey.self)
        for nested in [
          try container.superDecoder(), try container.superDecoder(forKey: AnyKey("q")),
        ] {
          log.append("\(nested.codingPath.map(\.stringValue))")
          log.append("\(try nested.singleValueContainer().decodeNil())")
          Self.attempt(&log) {
            try nested.container(keyedBy: AnyKey.self).decode(Int.self, forKey: AnyKey("a"))
          }
          Self.attempt(&log) { try nested.singleValueContainer().decode(Int.self) }
          Self.attempt(&log) { try nested.unkeyedContainer().count ?? -1 }
        }
      }
    }
    expectSame("[[1,[2],{\"a\":3}]]") { decoder, log in
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let nested = try container.superDecoder()
        log.append("\(nested.codingPath.map(\.stringValue)) \(container.currentIndex)")
        Self.attempt(&log) { try nested.singleValueContainer().decode(Int.self) }
      }
    }
    // Keys in any order, asked for again, among keys that nobody wants.
    expectSame(#"[{"x":0,"a":1,"y":{"a":9,"z":8},"b":2,"c":3}]"#) { decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in ["c", "a", "b", "a", "z", "c", "x"] {
        Self.attempt(&log) { try container.decode(Int.self, forKey: AnyKey(key)) }
      }
      Self.attempt(&log) {
        try container.decode([String: Int].self, forKey: AnyKey("y")).sorted { $0.key < $1.key }
      }
      Self.attempt(&log) { try container.decode(Int.self, forKey: AnyKey("b")) }
    }
    // Keys of two objects by turns, one of which has a table.
    expectSame(#"{"x":1,"n":{"a":1,"b":2},"y":2}"#) { decoder, log in
      let container = try decoder.container(keyedBy: AnyKey.self)
      let inner = try container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("n"))
      log.append("\(container.allKeys.count)")
      Self.attempt(&log) { try inner.decode(Int.self, forKey: AnyKey("a")) }
      Self.attempt(&log) { try container.decode(Int.self, forKey: AnyKey("x")) }
      Self.attempt(&log) { try inner.decode(Int.self, forKey: AnyKey("b")) }
    }
    // A single value's container, for each kind of value.
    expectSame(#"[null,true,1,"x",[1],{"a":1}]"#) { decoder, log in
      let container = try decoder.singleValueContainer()
      log.append("\(container.decodeNil())")
      Self.attempt(&log) { try container.decode(Bool.self) }
      Self.attempt(&log) { try container.decode(String.self) }
      Self.attempt(&log) { try container.decode(UInt8.self) }
      Self.attempt(&log) { try container.decode([Int].self) }
      Self.attempt(&log) { try container.decode([String: Int].self) }
      Self.attempt(&log) { try container.decode(Int?.self) as Any }
      Self.attempt(&log) { try decoder.unkeyedContainer().count ?? -1 }
      Self.attempt(&log) { try decoder.container(keyedBy: AnyKey.self).allKeys.count }
    }
  }
}
