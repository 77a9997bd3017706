import Testing

/// One suite for each way of using `Codable` that `Documentation/Patterns.md` lists: small models
/// to copy, with what they read and write.
@Suite enum Patterns {}
