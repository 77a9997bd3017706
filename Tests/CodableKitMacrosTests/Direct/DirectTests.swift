import CodableKitMacros
import CodableKitTestSupport
import Testing

@Suite("Generated code reads and writes without containers")
struct DirectTests {
  typealias Structures = DirectStructures
  typealias Shared = DirectShared
  typealias Enums = DirectEnums

  static let structures = [
    DirectRow(
      "keys", Structures.Keys.self,
      #"{"full_name":"a","in":1,"a/b":2,"größe":3,"default":true,"members":1,"reader":2,"start":3}"#,
      #"{"label":"a","in":1,"a\/b":2,"gr\u00f6ße":3}"#, #"{"in":1,"name":"x","fixed":4}"#,
      #"{"name":null,"full_name":"a","in":1}"#, #"{"label":[],"full_name":"a","in":1,"name":2}"#,
      #"{"full_name":null,"label":"z","in":1}"#, #"{"label":"z","name":"b","in":1}"#),
    DirectRow(
      "aliases of wrappers", Structures.Aliases.self, #"{"b":["x",1],"a":["y"],"late":1}"#,
      #"{"a":null,"b":["x",1],"lat":2}"#, #"{"a":[2],"late":null}"#),
    DirectRow(
      "paths", Structures.Paths.self,
      #"{"id":1,"location":{"lat":1.5,"lon":2,"address":{"city":"Bern"}},"meta":{"note":"n"}}"#,
      #"{"location":{"lon":2,"more":[1],"lat":1,"address":null},"meta":null,"id":1,"x":{}}"#,
      #"{"location":{"lon":2,"lat":1},"id":1,"meta":{"level":1},"with/slash":{"x":1}}"#),
    DirectRow(
      "values", Structures.Values.self,
      """
      {"count":2,"limit":null,"size":1,"state":"s","optional":1,"numbers":[1,2],"lifted":1,
      "whole":1,"late":null,"null":1,"nullBy":1,"nullLossy":[1],"tags":["a"],"many":[1,null]}
      """,
      #"{"tags":[],"many":[]}"#,
      """
      {"limit":1,"size":null,"optional":null,"numbers":null,"lifted":null,"whole":null,"late":8,
      "null":null,"nullBy":null,"nullLossy":null,"tags":["a",1],"many":[]}
      """, #"{"size":"x","optional":[],"numbers":7,"tags":[],"many":[]}"#),
    DirectRow(
      "fields", Structures.Fields.self, "{}",
      #"{"plain":null,"alias":null,"optional":null,"name":null,"k\"":null,"late":null}"#,
      #"{"plain":"a","alias":1,"optional":2,"name":"n","k\"":3,"late":"x","place":{"x":"y"}}"#,
      #"{"update":null,"nick":null,"named":"n"}"#, #"{"update":1,"named":null}"#),
    DirectRow(
      "optionals behind type aliases, with nulls", Structures.Nulls.self, "{}",
      #"{"name":null,"field":null}"#,
      #"{"name":"n","field":1,"owner":{"name":"o"},"change":null,"lossy":1}"#),
    DirectRow(
      "wrappers", Structures.Wrappers.self,
      #"{"tags":["a"],"null":null,"twice":1,"late":2,"tens":1}"#,
      #"{"twice":2,"tags":[],"tens":1}"#),
    DirectRow(
      "wrappers as declared types", Structures.Declared.self, #"{"null":null}"#,
      #"{"lossy":null,"preset":"x","null":1,"coded":null,"list":[1,null],"place":{"x":null}}"#,
      #"{"lossy":1,"null":2,"coded":1,"zero":3,"optional":4,"place":{"x":5},"always":6}"#),
    DirectRow(
      "optionals of wrappers as declared types", Structures.DeclaredOptional.self, "{}",
      #"{"lossy":null,"value":null,"text":null,"list":null,"coded":null,"a/b":null}"#,
      """
      {"lossy":"x","value":"x","text":"x","list":1,"coded":"x","zero":"x","place":{"x":"x"},
      "a/b":"x"}
      """,
      """
      {"lossy":1,"value":1,"text":1,"list":[1,"x"],"coded":1,"zero":1,"place":{"x":1},"a/b":1}
      """),
    DirectRow("hooks", Structures.Hooked.self, #"{"start":1,"limits":{"end":2}}"#),
    DirectRow("coding keys of its own", Structures.OwnKeys.self, #"{"name":"a","ID":1,"rest":2}"#),
    DirectRow(
      "conditions", Structures.Conditional.self, #"{"id":1,"name":"a","place":{"x":1,"y":2}}"#,
      #"{"id":1,"name":"a","gone":1,"a":{"b":1}}"#),
    DirectRow(
      "recursion", Structures.Tree.self,
      #"{"name":"a","children":[{"name":"b","children":[]},{"name":"c","children":[]}]}"#),
    DirectRow("a class", Structures.Node.self, #"{"id":1,"a":{"next":2}}"#, #"{"id":1}"#),
    DirectRow(
      "a generic type", Structures.Box<String>.self, #"{"value":"a","list":["b"],"in":{"v":"c"}}"#,
      #"{"value":"a","list":null}"#),
    DirectRow(
      "a generic type of models", Structures.Box<Shared.Owner>.self,
      #"{"value":{"name":"a"},"list":[{"name":"b","age":1}],"in":{"v":{"name":"c"}}}"#),
    DirectRow(
      "two parameters", Structures.Pair<Int, [Double]>.self, #"{"first":1,"second":[1.5]}"#,
      #"{"first":1}"#),
    DirectRow("one direction", Structures.OneWay.self, #"{"version":9,"token":"t","id":1}"#),
    DirectRow(
      "a parameter that converts", Structures.Converted<Int>.self, #"{"value":1,"list":[]}"#,
      #"{"value":"1","list":["2",3,"x"],"in":{"v":"4"},"plain":5}"#),
    DirectRow("no properties", Structures.Nothing.self, "{}", #"{"a":1}"#),
  ]

  static let shared = [
    DirectRow(
      "flattened", Shared.Flat.self, #"{"id":1,"name":"a","age":3,"editor":"e"}"#,
      #"{"name":"a","years":3,"other":{"name":[]},"id":1}"#, #"{"id":1,"name":"a","editor":null}"#),
    DirectRow("flattened if there", Shared.Half.self, "{}", #"{"x":1}"#, #"{"name":"a"}"#),
    DirectRow(
      "flattened twice", Shared.Outer.self, #"{"key":1}"#, #"{"key":1,"id":1,"name":"a"}"#,
      #"{"key":1,"id":1,"name":"a","editor":"e"}"#),
    DirectRow(
      "unknown members", Shared.Open.self,
      #"{"a":[1,{"b":true}],"id":1,"meta":{"note":"n"},"z\n":"x","in":1}"#,
      #"{"id":1,"meta":{"more":[1],"deep":{"at":2,"z":{}},"note":null}}"#,
      #"{"id":1,"meta":{"deep":{"y":1}}}"#, #"{"id":1,"meta":{"deep":{"y":1},"z":2},"in":5}"#,
      #"{"id":1,"meta":null}"#,
      #"{"id":1,"out":7,"ü":{}}"#),
    DirectRow(
      "unknown members beside flattened ones", Shared.OpenFlat.self,
      #"{"name":"a","z":1,"age":3}"#, #"{"name":"a","y":2,"editor":"e","years":1,"z":1}"#),
    DirectRow(
      "keys that are not read", Shared.MaybeUnread.self, #"{"id":1}"#, #"{"id":1,"in":2}"#),
    DirectRow("all members, if any", Shared.MaybeOpen.self, "{}", #"{"a":1}"#),
    DirectRow("an enum, flattened", Shared.MaybeEvent.self, #"{"started":{"at":1}}"#),
    DirectRow(
      "an enum, flattened if there", Shared.MaybeOnly.self, #"{"id":1,"z":2}"#,
      #"{"id":1,"z":2,"one":{"match":1,"members":2,"tag":3}}"#),
    DirectRow(
      "content that the case does not know", Shared.Kept.self, #"{"id":1,"z":2}"#,
      #"{"id":1,"head":{"kind":"none"},"body":{"value":{"text":"t"}},"z":1}"#,
      #"{"id":1,"head":{"kind":"text"},"body":{"value":{"text":"t"}}}"#),
    DirectRow("all members unknown", Shared.Anything.self, "{}", #"{"a":1,"b":[null]}"#),
    DirectRow(
      "unknown members refused", Shared.Closed.self, #"{"name":"a"}"#,
      #"{"name":"a","number":1,"editor":"e"}"#),
    DirectRow(
      "unknown members refused, at a path", Shared.Strict.self, #"{"name":"a","a":{"b":1}}"#,
      #"{"a":null,"name":"a"}"#),
  ]

  static let enums = [
    DirectRow(
      "external", Enums.Command.self, #"{"open":{"path":"k"}}"#,
      #"{"x":1,"close":{"path":"k","code":1,"note":"n"}}"#, #"{"shut":{"path":"k"}}"#,
      #"{"move":{"_1":2,"_0":1}}"#, #"{"text":{"_0":{"text":"t"}}}"#, #"{"maybe":{}}"#,
      #"{"maybe":{"_0":1}}"#, #"{"limit":{}}"#, #"{"limit":{"max":null}}"#, #"{"stop":{"a":1}}"#,
      #"{"call":{}}"#, #"{"call":{"_0":null,"on":null}}"#, #"{"call":{"on":2,"_0":1}}"#),
    DirectRow("external, one case", Enums.Only.self, #"{"one":{"match":1,"members":2,"tag":3}}"#),
    DirectRow(
      "external, unknown", Enums.Event.self, #"{"started":{"at":1}}"#, #"{"stopped":{"at":1}}"#,
      "{}"),
    DirectRow(
      "internal", Enums.Part.self, #"{"type":"text","text":"t"}"#, #"{"text":"t","type":"txt"}"#,
      #"{"type":"image","url":"u"}"#, #"{"alt":"a","url":"u","type":"image","x":{}}"#,
      #"{"type":"end","x":[1]}"#, #"{"type":"wide"}"#, #"{"x":{"y":1},"type":"video"}"#),
    DirectRow(
      "internal, at a path", Enums.Nested.self, #"{"meta":{"kind":1},"x":1}"#,
      #"{"x":1,"meta":{"z":0,"kind":10}}"#, #"{"meta":{"kind":2},"text":"t"}"#,
      #"{"meta":{"kind":3}}"#),
    DirectRow(
      "adjacent", Enums.Adjacent.self, #"{"t":"number","c":1}"#,
      #"{"c":{"y":2,"x":1},"t":"point"}"#,
      #"{"t":"none","c":[1]}"#, #"{"t":"maybe"}"#, #"{"t":"maybe","c":null}"#,
      #"{"t":"maybe","c":2}"#, #"{"t":"preset"}"#,
      #"{"t":"named"}"#, #"{"t":"lossy"}"#, #"{"t":"lossy","c":1}"#, #"{"t":"both"}"#,
      #"{"t":"both","c":null}"#, #"{"c":{"t":1},"t":"video"}"#),
    DirectRow(
      "adjacent, in one object", Enums.Boxed.self, #"{"meta":{"kind":1,"value":5}}"#,
      #"{"a":1,"meta":{"b":1,"value":{"x":1,"y":2},"kind":2}}"#, #"{"meta":{"kind":3}}"#),
    DirectRow(
      "adjacent, in two objects", Enums.Apart.self,
      #"{"body":{"value":{"text":"t"}},"head":{"kind":"text"}}"#, #"{"head":{"kind":"none"}}"#),
    DirectRow(
      "bare", Enums.Transport.self, #""bus""#, #""train""#, #""tr\u0061in""#, #""gr\u00f6ße""#,
      #""tram""#),
    DirectRow("bare integers", Enums.Level.self, "1", "-2", "3"),
    DirectRow("bare, no plain text", Enums.Quoted.self, #""a\"b""#, #""a\nb""#),
    DirectRow(
      "untagged", Enums.Mixed.self, "1", #""a""#, #"["a"]"#, #"{"x":1,"y":2}"#, #"{"text":"t"}"#,
      "null"),
    DirectRow("untagged, unknown", Enums.Loose.self, "1", #"{"a":[1]}"#),
    // What one of them keeps as unknown is for the containers.
    DirectRow(
      "untagged, each keeps what it does not know", Enums.Opened.self, #""small""#, "1",
      #"{"hue":"large"}"#),
    DirectRow(
      "hooks", Enums.Checked.self, #"{"type":"span","start":1,"end":2}"#, #"{"type":"empty"}"#,
      #"{"type":"span","start":99,"end":100}"#, #"{"type":"span","start":50,"end":60}"#),
    DirectRow(
      "generic", Enums.Choice<Int>.self, #"{"some":{"_0":1}}"#, #"{"many":{"_0":[1],"first":2}}"#),
    DirectRow(
      "recursion", Enums.Expression.self,
      #"{"sum":{"_0":[{"number":{"_0":1}},{"negated":{"_0":{"number":{"_0":2}}}}]}}"#),
    DirectRow(
      "values by strategies", Enums.Coded.self, #"{"tens":{"_0":1}}"#, #"{"labelled":{"value":2}}"#,
      #"{"labelled":{"value":null}}"#, #"{"labelled":{}}"#, #"{"tags":{"_0":["a",1]}}"#,
      #"{"preset":{}}"#, #"{"preset":{"_0":3}}"#),
    DirectRow(
      "values by strategies, adjacent", Enums.CodedBeside.self, #"{"t":"tens","c":1}"#,
      #"{"t":"maybe","c":1}"#, #"{"t":"maybe","c":null}"#, #"{"t":"maybe"}"#,
      #"{"c":["a",1],"t":"tags"}"#),
    DirectRow("values by strategies, untagged", Enums.CodedAlone.self, "1", "[1,2]"),
    DirectRow("raw values", Enums.Raw.self, #""beta""#),
    DirectRow(
      "a tag in the parent", Enums.Envelope.self, #"{"id":1,"t":"point","c":{"x":1,"y":2}}"#,
      #"{"t":"none","id":1,"type":"end"}"#, #"{"type":"text","text":"a","id":1,"c":2,"t":"number"}"#
    ),
    DirectRow(
      "together", Enums.Page.self,
      """
      {"parts":[{"type":"end"},{"x":1,"type":"new"}],"commands":{"a":{"stop":{}}},
      "mixed":[1,"a",null],"meta":{"kind":3}}
      """),
  ]

  @Test(arguments: structures + shared + enums)
  func works(row: DirectRow) throws { try row.check() }

  /// By its strategy, as a property with the wrapper as its attribute does.
  @Test func wrapperAsDeclaredTypeLeavesItsKeyOut() throws {
    let value = try FastJSONDecoder().decode(Structures.Declared.self, from: #"{"null":null}"#)
    #expect(
      try FastJSONEncoder().encodeToString(value)
        == #"{"preset":3,"null":null,"zero":0,"place":{},"always":null}"#)
    let call = Enums.Command.call(.init(wrappedValue: nil), on: .absent)
    #expect(try FastJSONEncoder().encodeToString(call) == #"{"call":{}}"#)
    for text in ["{}", #"{"a\/b":1}"#] {
      let slashed = try FastJSONDecoder().decode(Structures.Slashed.self, from: text)
      #expect(try FastJSONEncoder().encodeToString(slashed) == text)
    }
    let nulls = try FastJSONDecoder().decode(Structures.Nulls.self, from: "{}")
    #expect(try FastJSONEncoder().encodeToString(nulls) == #"{"name":null}"#)
  }

  /// In an optional it is a value like another, which only nil leaves out: as by synthesis.
  @Test func wrapperInAnOptionalKeepsItsKey() throws {
    var value = try FastJSONDecoder().decode(Structures.DeclaredOptional.self, from: "{}")
    value.lossy = .init(wrappedValue: nil)
    value.inside = .init(wrappedValue: nil)
    value.slashed = .init(wrappedValue: nil)
    let text = #"{"lossy":null,"place":{"x":null},"a\/b":null}"#
    #expect(writtenWithoutContainers(value) == text)
    #expect(try FastJSONEncoder().encodeToString(ByContainers(value: value)) == text)
    var fields = try FastJSONDecoder().decode(Structures.Fields.self, from: "{}")
    fields.optional = .some(.absent)
    let written = #"{"optional":null,"late":"l","place":{}}"#
    #expect(writtenWithoutContainers(fields) == written)
    #expect(try FastJSONEncoder().encodeToString(ByContainers(value: fields)) == written)
  }

  /// Its content is a member of a flattened value too: without the tag it is a fault.
  @Test(arguments: [TestFormat.json, .fast])
  func contentAloneIsAFault(format: TestFormat) throws {
    let text = #"{"id":1,"body":{"value":{"text":"t"}}}"#
    let (outcome, _) = Outcome.of(Shared.Kept.self, text, in: format) { $0.id }
    #expect(outcome == .keyNotFound("$.head.kind"))
    let kept = #"{"id":1,"head":{"kind":"none"},"body":{"value":2}}"#
    let value = try format.decode(Shared.Kept.self, from: kept)
    #expect(
      value == Shared.Kept(id: 1, body: DirectEnums.Apart.none, extra: ["body": ["value": 2]]))
  }

  /// A key that is there and not read is for the containers to judge.
  @Test func givesUpForKeysThatAreNotRead() throws {
    let text = #"{"id":1,"out":2}"#
    #expect(readWithoutContainers(Shared.MaybeUnread.self, from: text) == nil)
    let value = try FastJSONDecoder().decode(Shared.MaybeUnread.self, from: text)
    #expect(value == Shared.MaybeUnread(id: 1, unread: .init()))
    let other = try FastJSONDecoder().decode(ByContainers<Shared.MaybeUnread>.self, from: text)
    #expect(other.value == value)
  }
}
