import CodableKitTesting
import XCTest

/// The checks in the older of the two frameworks.
final class XCTestTests: XCTestCase {
  func testRoundTrip() throws {
    try RoundTrip.check(User.self, userJSON)
    XCTAssertThrowsError(try RoundTrip.check(Derived.self, #"{"label":"l"}"#)) { error in
      XCTAssertEqual(
        "\(error)", "Derived does not come back as it was:\n  lost $.label: \"l\"")
    }
  }

  func testTolerance() throws {
    try Tolerance(of: User.Address.self, #"{"city":"Bern","isHome":true}"#).check(
      """
                missing   null      wrong type
      $         -         throws    throws
      $.city    throws    throws    throws
      $.isHome  survives  survives  recovers
      """)
  }
}
