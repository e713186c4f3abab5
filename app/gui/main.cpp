#include "app/cli/program.h"
#include "app/gui/windowcommand.h"

using namespace duovita;

int main(int argc, char** argv)
{
    const ProgramRun run = runProgram(argc, argv);
    return run.wantsWindow ? runWindow(argc, argv, run.line) : run.exitCode;
}
