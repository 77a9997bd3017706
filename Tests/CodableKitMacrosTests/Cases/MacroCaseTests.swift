import CodableKitMacros
import CodableKitTestSupport
import Testing

@Suite struct MacroCaseTests {
  @Codable struct Rows: Equatable {
    @Codable struct Row: Equatable {
      @DefaultZero var x: Double
      @CodableDefault(0) let y: Double
      var z: Double = 0
    }
    @CodableDefault([]) let rows: [Row]
  }

  @Codable struct Fives: Equatable { @CodableDefault(5) let n: Int? }
  @Codable struct Elements: Equatable { @CodableDefault([]) @Lossy let xs: [Int] }

  @Codable struct Dotted: Equatable {
    @CodingKey("x.y") let literal: String
    @CodingPath("x", "y") let nested: String
  }

  @Codable struct Meta: Equatable {
    @CodingPath("meta", "a") let a: Int
    @CodingPath("meta", "b") let b: Int
    @CodingPath("meta", "c", "d") let d: Int
  }

  @Codable struct Label: Equatable { @CodingKey("label", aliases: "label_text") let label: String? }

  @Codable struct Title: Equatable {
    @CodingKey("title", aliases: "caption", "heading") let text: String
  }

  @Codable struct Odd: Equatable {
    @CodingKey("") let empty: Int
    let name: Int
    @CodingKey("a/b") let slash: Int
    @CodingKey("q\"t") let quote: Int
    @CodingKey("\u{0}k") let zero: Int
  }

  @Codable(tagging: .internal("type")) enum Item: Equatable {
    case a(x: Int)
    case b(y: Int)
  }

  @Codable struct Holder: Equatable { let item: Item? }

  @Codable struct Email: Equatable { let email: String }

  @Codable struct Message: Equatable {
    @CodingPath("content", "at") let at: Int
    @Flatten let payload: Payload
  }

  @Codable(tagging: .adjacent("type", content: "content", "attributes")) enum Payload: Equatable {
    case email(Email)
  }

  @Codable struct Chosen: Equatable {
    @Codable enum State: String { case none, some }
    let s: State?
  }

  @Codable struct Strict: Equatable { @Nullable var v: Int? }
  @Codable struct Generic<V: Codable & Equatable>: Equatable { @Nullable var value: V? }

  static let cases: [FaultCase] = [
    FaultCase("DEF-001", "defaults deep inside do not empty what is around them") { () throws in
      for format in TestFormat.allCases {
        let value = try format.decode(Rows.self, from: #"{"rows":[{"x":1,"y":2}]}"#)
        #expect(value == Rows(rows: [.init(x: 1, y: 2)]))
      }
    },
    FaultCase("DEF-004", "an optional has its default for a missing key and for null") {
      () throws in
      for (text, n) in [("{}", 5), (#"{"n":null}"#, 5), (#"{"n":1}"#, 1)] {
        for format in TestFormat.allCases {
          #expect(try format.decode(Fives.self, from: text) == Fives(n: n))
        }
      }
    },
    FaultCase("DEF-008", "empty if absent and without the bad elements") { () throws in
      for (text, xs) in [("{}", []), (#"{"xs":null}"#, []), (#"{"xs":[1,"a"]}"#, [1])] {
        for format in TestFormat.allCases {
          #expect(try format.decode(Elements.self, from: text) == Elements(xs: xs))
        }
      }
    },
    FaultCase("KEY-006", "a key with a delimiter and a path stand beside each other") { () throws in
      let text = #"{"x":{"y":"b"},"x.y":"a"}"#
      for format in TestFormat.allCases {
        let value = try format.decode(Dotted.self, from: text)
        #expect(value == Dotted(literal: "a", nested: "b"))
        #expect(try json(value) == text)
      }
    },
    FaultCase("KEY-007", "properties below one parent share it") { () throws in
      let text = #"{"meta":{"a":1,"b":2,"c":{"d":3}}}"#
      #expect(try json(Meta(a: 1, b: 2, d: 3)) == text)
      #expect(try TestFormat.fast.decode(Meta.self, from: text) == Meta(a: 1, b: 2, d: 3))
    },
    FaultCase("KEY-008", "several names for one field") { () throws in
      let rows: [(String, String?)] = [
        (#"{"label":"a"}"#, "a"), (#"{"label_text":"b"}"#, "b"),
        (#"{"label":null,"label_text":"c"}"#, "c"), (#"{"label":"d","label_text":"e"}"#, "d"),
        ("{}", nil),
      ]
      for (text, label) in rows {
        for format in TestFormat.allCases {
          #expect(try format.decode(Label.self, from: text).label == label)
        }
      }
      #expect(try json(Label(label: "x")) == #"{"label":"x"}"#)
      for format in TestFormat.sharing {
        let error = #expect(throws: DecodingError.self) {
          try format.decode([Title].self, from: #"[{"heading":"a"},{"label":"b"}]"#)
        }
        guard case .keyNotFound(_, let context) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
        #expect(context.codingPath.last?.intValue == 1)
        for name in ["title", "caption", "heading"] {
          #expect(context.debugDescription.contains("\"\(name)\""))
        }
      }
    },
    FaultCase("KEY-013", "KEY-014: the empty key and keys with escapes") { () throws in
      let text = #"{"":0,"na\u006de":1,"a\/b":2,"q\"t":3,"\u0000k":4}"#
      for format in [TestFormat.json, .fast, .strict] {
        let value = try format.decode(Odd.self, from: text)
        #expect(value == Odd(empty: 0, name: 1, slash: 2, quote: 3, zero: 4))
        #expect(try TestFormat.json.decode(Odd.self, from: json(value)) == value)
      }
    },
    FaultCase("POL-002", "the tag may come last, and has to be there") { () throws in
      for format in TestFormat.sharing {
        #expect(try format.decode([Item].self, from: #"[{"x":1,"type":"a"}]"#) == [.a(x: 1)])
        let (outcome, _) = Outcome.of([Item].self, #"[{"x":1,"type":"a"},{"x":1}]"#, in: format) {
          $0
        }
        #expect(outcome == .keyNotFound("$[1].type"))
      }
    },
    FaultCase("POL-003", "the tag in the parent, the payload in a child") { () throws in
      let text = #"{"content":{"at":1,"attributes":{"email":"m@example.org"}},"type":"email"}"#
      for format in TestFormat.sharing {
        let value = try format.decode(Message.self, from: text)
        #expect(value == Message(at: 1, payload: .email(Email(email: "m@example.org"))))
        #expect(try json(value) == text)
      }
    },
    FaultCase("POL-005", "missing and null are nil, a null or unknown tag throws") { () throws in
      for format in TestFormat.sharing {
        #expect(try format.decode(Holder.self, from: "{}").item == nil)
        #expect(try format.decode(Holder.self, from: #"{"item":null}"#).item == nil)
        for type in ["null", #""nope""#] {
          #expect(throws: DecodingError.self) {
            try format.decode(Holder.self, from: #"{"item":{"type":\#(type)}}"#)
          }
        }
      }
    },
    FaultCase("POL-006", "a list of different things comes back with its tags") { () throws in
      let text = #"[{"type":"a","x":1},{"type":"b","y":2}]"#
      for format in TestFormat.sharing {
        #expect(try json(format.decode([Item].self, from: text)) == text)
      }
    },
    FaultCase("ENM-005", "a case called none is a value") { () throws in
      let rows: [(String, Chosen.State?)] = [
        (#"{"s":"none"}"#, .some(.none)), (#"{"s":null}"#, nil), ("{}", nil),
      ]
      for (text, state) in rows {
        for format in TestFormat.allCases {
          #expect(try format.decode(Chosen.self, from: text).s == state)
        }
      }
      #expect(try json(Chosen(s: .some(.none))) == #"{"s":"none"}"#)
    },
    FaultCase("NUL-004", "a wrong type is no null") { () throws in
      for format in TestFormat.allCases {
        let (outcome, _) = Outcome.of(Strict.self, #"{"v":"not a number"}"#, in: format) { $0 }
        #expect(outcome == .typeMismatch("$.v"))
      }
    },
    FaultCase("NUL-006", "a double optional comes back the same") { () throws in
      for value in [Generic<String?>(value: .some(.none)), Generic<String?>(value: "x")] {
        let text = try json(value)
        #expect(try json(TestFormat.json.decode(Generic<String?>.self, from: text)) == text)
      }
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
