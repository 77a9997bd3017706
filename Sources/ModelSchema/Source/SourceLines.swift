/// Swift source that grows line by line.
package struct SourceLines {
  package private(set) var text = ""
  private var depth = 0

  package init() {}

  /// Adds a line at the current depth; an empty one stays without spaces.
  package mutating func add(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Adds what `body` adds one step further in.
  package mutating func indented(_ body: (inout SourceLines) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds `head {`, then what `body` adds one step further in, then `}`.
  package mutating func addBlock(_ head: String, _ body: (inout SourceLines) -> Void) {
    add(head.isEmpty ? "{" : head + " {")
    indented(body)
    add("}")
  }

  /// Adds `if condition {`, `} else {` and `}` around two bodies.
  package mutating func addChoice(
    _ condition: String, _ body: (inout SourceLines) -> Void,
    else other: (inout SourceLines) -> Void
  ) {
    add("if \(condition) {")
    indented(body)
    add("} else {")
    indented(other)
    add("}")
  }
}
