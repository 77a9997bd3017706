import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FastJSONDecoder {
  /// Reads a document by the direct path, or gives nil where the containers have to answer: when the
  /// type or an option is beyond the direct path, and whenever something is wrong or is to be
  /// reported.
  ///
  /// So values, errors and reports are the same by either path.
  static func readDirectly<T>(
    _ type: T.Type, from bytes: ByteView, _ options: DecodingOptions
  ) -> T? {
    guard options.allowDirectPath, bytes.count <= options.reading.maximumSize ?? Int(UInt32.max),
      let readable = type as? any JSONReadable.Type
    else { return nil }
    guard let collector = IssueCollector.current else {
      return read(readable, from: bytes, options)?.value as? T
    }
    // Losses are recorded by the containers, which know their paths. Types that decode by containers
    // within this attempt report to nobody; what they would have said is seen in the count.
    let probe = IssueCollector(collector.options)
    let result = IssueCollector.$current.withValue(probe) { read(readable, from: bytes, options) }
    guard let result, result.recoveryCount == 0, probe.mark == 0 else { return nil }
    return result.value as? T
  }

  private static func read<Readable: JSONReadable>(
    _ type: Readable.Type, from bytes: ByteView, _ options: DecodingOptions
  ) -> (value: Readable, recoveryCount: Int)? {
    var reader = JSONReader(bytes, maximumDepth: options.reading.maximumDepth)
    reader.context = DirectDecodingContext(options)
    guard let value = try? reader.readDocument(type), !reader.isAbandoned else { return nil }
    return (value, reader.recoveryCount)
  }
}

extension DecodingOptions {
  /// Whether every option has the meaning that the direct path gives it.
  var allowDirectPath: Bool {
    guard case .useDefaultKeys = keys, case .throw = floats else { return false }
    return !reading.allowsJSON5 && !reading.assumesTopLevelObject
      && reading.duplicateKeys == .first
  }
}
