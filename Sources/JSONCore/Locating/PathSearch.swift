/// Looks for many paths at once: a tree of their steps is walked along with the document.
///
/// The paths `$.a[0]` and `$.a[2]` make the tree root → a → {0, 2}; the array at `$.a` is gone
/// through once for both.
struct PathSearch {
  private struct Node {
    /// The node that this one is a step from, and the step.
    var parent = 0
    var component = JSONPathComponent.index(0)
    var keys: [ByteKey: Int] = [:]
    var indices: [Int: Int] = [:]
    var range: Range<Int>?
  }

  private var nodes = [Node()]
  /// The node of each path.
  private var ends: [Int] = []

  /// How a decoder names the keys of the document, if somebody knows.
  private let convert: JSONLocator.KeyConversion?

  /// Whether a key that is not there may be found in another spelling.
  private let respellsKeys: Bool

  init(
    _ paths: [JSONPath], convertingKeys convert: JSONLocator.KeyConversion?, respellingKeys: Bool
  ) {
    self.convert = convert
    respellsKeys = respellingKeys && convert == nil
    for path in paths {
      var node = 0
      for component in path.components { node = step(from: node, component) }
      ends.append(node)
    }
  }

  private mutating func step(from node: Int, _ component: JSONPathComponent) -> Int {
    let known =
      switch component {
      case .key(let key): nodes[node].keys[ByteKey(text: key)]
      case .index(let index): nodes[node].indices[index]
      }
    if let known { return known }
    nodes.append(Node(parent: node, component: component))
    switch component {
    case .key(let key): nodes[node].keys[ByteKey(text: key)] = nodes.count - 1
    case .index(let index): nodes[node].indices[index] = nodes.count - 1
    }
    return nodes.count - 1
  }

  mutating func run(in index: JSONIndex, last: Bool) -> [Range<Int>?] {
    var waiting: [(node: Int, place: Int)] = index.count > 0 ? [(0, 0)] : []
    while let (node, place) = waiting.popLast() {
      nodes[node].range = index.range(at: place)
      switch index.value(at: place).kind {
      case .object: waiting += values(of: node, inObjectAt: place, of: index, last: last)
      case .array: waiting += elements(of: node, inArrayAt: place, of: index)
      default: break
      }
    }
    return ends.map { nodes[$0].range }
  }

  private func values(of node: Int, inObjectAt place: Int, of index: JSONIndex, last: Bool)
    -> [(node: Int, place: Int)]
  {
    let keys = nodes[node].keys
    if keys.isEmpty { return [] }
    let path = convert == nil ? [] : self.path(of: node)
    // A path names keys as the decoder does, except those that are data.
    var named: [Int: Int] = [:]
    var verbatim: [Int: Int] = [:]
    let end = index.place(after: place)
    var child = place + 2
    while child < end {
      let key = index.text(of: index.key(ofPairAt: child))
      let value = index.value(ofPairAt: child)
      let name = convert.map { $0(path, key) } ?? SnakeCase.camelCase(of: key)
      if let step = keys[ByteKey(text: name)], last || named[step] == nil {
        named[step] = value
      }
      if let step = keys[ByteKey(text: key)], last || verbatim[step] == nil {
        verbatim[step] = value
      }
      child = index.place(after: value)
    }
    // Where nobody knows whether keys are converted, one that is there as it stands is the one.
    let better = convert == nil ? verbatim : named
    var places = convert == nil ? named : verbatim
    for (step, place) in better { places[step] = place }
    if respellsKeys, places.count < keys.count {
      let lost = keys.values.filter { places[$0] == nil }
      for (step, place) in respelled(lost, inObjectAt: place, of: index) { places[step] = place }
    }
    return places.map { (node: $0.key, place: $0.value) }
  }

  /// The values under keys of another spelling, such as `user-name` of `userName`.
  ///
  /// The decoder may have a strategy for keys that nobody knows here. What fits several keys fits
  /// none.
  private func respelled(_ steps: [Int], inObjectAt place: Int, of index: JSONIndex) -> [Int: Int] {
    var wanted: [[UInt8]: Int] = [:]
    for step in steps {
      guard case .key(let key) = nodes[step].component else { continue }
      wanted[LooseSpelling.plain(key)] = step
    }
    var found: [Int: Int] = [:]
    var repeated: Set<Int> = []
    let end = index.place(after: place)
    var child = place + 2
    while child < end {
      let value = index.value(ofPairAt: child)
      let key = index.text(of: index.key(ofPairAt: child))
      if let step = wanted[LooseSpelling.plain(key)],
        found.updateValue(value, forKey: step) != nil
      {
        repeated.insert(step)
      }
      child = index.place(after: value)
    }
    for step in repeated { found[step] = nil }
    return found
  }

  private func path(of node: Int) -> [JSONPathComponent] {
    var components: [JSONPathComponent] = []
    var node = node
    while node > 0 {
      components.append(nodes[node].component)
      node = nodes[node].parent
    }
    return components.reversed()
  }

  private func elements(of node: Int, inArrayAt place: Int, of index: JSONIndex)
    -> [(node: Int, place: Int)]
  {
    var missing = nodes[node].indices.count
    var found: [(node: Int, place: Int)] = []
    // A row has no end in the index; of another array that breaks off not all elements are counted.
    let count = index.node(at: place).isRow ? index.count(at: place) : .max
    let end = index.place(after: place)
    var child = index.firstElement(of: place)
    var position = 0
    while child < end, position < count, missing > 0 {
      if let step = nodes[node].indices[position] {
        found.append((step, child))
        missing -= 1
      }
      position += 1
      child = index.element(after: child)
    }
    return found
  }
}
