/// A collection that is read from the index without a container for it.
protocol DirectlyDecodable: Decodable {
  init(from document: JSONDocument, at place: Int) throws
}

extension Optional: DirectlyDecodable where Wrapped: Decodable {
  init(from document: JSONDocument, at place: Int) throws {
    self =
      document.node(at: place).kind == .null ? nil : try document.decode(Wrapped.self, at: place)
  }
}

extension Array: DirectlyDecodable where Element: Decodable {
  init(from document: JSONDocument, at place: Int) throws {
    guard document.node(at: place).kind == .array else {
      throw document.unfit([Any].self, at: place)
    }
    self.init()
    let plan = document.plans.plan(for: Element.self)
    reserveCapacity(document.elementCount(of: place))
    let end = document.index.place(after: place)
    var element = place &+ 2
    while element < end {
      append(try document.decode(Element.self, by: plan, at: element))
      element = document.index.place(after: element)
    }
  }
}

extension Set: DirectlyDecodable where Element: Decodable {
  init(from document: JSONDocument, at place: Int) throws {
    self.init(try Array<Element>(from: document, at: place))
  }
}
