import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OutputBuffer {
  /// A copy of the bytes.
  var data: Data { unsafe withBytes { unsafe Data(buffer: $0) } }
}
