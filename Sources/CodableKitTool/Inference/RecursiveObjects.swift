/// Objects that hold lists of objects like themselves, as a tree does.
///
///     {"name": "a", "children": [{"name": "b", "children": []}]}
///     struct Node { var name: String; var children: [Node] }
///
/// Told apart from a list of other things by the keys: apart from the list itself they are mostly
/// the same on all levels, and the objects in the list have such a list as well. As one type, no
/// value may become a mixture that is none on any level.
struct RecursiveObjects {
  /// The keys of the lists.
  private(set) var keys: Set<String>
  /// What the samples say about the objects of all levels.
  private(set) var objects: ObjectShape

  /// Finds the lists; nil where there are none.
  init?(_ root: ObjectShape) {
    keys = Set(
      root.members.filter { member in
        guard let inner = member.shape.objectsOfList else { return false }
        return inner.members.contains { $0.key == member.key }
          && root.isLike(inner, but: [member.key])
      }.map(\.key))
    objects = root
    guard !keys.isEmpty, addLevels(below: root) else { return nil }
    let lists = keys
    let wasMixed = Set(root.members.filter { $0.shape.kinds.count > 1 }.map(\.key))
    let isMixed = objects.members.contains { member in
      member.shape.kinds.count > 1 && !wasMixed.contains(member.key)
        || lists.contains(member.key) && member.shape.kinds != .array
    }
    if isMixed { return nil }
  }

  /// Adds the objects inside, and says whether all of them are like the outermost.
  private mutating func addLevels(below outer: ObjectShape) -> Bool {
    for member in outer.members where keys.contains(member.key) {
      guard member.shape.arrays.element != nil else { continue }
      guard let inner = member.shape.objectsOfList, objects.isLike(inner, but: keys) else {
        return false
      }
      objects.merge(inner)
      guard addLevels(below: inner) else { return false }
    }
    return true
  }
}

extension Shape {
  /// The objects in lists of nothing else.
  fileprivate var objectsOfList: ObjectShape? {
    guard let element = arrays.element, kinds == .array, element.kinds == .object,
      element.nulls == 0
    else { return nil }
    return element.objects
  }
}

extension ObjectShape {
  /// Whether two thirds of the keys are the same, apart from some; or one object's keys are among
  /// the other's, and half of these.
  fileprivate func isLike(_ other: ObjectShape, but lists: Set<String>) -> Bool {
    let own = Set(members.map(\.key)).subtracting(lists)
    let others = Set(other.members.map(\.key)).subtracting(lists)
    let shared = own.intersection(others).count
    return shared * 3 >= own.union(others).count * 2
      || shared == min(own.count, others.count) && shared * 2 >= max(own.count, others.count)
  }
}
