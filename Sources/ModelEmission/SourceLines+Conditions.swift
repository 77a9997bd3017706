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

extension Collection<Property> {
  /// The condition of `#if` under which one of the properties is there; nil where one always is.
  var condition: String? {
    guard allSatisfy({ $0.condition != nil }) else { return nil }
    let conditions = conditions
    if conditions.count < 2 { return conditions.first }
    return conditions.map { "(\($0))" }.joined(separator: " || ")
  }
}
