/// The options of `codablekit infer`.
enum InferOption: CommandOption {
  case name, output, map, noMaps, enums, enumeration, help

  var spellings: [String] {
    switch self {
    case .name: ["--name"]
    case .output: ["--output", "-o"]
    case .map: ["--map"]
    case .noMaps: ["--no-maps"]
    case .enums: ["--enums"]
    case .enumeration: ["--enum"]
    case .help: ["--help", "-h"]
    }
  }

  var valueName: String? {
    switch self {
    case .name: "NAME"
    case .output: "FILE"
    case .map, .enumeration: "PATH"
    case .noMaps, .enums, .help: nil
    }
  }

  var help: [String] {
    switch self {
    case .name:
      [
        "Call the type NAME. Without it the name is that of the file, or of the",
        "folder of several files, in the singular.",
      ]
    case .output:
      ["Write to FILE instead of standard output. FILE is written whole or not at all."]
    case .map:
      [
        "Read the object at PATH as a dictionary, such as --map '$.users[*].scores'.",
        "[*] stands for each element or value. May be repeated.",
      ]
    case .noMaps:
      ["Take no object for a dictionary by its keys, only those of --map."]
    case .enums:
      [
        "Give strings that repeat an enum, as Open<Kind>: eight strings or more, of",
        "which 2 to 16 differ, each twice on average. Unknown strings still decode.",
      ]
    case .enumeration:
      ["The same for the strings at PATH in any case. May be repeated."]
    case .help:
      ["Print this text."]
    }
  }
}
