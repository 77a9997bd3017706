import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FastJSONEncoder {
  /// Writes a value by the direct path, or gives nil where the containers have to answer: when the
  /// type or an option is beyond the direct path, and whenever something is wrong.
  ///
  /// So texts and errors are the same by either path.
  static func writeDirectly<Value>(
    _ value: Value, _ settings: DirectEncodingContext.Settings
  ) -> OutputBuffer? {
    let options = settings.options
    guard options.allowDirectPath, let writable = value as? any JSONWritable else { return nil }
    var writer = JSONWriter(options: options.layout, maximumDepth: options.maximumDepth)
    writer.context = DirectEncodingContext(settings)
    do throws(JSONWritingError) {
      try writable.write(to: &writer)
    } catch {
      return nil
    }
    guard writer.isBalanced else { return nil }
    return writer.finishedBuffer()
  }
}

extension EncodingOptions {
  /// Whether every option has the meaning that the direct path gives it.
  var allowDirectPath: Bool {
    guard case .useDefaultKeys = keyEncodingStrategy,
      case .throw = nonConformingFloatEncodingStrategy
    else { return false }
    return !encodesNonConformingFloatsAsNull
  }
}
