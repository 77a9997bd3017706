import CodableKit
import Foundation
import Testing

/// Containers used in any order.
@Suite struct EncodingOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let value: Encoded
    let text: String
    /// What Foundation writes where it is something else.
    var foundation: String?
    /// Whether Foundation's text is defined at all.
    var isAlsoFoundations = true
    var testDescription: String { id }
  }

  final class Holder<Container> {
    var container: Container?
  }

  static let cases = [
    Case(
      id: "two spellings of a key: the first one's, with the last value",
      value: .keyed { root in
        try root.encode(1, forKey: "\u{E9}")
        try root.encode(2, forKey: "e\u{301}")
      }, text: "{\"\u{E9}\":2}"),
    Case(
      id: "two spellings of a key, the other way round, and a third key",
      value: .keyed { root in
        try root.encode(1, forKey: "e\u{301}")
        try root.encode(2, forKey: "z")
        try root.encode(3, forKey: "\u{E9}")
      }, text: "{\"e\u{301}\":3,\"z\":2}"),
    Case(
      id: "KEY-007 containers in turns",
      value: .keyed { root in
        var meta = root.nestedContainer(keyedBy: TextKey.self, forKey: "meta")
        try meta.encode(1, forKey: "a")
        try root.encode(0, forKey: "other")
        var again = root.nestedContainer(keyedBy: TextKey.self, forKey: "meta")
        try again.encode(2, forKey: "b")
        var inner = again.nestedContainer(keyedBy: TextKey.self, forKey: "c")
        try inner.encode(3, forKey: "d")
        try meta.encode(4, forKey: "e")
      }, text: #"{"meta":{"a":1,"b":2,"c":{"d":3},"e":4},"other":0}"#),
    Case(
      id: "a container inside another, requested again after both have ended",
      value: .keyed { root in
        var meta = root.nestedContainer(keyedBy: TextKey.self, forKey: "meta")
        var inner = meta.nestedContainer(keyedBy: TextKey.self, forKey: "c")
        try inner.encode(1, forKey: "x")
        try root.encode(0, forKey: "other")
        meta = root.nestedContainer(keyedBy: TextKey.self, forKey: "meta")
        inner = meta.nestedContainer(keyedBy: TextKey.self, forKey: "c")
        try inner.encode(2, forKey: "y")
      }, text: #"{"meta":{"c":{"x":1,"y":2}},"other":0}"#),
    Case(
      id: "a late container with an open one, inside an array",
      value: .unkeyed { root in
        var object = root.nestedContainer(keyedBy: TextKey.self)
        var inner = object.nestedContainer(keyedBy: TextKey.self, forKey: "n")
        try object.encode(0, forKey: "o")
        _ = inner.nestedUnkeyedContainer(forKey: "u")
        try root.encode(1)
      }, text: #"[{"n":{"u":[]},"o":0},1]"#),
    Case(
      id: "a late container with an open one, inside a value",
      value: .keyed { root in
        let value = Encoded.keyed { object in
          var inner = object.nestedContainer(keyedBy: TextKey.self, forKey: "n")
          try object.encode(0, forKey: "o")
          var list = inner.nestedUnkeyedContainer(forKey: "u")
          try list.encode(5)
          _ = list.nestedContainer(keyedBy: TextKey.self)
        }
        try root.encode(value, forKey: "a")
        try root.encode([value], forKey: "b")
        try root.encode(1, forKey: "z")
      }, text: #"{"a":{"n":{"u":[5,{}]},"o":0},"b":[{"n":{"u":[5,{}]},"o":0}],"z":1}"#),
    Case(
      id: "two arrays in turns",
      value: .unkeyed { root in
        var first = root.nestedUnkeyedContainer()
        var second = root.nestedUnkeyedContainer()
        for number in 1...3 {
          try first.encode(number)
          try second.encode(-number)
        }
        try root.encode("end")
        try second.encode("late")
      }, text: #"[[1,2,3],[-1,-2,-3,"late"],"end"]"#),
    Case(
      id: "empty containers filled late",
      value: .keyed { root in
        var list = root.nestedUnkeyedContainer(forKey: "list")
        var object = root.nestedContainer(keyedBy: TextKey.self, forKey: "object")
        try root.encode(1, forKey: "z")
        try list.encode(1)
        try object.encode(2, forKey: "a")
      }, text: #"{"list":[1],"object":{"a":2},"z":1}"#),
    Case(
      id: "containers inside a late container",
      value: .keyed { root in
        var list = root.nestedUnkeyedContainer(forKey: "list")
        try root.encode(1, forKey: "z")
        var inner = list.nestedUnkeyedContainer()
        try list.encode(2)
        try inner.encode(3)
        try list.encode(["x": [4]])
        try inner.encode(5)
      }, text: #"{"list":[[3,5],2,{"x":[4]}],"z":1}"#),
    Case(
      id: "superEncoder used late",
      value: .keyed { root in
        let encoder = root.superEncoder()
        try root.encode(1, forKey: "a")
        try [5, 6].encode(to: encoder)
        try root.encode(2, forKey: "b")
      }, text: #"{"a":1,"b":2,"super":[5,6]}"#),
    Case(
      id: "superEncoder that is never used",
      value: .keyed { root in
        _ = root.superEncoder()
        let kept = root.superEncoder(forKey: "k")
        try root.encode(1, forKey: "a")
        withExtendedLifetime(kept) {}
      }, text: #"{"a":1,"k":{},"super":{}}"#),
    Case(
      id: "superEncoder with a scalar, late",
      value: .unkeyed { root in
        let encoder = root.superEncoder()
        try root.encode(1)
        try "s".encode(to: encoder)
        _ = root.superEncoder()
      }, text: #"["s",1,{}]"#),
    Case(
      id: "superEncoders of an array used in another order",
      value: .unkeyed { root in
        let (first, second) = (root.superEncoder(), root.superEncoder())
        try root.encode(1)
        try ["t"].encode(to: second)
        try "s".encode(to: first)
        // Foundation inserts both where the first one stands when they are let go.
      }, text: #"["s",["t"],1]"#, isAlsoFoundations: false),
    Case(
      id: "a key twice",
      value: .keyed { root in
        try root.encode(1, forKey: "a")
        try root.encode(2, forKey: "b")
        try root.encode([3], forKey: "a")
      }, text: #"{"a":[3],"b":2}"#),
    Case(
      id: "a key twice, by one byte",
      value: Encoded { encoder in
        var container = encoder.container(keyedBy: FewKeys.self)
        for key in FewKeys.allCases + FewKeys.allCases {
          try container.encode(key.rawValue, forKey: key)
        }
        try container.encode(0, forKey: .second)
      }, text: #"{"first":"first","second":0,"thirdKey":"thirdKey"}"#),
    Case(
      id: "a key twice, by two types of keys",
      value: Encoded { encoder in
        var few = encoder.container(keyedBy: FewKeys.self)
        try few.encode(1, forKey: .first)
        var text = encoder.container(keyedBy: TextKey.self)
        try text.encode(2, forKey: "first")
        try text.encode(3, forKey: "second")
        try few.encode(4, forKey: .second)
      }, text: #"{"first":2,"second":4}"#),
    Case(
      id: "a key twice, spelled differently",
      value: .keyed { root in
        try root.encode(1, forKey: "é")
        try root.encode(2, forKey: "e\u{301}")
      }, text: "{\"é\":2}"),
    Case(
      id: "a value after a container of its key",
      value: .keyed { root in
        var list = root.nestedUnkeyedContainer(forKey: "k")
        try list.encode(1)
        try root.encode(2, forKey: "k")
        try list.encode(3)
      }, text: #"{"k":2}"#),
    Case(
      id: "a value for the key of an encoder that is still held",
      value: .keyed { root in
        let encoder = root.superEncoder(forKey: "k")
        try root.encode(7, forKey: "k")
        try ["x": 1].encode(to: encoder)
      }, text: #"{"k":7}"#, foundation: #"{"k":{"x":1}}"#),
    Case(
      id: "an encoder asked twice",
      value: Encoded { encoder in
        var first = encoder.unkeyedContainer()
        try first.encode(1)
        var second = encoder.unkeyedContainer()
        try second.encode(2)
        try first.encode(3)
      }, text: "[1,2,3]"),
    Case(
      id: "a container kept beyond its value",
      value: .keyed { root in
        let holder = Holder<any UnkeyedEncodingContainer>()
        try root.encode(
          Encoded { encoder in
            holder.container = encoder.unkeyedContainer()
            try holder.container?.encode(1)
          }, forKey: "k")
        try root.encode(2, forKey: "z")
        // Foundation has read the container by now, and drops what comes.
        try holder.container?.encode(3)
      }, text: #"{"k":[1,3],"z":2}"#, foundation: #"{"k":[1],"z":2}"#),
    Case(
      id: "an outer container written from inside",
      value: .keyed { root in
        let holder = Holder<any UnkeyedEncodingContainer>()
        holder.container = root.nestedUnkeyedContainer(forKey: "log")
        try root.encode(
          Encoded.keyed { inner in
            try inner.encode(1, forKey: "a")
            try holder.container?.encode("seen a")
            try inner.encode(2, forKey: "b")
            try holder.container?.encode("seen b")
          }, forKey: "value")
        try root.encode(3, forKey: "z")
      }, text: #"{"log":["seen a","seen b"],"value":{"a":1,"b":2},"z":3}"#),
    Case(
      id: "POL-008 super under its key",
      value: .keyed { root in
        try root.encode(2, forKey: "own")
        try Encoded.keyed { try $0.encode(1, forKey: "inherited") }.encode(to: root.superEncoder())
      }, text: #"{"own":2,"super":{"inherited":1}}"#),
    Case(
      id: "POL-008 super in the same object",
      value: Encoded { encoder in
        try Encoded.keyed { try $0.encode(1, forKey: "inherited") }.encode(to: encoder)
        var container = encoder.container(keyedBy: FewKeys.self)
        try container.encode(2, forKey: .first)
      }, text: #"{"first":2,"inherited":1}"#),
  ]

  @Test(arguments: cases)
  func isCorrectInEveryOrder(row: Case) throws {
    let settings = EncodingSettings()
    #expect(settings.fastOutcome(row.value) == .text(row.text))
    if row.isAlsoFoundations {
      #expect(settings.foundationOutcome(row.value) == .text(row.foundation ?? row.text))
    }
    // Inside of other values, and unsorted, the text means the same.
    #expect(
      settings.fastOutcome(["x": [row.value, row.value]])
        == .text(#"{"x":[\#(row.text),\#(row.text)]}"#))
    let unsorted = try JSONValue(parsing: FastJSONEncoder().encodeToString(row.value))
    #expect(try unsorted == JSONValue(parsing: row.text))
  }

  /// Containers used in turns are no reason to copy what was written.
  @Test func turnsTakeLinearTime() throws {
    func text(_ count: Int) throws -> String {
      try FastJSONEncoder().encodeToString(
        Encoded.unkeyed { root in
          var columns = (0..<4).map { _ in root.nestedUnkeyedContainer() }
          for number in 0..<count { for column in 0..<4 { try columns[column].encode(number) } }
        })
    }
    let column = "[" + (0..<50_000).map(String.init).joined(separator: ",") + "]"
    #expect(try text(50_000) == "[\(column),\(column),\(column),\(column)]")
  }

  @Test func containersOutliveTheirEncoding() throws {
    let (keyed, unkeyed) = (
      Holder<KeyedEncodingContainer<TextKey>>(), Holder<any UnkeyedEncodingContainer>()
    )
    let encoders = Holder<any Encoder>()
    let encoder = FastJSONEncoder()
    let value = Encoded.keyed { root in
      keyed.container = root.nestedContainer(keyedBy: TextKey.self, forKey: "k")
      unkeyed.container = root.nestedUnkeyedContainer(forKey: "u")
      encoders.container = root.superEncoder()
      try root.encode(1, forKey: "z")
    }
    #expect(try encoder.encodeToString(value) == #"{"k":{},"u":[],"super":{},"z":1}"#)
    for _ in 0..<2 {
      try keyed.container?.encode(1, forKey: "late")
      try keyed.container?.encode([1], forKey: "late")
      try unkeyed.container?.encode("late")
      try 5.encode(to: try #require(encoders.container))
      #expect(keyed.container?.codingPath.map(\.stringValue) == ["k"])
      #expect(encoders.container?.codingPath.map(\.stringValue) == ["super"])
      // The encoder is as good as new.
      #expect(try encoder.encodeToString([1, 2]) == "[1,2]")
    }
  }
}
