import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One call of `encode`: the text so far, and what its nodes share.
///
/// A session belongs to the thread of its call. Containers that outlive the call keep it in memory,
/// and write to nothing.
final class EncodingSession {
  let options: EncodingOptions
  let escapesSlashes: Bool
  let maximumDepth: Int
  private let text = Unguarded(OutputBuffer())

  /// Why this encoding must fail, found where nothing could be thrown.
  private(set) var failure: (any Error)?
  /// Whether some object has a key twice, of which the last counts.
  var hasRepeatedKeys = false
  /// Where the members begin whose key their object had already.
  private(set) var repeats: [(strand: EncodingStrand, place: Int)] = []
  private(set) var isFinished = false

  /// Whether the session writes parts of a value that is written by the direct path.
  let isPart: Bool
  /// Whether somebody has asked for a coding path, which the part of a value cannot tell.
  var isPathRequested = false

  /// The strand whose text is in `buffer`.
  private var active: EncodingStrand?
  private var root: EncodingNode?
  /// Nodes at which further strands begin, which nothing else may own.
  private var bases: [EncodingNode] = []
  /// Nodes whose containers were made by request.
  var requestedFrom: [EncodingNode] = []

  /// The `userInfo` of an encoder of another kind, around the document of this one.
  private(set) var inherited: [CodingUserInfoKey: Any] = [:]

  let names: KeyNames
  let writers = Unguarded(TypeCache<(any ValueWriter.Type)?>())

  init(options: EncodingOptions, isPart: Bool = false) {
    self.options = options
    self.isPart = isPart
    maximumDepth = options.maximumDepth
    escapesSlashes = !options.outputFormatting.contains(.withoutEscapingSlashes)
    names = KeyNames(strategy: options.keyEncodingStrategy, escapesSlashes: escapesSlashes)
  }

  /// The text of the active strand.
  var buffer: OutputBuffer {
    _read { yield text.value }
    _modify { yield &text.value }
  }

  /// Makes the whole encoding fail, unless it does already.
  func fail(_ error: any Error) {
    if failure == nil { failure = error }
  }

  /// What values find in `encoder.userInfo`; the outer encoder's counts where both have something.
  var userInfo: [CodingUserInfoKey: Any] {
    let own: [CodingUserInfoKey: Any] = options.userInfo
    return inherited.isEmpty ? own : own.merging(inherited) { _, outer in outer }
  }

  func inherit(_ userInfo: [CodingUserInfoKey: Any]) { inherited = userInfo }
}

// MARK: - A whole encoding

extension EncodingSession {
  /// Encodes a value by `body`, which is given the root, and has its text read by `read`.
  func encode<Result>(
    _ value: Any, by body: (EncodingNode) throws -> Void, read: (inout OutputBuffer) -> Result
  ) throws -> Result {
    let root = begin()
    do {
      try body(root)
      guard root.content != .nothing else {
        throw failure ?? EncodingError.nothingEncoded(value)
      }
      close()
      if let failure { throw failure }
    } catch {
      dismantle()
      throw error
    }
    weaveAndLayOut()
    return read(&buffer)
  }

  private func begin() -> EncodingNode {
    if let root {
      root.reuse(for: .none)
      return root
    }
    let strand = EncodingStrand(closesBase: true)
    let root = EncodingNode(session: self, strand: strand, parent: nil, key: .none)
    strand.base = root
    self.root = root
    active = strand
    return root
  }

  /// Closes what is open in all strands.
  private func close() {
    for base in bases {
      makeActive(base.strand)
      close(above: base)
      if base.strand.closesBase { base.close() } else { base.position = .closed }
    }
    guard let root else { return }
    makeActive(root.strand)
    close(above: root)
    root.close()
  }

  private func weaveAndLayOut() {
    if let root, !bases.isEmpty {
      root.strand.setAside(text.exchange(for: OutputBuffer(capacity: 0)))
      _ = text.exchange(for: root.strand.woven())
    }
    let layout = options.layout
    if hasRepeatedKeys || !layout.isDisjoint(with: [.sortedKeys, .prettyPrinted]) {
      let written = text.exchange(for: OutputBuffer(capacity: 0))
      _ = text.exchange(for: written.laidOut(layout, unique: hasRepeatedKeys))
    }
  }

  /// Makes the session as it was before its encoding, with all that it found out; answers false if
  /// somebody still holds one of its nodes.
  func recycle() -> Bool {
    guard bases.isEmpty, requestedFrom.isEmpty, failure == nil, inherited.isEmpty,
      isKnownUniquelyReferenced(&root), root?.isKept == false
    else { return false }
    root?.position = .dead
    hasRepeatedKeys = false
    repeats = []
    // A large buffer that was written to is not worth keeping for what may be small values.
    if buffer.count > OutputBuffer.keptSize { _ = text.exchange(for: OutputBuffer()) }
    buffer.truncate(to: 0)
    return true
  }

  /// Cuts every tie between nodes that would keep them in memory.
  ///
  /// What is written to them later is lost.
  func dismantle() {
    isFinished = true
    for base in [root].compactMap(\.self) + bases {
      var node: EncodingNode? = base
      while let current = node {
        current.position = .dead
        node = current.child
      }
      base.releaseChain()
      base.strand.base = nil
    }
    for node in requestedFrom { node.nested = nil }
    root = nil
    bases = []
    requestedFrom = []
    active = nil
  }
}

// MARK: - Out of order

extension EncodingSession {
  /// Makes `node` the one that is written to; answers false if its text has no place any more.
  func activate(_ node: EncodingNode) -> Bool {
    if isFinished || node.isLost { return false }
    if node.position == .closed {
      reopen(node)
    } else {
      makeActive(node.strand)
      close(above: node)
    }
    return true
  }

  /// Notes that the member of `node` which begins here has the key of an earlier one.
  func noteRepeat(in node: EncodingNode) {
    hasRepeatedKeys = true
    repeats.append((node.strand, buffer.count))
  }

  /// Forgets that the member of `node` at `mark`, which was taken back, had the key of an earlier
  /// one; answers false if it was the only one.
  func takeBackRepeat(in node: EncodingNode, from mark: Int) -> Bool {
    guard let index = repeats.lastIndex(where: { $0.strand === node.strand && $0.place == mark })
    else { return false }
    repeats.remove(at: index)
    return true
  }

  /// Takes back the text from `mark` on, in which `node` stands and failed.
  func discard(_ node: EncodingNode, from mark: Int) {
    guard node.isOpen, node.strand === node.parent?.strand else {
      // Siblings were written while the value was at work: its text cannot be taken out.
      return fail(EncodingError.outOfOrder(at: node.codingPath))
    }
    takeBackText(above: node, from: mark)
    node.leave(.dead)
  }

  /// Takes back the text from `mark` on, which is all that a node has so far: it has no value
  /// again.
  func takeBack(_ node: EncodingNode, from mark: Int, in strand: EncodingStrand) {
    guard node.isOpen, node.strand === strand else {
      return fail(EncodingError.outOfOrder(at: node.codingPath))
    }
    takeBackText(above: node, from: mark)
    node.takeBack()
  }

  private func takeBackText(above node: EncodingNode, from mark: Int) {
    // What it wrote last may be late text, of its own or of a container further out.
    makeActive(node.strand)
    var lost = node.strand.top
    while let current = lost, current !== node {
      current.leave(.dead)
      lost = current.parent
    }
    buffer.truncate(to: mark)
    node.strand.insertions.removeAll { $0.place >= mark }
    repeats.removeAll { $0.strand === node.strand && $0.place > mark }
  }

  /// Ends the value of a node, and of those above it that are still open.
  func complete(_ node: EncodingNode) {
    // A node with a strand of its own may be written to until the end.
    guard node.strand === node.parent?.strand else { return }
    if node.position == .top { return node.close() }
    guard node.position == .open else { return }
    makeActive(node.strand)
    close(above: node)
    node.close()
  }

  private func close(above node: EncodingNode) {
    var top = node.strand.top
    while let current = top, current !== node {
      current.close()
      top = current.parent
    }
    node.position = .top
  }

  /// Begins a strand for a node whose text has ended.
  private func reopen(_ node: EncodingNode) {
    makeActive(node.strand)
    let wasEmpty = node.content == .nothing
    let strand = EncodingStrand(closesBase: wasEmpty)
    node.strand.insertions.append(
      .init(place: node.closingPlace, replaced: wasEmpty ? 2 : 0, strand: strand))
    let before = buffer[node.closingPlace - 1]
    node.releaseChain()
    strand.base = node
    bases.append(node)
    node.strand = strand
    makeActive(strand)
    buffer.append(before)
    node.position = .top
  }

  private func makeActive(_ strand: EncodingStrand) {
    guard let active, active !== strand else { return }
    active.top?.position = .open
    active.setAside(text.exchange(for: strand.takeText()))
    self.active = strand
    strand.top?.position = .top
  }
}
