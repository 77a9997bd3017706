import CodableKit

extension JSONValue {
  /// The value itself and the places inside, in the order of the text.
  var places: [JSONPath] {
    var places = [JSONPath()]
    collectPlaces(at: JSONPath(), into: &places)
    return places
  }

  private func collectPlaces(at path: JSONPath, into places: inout [JSONPath]) {
    var inner: [(JSONPathComponent, JSONValue)] = []
    if let object { inner = object.map { (.key($0.key), $0.value) } }
    if let array { inner = array.enumerated().map { (.index($0.offset), $0.element) } }
    for (component, value) in inner {
      let place = path.appending(component)
      places.append(place)
      value.collectPlaces(at: place, into: &places)
    }
  }

  /// The value with a fault at a place; the whole cannot be missing.
  func with(_ fault: Tolerance.Fault, at path: ArraySlice<JSONPathComponent>) -> JSONValue {
    guard let step = path.first else {
      guard fault == .wrongType else { return .null }
      return object == nil ? ["unexpected": true] : "unexpected"
    }
    let isGone = fault == .missing && path.count == 1
    var changed = self
    switch step {
    case .key(let key):
      changed[key] = isGone ? nil : self[key]?.with(fault, at: path.dropFirst())
    case .index(let index):
      changed[index] = isGone ? nil : self[index]?.with(fault, at: path.dropFirst())
    }
    return changed
  }
}
