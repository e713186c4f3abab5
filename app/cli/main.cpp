#include "app/cli/commands.h"
#include "app/cli/program.h"

#include <QCoreApplication>

using namespace duovita;

/// The program without its window, for machines that have no display.
int main(int argc, char** argv)
{
    const ProgramRun run = runProgram(argc, argv);
    if (!run.wantsWindow)
        return run.exitCode;
    printError(QCoreApplication::translate(
        "duovita::CommandLine",
        "This is the command line alone, which has no window. See what it does: duovita-cli --help"));
    return 2;
}
