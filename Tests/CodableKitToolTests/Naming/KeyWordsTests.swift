import Testing

@testable import CodableKitTool

@Suite struct KeyWordsTests {
  struct Case: Sendable {
    var key: String
    var property: String
    var type: String
  }

  @Test(arguments: [
    Case(key: "id", property: "id", type: "ID"),
    Case(key: "price", property: "price", type: "Price"),
    Case(key: "unit_price", property: "unitPrice", type: "UnitPrice"),
    Case(key: "unitPrice", property: "unitPrice", type: "UnitPrice"),
    Case(key: "UnitPrice", property: "unitPrice", type: "UnitPrice"),
    Case(key: "html_url", property: "htmlURL", type: "HTMLURL"),
    Case(key: "user_ids", property: "userIDs", type: "UserIDs"),
    Case(key: "URLString", property: "urlString", type: "URLString"),
    Case(key: "isMNISTLetter", property: "isMNISTLetter", type: "IsMNISTLetter"),
    Case(key: "IDs", property: "ids", type: "IDs"),
    Case(key: "ZSR_HH_DEMO3", property: "zsrHhDemo3", type: "ZsrHhDemo3"),
    Case(key: "v1.0", property: "v1_0", type: "V1_0"),
    Case(key: "  spaces  too  ", property: "spacesToo", type: "SpacesToo"),
    // INF-005
    Case(key: "a-b", property: "aB", type: "AB"),
    Case(key: "a b", property: "aB", type: "AB"),
    Case(key: "1st", property: "_1st", type: "_1st"),
    Case(key: "a/b", property: "aB", type: "AB"),
    Case(key: "", property: "empty", type: "Empty"),
    Case(key: "😀", property: "grinningFace", type: "GrinningFace"),
    Case(key: "a.b", property: "aB", type: "AB"),
    Case(key: "@id", property: "id", type: "ID"),
    Case(key: "$ref", property: "ref", type: "Ref"),
    Case(key: "é", property: "é", type: "É"),
    Case(key: "_", property: "lowLine", type: "LowLine"),
    // Signs before digits, as among GitHub's reactions.
    Case(key: "+1", property: "plus1", type: "Plus1"),
    Case(key: "-1", property: "minus1", type: "Minus1"),
    Case(key: "^$#$%#@", property: "symbols", type: "Symbols"),
    Case(key: "日本", property: "日本", type: "日本"),
    Case(key: "\u{300}a", property: "_\u{300}a", type: "_\u{300}a"),
    Case(key: "\u{E000}", property: "symbols", type: "Symbols"),
  ])
  func names(_ row: Case) {
    let words = KeyWords(row.key)
    #expect(words.propertyName == row.property)
    #expect(words.typeName == row.type)
  }

  @Test(arguments: [
    ("order_items", "OrderItem"), ("orders", "Order"), ("HTTPHeaders", "HTTPHeader"),
    ("status", "Status"),
  ])
  func singular(key: String, type: String) {
    #expect(KeyWords(key).singular.typeName == type)
  }
}
