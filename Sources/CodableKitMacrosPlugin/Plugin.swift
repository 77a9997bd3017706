import SwiftSyntaxMacros

/// All macros, by the names that their declarations give.
var macros: [String: any Macro.Type] {
  [
    "CodableMacro": CodableMacro.self, "AnnotationMacro": AnnotationMacro.self,
    "MemberwiseInitMacro": MemberwiseInitMacro.self,
  ]
}

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin

  /// The macros, as the compiler finds them.
  @main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = Array(macros.values)
  }
#else
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

  /// The macros, served to the compiler by the parts that a toolchain ships.
  @main struct Plugin: PluginProvider {
    static func main() throws {
      let connection = try StandardIOMessageConnection()
      try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = macros[typeName] else {
        throw UnknownMacro(name: "\(moduleName).\(typeName)")
      }
      return macro
    }
  }

  private struct UnknownMacro: Error, CustomStringConvertible {
    let name: String

    var description: String { "the plugin has no macro \(name)" }
  }
#endif
