import CodableKit

/// What the samples say about the arrays at one place.
struct ArrayShape: Hashable, Sendable {
  private(set) var count = 0
  /// Whether some array has exactly one element.
  private(set) var hasSingle = false
  // At most one shape. An array is what lets a structure contain its own kind.
  private var elements: [Shape] = []

  /// The shape of all elements of all arrays, or nil if every array was empty.
  var element: Shape? { elements.first }

  /// The same without what is in the arrays.
  var withoutElements: ArrayShape {
    var shape = self
    shape.elements = []
    return shape
  }

  mutating func add(_ array: [JSONValue]) {
    count += 1
    hasSingle = hasSingle || array.count == 1
    if array.isEmpty { return }
    if elements.isEmpty { elements.append(Shape()) }
    for value in array { elements[0].add(value) }
  }

  mutating func merge(_ other: ArrayShape) {
    count += other.count
    hasSingle = hasSingle || other.hasSingle
    guard let element = other.element else { return }
    if elements.isEmpty { elements.append(element) } else { elements[0].merge(element) }
  }
}
