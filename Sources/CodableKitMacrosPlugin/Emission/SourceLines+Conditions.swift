import ModelSchema

extension SourceLines {
  /// Adds a line that is only there under a condition of `#if`.
  mutating func add(_ line: String, when condition: String?) {
    add(when: condition) { $0.add(line) }
  }

  /// Adds lines that are only there under a condition of `#if`.
  mutating func add(when condition: String?, _ body: (inout SourceLines) -> Void) {
    guard let condition else { return body(&self) }
    add("#if \(condition)")
    body(&self)
    add("#endif")
  }
}
