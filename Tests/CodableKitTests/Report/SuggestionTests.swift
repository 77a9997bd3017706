import CodableKit
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("--hlep", "--help"), ("--verison", "--version"), ("--help", "--help"), ("--v", nil),
    ("", nil), ("--something", nil),
  ])
  func closestCandidate(word: String, expected: String?) {
    #expect(closest(to: word, among: ["--help", "--version"]) == expected)
  }

  @Test func noCandidates() {
    #expect(closest(to: "--help", among: []) == nil)
  }
}
