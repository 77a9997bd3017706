import CodableKit

/// What the samples say about the objects at one place.
struct ObjectShape: Hashable, Sendable {
  /// What the samples say about one key.
  struct Member: Hashable, Sendable {
    var key: String
    var shape = Shape()
    /// The number of objects that have the key.
    var presence = 0
  }

  private(set) var count = 0
  /// One member for each key of any sample, in the order in which the keys first came.
  private(set) var members: [Member] = []
  private var places: [String: Int] = [:]
  /// Whether two keys differ in their bytes alone, such as "é" as one scalar and as two: no Swift
  /// type has keys for both.
  private(set) var hasEquivalentKeys = false

  /// Whether some object lacks the key of `member`.
  func isMissingSomewhere(_ member: Member) -> Bool {
    member.presence < count
  }

  mutating func add(_ object: JSONObject) {
    count += 1
    for (key, value) in object {
      let place = place(of: key)
      members[place].presence += 1
      members[place].shape.add(value)
    }
  }

  /// Adds other objects, but for what is in the arrays under some keys.
  mutating func merge(_ other: ObjectShape, withoutElementsOf lists: Set<String> = []) {
    count += other.count
    hasEquivalentKeys = hasEquivalentKeys || other.hasEquivalentKeys
    for member in other.members {
      let place = place(of: member.key)
      members[place].presence += member.presence
      members[place].shape.merge(
        lists.contains(member.key) ? member.shape.withoutElements : member.shape)
    }
  }

  private mutating func place(of key: String) -> Int {
    if let place = places[key] {
      if !members[place].key.utf8.elementsEqual(key.utf8) { hasEquivalentKeys = true }
      return place
    }
    places[key] = members.count
    members.append(Member(key: key))
    return members.count - 1
  }
}

extension ObjectShape {
  /// The shape of all values of all keys: what the values of a dictionary would be.
  var mergedValues: Shape {
    members.reduce(into: Shape()) { $0.merge($1.shape) }
  }
}
