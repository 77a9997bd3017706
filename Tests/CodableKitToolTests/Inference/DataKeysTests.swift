import Testing

@testable import CodableKitTool

@Suite struct DataKeysTests {
  @Test(arguments: [
    ["1001", "1002"],
    ["2025-03-01", "2025-03-02"],
    ["3f2504e0-4f89-11d3-9a0c-0305e82c3301", "aa2504e0-4f89-11d3-9a0c-0305e82c3302"],
    ["EUR", "USD", "GBP"],
    ["EURUSD", "EURGBP", "USDJPY"],
    ["/users/me", "https://example.org/x"],
    ["ada@example.org", "ben@example.org"],
    ["^$#", "%%"],
  ])
  func data(keys: [String]) {
    #expect(DataKeys.areData(keys))
  }

  @Test(arguments: [
    ["2025-03-01", "total"],
    ["line1", "line2"],
    ["ID", "NAME", "URL"],
    ["EUR", "USD"],
    ["A", "B", "C"],
    ["@id", "@type"],
    ["_", "__"],
    ["", "1"],
    ["x-y", "a b"],
    ["deadbeef", "facade00"],
  ])
  func namesOfFields(keys: [String]) {
    #expect(!DataKeys.areData(keys))
  }
}
