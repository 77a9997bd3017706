import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct LosslessAsReadTests {
  struct Model: Codable, Hashable, Sendable {
    @LosslessAsRead var id: Int
    @LosslessAsRead var on: Bool
    @LosslessAsRead var name: String
    var price: LosslessAsRead<Decimal>?
  }

  static let texts = [
    #"{"id":7,"name":"x","on":true}"#, #"{"id":"7","name":7,"on":"yes"}"#,
    #"{"id":"7.0","name":true,"on":0,"price":"1.50"}"#,
    #"{"id":true,"name":"","on":"F","price":1.5}"#,
  ]

  @Test(arguments: texts, TestFormat.allCases)
  func writesWhatItRead(text: String, format: TestFormat) throws {
    let model = try format.decode(Model.self, from: text)
    #expect(try json(model) == text)
    #expect(try fastJSON(model) == text)
    #expect(try json(throughPropertyList(model)) == text)
  }

  @Test func writesAChangeInTheSameKind() throws {
    var model = try TestFormat.fast.decode(
      Model.self, from: #"{"id":"7","name":7,"on":"yes","price":"1.50"}"#)
    model.id = 8
    model.on = false
    model.name = "x"
    model.price?.wrappedValue = 2
    #expect(try json(model) == #"{"id":"8","name":"x","on":"false","price":"2"}"#)
    var flags = try TestFormat.fast.decode(Model.self, from: #"{"id":true,"name":7,"on":1}"#)
    flags.id = 0
    flags.on = false
    flags.name = "8"
    #expect(try json(flags) == #"{"id":false,"name":8,"on":0}"#)
    flags.id = 5
    #expect(try json(flags) == #"{"id":5,"name":8,"on":0}"#)
  }

  @Test func comparesValues() throws {
    let read = try TestFormat.json.decode(Model.self, from: #"{"id":"7","name":7,"on":1}"#)
    let made = Model(id: 7, on: true, name: "7", price: nil)
    #expect(read == made)
    #expect(read.hashValue == made.hashValue)
    #expect(try json(made) == #"{"id":7,"name":"7","on":true}"#)
    #expect(LosslessAsRead(wrappedValue: 7).description == "7")
  }

  static let refused: [(String, Outcome<Int>)] = [
    (#"{"name":"","on":1}"#, .keyNotFound("$.id")),
    (#"{"id":null,"name":"","on":1}"#, .valueNotFound("$.id")),
    (#"{"id":"x","name":"","on":1}"#, .typeMismatch("$.id")),
    (#"{"id":1.5,"name":"","on":1}"#, .typeMismatch("$.id")),
    (#"{"id":1,"name":[],"on":1}"#, .typeMismatch("$.name")),
  ]

  @Test(arguments: refused, TestFormat.allCases)
  func refusesWhatLosslessRefuses(row: (String, Outcome<Int>), format: TestFormat) {
    #expect(Outcome.of(Model.self, row.0, in: format) { $0.id }.outcome == row.1)
  }
}
