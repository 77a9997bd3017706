/// The functions that a type's coding calls, and the conditions that it checks.
package struct Hooks: Hashable, Sendable {
  package var didDecode: [Hook] = []
  package var willEncode: [Hook] = []
  package var validations: [Validation] = []

  package init() {}

  /// Whether a value has to be copied before it is written.
  package var changesBeforeEncoding: Bool { willEncode.contains { $0.isMutating } }
}

/// A function to call.
package struct Hook: Hashable, Sendable {
  /// The Swift name, as the source writes it.
  package var name: String
  package var isMutating: Bool
  package var isThrowing: Bool

  package init(name: String, isMutating: Bool, isThrowing: Bool) {
    self.name = name
    self.isMutating = isMutating
    self.isThrowing = isThrowing
  }
}

/// A condition on a decoded value.
package struct Validation: Hashable, Sendable {
  /// The source of the call or access that gives a `Bool`.
  package var condition: String
  package var reason: String
  /// The name of the property to blame.
  package var property: String?

  package init(condition: String, reason: String, property: String? = nil) {
    self.condition = condition
    self.reason = reason
    self.property = property
  }
}
