package import ModelSchema

/// Writes the conformances of a type whose model has faults, with functions that do nothing.
///
/// With them the faults are the only errors: else each use of the type would be one more. The
/// compiler (6.3) does not even survive a subclass of a class without them.
package struct AnnouncedConformances {
  private let header: TypeHeader
  private let isClass: Bool
  /// Whether a superclass has the functions.
  private let overrides: Bool
  private let isDirectOnly: Bool
  private let missing: Set<String>

  /// Nil for actors, whose initialisers have rules of their own, for types that cannot be copied,
  /// and for what is no type.
  ///
  /// - Parameters:
  ///   - model: the model, as far as it could be read.
  ///   - isDirectOnly: whether there is no `Codable` conformance beside the direct path's.
  ///   - missing: the protocols that the compiler asks the macro to add.
  package init?(_ model: Declaration, isDirectOnly: Bool, missing: Set<String>) {
    switch model {
    case .structure(let structure) where structure.kind != .actor:
      header = structure.header
      isClass = structure.kind != .structure
      overrides = [.flat, .nested].contains(structure.superclass)
    case .enumeration(let enumeration):
      (header, isClass, overrides) = (enumeration.header, false, false)
    case .structure, .alias: return nil
    }
    if header.isConfined { return nil }
    self.isDirectOnly = isDirectOnly
    self.missing = missing
  }

  /// The members for the body of a class, where a required initialiser has to stand.
  package func members() -> [String] {
    guard isClass else { return [] }
    let names = overrides ? ["Decodable", "Encodable"] : missing.sorted()
    return names.compactMap(function)
  }

  /// The extensions.
  ///
  /// - Parameter type: the type's name, with those of the types around it.
  /// - Returns: the source of each extension.
  package func extensions(of type: String) -> [String] {
    missing.sorted().map { name in
      let module = name.hasPrefix("JSON") ? "JSONCore" : "Swift"
      let isolation = header.isolation.map { $0 + " " } ?? ""
      let body = isClass ? "" : function(of: name).map { " \($0) " } ?? ""
      return "extension \(type): \(isolation)\(module).\(name) {\(body)}"
    }
  }

  /// The function that a protocol requires; nil where the source or the library has it.
  private func function(of name: String) -> String? {
    let code = header.ownCode
    switch name {
    case "Decodable" where !code.decodes:
      let context = ".init(codingPath: decoder.codingPath, debugDescription: \"\")"
      return initializer("from decoder: any Swift.Decoder", "throws")
        + "{ throw Swift.DecodingError.dataCorrupted(\(context)) }"
    case "Encodable" where !code.encodes:
      let words = [header.prefix, overrides ? "override" : nil].compactMap { $0 }.map { $0 + " " }
      return words.joined() + "func encode(to encoder: any Swift.Encoder) throws {}"
    case "JSONReadable" where isDirectOnly && !code.readsDirectly:
      return initializer("from reader: inout JSONCore.JSONReader", "throws(JSONCore.JSONError)")
        + "{ throw reader.invalidValue(at: reader.offset) }"
    case "JSONWritable" where isDirectOnly && !code.writesDirectly:
      return (header.prefix.map { $0 + " " } ?? "")
        + "func write(to writer: inout JSONCore.JSONWriter) throws(JSONCore.JSONWritingError) {}"
    default: return nil
    }
  }

  private func initializer(_ parameter: String, _ effect: String) -> String {
    let words = [header.prefix, isClass ? "required" : nil].compactMap { $0 }
    return (words + ["init(\(parameter))", effect, ""]).joined(separator: " ")
  }
}
