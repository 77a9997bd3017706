import Foundation

/// A model with a field of each kind that a decoder treats differently.
struct Order: Codable, Equatable {
  var id: Int
  var code: String
  var price: Double
  var weight: Float?
  var isPaid: Bool
  var note: String?
  var small: Int8
  var big: UInt64?
  var lines: [Line]
  var tags: [String]
  var matrix: [[Double]]
  var counts: [String: Int]
  var byNumber: [Int: Bool]?
  var state: State
  var created: Date
  var total: Decimal
  var link: URL?
  var sparse: [Int?]
  var set: Set<Int>
  var nested: [String: [Line]]?

  struct Line: Codable, Equatable {
    var item: String
    var count: Int
    var discount: Double?
  }

  enum State: String, Codable {
    case open, sent, closed
  }

  static let text = #"""
    {"id": 12, "code": "A-\u00e9\n1", "price": 12.50, "weight": 1.25e1, "isPaid": true,
     "note": null, "small": -7, "big": 18446744073709551615,
     "lines": [{"item": "pen", "count": 3, "discount": 0.1}, {"count": 1, "item": "ink 日本"}],
     "tags": ["a", "", "longer than fifteen bytes"], "matrix": [[1, 2.5], [], [-3e2]],
     "counts": {"x": 1, "y z": 2}, "byNumber": {"1": true, "20": false}, "state": "sent",
     "created": 1000.5, "total": 99.95, "link": "https://example.org/a?b=c",
     "sparse": [1, null, 3], "set": [1, 2, 2], "unknown": {"a": [1, {"b": null}]},
     "nested": {"k": [{"item": "x", "count": 0}]}}
    """#
}
