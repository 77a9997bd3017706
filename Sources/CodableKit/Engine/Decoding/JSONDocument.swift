/// A document while it is decoded: its index, the options, and what has been found out on the way.
///
/// Every decoder and container of one call shares it. A decoder that is kept beyond the call keeps
/// it alive, with a copy of the bytes.
///
/// Not `Sendable`: like any `Decoder`, it belongs to one thread at a time.
final class JSONDocument {
  let index: JSONIndex
  /// The index's bytes, read from here because the check for overlapping accesses is left out only
  /// within a module.
  @safe @exclusivity(unchecked) private(set) var bytes: ByteView
  let settings: DecodingOptions.Settings
  let isSnakeCase: Bool
  let hasCustomKeys: Bool
  /// Made once: as `Any`, each value is another one.
  private(set) lazy var userInfo: [CodingUserInfoKey: Any] = options.userInfo
  /// The number of the document in an array whose elements are read one at a time.
  private let elementNumber: Int?
  /// Whether types with a direct path take it.
  ///
  /// Once one has failed, no other tries: an error deep inside would be found again on each level.
  var allowsDirectPath: Bool

  /// The object whose value was read last, and the place after that value: where the next key is
  /// expected.
  ///
  /// The fields below are changed by nobody while they are read, so that the check for overlapping
  /// accesses, which costs more than the read, has nothing to find.
  @safe @exclusivity(unchecked) var lastObject = -1
  @safe @exclusivity(unchecked) var expectedKey = 0
  /// The key that was found last, and the object that it is of.
  @safe @exclusivity(unchecked) var lastKey = 0
  @safe @exclusivity(unchecked) var ownerOfLastKey = -1
  /// The marks of keys before the expected one that have been passed over.
  @safe @exclusivity(unchecked) var passedKeys: UInt64 = 0

  @safe @exclusivity(unchecked) var plans = PlanCache()
  @safe @exclusivity(unchecked) private var texts: TextCache
  @safe @exclusivity(unchecked) var modelKeys = TypeCache<ModelKeys>()
  /// Whether containers are used for one object after the other: as long as the call lasts.
  private(set) var reusesContainers = true
  @safe @exclusivity(unchecked) var tables: [Int: KeyTable] = [:]
  @safe @exclusivity(unchecked) private var steps = JSONSteps()
  /// How many values are being read by attempts, one inside of the other.
  @safe @exclusivity(unchecked) var attemptDepth = 0
  /// What came of attempts at values that may be read again, since they stand inside of such a
  /// value.
  @safe @exclusivity(unchecked) var outcomes: [AlternativesID: AlternativesOutcome] = [:]
  /// Whether the document is part of one that is read by the direct path.
  var isPart = false
  /// Whether somebody has asked for a coding path, which the part of a document cannot tell.
  var isPathRequested = false
  /// Whether an error was made whose path the part of a document cannot tell.
  private(set) var hasMadeErrors = false

  /// Values that stand nowhere in the document: place -1 is the first, -2 the second.
  @safe @exclusivity(unchecked) private var absences: [(container: Int, key: PathKey)] = []

  init(
    _ index: JSONIndex, _ settings: DecodingOptions.Settings,
    elementNumber: Int? = nil
  ) {
    self.elementNumber = elementNumber
    self.index = index
    bytes = index.bytes
    texts = TextCache(forBytes: index.bytes.count)
    self.settings = settings
    let keyRule = KeyRule(settings.options.keys)
    allowsDirectPath = settings.options.allowDirectPath
    hasCustomKeys = keyRule.isCustom
    isSnakeCase = !keyRule.isUnchanged && !keyRule.isCustom
  }

  var options: DecodingOptions { settings.options }

  var keyRule: KeyRule { KeyRule(settings.options.keys) }

  /// Takes the `userInfo` of the decoder around it in place of the options' own.
  func inherit(userInfo: [CodingUserInfoKey: Any]) {
    self.userInfo = userInfo
    // The direct path knows the options only.
    allowsDirectPath = false
  }

  /// Ends the call that a document was made for: a decoder or container that somebody keeps holds
  /// the document, which then gets a copy of the bytes.
  static func endCall(of document: inout JSONDocument) {
    document.reusesContainers = false
    document.modelKeys.forEach { $0.dropContainers() }
    if !isKnownUniquelyReferenced(&document) { document.keepBytes() }
  }

  /// Makes the document independent of the memory that it was read from.
  private func keepBytes() {
    index.keepBytes()
    bytes = index.bytes
  }

  /// The node at a place; null where there is none.
  @inline(__always)  // Between any two values; the call would cost more than the read.
  func node(at place: Int) -> JSONNode {
    place >= 0 ? index.node(at: place) : nodeApart(at: place)
  }

  @inline(never)  // Rare; the readers stay small.
  private func nodeApart(at place: Int) -> JSONNode {
    JSONIndex.isInRow(place) ? index.value(at: place) : JSONNode.absent
  }

  /// The text of the string at `node`.
  func text(of node: JSONNode) -> String {
    texts.isUseful && node.size > TextCache.longestInline && !node.isEscaped
      ? texts.text(of: node, in: index, bytes) : index.text(of: node)
  }

  /// A place for a value that is not in the document: null, with a path.
  func absence(of key: PathKey, in container: Int) -> Int {
    absences.append((container, key))
    return -absences.count
  }

  /// As ``codingPath(of:)``, for an error.
  ///
  /// Whether anybody looks at it depends on where the error ends, which the direct path sees.
  func pathOfError(at place: Int) -> [any CodingKey] {
    guard isPart else { return codingPath(of: place) }
    hasMadeErrors = true
    return []
  }

  /// The way from the root of the outermost document to a place, as Foundation gives it.
  ///
  /// - Complexity: O(*n*) for any number of paths in the document's order.
  func codingPath(of place: Int) -> [any CodingKey] {
    if isPart {
      isPathRequested = true
      return []
    }
    if place < 0, !JSONIndex.isInRow(place) {
      let absence = absences[-place - 1]
      return codingPath(of: absence.container) + [absence.key]
    }
    steps.go(to: place, in: index)
    // What is appended may be the user's own doing, and ask for another path.
    let open = steps.open
    var path = options.embeddingPath
    path.reserveCapacity(path.count + open.count + 1)
    if let elementNumber { path.append(PathKey(index: elementNumber)) }
    for step in open {
      let container = index.node(at: step.container)
      if container.kind == .array {
        path.append(PathKey(index: step.number))
      } else {
        let text = index.text(of: index.key(ofValueAt: step.place))
        switch container.note {
        case .keysAreData: path.append(PathKey(text, isData: true))
        case .keysAreNumbers: path.append(PathKey(number: text))
        default: path.append(keyRule.convert(text, at: path))
        }
      }
    }
    return path
  }
}
