import CodableKit
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("--hlep", "--help"), ("--verison", "--version"), ("--help", "--help"), ("--v", nil),
    ("--hepl", "--help"),
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

  /// A word of one letter has no neighbours; two exchanged letters are one change.
  @Test func shortWords() {
    #expect(closest(to: "a", among: ["b"]) == nil)
    #expect(closest(to: "id", among: ["ip"]) == "ip")
    #expect(closest(to: "name", among: ["nmae", "nom"]) == "nmae")
  }

  @Test func noCandidates() {
    #expect(closest(to: "--help", among: []) == nil)
  }
}
