import Testing

@testable import CodableKitTool

@Suite struct SingularFormTests {
  @Test(arguments: [
    ("orders", "order"), ("categories", "category"), ("boxes", "box"), ("addresses", "address"),
    ("matches", "match"), ("dishes", "dish"), ("quizzes", "quiz"), ("heroes", "hero"),
    ("houses", "house"), ("causes", "cause"), ("statuses", "status"), ("sizes", "size"),
    ("responses", "response"), ("people", "person"), ("children", "child"), ("indices", "index"),
    ("movies", "movie"), ("caches", "cache"), ("men", "man"), ("Women", "Woman"), ("ties", "tie"),
    ("orderItems", "orderItem"), ("salesPeople", "salesPerson"),
  ])
  func plurals(word: String, singular: String) {
    #expect(SingularForm.of(word) == singular)
  }

  @Test(arguments: [
    "order", "status", "address", "analysis", "news", "series", "alias", "feed", "weather", "us",
    "specimen", "data", "gas", "",
  ])
  func othersStay(word: String) {
    #expect(SingularForm.of(word) == word)
  }
}
