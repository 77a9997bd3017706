import CodableKit
import Testing

@testable import CodableKitTool

@Suite struct ModelInferenceTests {
  struct Case: Sendable {
    var id: String
    var documents: [String]
    var inference = ModelInference()
    /// The source without its imports, or of a structure only the properties.
    var source: String
  }

  private static let withEnumerations = ModelInference(
    enumerations: EnumerationRule(isAutomatic: true))

  @Test(arguments: [
    Case(
      id: "INF-001", documents: [#"{"a":0.0,"b":0.5,"c":25.00,"d":[1,2.5],"e":1e2}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var a: Double
          var b: Double
          var c: Double
          var d: [Double]
          var e: Double
        }

        """),
    Case(
      id: "INF-002", documents: [#"{"id":1,"name":null}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var id: Int
          /// Always null in the samples.
          @Nullable var name: JSONValue?
        }

        """),
    Case(
      id: "INF-009",
      documents: [
        """
        {"users":{"1001":{"n":"a"},"1002":{"n":"b"},"1003":{"n":"c"}},
        "rates":{"EURUSD":1.1,"EURGBP":0.9,"USDJPY":150}}
        """
      ],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var users: [String: User]
          var rates: [String: Double]

          struct User: Codable, Hashable, Sendable {
            var n: String
          }
        }

        """),
    Case(
      id: "INF-009", documents: [#"{"rates":{"EURUSD":1.1,"EURGBP":0.9,"USDJPY":150}}"#],
      inference: ModelInference(maps: MapRule(isAutomatic: false)),
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var rates: Rates

          struct Rates: Codable, Hashable, Sendable {
            var eurusd: Double
            var eurgbp: Double
            var usdjpy: Int

            enum CodingKeys: String, CodingKey {
              case eurusd = "EURUSD"
              case eurgbp = "EURGBP"
              case usdjpy = "USDJPY"
            }
          }
        }

        """),
    Case(
      id: "INF-011", documents: [#"[{"v":1},{"v":"a"},{"v":null},{"v":{"k":1}}]"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          /// Mixed in the samples: 1 number, 1 string, 1 object, 1 null.
          @Nullable var v: JSONValue?
        }

        typealias SampleDocument = [Sample]

        """),
    Case(
      id: "INF-012",
      documents: [
        """
        [{"code":"730915","y":"1999","zip":"00123","at":"2024-01-02T03:04:05Z","d":"2024-01-02"},
        {"code":"208844","y":"61047","zip":"04000","at":"soon","d":"2024-01-03"}]
        """
      ],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var code: String
          var y: String
          var zip: String
          var at: String
          var d: String
        }

        typealias SampleDocument = [Sample]

        """),
    Case(
      id: "INF-013",
      documents: [
        #"[{"t":"a"},{"t":"b"},{"t":"a"},{"t":"c"},{"t":"a"},{"t":"b"},{"t":"a"},{"t":"a"}]"#
      ],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var t: String
        }

        typealias SampleDocument = [Sample]

        """),
    Case(
      id: "INF-013",
      documents: [
        #"[{"t":"a"},{"t":"b"},{"t":"a"},{"t":"c"},{"t":"a"},{"t":"b"},{"t":"a"},{"t":"a"}]"#
      ],
      inference: withEnumerations,
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var t: Open<T>

          enum T: String, Codable, Hashable, Sendable {
            case a
            case b
            case c
          }
        }

        typealias SampleDocument = [Sample]

        """),
    Case(
      id: "INF-015", documents: [#"{"x":null,"y":[1,"a"]}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          /// Always null in the samples.
          @Nullable var x: JSONValue?
          /// Mixed in the samples: 1 number, 1 string.
          var y: [StringOrNumber]
        }

        """),
    Case(
      id: "INF-016", documents: [#"[{"id":1},{"id":2,"z":1}]"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var id: Int
          var z: Int?
        }

        typealias SampleDocument = [Sample]

        """),
    Case(id: "INF-016", documents: ["5"], source: "typealias Sample = Int\n"),
    Case(
      id: "INF-016", documents: [#"{"id":1,"a":true}"#, #"{"id":2,"b":"x"}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var id: Int
          var a: Bool?
          var b: String?
        }

        """),
    Case(
      id: "null and missing", documents: [#"{"a":null,"b":1,"c":1}"#, #"{"b":null,"c":1}"#, "{}"],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          /// Always null in the samples.
          var a: Field<JSONValue>
          var b: Field<Int>
          var c: Int?
        }

        """),
    Case(
      id: "nothing known",
      documents: [#"{"list":[],"map":{},"lists":[[],[]],"nulls":[null],"holes":[1,null]}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          /// Always empty in the samples.
          var list: [JSONValue]
          /// Always empty in the samples.
          var map: [String: JSONValue]
          /// Always empty in the samples.
          var lists: [[JSONValue]]
          /// Always null in the samples.
          var nulls: [JSONValue?]
          var holes: [Int?]
        }

        """),
    Case(id: "root null", documents: ["null", "1"], source: "typealias Sample = Int?\n"),
    Case(
      id: "root map", documents: [#"{"1":{"a":1},"2":{"a":2}}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var a: Int
        }

        typealias SampleDocument = [String: Sample]

        """),
    Case(
      id: "numbers",
      documents: [#"{"u":18446744073709551615,"d":0.1234567890123456789,"j":1e999}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          /// Some number in the samples is too large for Int.
          var u: UInt64
          /// Some number in the samples has more digits than Double keeps.
          var d: Decimal
          /// Some number in the samples has more digits than Decimal keeps.
          var j: JSONValue
        }

        """),
    Case(
      id: "one or many",
      documents: [
        #"{"a":{"x":1},"n":[1,2],"s":"x","t":[1],"z":1,"o":[{"y":1},{"y":2}],"m":[]}"#,
        #"{"a":[{"x":2},{"x":3,"w":""}],"n":1,"s":["x",null],"t":1,"z":[[1,2],[3]],"m":{"k":1}}"#,
      ],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          /// One or many in the samples: 1 array, 1 object.
          @Coded<OneOrManyCompact<Plain<A>>> var a: [A]
          /// One or many in the samples: 1 number, 1 array.
          @Coded<OneOrManyCompact<Int>> var n: [Int]
          /// One or many in the samples: 1 string, 1 array.
          @Coded<OneOrManyCompact<Plain<String?>>> var s: [String?]
          /// Mixed in the samples: 1 number, 1 array.
          var t: JSONValue
          /// Mixed in the samples: 1 number, 1 array.
          var z: JSONValue
          var o: [O]?
          /// Mixed in the samples: 1 array, 1 object. EmptyArrayAsNil<Plain<M>> reads [] as nil.
          var m: JSONValue

          struct A: Codable, Hashable, Sendable {
            var x: Int
            var w: String?
          }

          struct O: Codable, Hashable, Sendable {
            var y: Int
          }

          struct M: Codable, Hashable, Sendable {
            var k: Int
          }
        }

        """),
    Case(
      id: "one or many, or none",
      documents: [
        #"{"ids":[],"n":null,"f":null}"#, #"{"ids":"a","n":1,"f":1}"#,
        #"{"ids":["b","c"],"n":[1,2],"f":[1,null]}"#, #"{"n":[]}"#,
      ],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          /// One or many in the samples: 1 string, 2 arrays.
          @Coded<OneOrManyCompact<String>?> var ids: [String]?
          /// One or many in the samples: 1 number, 2 arrays, 1 null.
          @Coded<ExplicitNull<OneOrManyCompact<Int>?>> var n: [Int]?
          /// One or many in the samples: 1 number, 1 array, 1 null.
          @Coded<Field<OneOrManyCompact<Plain<Int?>>>> var f: Field<[Int?]>
        }

        """),
    Case(
      id: "JSON in strings",
      documents: [#"{"a":"{\"x\":1}","b":"[1]"}"#, #"{"a":"{}","b":"[1"}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          /// JSON in every sample: JSONString reads what is in it.
          var a: String
          var b: String
        }

        """),
    Case(
      id: "keys that are equal to Swift",
      documents: ["{\"a\":{\"\u{E9}\":1,\"e\u{301}\":2},\"hashValue\":1}"],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          /// Two keys in the samples are equal but for their spelling in Unicode.
          var a: JSONValue
          var hashValueValue: Int

          enum CodingKeys: String, CodingKey {
            case a
            case hashValueValue = "hashValue"
          }
        }

        """),
    Case(
      id: "a good key keeps its name",
      documents: [#"{"_id":1,"id":2,"unit_price":3,"unitPrice":4}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var id2: Int
          var id: Int
          var unitPrice2: Int
          var unitPrice: Int

          enum CodingKeys: String, CodingKey {
            case id2 = "_id"
            case id
            case unitPrice2 = "unit_price"
            case unitPrice
          }
        }

        """),
    Case(
      id: "nested names", documents: [#"{"sample":{"sample":{"items":[{"item":{"x":1}}]}}}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var sample: Sample2

          struct Sample2: Codable, Hashable, Sendable {
            var sample: Sample3

            struct Sample3: Codable, Hashable, Sendable {
              var items: [Item]

              struct Item: Codable, Hashable, Sendable {
                var item: Item2

                struct Item2: Codable, Hashable, Sendable {
                  var x: Int
                }
              }
            }
          }
        }

        """),
  ])
  func models(_ row: Case) throws {
    let printed = try Self.source(for: row.documents, row.inference)
    let withoutImports = printed.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }.drop { $0.isEmpty }.joined(separator: "\n")
    #expect(withoutImports == row.source, "\(row.id)")
  }

  @Test("INF-018: the same bytes in every run")
  func fiveRunsPrintTheSameBytesInTheOrderOfTheSample() throws {
    let keys = (0..<40).map { "key\(($0 * 17) % 40)" }
    let document = "{" + keys.map { "\"\($0)\":{\"\($0)\":1}" }.joined(separator: ",") + "}"
    let inference = ModelInference(maps: MapRule(isAutomatic: false))
    let runs = try (0..<5).map { _ in try Self.source(for: [document], inference) }
    #expect(Set(runs).count == 1)
    let properties = runs[0].split(separator: "\n").filter { $0.hasPrefix("  var ") }
    #expect(properties.map { String($0.dropFirst(6).prefix { $0 != ":" }) } == keys)
  }

  private static func source(
    for documents: [String], _ inference: ModelInference
  ) throws -> String {
    var shape = Shape()
    for document in documents { shape.add(try JSONValue(parsing: document)) }
    return SwiftPrinter.source(of: inference.declarations(named: "Sample", for: shape))
  }
}
