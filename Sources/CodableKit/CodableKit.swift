@_exported public import JSONCore
