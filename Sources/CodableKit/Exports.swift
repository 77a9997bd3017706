// `import CodableKit` is all that most users write: paths, locations and JSON values come with it.
@_exported public import JSONCore
