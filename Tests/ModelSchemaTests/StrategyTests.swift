import Foundation
import ModelSchema
import Testing

@Suite struct StrategyTests {
  /// The list of wrappers is that of the library: one that is left out is taken for a stranger's.
  @Test func everyWrapperIsKnown() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/CodableKit")
    let wrapper = /@propertyWrapper\s+public struct (\w+)|public typealias (\w+)[^=]*=\s*Coded</
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: wrapper).compactMap { ($0.1 ?? $0.2).map(String.init) })
    }
    #expect(names == Strategy.namesOfWrappers)
  }

  /// The macro says of each what it stores, given a type that it is for.
  @Test(arguments: Strategy.namesOfWrappers.sorted())
  func everyWrapperHasAStorage(name: String) {
    let int = TypeReference.named("Int")
    let types: [TypeReference] = [
      int, .optional(int), .array(int), .generic("Set", [int]), .map(of: int),
    ]
    let storages = types.compactMap { type in
      Property(
        name: "a", key: "a", type: type, strategy: Strategy(name: name, argument: "ISO8601")
      ).storage
    }
    #expect(!storages.isEmpty)
  }
}
