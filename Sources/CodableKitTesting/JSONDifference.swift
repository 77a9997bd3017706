import CodableKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Says in lines what differs between two documents, place by place.
enum JSONDifference {
  static func lines(
    from old: JSONValue, to new: JSONValue, ignoring paths: Set<String>
  ) -> [String] {
    var lines: [String] = []
    compare(old, new, at: JSONPath(), ignoring: paths, into: &lines)
    return lines
  }

  /// The bytes of a document of any type, as they are: what is tested is what a decoder gets.
  static func data(_ json: some JSONInput) -> Data {
    json.withJSONBytes { span in
      var bytes = Data(capacity: span.count)
      for index in span.indices { bytes.append(span[index]) }
      return bytes
    }
  }

  /// The document, number by number; of a text that only a decoder's options allow, as it reads it.
  static func tree(of json: Data, by decoder: some CheckedDecoder) throws -> JSONValue {
    do {
      return try JSONValue(parsing: [UInt8](json))
    } catch {
      return try decoder.decode(JSONValue.self, from: json)
    }
  }

  /// An error of a coder, with its place in the text where it has one.
  static func text(of error: any Error, in json: Data) -> String {
    guard let error = error as? DecodingError else { return "error: \(error)" }
    return error.summary(in: json)
  }

  private static func compare(
    _ old: JSONValue?, _ new: JSONValue?, at path: JSONPath, ignoring paths: Set<String>,
    into lines: inout [String]
  ) {
    guard old != new, !paths.contains(path.description) else { return }
    switch (old, new) {
    case (.object(let former)?, .object(let members)?):
      for key in former.keys + members.keys.filter({ former[$0] == nil }) {
        compare(
          former[key], members[key], at: path.appending(.key(key)), ignoring: paths, into: &lines)
      }
    case (.array(let former)?, .array(let elements)?):
      for index in 0..<max(former.count, elements.count) {
        compare(
          old?[index], new?[index], at: path.appending(.index(index)), ignoring: paths,
          into: &lines)
      }
    case (let former?, let value?): lines.append("changed \(path): \(cut(former)) -> \(cut(value))")
    case (let former?, nil): lines.append("lost \(path): \(cut(former))")
    case (nil, let value?): lines.append("added \(path): \(cut(value))")
    case (nil, nil): break
    }
  }

  private static func cut(_ value: JSONValue) -> String {
    let text = value.description
    return text.count > 80 ? text.prefix(80) + "…" : text
  }
}
