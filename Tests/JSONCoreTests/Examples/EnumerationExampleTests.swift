import JSONCore
import Testing

/// The examples of what the macro's code calls for enums.
@Suite struct EnumerationExampleTests {
  enum Reference: JSONReadable, Equatable {
    case number(Int)
    case text(String)

    init(from reader: inout JSONReader) throws(JSONError) {
      var attempts = JSONAttempts(&reader, at: Self.self, count: 2)
      var match: Self?
      while try attempts.next(&reader, hasMatch: match != nil) {
        do throws(JSONError) {
          switch attempts.index {
          case 0: match = .number(try reader.read(Int.self))
          default: match = .text(try reader.read(String.self))
          }
        } catch {
          try attempts.pass(error, reader)
        }
      }
      self = try attempts.value(match)
    }
  }

  @Test func attempts() throws {
    let references = try JSONReader.read([Reference].self, from: Array(#"[1, "a"]"#.utf8))
    #expect(references == [.number(1), .text("a")])
    #expect(throws: JSONError.self) {
      try JSONReader.read(Reference.self, from: Array("true".utf8))
    }
    // What is no JSON is no alternative.
    #expect(throws: JSONError.self) { try JSONReader.read(Reference.self, from: Array("[1".utf8)) }
  }

  enum Shape: JSONReadable, Equatable {
    case circle(radius: Double)
    case square(side: Double)
    case unknown

    init(from reader: inout JSONReader) throws(JSONError) {
      let start = reader.mark
      try reader.move(into: "type")
      let tag = try reader.readIndex(among: "circle\nsquare")
      reader.readAgain(from: start)
      var size: Double?
      var members = try reader.readObject(names: "size")
      while try members.next(&reader) {
        switch members.index {
        case 0: size = try reader.read(Double.self)
        default: try reader.skipValue()
        }
      }
      switch tag {
      case 0: self = .circle(radius: try members.value(size, 0))
      case 1: self = .square(side: try members.value(size, 0))
      default: self = .unknown
      }
    }
  }

  @Test func tags() throws {
    let text = #"""
      [{"size": 1, "type": "circle"}, {"type": "square", "size": 2}, {"type": "line", "size": 3}]
      """#
    let shapes = try JSONReader.read([Shape].self, from: Array(text.utf8))
    #expect(shapes == [.circle(radius: 1), .square(side: 2), .unknown])
    #expect(throws: JSONError.self) {
      try JSONReader.read(Shape.self, from: Array(#"{"size": 1}"#.utf8))
    }
  }
}
