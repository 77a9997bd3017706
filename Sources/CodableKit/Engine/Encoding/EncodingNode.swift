/// One value being encoded: the `Encoder` of a `Codable` type, and what its containers write to.
///
/// Text is written where it belongs as soon as it is known, into one buffer. A node therefore only
/// says where its value stands in a chain of open values, the last of which is written to:
///
///     {"users":[{"name":"Ada"          root {  ->  "users" [  ->  0 {      open, open, top
///     {"users":[{"name":"Ada"},{       root {  ->  "users" [  ->  1 {      the same three objects
///
/// - Writing to a node that is open but not on top closes those above it.
/// - Writing to a node that was closed, which takes a container that somebody kept, goes on in an
///   `EncodingStrand` that is woven in at the end.
/// - A node owns the next one of the chain and uses it again for the next value, unless a container
///   or encoder of the old one is still around: a document needs as many nodes as it is deep.
final class EncodingNode {
  enum Position {
    /// The last of the open values: the one that is written to.
    case top
    case open
    case closed
    /// Its text was taken back, or never had a place. What is written to it is lost.
    case dead
  }

  enum Content {
    case nothing
    case scalar
    case array
    case object
  }

  let session: EncodingSession
  /// How many arrays and objects stand around this value.
  let depth: Int
  var strand: EncodingStrand
  var key: NodeKey
  var position = Position.top
  var content = Content.nothing
  /// The elements written so far, in an array.
  var count = 0
  /// The keys written so far, in an object: see `EncodingNode+Keys.swift`.
  var keyTable: KeyTexts?
  var keyNumbers: UInt64 = 0
  var keyNames: Set<String>?
  /// Containers made by request, so that a second request for a key gets the same one.
  var nested: [String: EncodingNode]?

  /// Where the closing bracket of a closed node stands, or the `{}` of one that held nothing.
  var closingPlace = 0

  /// The next of the chain, or one that was.
  private let next = Unguarded<EncodingNode?>(nil)
  /// How many values of this node were taken back, and of the node above when this one was pushed:
  /// the containers of a value that was taken back have no place.
  private var retakes: UInt32 = 0
  private var upperRetakes: UInt32 = 0

  /// Whether a node further down the chain is still in somebody's hands.
  private(set) var isKept = false

  // The node above owns this one while it is in the chain; once it is not, it is the other way.
  private unowned let upper: EncodingNode?
  private var keptUpper: EncodingNode?

  init(
    session: EncodingSession, strand: EncodingStrand, parent: EncodingNode?, key: NodeKey
  ) {
    self.session = session
    self.strand = strand
    self.key = key
    upper = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    upperRetakes = parent?.retakes ?? 0
  }

  var child: EncodingNode? { next.value }
  var parent: EncodingNode? { keptUpper ?? upper }
  var isOpen: Bool { position == .top || position == .open }
}

// MARK: - The chain

extension EncodingNode {
  /// Opens a place for the next value below this node, which is on top.
  func push(_ key: NodeKey) -> EncodingNode {
    position = .open
    if isKnownUniquelyReferenced(&next.value), let child, !child.isKept {
      child.reuse(for: key)
      child.upperRetakes = retakes
      return child
    }
    releaseChain()
    let node = EncodingNode(session: session, strand: strand, parent: self, key: key)
    next.value = node
    return node
  }

  func reuse(for key: NodeKey) {
    self.key = key
    empty()
  }

  /// Makes this node the top one, without a value.
  private func empty() {
    position = .top
    content = .nothing
    count = 0
    forgetKeys()
  }

  /// Makes this node the top one, without the value that it had begun.
  func takeBack() {
    empty()
    nested = nil
    retakes &+= 1
  }

  /// Whether this value or one around it has no text any more.
  var isLost: Bool {
    var node: EncodingNode? = self
    while let current = node {
      if current.position == .dead { return true }
      node = current.parent
      if let node, node.retakes != current.upperRetakes { return true }
    }
    return false
  }

  /// Ends the value of this node, which is on top; the node above is on top again.
  func close() {
    let place = session.buffer.count
    switch content {
    case .object: session.buffer.append(UInt8(ascii: "}"))
    case .array: session.buffer.append(UInt8(ascii: "]"))
    case .nothing: session.buffer.append(word: 0x7D7B, length: 2)
    case .scalar: break
    }
    closingPlace = place
    leave(.closed)
  }

  func leave(_ position: Position) {
    self.position = position
    // Containers made by request may be requested again as long as somebody holds this one, which
    // it does not know: so they stay until the end.
    if nested != nil { releaseChain() }
    isKept = nested != nil || hasKeptChild
    // That of a late value may have ended long ago.
    if let parent, parent.position == .open { parent.position = .top }
  }

  private var hasKeptChild: Bool {
    guard child != nil else { return false }
    return !isKnownUniquelyReferenced(&next.value) || child?.isKept == true
  }

  /// Lets go of the nodes below: from now on, whoever still holds one of them keeps those above it.
  ///
  /// The chain of another strand, which is written to until the end, begins with a node of this
  /// one's and stays as it is.
  func releaseChain() {
    var node = self
    while let child = node.child {
      node.next.value = nil
      child.keptUpper = node
      guard child.strand === strand else { return }
      node = child
    }
  }
}
