import ModelSchema

/// Writes what lets errors list the raw values of an enumeration, under any decoder.
struct RawCases {
  let enumeration: Enumeration

  init(_ enumeration: Enumeration) { self.enumeration = enumeration }

  /// Adds the list of the cases.
  func addList(to lines: inout SourceLines) {
    let cases = enumeration.cases.map { ".\(identifier($0.name))" }.joined(separator: ", ")
    lines.add(
      words("static var knownCases: [Self] { [\(cases)] }"))
  }

  /// Adds the initialiser; the standard library's would not know the cases.
  func addDecoding(to lines: inout SourceLines) {
    let head = words("init(from decoder: any \(enumeration.header.standard("Decoder"))) throws")
    lines.addBlock(head) { $0.add("self = try decoder.decodeCase(of: Self.self)") }
  }

  private func words(_ declaration: String) -> String {
    [enumeration.header.prefix, declaration].compactMap { $0 }.joined(separator: " ")
  }
}
