import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct DefaultPolicyTests {
  enum Shape: String, Codable, DefaultProvider {
    case disc, other
    static var defaultValue: Shape { .other }
  }

  enum Retries: DefaultPolicy {
    static func defaultValue(for cause: DefaultCause) -> Int? {
      switch cause {
      case .missing: 3
      case .null: 0
      case .invalid: nil
      }
    }
  }

  struct Own: Decodable { @Coded<Default<Int, Retries>> var v: Int }
  struct Missing: Decodable { @Coded<Default<[Int], IfMissing<Empty<[Int]>>>> var v: [Int] }
  struct Absent: Decodable { @Coded<Default<Int, IfMissingOrNull<Zero<Int>>>> var v: Int }
  struct Failing: Decodable { @Coded<Default<Plain<Shape>, IfInvalid<Shape>>> var v: Shape }
  struct Apart: Decodable {
    @Coded<Default<Bool, ByCause<True, False, NoDefault<Bool>>>> var v: Bool
  }

  static let own: [WrapperRow<Int>] = [
    .init("missing", "{}", .value(3)), .init("null", #"{"v":null}"#, .value(0)),
    .init("bad", #"{"v":"x"}"#, .typeMismatch("$.v")), .init("good", #"{"v":7}"#, .value(7)),
  ]

  @Test(arguments: own, TestFormat.allCases)
  func followsAPolicyOfOnesOwn(row: WrapperRow<Int>, format: TestFormat) {
    row.check(Own.self, in: format) { $0.v }
  }

  static let missing: [WrapperRow<[Int]>] = [
    .init("missing", "{}", .value([])), .init("null", #"{"v":null}"#, .valueNotFound("$.v")),
    .init("bad", #"{"v":"x"}"#, .typeMismatch("$.v")),
    .init("bad element", #"{"v":["x"]}"#, .typeMismatch("$.v[0]")),
    .init("good", #"{"v":[7]}"#, .value([7])),
  ]

  @Test(arguments: missing, TestFormat.allCases)
  func standsInForAMissingKeyAlone(row: WrapperRow<[Int]>, format: TestFormat) {
    row.check(Missing.self, in: format) { $0.v }
  }

  static let absent: [WrapperRow<Int>] = [
    .init("missing", "{}", .value(0)), .init("null", #"{"v":null}"#, .value(0)),
    .init("bad", #"{"v":"x"}"#, .typeMismatch("$.v")), .init("good", #"{"v":7}"#, .value(7)),
  ]

  @Test(arguments: absent, TestFormat.allCases)
  func standsInWhereThereIsNoValue(row: WrapperRow<Int>, format: TestFormat) {
    row.check(Absent.self, in: format) { $0.v }
  }

  /// An unknown case that becomes another one, and nothing else that does.
  static let failing: [WrapperRow<Shape>] = [
    .init("missing", "{}", .keyNotFound("$.v")),
    .init("null", #"{"v":null}"#, .valueNotFound("$.v")),
    .init("unknown", #"{"v":"ring"}"#, .value(.other), "used the default unknown case $.v"),
    .init("wrong type", #"{"v":7}"#, .value(.other), "used the default wrong type $.v"),
    .init("good", #"{"v":"disc"}"#, .value(.disc)),
  ]

  @Test(arguments: failing, TestFormat.allCases)
  func standsInForABadValueAlone(row: WrapperRow<Shape>, format: TestFormat) {
    row.check(Failing.self, in: format) { $0.v }
  }

  static let apart: [WrapperRow<Bool>] = [
    .init("missing", "{}", .value(true)), .init("null", #"{"v":null}"#, .value(false)),
    .init("bad", #"{"v":7}"#, .typeMismatch("$.v")), .init("good", #"{"v":true}"#, .value(true)),
  ]

  @Test(arguments: apart, TestFormat.allCases)
  func tellsTheCausesApart(row: WrapperRow<Bool>, format: TestFormat) {
    row.check(Apart.self, in: format) { $0.v }
  }

  /// The same answers where the value is no property.
  @Test(arguments: TestFormat.allCases)
  func tellsThemApartInArraysToo(format: TestFormat) throws {
    typealias Element = Coded<Default<Bool, ByCause<True, False, NoDefault<Bool>>>>
    #expect(
      try format.decode([Element].self, from: "[null,true]").map(\.wrappedValue) == [false, true])
    #expect(
      Outcome.of([Element].self, "[7]", in: format) { $0.count }.outcome == .typeMismatch("$[0]"))
    typealias Bad = Coded<Default<Int, IfInvalid<Zero<Int>>>>
    #expect(try format.decode([Bad].self, from: #"["x",2]"#).map(\.wrappedValue) == [0, 2])
    #expect(
      Outcome.of([Bad].self, "[null]", in: format) { $0.count }.outcome == .valueNotFound("$[0]"))
  }

  /// An optional has its own answer where the policy has none.
  @Test(arguments: TestFormat.allCases)
  func anOptionalKeepsItsNil(format: TestFormat) throws {
    enum Five: DefaultProvider { static var defaultValue: Int? { 5 } }
    struct Model: Decodable {
      @Coded<Default<Int?, IfMissing<Five>>> var a: Int?
      @Coded<Default<Int?, IfInvalid<Five>>> var b: Int?
    }
    let model = try format.decode(Model.self, from: #"{"a":null,"b":"x"}"#)
    #expect(model.a == nil && model.b == 5)
    let empty = try format.decode(Model.self, from: "{}")
    #expect(empty.a == 5 && empty.b == nil)
  }

  enum Level: String, Codable, CaseIterable { case low, high }
  enum Nothing: String, Codable, CaseIterable { case only; static let allCases: [Nothing] = [] }

  @Test(arguments: TestFormat.allCases)
  func providesFirstCasesTimesAndIdentifiers(format: TestFormat) throws {
    struct Model: Codable {
      @DefaultFirstCase var level: Level
      @DefaultNow var at: Date
      @DefaultNewUUID var id: UUID
    }
    let start = Date()
    let models = try format.decode([Model].self, from: #"[{},{"level":"extreme"}]"#)
    #expect(models.map(\.level) == [.low, .low])
    #expect(models.allSatisfy { (start...Date()).contains($0.at) })
    #expect(models[0].id != models[1].id)
    struct Empty: Codable { @DefaultFirstCase var v: Nothing }
    #expect(Outcome.of(Empty.self, "{}", in: format) { $0.v }.outcome == .keyNotFound("$.v"))
  }

  @Test func writesTheValueAsItIs() throws {
    struct Model: Codable {
      @Coded<Default<UnixSeconds, Now>> var at: Date
      @DefaultFirstCase var level: Level
    }
    let model = Model(at: Date(timeIntervalSince1970: 5), level: .high)
    #expect(try json(model) == #"{"at":5,"level":"high"}"#)
    #expect(try fastJSON(model) == #"{"at":5,"level":"high"}"#)
  }
}
