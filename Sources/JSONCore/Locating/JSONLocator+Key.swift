extension JSONLocator {
  /// The key whose quote stands at `offset`, and the path of its object.
  ///
  /// - Complexity: O(*n*) in the bytes of the document.
  package func key(atOffset offset: Int) -> (text: String, object: JSONPath)? {
    let found: (text: String, object: JSONPath)?? = try? ByteView.over(bytes) {
      (view: ByteView) throws(JSONError) -> (text: String, object: JSONPath)? in
      let index = JSONIndex(view, options: options)
      var place = 0
      while place < index.count {
        let node = index.node(at: place)
        if node.isKey || node.isMember {
          let key = index.key(ofPairAt: place)
          if key.offset - 1 == offset {
            let object = index.path(of: index.value(ofPairAt: place)).components.dropLast()
            return (text: index.text(of: key), object: JSONPath(Array(object)))
          }
        }
        place += node.isContainer ? 2 : 1
      }
      return nil
    }
    return found ?? nil
  }
}

extension JSONIndex {
  /// The path of the value at a place.
  fileprivate func path(of place: Int) -> JSONPath {
    var steps = JSONSteps()
    steps.go(to: place, in: self)
    return JSONPath(
      steps.open.map { step -> JSONPathComponent in
        node(at: step.container).kind == .array
          ? .index(step.number) : .key(text(of: key(ofValueAt: step.place)))
      })
  }
}
