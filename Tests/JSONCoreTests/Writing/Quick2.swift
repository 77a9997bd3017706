import Testing
@testable import JSONCore
@Test func quick2() {
  for t in [#"{"a":1,"a":2}"#, #"{"a":{},"b":[{}]}"#] {
  var b = OutputBuffer(); b.append(verbatim: t)
  print(b.text); print(b.scalarEnd(from: 1), b.word(at: 2)); 
  print(b.rearranged(sorted: true, unique: false).text)
  print(b.rearranged(sorted: false, unique: true).text)
  }
}
