/// A value that stands in for one that is missing, null or bad.
package struct Fallback: Hashable, Sendable {
  /// The source of the value.
  package var value: String
  /// The source of the set of causes; nil for all of them.
  package var causes: String?

  package init(value: String, causes: String? = nil) {
    self.value = value
    self.causes = causes
  }

  /// Whether it stands in for a missing key.
  package var coversMissing: Bool { knownCauses?.contains("missing") ?? false }

  /// Whether it stands in for a value that cannot be read.
  package var coversInvalid: Bool { knownCauses?.contains("invalid") ?? false }

  /// The causes by name, where the source says them; nil for any other expression.
  package var knownCauses: Set<String>? {
    let all: Set = ["missing", "null", "invalid"]
    guard let causes else { return all }
    var list = causes.filter { $0 != " " && $0 != "\n" }[...]
    if list.hasPrefix("["), list.hasSuffix("]") { list = list.dropFirst().dropLast() }
    var names: Set<String> = []
    for part in list.split(separator: ",") {
      guard let dot = part.lastIndex(of: "."),
        part[..<dot].isEmpty || part[..<dot].hasSuffix("DefaultCauses")
      else { return nil }
      let name = String(part[part.index(after: dot)...])
      guard name == "all" || all.contains(name) else { return nil }
      if name == "all" { names = all } else { names.insert(name) }
    }
    return names
  }
}
