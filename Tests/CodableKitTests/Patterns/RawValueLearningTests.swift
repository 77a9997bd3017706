import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// What the compiler and the standard library do with a `Codable` type that has a raw value.
  ///
  /// `JSONStringRepresentable` stands on the last of these facts.
  @Suite struct RawValueLearningTests {
    /// With a raw value of its own, a struct is coded as that, whatever its members are.
    struct Standard: Codable, RawRepresentable {
      var member = 1
      var rawValue: String { "raw" }
      init() {}
      init?(rawValue: String) { self.init() }
    }

    /// So a raw value that is made by encoding needs itself.
    ///
    /// This one stops at the third call; one that does not stop ends the program.
    struct Recursive: Codable, RawRepresentable {
      @TaskLocal static var depth = 0
      var member = 1
      init() {}
      init?(rawValue: String) { nil }

      var rawValue: String {
        guard Self.depth < 3 else { return "depth 3" }
        return Self.$depth.withValue(Self.depth + 1) { (try? json(self)) ?? "" }
      }
    }

    @Test func theStandardLibraryCodesTheRawValue() throws {
      #expect(try json(Standard()) == #""raw""#)
      #expect(try TestFormat.json.decode(Standard.self, from: #""other""#).member == 1)
    }

    @Test func aRawValueThatEncodesAsksForItself() {
      #expect(Recursive().rawValue.contains("depth 3"))
    }

    /// Two extensions with an `encode(to:)`, neither better than the other: the compiler writes its
    /// own.
    struct Ambiguous: Codable, RawRepresentable, _MemberwiseCoded {
      var member = 1
      var rawValue: String { "raw" }
      init() {}
      init?(rawValue: String) { self.init() }
    }

    @Test func theCompilerWritesItsOwnWhereNoneIsBest() throws {
      #expect(try json(Ambiguous()) == #"{"member":1}"#)
      #expect(try TestFormat.json.decode(Ambiguous.self, from: #"{"member":2}"#).member == 2)
    }

    /// Without the compiler's own, the extension has nothing to code with, and says so.
    @Test func theExtensionItselfCodesNothing() {
      struct Adopter: _MemberwiseCoded { var member = 1 }
      struct Probe: Codable {
        func encode(to encoder: any Encoder) throws { try Adopter().encode(to: encoder) }
        init() {}
        init(from decoder: any Decoder) throws { _ = try Adopter(from: decoder) }
      }
      #expect(throws: EncodingError.self) { try json(Probe()) }
      #expect(throws: DecodingError.self) { try TestFormat.json.decode(Probe.self, from: "{}") }
    }
  }
}
