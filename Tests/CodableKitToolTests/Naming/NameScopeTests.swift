import Testing

@testable import CodableKitTool

@Suite struct NameScopeTests {
  @Test func clashingMembersAreNumbered() {
    var scope = NameScope()
    #expect(scope.claimMember("id") == "id")
    #expect(scope.claimMember("id") == "id2")
    #expect(scope.claimMember("id") == "id3")
    #expect(scope.claimMember("line1") == "line1")
    #expect(scope.claimMember("line1") == "line1_2")
  }

  @Test(arguments: [("self", "selfValue"), ("init", "initValue"), ("class", "class")])
  func membersThatBackticksDoNotSave(name: String, claimed: String) {
    var scope = NameScope()
    #expect(scope.claimMember(name) == claimed)
  }

  /// INF-007.
  @Test(arguments: ["String", "Data", "Date", "URL", "Error", "Int", "Array", "Optional", "Type"])
  func typesOfSwiftAndFoundationAreNotHidden(name: String) {
    var scope = NameScope()
    #expect(scope.claimType(name) == name + "Value")
  }

  @Test func namesOfEnclosingTypesAreTaken() {
    var scope = NameScope(taken: ["Item"])
    #expect(scope.claimType("Item") == "Item2")
  }

  @Test func aMemberAndATypeNeverShareAName() {
    var scope = NameScope()
    #expect(scope.claimMember("_1st") == "_1st")
    #expect(scope.claimType("_1st") == "_1st2")
  }
}
