#include "app/cli/commands.h"
#include "app/cli/program.h"

#include <QCoreApplication>

using namespace duovita;

/// The program without a window, for machines without a display.
int main(int argc, char** argv)
{
    const ProgramRun run = runProgram(argc, argv);
    if (!run.wantsWindow)
        return run.exitCode;
    printError(QCoreApplication::translate(
        "duovita::CommandLine",
        "This is the command-line version, which has no window. For its commands, run: duovita-cli --help"));
    return 2;
}
