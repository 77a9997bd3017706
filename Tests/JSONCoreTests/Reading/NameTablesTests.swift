import JSONCore
import Testing

/// Documents of many objects, whose names are taken apart after the first few.
@Suite("Tables of names")
struct NameTablesTests {
  /// The lengths about which the comparison of eight bytes changes.
  struct Lengths: JSONReadable, Equatable {
    static let names = [
      "", "a", "abcdef", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmn", "abcdefghijklmno",
      "abcdefghijklmnop", "abcdefghXjklmnop", "abcdefghXXXXXXXXijklmnop",
      "abcdefghYXXXXXXXijklmnop",
    ]
    var values: [Int?]

    init(from reader: inout JSONReader) throws(JSONError) {
      values = Array(repeating: nil, count: Self.names.count)
      var members = try reader.readObject(
        names: """

          a
          abcdef
          abcdefg
          abcdefgh
          abcdefghi
          abcdefghijklmn
          abcdefghijklmno
          abcdefghijklmnop
          abcdefghXjklmnop
          abcdefghXXXXXXXXijklmnop
          abcdefghYXXXXXXXijklmnop
          """)
      while try members.next(&reader) {
        if members.index >= 0 {
          values[members.index] = try reader.read(Int.self)
        } else {
          try reader.skipValue()
        }
      }
    }
  }

  private func read(_ objects: [String]) throws -> [[Int?]] {
    let text = "[\(objects.joined(separator: ","))]"
    return try JSONReader.read([Lengths].self, from: Array(text.utf8)).map(\.values)
  }

  /// Each name on its own, which is expected only when it is the first.
  @Test func everyNameIsFound() throws {
    let names = Lengths.names
    let objects = Array(repeating: "{}", count: 8) + names.map { "{\"\($0)\":1}" }
    let found = try read(objects).dropFirst(8).map { values in
      values.indices.filter { values[$0] != nil }
    }
    #expect(found == names.indices.map { [$0] })
  }

  /// What differs from a name by its last byte, its length or a byte within is no name.
  @Test func nothingElseIsFound() throws {
    let strangers = Lengths.names.flatMap { [$0 + "!", "!" + $0, String($0.dropLast()) + "?"] }
    let objects =
      Array(repeating: "{}", count: 8)
      + strangers.filter { !Lengths.names.contains($0) }.map { "{\"\($0)\":1}" }
    #expect(try read(objects).allSatisfy { $0.allSatisfy { $0 == nil } })
  }

  @Test func keysAreCheckedWhereNamesHaveTables() throws {
    for broken in [
      #"{"abcdef"#, #"{"abcdefgh"#, "{\"abc", #"{"ab\q":1}"#, "{\"a\u{1}\":1}", #"{"a" 1}"#, "{1}",
      #"{"a":1,}"#, #"{"a":1 "abcdef":2}"#,
    ] {
      let text = "[" + String(repeating: "{},", count: 8) + broken
      let error = #expect(throws: JSONError.self) {
        try JSONReader.read([Lengths].self, from: Array(text.utf8))
      }
      let parsed = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
      #expect(error?.code == parsed?.code, "\(broken)")
      #expect(error?.offset == parsed?.offset, "\(broken)")
    }
  }

  @Test func spacesAboutTheColon() throws {
    let objects = Array(repeating: "{\"a\" : 1 ,\n \"abcdefg\"\t:\r\n2 }", count: 9)
    #expect(try read(objects).allSatisfy { $0[1] == 1 && $0[3] == 2 })
  }

  /// An object that is read twice, its inner reading between, by names beyond the first 64.
  struct Twice: JSONReadable {
    var sums: [Int] = []

    init(from reader: inout JSONReader) throws(JSONError) {
      let mark = reader.mark
      for _ in 0..<2 {
        reader.goBack(to: mark)
        var sum = 0
        var members = try reader.readObject(names: Twice.names)
        while try members.next(&reader) {
          sum += members.index == 65 ? try reader.read(Int.self) : 0
          if members.index != 65 { try reader.skipValue() }
        }
        sums.append(sum)
      }
    }

    static let names: StaticString = """
      0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20\n21\n22\n23\n24\n25
      26\n27\n28\n29\n30\n31\n32\n33\n34\n35\n36\n37\n38\n39\n40\n41\n42\n43\n44\n45\n46\n47\n48\n49
      50\n51\n52\n53\n54\n55\n56\n57\n58\n59\n60\n61\n62\n63\n64\n65
      """
  }

  @Test func anObjectIsReadAgain() throws {
    let bytes = Array(#"{"65":3,"1":[],"65":4}"#.utf8)
    #expect(try JSONReader.read(Twice.self, from: bytes).sums == [3, 3])
  }
}
