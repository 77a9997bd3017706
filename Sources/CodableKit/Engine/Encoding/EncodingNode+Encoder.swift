import JSONCore

extension EncodingNode: Encoder {
  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    open(.object).keyedContainer()
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedEncoding(node: open(.array))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    single
  }

  var single: SingleValueEncoding { SingleValueEncoding(node: self) }

  func keyedContainer<Key: CodingKey>() -> KeyedEncodingContainer<Key> {
    session.names.table(for: Key.self).makeContainer(for: self)
  }
}

extension EncodingNode {
  /// Makes this value an array or an object.
  ///
  /// - Throws: `EncodingError` when it has another value, or would stand too deep.
  func begin(_ kind: Content) throws {
    if open(kind) !== self, let failure = session.failure { throw failure }
  }

  /// Makes this value an array or an object; answers a node without a place if it cannot be one.
  func open(_ kind: Content) -> EncodingNode {
    if content == kind { return self }
    guard content == .nothing, depth < session.maximumDepth else { return refuse() }
    guard position == .top || session.activate(self) else { return self }
    session.buffer.append(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    content = kind
    return self
  }

  // Out of line to keep the common case short.
  @inline(never)
  private func refuse() -> EncodingNode {
    session.fail(
      content == .nothing
        ? EncodingError.tooDeep(session.maximumDepth, at: codingPath)
        : EncodingError.secondValue(at: codingPath))
    return session.lostNode()
  }

  /// Makes this node the one that is written to; answers false where its text is lost.
  ///
  /// - Throws: the failure of the session, so that a value without a place is not encoded further.
  func isWritable() throws -> Bool {
    if position == .top { return true }
    return try becomesWritable()
  }

  // Out of line to keep the common case short.
  @inline(never)
  private func becomesWritable() throws -> Bool {
    if session.activate(self) { return true }
    if let failure = session.failure { throw failure }
    return false
  }
}

// MARK: - Values

extension EncodingNode {
  /// Encodes a value of any type as this node's value, of which the type may make nothing.
  func encode<Value: Encodable>(_ value: Value) throws {
    if let writer = session.writer(for: Value.self) {
      try writer.write(same: value, in: self)
    } else {
      try value.encode(to: self)
    }
  }

  /// Encodes a value and ends this node; `mark` is where the text of its member begins.
  func encode<Value: Encodable>(
    _ value: Value, by writer: (any ValueWriter.Type)?, from mark: Int
  ) throws {
    do {
      if let writer {
        try writer.write(same: value, in: self)
      } else {
        try value.encode(to: self)
      }
    } catch {
      session.discard(self, from: mark)
      throw error
    }
    session.complete(self)
  }

  /// Writes a key that has no number as the next of this object.
  func begin(named name: String) {
    let name = noteKey(name)
    session.buffer.separate()
    session.buffer.append(key: name, escapesSlashes: session.escapesSlashes)
  }

  /// Opens a place for the next element of this array.
  func pushElement() -> EncodingNode {
    session.buffer.separate()
    return push(.index(count))
  }

  /// Remembers a container made by request.
  func keepNested(_ node: EncodingNode, named name: String) {
    if nested == nil { session.requestedFrom.append(self) }
    var nodes = nested ?? [:]
    // The only reference, so that nothing is copied.
    nested = nil
    nodes[name] = node
    nested = nodes
  }
}

extension EncodingSession {
  /// A node to write to where writing cannot be refused.
  func lostNode() -> EncodingNode {
    let node = EncodingNode(
      session: self, strand: EncodingStrand(closesBase: false), parent: nil, key: .none)
    node.position = .dead
    return node
  }
}
