/// Marks the error of a dictionary key, so that the report can tell it from a bad value.
struct BadKey: Error {
  let text: String
  let expected: String
}
