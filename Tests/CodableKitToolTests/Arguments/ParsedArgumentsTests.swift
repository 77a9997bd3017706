import Testing

@testable import CodableKitTool

@Suite struct ParsedArgumentsTests {
  typealias Arguments = ParsedArguments<InferOption>

  @Test(arguments: [
    ["--name", "Order", "-o", "x", "a.json", "--no-maps", "-"],
    ["a.json", "--name=Order", "--output=x", "-", "--no-maps"],
    ["--no-maps", "--output", "x", "--name", "Order", "--", "a.json", "-"],
  ])
  func optionsAndOperandsMix(arguments: [String]) throws {
    let parsed = try Arguments(arguments)
    #expect(try parsed.value(of: .name) == "Order")
    #expect(try parsed.value(of: .output) == "x")
    #expect(parsed.has(.noMaps))
    #expect(!parsed.has(.enums))
    #expect(parsed.operands == ["a.json", "-"])
  }

  @Test func afterTwoHyphensAllAreOperands() throws {
    #expect(try Arguments(["--", "--name", "-x"]).operands == ["--name", "-x"])
  }

  @Test func repeatedValuesKeepTheirOrder() throws {
    #expect(try Arguments(["--map", "$.b", "--map=$.a"]).values(of: .map) == ["$.b", "$.a"])
  }

  @Test(
    arguments: [
      (["--nam", "x"], .unknownOption("--nam", suggestion: "--name")),
      (["--xyzzy"], .unknownOption("--xyzzy", suggestion: nil)),
      (["--name"], .missingValue(option: "--name", valueName: "NAME")),
      (["--name="], .missingValue(option: "--name", valueName: "NAME")),
      (["-o"], .missingValue(option: "--output", valueName: "FILE")),
      (["--enums=3"], .unexpectedValue(option: "--enums")),
    ] as [([String], UsageError)])
  func refuses(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Arguments(arguments) }
  }

  @Test func aValueThatCountsOnceIsNotGivenTwice() throws {
    let parsed = try Arguments(["--name", "A", "--name", "B"])
    #expect(throws: UsageError.repeatedOption("--name")) { try parsed.value(of: .name) }
  }
}
