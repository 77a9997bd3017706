/// Marks the error of a number that does not fit the type it was read as.
///
/// The error itself says so only in words, and a report of what stands around the number would not
/// know the type. Whoever wanted the number for something else has the better word (``Wanted``).
struct NumberFault: Error {
  let type: Any.Type
  /// Whether nothing can be annotated: of the content beside a tag.
  var isUnannotated = false
}

extension DecodingError.Context {
  /// Whether nobody has said yet what was wanted.
  var isUnmarked: Bool { underlyingError == nil || underlyingError is NumberFault }

  /// Whether what was said is only that a scalar could not be converted.
  var isOfScalar: Bool { (underlyingError as? Wanted)?.isOfScalar == true }
}

extension NumberFault: CustomStringConvertible {
  /// What a printed error says of it: `expected Int8`.
  var description: String { "expected \(typeName(type))" }
}
