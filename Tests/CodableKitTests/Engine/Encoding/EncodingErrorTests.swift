import CodableKit
import Foundation
import Testing

/// Errors are Foundation's in case and path.
@Suite struct EncodingErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let value: Encoded
    let path: [String]
    /// What Foundation says where it leaves out containers made by request.
    var foundation: [String]?
    var testDescription: String { id }
  }

  struct Inner: Encodable { var c = Double.nan }
  struct Middle: Encodable { var b = [AnyOf.number(1), .inner(Inner())] }
  struct Outer: Encodable { var a = Middle() }

  enum AnyOf: Encodable {
    case number(Int)
    case inner(Inner)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .inner(let inner): try container.encode(inner)
      }
    }
  }

  struct Own: Error {}

  static let cases = [
    Case(
      id: "ENC-005 nested structs", value: Encoded { try Outer().encode(to: $0) },
      path: ["a", "b", "Index 1", "c"]),
    Case(
      id: "ENC-005 superEncoder of an object",
      value: .keyed {
        try Outer().encode(to: $0.superEncoder())
      }, path: ["super", "a", "b", "Index 1", "c"]),
    Case(
      id: "ENC-005 superEncoder for a key",
      value: .keyed {
        try Inner().encode(to: $0.superEncoder(forKey: "k"))
      }, path: ["k", "c"]),
    Case(
      id: "ENC-005 superEncoder of an array",
      value: .unkeyed {
        try $0.encode(1)
        try Inner().encode(to: $0.superEncoder())
      }, path: ["Index 1", "c"]),
    Case(
      id: "ENC-005 nestedUnkeyedContainer",
      value: .keyed {
        var list = $0.nestedUnkeyedContainer(forKey: "list")
        try list.encode(1)
        try list.encode(Double.infinity)
      }, path: ["list", "Index 1"], foundation: ["Index 1"]),
    Case(
      id: "scalar of an object", value: .keyed { try $0.encode(Float.nan, forKey: "k") },
      path: ["k"]),
    Case(
      id: "plain array in an object",
      value: .keyed {
        try $0.encode([[1], [2, -Double.infinity]], forKey: "k")
      }, path: ["k", "Index 1", "Index 1"]),
    Case(
      id: "plain dictionary",
      value: .keyed {
        try $0.encode(["x": ["y": Double.nan]], forKey: "k")
      }, path: ["k", "x", "y"]),
    Case(
      id: "dictionary with keys of Int", value: .keyed { try $0.encode([7: Inner()], forKey: "k") },
      path: ["k", "7", "c"]),
    Case(
      id: "single value",
      value: Encoded {
        var container = $0.singleValueContainer()
        try container.encode(Double.nan)
      }, path: []),
    Case(
      id: "date",
      value: .keyed {
        try $0.encode([Date(timeIntervalSince1970: .nan)], forKey: "k")
      }, path: ["k", "Index 0"]),
    Case(id: "nothing at the top", value: Encoded { _ in }, path: []),
  ]

  @Test(arguments: cases)
  func equalFoundations(row: Case) {
    let settings = EncodingSettings()
    #expect(settings.foundationOutcome(row.value) == .invalidValue(row.foundation ?? row.path))
    #expect(settings.fastOutcome(row.value) == .invalidValue(row.path))
  }

  /// Foundation leaves out the containers in between when a value of another type fails inside.
  @Test("ENC-005") func pathsLeadThroughNestedContainers() {
    let value = Encoded.keyed {
      var list = $0.nestedUnkeyedContainer(forKey: "list")
      var object = list.nestedContainer(keyedBy: TextKey.self)
      try object.encode(Inner(), forKey: "k")
    }
    #expect(EncodingSettings().foundationOutcome(value) == .invalidValue(["k", "c"]))
    #expect(
      EncodingSettings().fastOutcome(value) == .invalidValue(["list", "Index 0", "k", "c"]))
  }

  @Test func errorsOfTheValueAreThrownAsTheyAre() {
    let value = Encoded.keyed { try $0.encode(Encoded { _ in throw Own() }, forKey: "k") }
    #expect(throws: Own.self) { try FastJSONEncoder().encode(value) }
    #expect(throws: Own.self) {
      let encoder = FastJSONEncoder()
      encoder.dateEncodingStrategy = .custom { _, _ in throw Own() }
      _ = try encoder.encode([Date()])
    }
  }

  @Test func aFailedValueLeavesNoTrace() throws {
    let value = Encoded.keyed { container in
      try? container.encode(Double.nan, forKey: "a")
      try container.encode(1, forKey: "b")
      try? container.encode([1, Double.nan], forKey: "c")
      try? container.encode([Inner()], forKey: "d")
      try container.encode(
        Encoded.unkeyed {
          try? $0.encode(Inner())
          try $0.encode(2)
          try? $0.encode(["x": Double.nan])
        }, forKey: "e")
      try? container.encode(
        Encoded.keyed {
          try $0.encode(1, forKey: "begun")
          var list = $0.nestedUnkeyedContainer(forKey: "list")
          try list.encode(1)
          throw Own()
        }, forKey: "f")
    }
    let settings = EncodingSettings()
    #expect(settings.fastOutcome(value) == .text(#"{"b":1,"e":[2]}"#))
    #expect(settings.fastOutcome([value]) == .text(#"[{"b":1,"e":[2]}]"#))
  }

  @Test("PRS-015") func misuseThrowsInPlaceOfTrapping() {
    let values: [Encoded] = [
      Encoded {
        var container = $0.singleValueContainer()
        try container.encode(1)
        try container.encode(2)
      },
      Encoded {
        var single = $0.singleValueContainer()
        try single.encode("a")
        var keyed = $0.container(keyedBy: TextKey.self)
        try keyed.encode(1, forKey: "k")
      },
      Encoded {
        var keyed = $0.container(keyedBy: TextKey.self)
        try keyed.encode(1, forKey: "k")
        _ = $0.unkeyedContainer()
      },
      .keyed {
        _ = $0.nestedUnkeyedContainer(forKey: "k")
        var keyed = $0.nestedContainer(keyedBy: TextKey.self, forKey: "k")
        try keyed.encode(1, forKey: "x")
      },
      .keyed {
        try $0.encode(1, forKey: "k")
        _ = $0.nestedContainer(keyedBy: TextKey.self, forKey: "k")
      },
    ]
    for value in values {
      #expect(throws: EncodingError.self) { try FastJSONEncoder().encode(value) }
      #expect(throws: EncodingError.self) { try FastJSONEncoder().encode([value]) }
    }
  }

  /// Foundation goes on with the earlier value; what was written of it must not go in silence.
  @Test func aContainerForAKeyThatHasAValueIsRefused() throws {
    func nest(_ object: inout KeyedEncodingContainer<TextKey>) throws {
      var inner = object.nestedContainer(keyedBy: TextKey.self, forKey: "k")
      try inner.encode(2, forKey: "y")
    }
    let refused: [Encoded] = [
      .keyed {
        try $0.encode(["x": 1], forKey: "k")
        try nest(&$0)
      },
      .keyed {
        try $0.encode(["x": 1], forKey: "k")
        // Caught, it fails all the same.
        try? nest(&$0)
      },
      .keyed {
        try $0.encode([1], forKey: "k")
        var list = $0.nestedUnkeyedContainer(forKey: "k")
        try list.encode(2)
      },
      .keyed {
        _ = $0.superEncoder(forKey: "k")
        try nest(&$0)
      },
      .keyed {
        try nest(&$0)
        try $0.encode(["x": 1], forKey: "k")
        try nest(&$0)
      },
      .keyed {
        try $0.encode(1, forKey: "k")
        try? $0.encode(Inner(), forKey: "k")
        try nest(&$0)
      },
    ]
    for value in refused {
      #expect(EncodingSettings().fastOutcome(value) == .invalidValue(["k"]))
      #expect(EncodingSettings().fastOutcome(["a": value]) == .invalidValue(["a", "k"]))
    }
    // A value that failed is none.
    let accepted = Encoded.keyed {
      for _ in 0..<2 { try? $0.encode(Inner(), forKey: "k") }
      try nest(&$0)
      try nest(&$0)
    }
    #expect(EncodingSettings().fastOutcome([accepted]) == .text(#"[{"k":{"y":2}}]"#))
    let last = Encoded.keyed {
      try? $0.encode(Inner(), forKey: "k")
      try $0.encode(1, forKey: "k")
      try? $0.encode(Inner(), forKey: "k")
    }
    #expect(EncodingSettings().fastOutcome([last]) == .text(#"[{"k":1}]"#))
  }

  @Test func depthIsLimited() throws {
    func nested(_ depth: Int) -> Encoded {
      depth == 0 ? Encoded { try 1.encode(to: $0) } : .unkeyed { try $0.encode(nested(depth - 1)) }
    }
    let encoder = FastJSONEncoder()
    #expect(try encoder.encodeToBytes(nested(512)).count == 1025)
    // The beginning of the path, which is as long as the value is deep.
    let start = Array(repeating: "Index 0", count: 32)
    #expect(EncodingOutcome { try encoder.encode(nested(513)) } == .invalidValue(start))
    #expect(EncodingSettings().foundationOutcome(nested(513)) == .invalidValue([]))
    encoder.maximumDepth = 2
    #expect(try encoder.encodeToString([[1]]) == "[[1]]")
    #expect(
      EncodingOutcome { try encoder.encode([[[1]]]) } == .invalidValue(["Index 0", "Index 0"]))
    #expect(
      EncodingOutcome { try encoder.encode(["a": [["b": Inner()]]]) }
        == .invalidValue(["a", "Index 0"]))
    #expect(try encoder.encodeToString([JSONValue.array([1])]) == "[[1]]")
    #expect(
      EncodingOutcome { try encoder.encode([JSONValue.array([[]])]) } == .invalidValue(["Index 0"]))
  }

  /// A value that refers to itself would never end.
  @Test func endlessValuesStopAtTheLimit() {
    final class Endless: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(self)
      }
    }
    let start = Array(repeating: "Index 0", count: 32)
    #expect(EncodingOutcome { try FastJSONEncoder().encode(Endless()) } == .invalidValue(start))
  }
}
