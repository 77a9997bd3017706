/// Swift source that grows line by line.
struct SourceLines {
  private(set) var text = ""
  private var depth = 0

  /// Adds a line at the current depth; an empty one stays without spaces.
  mutating func add(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Adds `head {`, then what `body` adds one step further in, then `}`.
  mutating func addBlock(_ head: String, _ body: (inout SourceLines) -> Void) {
    add(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    add("}")
  }
}
