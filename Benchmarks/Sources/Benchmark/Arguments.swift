import Foundation

/// The command line.
struct Arguments {
  struct Profile {
    var name: String
    var isSubject: Bool
    var count: Int
  }

  var rounds = 7
  var only: String?
  var folder: URL?
  var profile: Profile?

  init(_ arguments: some Collection<String>) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch (option, rest.first) {
      case ("--rounds", let value?): rounds = max(Int(value) ?? rounds, 1)
      case ("--only", let value?): only = value
      case ("--write", let value?): folder = URL(filePath: value)
      case ("--profile", let value?):
        rest = rest.dropFirst()
        let side = rest.popFirst() ?? "subject"
        let count = rest.first.flatMap { Int($0) } ?? 20
        profile = Profile(name: value, isSubject: side != "baseline", count: count)
      default:
        FileHandle.standardError.write(
          Data("usage: Benchmark [--rounds n] [--only text] [--write folder]\n".utf8))
        exit(64)
      }
      rest = rest.dropFirst()
    }
  }

  func includes(_ name: String) -> Bool { only.map { name.contains($0) } ?? true }
}
