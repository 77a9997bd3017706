/// Objects that hold lists of objects like themselves, as a tree does.
///
///     {"name": "a", "children": [{"name": "b", "children": []}]}
///     struct Node { var name: String; var children: [Node] }
///
/// The keys tell such a list from a list of other things: apart from the list itself, most of them
/// are the same on all levels, and the objects in the list have such a list as well. As one type,
/// no value may become a mixture that is none on any level.
struct RecursiveObjects {
  /// The keys of the lists.
  private(set) var keys: Set<String>
  /// What the samples say about the objects of all levels, but for what is in the lists.
  private(set) var objects: ObjectShape

  /// Finds the lists; nil where there are none.
  init?(_ root: ObjectShape) {
    keys = Set(
      root.members.filter { member in
        guard let inner = member.shape.objectsOfList else { return false }
        var outer = Levels(lists: [member.key])
        return inner.members.contains { $0.key == member.key }
          && outer.add(root) && outer.areLike(inner)
      }.map(\.key))
    objects = root
    guard !keys.isEmpty else { return nil }
    var levels = Levels(lists: keys)
    guard levels.addAll(from: root) else { return nil }
    addLevels(below: root)
  }

  /// Adds the objects inside, all of which are like the outermost.
  private mutating func addLevels(below outer: ObjectShape) {
    for member in outer.members where keys.contains(member.key) {
      guard let inner = member.shape.objectsOfList else { continue }
      objects.merge(inner, withoutElementsOf: keys)
      addLevels(below: inner)
    }
  }
}

/// What decides whether the objects of some levels are of one type.
///
/// The objects themselves are put together only when that is known: a tree whose levels are of
/// several types is asked on each of them, and every question leads down to its leaves.
private struct Levels {
  let lists: Set<String>
  /// The keys of all objects so far, apart from the lists, and the kinds of their values.
  private var kinds: [String: Shape.Kinds] = [:]
  /// The keys whose values are a mixture on the first level already; nil before it.
  private var mixed: Set<String>?

  init(lists: Set<String>) { self.lists = lists }

  /// Adds an object and those in its lists; false where they cannot be of one type.
  mutating func addAll(from outer: ObjectShape) -> Bool {
    guard add(outer) else { return false }
    for member in outer.members where lists.contains(member.key) {
      guard member.shape.arrays.element != nil else { continue }
      guard let inner = member.shape.objectsOfList, areLike(inner), addAll(from: inner) else {
        return false
      }
    }
    return true
  }

  /// Adds an object; false where a value becomes a mixture by it.
  mutating func add(_ object: ObjectShape) -> Bool {
    var mixtures: Set<String> = []
    for member in object.members {
      if lists.contains(member.key) {
        guard member.shape.kinds.isSubset(of: .array) else { return false }
        continue
      }
      let all = kinds[member.key, default: []].union(member.shape.kinds)
      kinds[member.key] = all
      if all.count > 1 { mixtures.insert(member.key) }
    }
    guard let mixed else {
      mixed = mixtures
      return true
    }
    return mixtures.isSubset(of: mixed)
  }

  /// Whether two thirds of the keys are the same, apart from the lists; or the keys of one side
  /// are among the other's, and half of these.
  func areLike(_ other: ObjectShape) -> Bool {
    var (others, shared) = (0, 0)
    for member in other.members where !lists.contains(member.key) {
      others += 1
      if kinds[member.key] != nil { shared += 1 }
    }
    return shared * 3 >= (kinds.count + others - shared) * 2
      || shared == min(kinds.count, others) && shared * 2 >= max(kinds.count, others)
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
