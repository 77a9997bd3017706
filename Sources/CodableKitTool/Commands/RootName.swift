import Foundation
import ModelSchema

/// The name of the type that all samples have, if no option gives one.
///
///     RootName.forSamples(at: ["Payloads/orders/a.json", "Payloads/orders/b.json"])   // Order
///     RootName.forSamples(at: ["user-profiles.json"])
///     // UserProfile
///
/// One file gives its own name, several give that of the folder that they share; standard input
/// gives `Root`.
enum RootName {
  static func forSamples(at paths: [String]) -> String {
    let files = paths.filter { $0 != "-" }.map { URL(fileURLWithPath: $0).standardizedFileURL }
    guard let first = files.first else { return "Root" }
    if files.count == 1 { return typeName(for: first.deletingPathExtension().lastPathComponent) }
    let folders = files.map { $0.deletingLastPathComponent().pathComponents }
    let shared = folders.dropFirst().reduce(folders[0]) { shared, folder in
      zip(shared, folder).prefix { $0 == $1 }.map(\.0)
    }
    guard let folder = shared.last, folder != "/" else { return "Root" }
    return typeName(for: folder)
  }

  private static func typeName(for text: String) -> String {
    var scope = NameScope()
    return scope.claimType(KeyWords(text).singular.typeName)
  }

  /// The name that the user asks for, if a type can have it.
  static func checked(_ name: String) throws(UsageError) -> String {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, first.properties.isXIDStart || first == "_",
      scalars.allSatisfy({ $0.properties.isXIDContinue }), name != "_",
      !swiftKeywords.subtracting(ReservedNames.types).contains(name)
    else { throw .invalidName(name) }
    if ReservedNames.types.contains(name) { throw .hidingName(name) }
    return name
  }
}
