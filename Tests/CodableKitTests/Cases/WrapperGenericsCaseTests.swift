import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct WrapperGenericsCaseTests {
  struct Box<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    @LossyValue var v: T?
  }

  enum Payload: Codable, Equatable { case list(LossyArray<Int>) }

  static let cases: [FaultCase] = [
    FaultCase("WRP-002", "a generic value is read as a whole, also when it is a collection") {
      () throws in
      for format in TestFormat.allCases {
        let box = try format.decode(Box<[Int]>.self, from: #"{"v":[1,"x",3]}"#)
        #expect(box.v == nil)
        let clean = try format.decode(Box<[Int]>.self, from: #"{"v":[1,3]}"#)
        #expect(clean.v == [1, 3])
      }
    },
    FaultCase("WRP-006", "wrappers are plain types too") { () throws in
      struct Model: Decodable {
        let a: LossyValue<Date>?
        let b: [LossyValue<Int>]
        let c: [String: LossyArray<Int>]
        let e: Payload
      }
      let text = #"{"a":null,"b":[1,"x"],"c":{"k":["y",2]},"e":{"list":{"_0":[1,"z"]}}}"#
      for format in TestFormat.allCases {
        let model = try format.decode(Model.self, from: text)
        #expect(model.a == nil)
        #expect(model.b.map(\.wrappedValue) == [1, nil])
        #expect(model.c["k"]?.elements == [2])
        #expect(model.e == .list([1]))
      }
    },
    FaultCase("WRP-007", "equality looks at the values only") { () throws in
      struct Model: Codable, Hashable { @LossyArray var xs: [Int] }
      for format in TestFormat.allCases {
        let dirty = try format.decode(Model.self, from: #"{"xs":[1,"a"]}"#)
        let clean = try format.decode(Model.self, from: #"{"xs":[1]}"#)
        #expect(dirty == clean)
        #expect(dirty.hashValue == clean.hashValue)
      }
    },
    FaultCase("WRP-008", "a wrapped property takes the room of a plain one") { () throws in
      struct Wrapped {
        @LossyValue var a: Int?
        @LossyArray var b: [Int]
        @Nullable var c: String?
        @LosslessStringCodable var d: Bool?
      }
      struct Bare { let a: Int?, b: [Int], c: String?, d: Bool? }
      #expect(MemoryLayout<Wrapped>.size == MemoryLayout<Bare>.size)
      #expect(MemoryLayout<Wrapped>.stride == MemoryLayout<Bare>.stride)
    },
  ]

  @Test(arguments: cases)
  func holds(_ fault: FaultCase) throws { try fault.run() }
}
