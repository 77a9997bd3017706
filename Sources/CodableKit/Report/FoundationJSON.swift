#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The types of Foundation's JSON decoder that have no public names.
enum FoundationJSON {
  /// The type of its containers.
  static var container: Any.Type? { probe?.container }

  /// The type of the errors that it throws before they become a `DecodingError`.
  static var error: Any.Type? { probe?.error }

  private static let probe = try? JSONDecoder().decode([Probe].self, from: Data("[1.5]".utf8)).first

  private struct Probe: Decodable {
    let container: Any.Type
    let error: Any.Type?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self.container = type(of: container)
      do {
        _ = try container.decode(Int.self)
        error = nil
      } catch {
        self.error = type(of: error)
      }
    }
  }
}
