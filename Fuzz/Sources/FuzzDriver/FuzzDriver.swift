/// One run of a target: the bytes, their number, and 0.
package typealias FuzzTarget = @convention(c) (UnsafePointer<UInt8>, Int) -> CInt

// libFuzzer's own `main` has no place beside the one that the package manager links; this is what
// it would call.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ target: FuzzTarget
) -> CInt

/// Runs libFuzzer on a target with the arguments of the command line.
package func fuzz(_ target: FuzzTarget) {
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  _ = runDriver(&count, &arguments, target)
}
