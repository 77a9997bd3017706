/// Looks for many paths at once: a tree of their steps is walked along with the document.
///
/// The paths `$.a[0]` and `$.a[2]` make the tree root → a → {0, 2}; the array at `$.a` is gone
/// through once for both.
struct PathSearch {
  private struct Node {
    var keys: [ByteKey: Int] = [:]
    var indices: [Int: Int] = [:]
    var range: Range<Int>?
  }

  private var nodes = [Node()]
  /// The node of each path.
  private var ends: [Int] = []

  init(_ paths: [JSONPath]) {
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
    nodes.append(Node())
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
      switch index.node(at: place).kind {
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
    var found: [Int: Int] = [:]
    // A path from a decoder with a key strategy names the converted key.
    var converted: [Int: Int] = [:]
    let end = index.place(after: place)
    var child = place + 2
    while child < end {
      let key = index.text(of: index.key(ofPairAt: child))
      let value = index.value(ofPairAt: child)
      if let step = keys[ByteKey(text: key)] {
        if last || found[step] == nil { found[step] = value }
      } else if found.count < keys.count, let name = camelCased(key),
        let step = keys[ByteKey(text: name)], converted[step] == nil
      {
        converted[step] = value
      }
      child = index.place(after: value)
    }
    for (step, place) in converted where found[step] == nil { found[step] = place }
    return found.map { (node: $0.key, place: $0.value) }
  }

  private func elements(of node: Int, inArrayAt place: Int, of index: JSONIndex)
    -> [(node: Int, place: Int)]
  {
    var missing = nodes[node].indices.count
    var found: [(node: Int, place: Int)] = []
    let end = index.place(after: place)
    var child = place + 2
    var position = 0
    while child < end, missing > 0 {
      if let step = nodes[node].indices[position] {
        found.append((step, child))
        missing -= 1
      }
      position += 1
      child = index.place(after: child)
    }
    return found
  }
}
