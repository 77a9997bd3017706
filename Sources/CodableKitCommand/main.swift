import CodableKitTool
import Foundation

let console = Console(
  output: { FileHandle.standardOutput.write(Data($0.utf8)) },
  error: { FileHandle.standardError.write(Data($0.utf8)) },
  readInput: { [UInt8](try FileHandle.standardInput.readToEnd() ?? Data()) })

exit(Tool(console: console).run(Array(CommandLine.arguments.dropFirst())).rawValue)
