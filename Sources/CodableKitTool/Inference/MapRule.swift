/// Decides which objects are dictionaries, because their keys are data and not names of fields.
///
/// An object is a map if all its values have one shape, over all samples, and one of these holds:
/// - it has two keys or more, and every key looks like data (see ``DataKeys``);
/// - every key is a number of three digits or more, even if there is one key only;
/// - it has 20 keys or more, and the values are objects or arrays;
/// - it has 200 keys or more;
/// - it occurs four times or more with eight keys or more, and no key is in more than half of them.
///
/// A map loses nothing: what a structure decodes, the dictionary decodes as well.
struct MapRule: Sendable {
  /// Whether objects are tested at all, or only ``paths`` are maps.
  var isAutomatic = true
  /// The places whose objects are maps in any case.
  var paths: Set<PathPattern> = []

  func isMap(_ object: ObjectShape, at path: PathPattern) -> Bool {
    if paths.contains(path) { return true }
    guard isAutomatic, hasKeysOfMap(object) else { return false }
    return object.mergedValues.isUniform
  }

  private func hasKeysOfMap(_ object: ObjectShape) -> Bool {
    let keys = object.members.map(\.key)
    if keys.count >= 2, DataKeys.areData(keys) { return true }
    if !keys.isEmpty, DataKeys.areLongNumbers(keys) { return true }
    if keys.count >= 200 { return true }
    if keys.count >= 20 {
      let containers: Shape.Kinds = [.array, .object]
      if object.members.allSatisfy({ containers.isSuperset(of: $0.shape.kinds) }) { return true }
    }
    return object.count >= 4 && keys.count >= 8
      && object.members.allSatisfy { $0.presence * 2 <= object.count }
  }
}

extension Shape {
  /// Whether the values have one kind and, if they are objects, mostly the same keys.
  fileprivate var isUniform: Bool {
    guard kinds.count == 1 else { return false }
    if let element = arrays.element, element.kinds.count > 1 { return false }
    let members = objects.members
    let presence = members.reduce(0) { $0 + $1.presence }
    // Two thirds of all places in the table "objects by keys" are filled.
    return presence * 3 >= objects.count * members.count * 2
      && members.allSatisfy { $0.shape.kinds.count <= 1 || $0.shape.kinds == [.number, .string] }
  }
}
