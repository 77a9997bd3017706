import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FastJSONDecoder {
  /// Reads a document by the direct path, or gives nil where the containers have to answer: when
  /// the type or an option is beyond the direct path, and whenever something is wrong or is to be
  /// reported.
  ///
  /// So values, errors and reports are the same by either path.
  static func readDirectly<T>(
    _ type: T.Type, from bytes: ByteView, _ settings: DecodingOptions.Settings
  ) -> T? {
    let options = settings.options
    guard options.allowDirectPath,
      bytes.count <= options.reading.maximumSize ?? Int(clamping: UInt32.max),
      let readable = directRoot(of: type)
    else { return nil }
    var reader = JSONReader(bytes, maximumDepth: options.reading.maximumDepth)
    reader.context = DirectDecodingContext(settings)
    reader.hasOtherPath = true
    if let collector = IssueCollector.current, !collector.options.isStrict {
      reader.lostElements = LostElements(limit: collector.room)
    }
    let value: (any JSONReadable)? = readReportingNothing(&reader) {
      (reader: inout JSONReader) throws(JSONError) in try reader.readDocument(readable)
    }
    // Were nil itself cast to an optional `T`, it would count as a value.
    return value.flatMap { $0 as? T }
  }

  /// The type's direct path, if it is to be taken where the containers could read as well.
  ///
  /// A wrapper on its own does not take it: its elements may have no direct path, and each of them
  /// would then be a document of its own.
  static func directType(of type: Any.Type) -> (any JSONReadable.Type)? {
    type is any WrapperType.Type ? nil : type as? any JSONReadable.Type
  }

  /// The direct path of a type that is a whole document: also of a wrapper, if nothing in it is
  /// read by containers.
  static func directRoot(of type: Any.Type) -> (any JSONReadable.Type)? {
    if let wrapper = type as? any WrapperType.Type, !wrapper.readsDirectly { return nil }
    return type as? any JSONReadable.Type
  }
}

/// A property wrapper of this module, whatever its strategy.
private protocol WrapperType {
  static var readsDirectly: Bool { get }
}

extension Coded: WrapperType {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Strategy.self) }
}

extension JSONDocument {
  /// Reads a value within the document by the direct path, or gives nil as the decoder does.
  func readDirectly<Readable: JSONReadable>(_ type: Readable.Type, at place: Int) -> Readable? {
    guard place >= 0 || JSONIndex.isInRow(place) else { return nil }
    // The index has seen to the depth.
    var reader = JSONReader(bytes, maximumDepth: .max)
    reader.context = DirectDecodingContext(settings)
    reader.hasOtherPath = true
    reader.move(to: index.range(at: place).lowerBound)
    return readReportingNothing(&reader) { (reader: inout JSONReader) throws(JSONError) in
      try reader.read(type)
    }
  }
}

/// What `body` reads, or nil when it fails, or loses something that is to be reported.
///
/// Losses are recorded by the containers, which know their paths; but elements that one array has
/// lost may be reported afterwards. Types that decode by containers within this attempt report to
/// nobody; what they would have said is seen in the count.
private func readReportingNothing<Value>(
  _ reader: inout JSONReader, _ body: (inout JSONReader) throws(JSONError) -> Value
) -> Value? {
  guard let collector = IssueCollector.current else {
    guard let value = try? body(&reader), !reader.isAbandoned else { return nil }
    return value
  }
  let probe = IssueCollector(collector.options)
  reader.stopsAtLosses = true
  let value = IssueCollector.$current.withValue(probe) { try? body(&reader) }
  guard let value, !reader.isAbandoned, probe.mark == 0 else { return nil }
  guard reader.recoveryCount == 0 || reader.reportLostElements(to: collector) else { return nil }
  if reader.keepsUnknown || probe.keepsUnknown { collector.noteUnknown() }
  return value
}

extension DecodingOptions {
  /// Whether every option has the meaning that the direct path gives it.
  var allowDirectPath: Bool {
    guard case .useDefaultKeys = keys, case .throw = floats else { return false }
    return !reading.allowsJSON5 && !reading.assumesTopLevelObject
      && reading.duplicateKeys == .first
  }
}
