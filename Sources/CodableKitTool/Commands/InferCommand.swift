import CodableKit
import Foundation

/// `codablekit infer`: reads samples of one type and prints a Swift model of it.
struct InferCommand {
  let console: Console

  /// Runs the command with its own arguments.
  func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    let arguments = try ParsedArguments<InferOption>(arguments)
    if arguments.has(.help) {
      console.output(Self.help)
      return .success
    }
    let samples = try readSamples(arguments.operands)
    guard let merged = merge(samples) else { return .problems }
    let inference = try makeInference(arguments, for: merged.shape)
    let name = try arguments.value(of: .name).map(RootName.checked)
    let declarations = inference.declarations(
      named: name ?? RootName.forSamples(at: arguments.operands), for: merged.shape)
    let documents = merged.documents == 1 ? "1 document" : "\(merged.documents) documents"
    let source = SwiftPrinter.source(
      of: declarations, header: ["Inferred by codablekit from \(documents)."])
    return deliver(source, to: try arguments.value(of: .output))
  }

  private func readSamples(_ paths: [String]) throws(UsageError) -> [SampleText] {
    if paths.isEmpty { throw .noFiles }
    if paths.filter({ $0 == "-" }).count > 1 { throw .repeatedStandardInput }
    let reader = SampleReader(console: console)
    var samples: [SampleText] = []
    for path in paths { samples.append(try reader.read(path)) }
    return samples
  }

  /// The shape of all documents and their number, or nil after every faulty text was reported.
  private func merge(_ samples: [SampleText]) -> (shape: Shape, documents: Int)? {
    var shape = Shape()
    var documents = 0
    var isFaulty = false
    for sample in samples {
      do throws(DocumentReader.Fault) {
        try DocumentReader.forEachDocument(in: sample.bytes) {
          console.error($0.diagnostic(in: sample, .warning).text + "\n")
        } _: {
          shape.add($0)
          documents += 1
        }
      } catch {
        isFaulty = true
        console.error(error.diagnostic(in: sample).text + "\n")
      }
    }
    return isFaulty ? nil : (shape, documents)
  }

  private func makeInference(
    _ arguments: ParsedArguments<InferOption>, for shape: Shape
  ) throws(UsageError) -> ModelInference {
    ModelInference(
      maps: MapRule(
        isAutomatic: !arguments.has(.noMaps),
        paths: try paths(arguments, .map) { shape.shape(at: $0)?.objects.count ?? 0 > 0 }),
      enumerations: EnumerationRule(
        isAutomatic: arguments.has(.enums),
        paths: try paths(arguments, .enumeration) { shape.shape(at: $0)?.strings.count ?? 0 > 0 }))
  }

  /// The paths given with an option, each of which has to name something in the samples.
  private func paths(
    _ arguments: ParsedArguments<InferOption>, _ option: InferOption,
    where exists: (PathPattern) -> Bool
  ) throws(UsageError) -> Set<PathPattern> {
    var paths: Set<PathPattern> = []
    for text in arguments.values(of: option) {
      guard let path = PathPattern(text) else {
        throw .invalidPath(option: option.name, text: text)
      }
      guard exists(path) else { throw .pathWithoutPlace(option: option.name, text: text) }
      paths.insert(path)
    }
    return paths
  }

  private func deliver(_ source: String, to path: String?) -> ExitCode {
    guard let path else {
      console.output(source)
      return .success
    }
    do {
      // Written to a temporary file beside it, which then takes its place.
      try Data(source.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return .success
    } catch {
      console.error("error: cannot write \"\(path)\": \(error.localizedDescription)\n")
      return .problems
    }
  }
}

extension InferCommand {
  static let usage = """
    usage: codablekit infer [OPTIONS] FILE...

    """

  static let help = """
    codablekit infer: reads samples of one type and prints a Swift model of it

    \(usage)
    Each FILE holds one JSON document, or one on each line; - is standard input. All
    documents are samples of one type. The printed types decode each of them and write
    it back.

    \(optionList(InferOption.self))
    Numbers are Int where every sample has a whole number without a point; a key that
    some sample lacks is optional, one that is null is @Nullable, one that is both is a
    Field; numbers and strings under one key are StringOrNumber; lists of which some stand
    as their only element are OneOrManyCompact; any other mixture is JSONValue. Strings
    stay strings, also those that look like dates or numbers.

    Objects are dictionaries where their keys are data: all values have one shape, and
    every key looks like an id, a date or a code, or there are 20 keys of objects or
    lists, or 200 keys, or the keys change from sample to sample.

    Exit codes: 0 clean, 1 problems found, 64 wrong usage.

    """
}
