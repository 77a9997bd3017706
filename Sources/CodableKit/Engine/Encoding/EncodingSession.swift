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
  private(set) var isFinished = false

  /// The strand whose text is in `buffer`.
  private var active: EncodingStrand?
  /// Nodes that nothing else may own: the root, and those at which strands begin.
  private var bases: [EncodingNode] = []
  /// Nodes whose containers were made by request.
  var requestedFrom: [EncodingNode] = []

  let names: KeyNames
  let writers = Unguarded(TypeCache<(any ValueWriter.Type)?>())

  init(options: EncodingOptions) {
    self.options = options
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
}

// MARK: - A whole encoding

extension EncodingSession {
  /// Encodes a value by `body`, which is given the root, and returns its text.
  func encode(_ value: Any, by body: (EncodingNode) throws -> Void) throws -> OutputBuffer {
    let strand = EncodingStrand(closesBase: true)
    let root = EncodingNode(session: self, strand: strand, parent: nil, key: .none)
    strand.base = root
    bases.append(root)
    active = strand
    defer { finish() }
    try body(root)
    guard root.content != .nothing else { throw EncodingError.nothingEncoded(value) }
    activeStrandEnds()
    if let failure { throw failure }
    let written: OutputBuffer
    if bases.count == 1 {
      written = text.exchange(for: OutputBuffer(capacity: 0))
    } else {
      strand.setAside(text.exchange(for: OutputBuffer(capacity: 0)))
      written = strand.woven()
    }
    return written.laidOut(options.layout, unique: hasRepeatedKeys)
  }

  /// Cuts every tie between nodes that would keep them in memory.
  private func finish() {
    isFinished = true
    for base in bases {
      var node: EncodingNode? = base
      while let current = node {
        current.position = .dead
        node = current.child
      }
      base.releaseChain()
      base.strand.base = nil
    }
    for node in requestedFrom { node.nested = nil }
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

  /// Takes back the text from `mark` on, in which `node` stands and failed.
  func discard(_ node: EncodingNode, from mark: Int) {
    guard node.isOpen, node.strand === active, node.strand === node.parent?.strand else {
      // Siblings were written while the value was at work: its text cannot be taken out.
      return fail(EncodingError.outOfOrder(at: node.codingPath))
    }
    var lost = node.strand.top
    while let current = lost, current !== node {
      current.leave(.dead)
      lost = current.parent
    }
    node.leave(.dead)
    buffer.truncate(to: mark)
    node.strand.insertions.removeAll { $0.place >= mark }
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

  /// Closes what is open in all strands.
  private func activeStrandEnds() {
    for base in bases {
      makeActive(base.strand)
      close(above: base)
      if base.strand.closesBase { base.close() } else { base.position = .closed }
    }
    if let first = bases.first { makeActive(first.strand) }
  }
}
