import ModelSchema

/// What the direct path needs to know of a structure; there is none for what it cannot express.
///
/// The `Codable` code is the authority: whatever direct code refuses is decoded by it once more. So
/// a type without a direct form only takes longer.
struct DirectForm {
  let structure: Structure
  let object: DirectObject
  /// Every key that the type knows, for what it does about others.
  let keys: KeyScope

  init?(_ structure: Structure) {
    guard structure.kind != .class,
      structure.superclass == .none, !structure.hasOpaqueKeys
    else { return nil }
    self.structure = structure
    guard var object = DirectObject(structure.members.filter(\.isRead)) else { return nil }
    keys = StructureKeys(structure).root
    if structure.tracksUnknownMembers {
      // Coding keys that the source has may hold more than those of the properties.
      guard !structure.hasOwnKeys, keys.allKeys.allSatisfy(DirectObject.isPlain) else { return nil }
    }
    if structure.keeperInside != nil, !object.looksInto(keys) { return nil }
    object.addKeys(of: keys)
    self.object = object
    guard writtenMembers.allSatisfy(DirectWriting.canWrite) else { return nil }
  }

  /// The properties that are written under a key.
  var writtenMembers: [Property] { structure.members.filter { !$0.isNotWritten } }

  /// The properties whose members stand beside those of the type.
  var flattened: [Property] { structure.properties.filter { $0.role == .flattened } }

  /// Whether the keys of the values in the same object make a difference.
  var notesFlattened: Bool {
    structure.tracksUnknownMembers ? !flattened.isEmpty : flattened.contains(where: \.isOptional)
  }
}

extension Structure {
  /// Whether it keeps or refuses the members that no property is for.
  var tracksUnknownMembers: Bool {
    refusesUnknownMembers || properties.contains { $0.role == .unknownMembers }
  }
}
