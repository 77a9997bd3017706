import ModelSchema

/// Writes what lets errors list the raw values of an enumeration, under any decoder.
struct RawCases {
  let enumeration: Enumeration

  init(_ enumeration: Enumeration) { self.enumeration = enumeration }

  /// Adds the initialiser; the standard library's would not know the cases.
  func addDecoding(to lines: inout SourceLines) {
    let header = enumeration.header
    let head = "init(from decoder: any \(header.standard("Decoder"))) throws"
    let cases = enumeration.cases.map { ".\(identifier($0.name))" }.joined(separator: ", ")
    lines.addBlock([header.prefix, head].compactMap { $0 }.joined(separator: " ")) {
      $0.add("self = try decoder.decodeCase(of: \(enumeration.selfName).self, among: [\(cases)])")
    }
  }
}
