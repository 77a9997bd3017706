import ModelSchema

/// Writes the direct conformances of an enumeration with raw values.
struct DirectEnumeration {
  let enumeration: Enumeration

  init?(_ enumeration: Enumeration) {
    guard enumeration.hasRawValues, enumeration.hooks == Hooks() else { return nil }
    self.enumeration = enumeration
  }

  private var access: String { enumeration.header.access.map { $0 + " " } ?? "" }

  func addReading(to lines: inout SourceLines) {
    lines.addBlock("\(access)init(from reader: inout JSONReader) throws(JSONError)") { lines in
      lines.add("let start = reader.offset")
      lines.add("let raw = try reader.read(RawValue.self)")
      lines.addBlock("guard let value = Self(rawValue: raw) else") {
        $0.add("throw reader.invalidValue(at: start)")
      }
      lines.add("self = value")
    }
  }

  func addWriting(to lines: inout SourceLines) {
    let head = "\(access)func write(to writer: inout JSONWriter) throws(JSONWritingError)"
    lines.addBlock(head) { $0.add("try writer.writeValue(self.rawValue)") }
  }
}
