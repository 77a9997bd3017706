#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which values are updated inside, and which are replaced.
enum OverlayRule {
  /// Whether the members of an object are properties of the type.
  ///
  /// Scalars have none, and those that decoders read by rules of their own must not be asked for
  /// their own `init(from:)`. The keys of a dictionary are data, also where a strategy makes a list
  /// of them, and the keys of one type behind a protocol tell nothing about another.
  static func readsInside(_ type: Any.Type) -> Bool {
    switch type {
    case is any LosslessScalar.Type, is Date.Type, is Data.Type, is URL.Type, is JSONValue.Type,
      is FoundProbe.Type, is Skipped.Type, is any DataCollection.Type:
      false
    case let wrapper as any CodedWrapper.Type:
      readsInside(wrapper.valueType)
    case let optional as any OptionalType.Type:
      readsInside(optional.wrappedType)
    default:
      type is any Decodable.Type
    }
  }

  /// Whether an object stands at the place of a decoder.
  static func isObject(_ decoder: any Decoder) -> Bool {
    (try? decoder.container(keyedBy: AnyCodingKey.self)) != nil
  }
}

private protocol DataCollection {}
extension Array: DataCollection {}
extension Set: DataCollection {}
extension Dictionary: DataCollection {}
extension OrderedFields: DataCollection {}
extension JSONObject: DataCollection {}
