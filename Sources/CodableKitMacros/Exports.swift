// `import CodableKitMacros` is all that a file with macros needs.
@_exported public import CodableKit
@_exported public import JSONCoreMacros
