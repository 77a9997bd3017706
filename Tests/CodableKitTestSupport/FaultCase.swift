public import Testing

/// A fault seen in real programs, by its id in the catalogue of faults, and what has to hold.
public struct FaultCase: Sendable, CustomTestStringConvertible {
  public let id: String
  public let rule: String
  public let run: @Sendable () throws -> Void

  public init(_ id: String, _ rule: String, _ run: @escaping @Sendable () throws -> Void) {
    self.id = id
    self.rule = rule
    self.run = run
  }

  public var testDescription: String { "\(id): \(rule)" }
}
