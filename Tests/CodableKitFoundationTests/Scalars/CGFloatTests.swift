import CodableKit
import CodableKitFoundation
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct CGFloatTests {
  struct Box: Codable, Equatable {
    @LosslessValue var width: CGFloat
    @Coded<Lossy<[Lossless<CGFloat>]>> var sides: [CGFloat]
    @DefaultZero var depth: CGFloat
  }

  @Test(arguments: [TestFormat.json, .fast])
  func isAScalarLikeTheOthers(format: TestFormat) throws {
    let box = try format.decode(Box.self, from: #"{"width":"1.5","sides":["2",true,3]}"#)
    #expect(box == Box(width: 1.5, sides: [2, 3], depth: 0))
    #expect(
      try FastJSONEncoder().encodeToString(box) == #"{"width":1.5,"sides":[2,3],"depth":0}"#)
    #expect(throws: DecodingError.self) {
      try format.decode(Box.self, from: #"{"width":true,"sides":[]}"#)
    }
  }

  @Test func scalars() {
    #expect(CGFloat(losslessly: .string("1.5")) == 1.5)
    #expect(CGFloat(losslessly: .bool(true)) == nil)
  }
}
