import Testing

// Objects with lists of objects like them.

extension ModelInferenceTests {
  @Test(arguments: [
    Case(
      id: "a tree",
      documents: [
        #"{"root":{"name":"a","children":[{"name":"b","children":[{"name":"c","size":1}]}]}}"#,
        #"{"root":{"name":"d","size":2,"children":[]}}"#,
      ],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var root: Root

          struct Root: Codable, Hashable, Sendable {
            var name: String
            var children: [Root]?
            var size: Int?
          }
        }

        """),
    Case(
      id: "a tree with nulls for lists",
      documents: [#"{"root":{"id":1,"children":[{"id":2,"children":null}]}}"#],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var root: Root

          struct Root: Codable, Hashable, Sendable {
            var id: Int
            @Nullable var children: [Root]?
          }
        }

        """),
    // The outermost object would make a mixture of the name; those inside are a tree.
    Case(
      id: "a tree in another object",
      documents: [
        #"{"name":"a","children":[{"name":1,"children":[{"name":2,"children":[]}]}]}"#
      ],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var name: String
          var children: [Child]

          struct Child: Codable, Hashable, Sendable {
            var name: Int
            var children: [Child]
          }
        }

        """),
    Case(
      id: "no tree",
      documents: [
        #"{"id":1,"name":"a","parts":[{"id":2,"name":"b"}],"all":[{"all":[1],"x":1}]}"#
      ],
      source: """
        struct Sample: Codable, Hashable, Sendable {
          var id: Int
          var name: String
          var parts: [Part]
          var all: [All]

          struct Part: Codable, Hashable, Sendable {
            var id: Int
            var name: String
          }

          struct All: Codable, Hashable, Sendable {
            var all: [Int]
            var x: Int
          }
        }

        """),
  ])
  func modelsOfTrees(_ row: Case) throws { try models(row) }
}
