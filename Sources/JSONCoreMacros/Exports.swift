// `import JSONCoreMacros` is all that a file with `@JSONCodable` needs.
@_exported public import JSONCore
