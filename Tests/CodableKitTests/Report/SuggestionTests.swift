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

  @Test(arguments: [
    ("emial", "email"), ("nmae", "name"), ("naem", "name"), ("id", "ID"), ("Name", "name"),
    ("a", nil), ("q", nil), ("adress", "address"), ("mailbox", nil),
  ])
  func nearNames(word: String, expected: String?) {
    #expect(closest(to: word, among: ["email", "name", "q2", "address", "ID"]) == expected)
  }

  @Test func noCandidates() {
    #expect(closest(to: "--help", among: []) == nil)
  }
}
