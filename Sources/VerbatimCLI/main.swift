import Commands
import Foundation

exit(Verbatim.run(Array(CommandLine.arguments.dropFirst())))
