/// What is noted of an object that several values read.
final class MemberNotes {
  /// The place of the object's brace.
  let place: Int
  /// The keys that its values know.
  private(set) var keys = JSONFlattenedKeys()
  /// Whether one of the keys is there.
  private(set) var isFound = false
  /// Whether a value was read in a way that shows no keys.
  private(set) var isUnclear = false
  /// How often the object was looked through.
  private(set) var count = 0

  init(at place: Int) { self.place = place }

  /// Notes the names that an object was read by.
  func note(_ members: JSONMembers, isFound: Bool) {
    guard members.start == place else { return }
    count += 1
    self.isFound = self.isFound || isFound
    // Keys that are data have no names.
    if members.names.count == 0 { noteUnclear() }
    keys.add(members.names)
  }

  /// Notes a key that is there.
  func note(_ key: String) {
    isFound = true
    keys.add(key)
  }

  /// Notes the keys of a value that has looked through the object by itself.
  func note(_ keys: Set<String>, areFound: Bool) {
    count += 1
    isFound = isFound || areFound
    keys.forEach { self.keys.add($0) }
  }

  func noteAll(isFound: Bool) {
    isUnclear = false
    keys.isOpaque = true
    self.isFound = self.isFound || isFound
  }

  func noteWhole() {
    noteAll(isFound: true)
    count += 1
  }

  func noteUnclear() {
    isUnclear = true
    keys.isOpaque = true
  }

  /// Whether a value could not be read because none of its keys is there: it lacks one, or it is no
  /// case of an enum, or no value that its type accepts.
  func showsAbsence(_ error: JSONError) -> Bool {
    guard error.offset == place, !isFound else { return false }
    return error.code == .missingKey || (error.code == .invalidValue && count > 0 && !isUnclear)
  }

  /// Adds what a value inside of the flattened one has noted of the same object.
  func add(_ other: MemberNotes) {
    guard other.place == place else { return }
    count += other.count
    isFound = isFound || other.isFound
    isUnclear = isUnclear || other.isUnclear
    keys.add(other.keys)
  }
}
