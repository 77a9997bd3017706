/// A type whose values are read from the index of a document, without a container.
protocol IndexDecodable: Decodable {
  init(from document: JSONDocument, at place: Int) throws
}

extension Optional: IndexDecodable where Wrapped: Decodable {
  init(from document: JSONDocument, at place: Int) throws {
    self =
      document.node(at: place).kind == .null ? nil : try document.decode(Wrapped.self, at: place)
  }
}

extension Array: IndexDecodable where Element: Decodable {
  init(from document: JSONDocument, at place: Int) throws {
    guard document.node(at: place).kind == .array else {
      throw document.unfit([Any].self, at: place)
    }
    let count = document.index.count(at: place)
    if count == 0 {
      self = []
      return
    }
    let plan = document.plans.plan(for: Element.self)
    if let scalars = try document.scalars([Element].self, by: plan, in: place) {
      self = scalars
      return
    }
    // Straight into the array's memory: there is room for `count` elements, and no more follow.
    self = try unsafe Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      var element = document.index.firstElement(of: place)
      while initialized < count {
        let value = try document.decode(Element.self, by: plan, at: element)
        unsafe buffer.initializeElement(at: initialized, to: value)
        initialized += 1
        element = document.index.element(after: element)
      }
    }
  }
}

extension Set: IndexDecodable where Element: Decodable {
  init(from document: JSONDocument, at place: Int) throws {
    self.init(try Array<Element>(from: document, at: place))
  }
}
