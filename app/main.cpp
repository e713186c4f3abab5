#include "app/commandline.h"
#include "app/commands.h"

#include <QCoreApplication>

using namespace duovita;

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("duovita"));
    QCoreApplication::setApplicationVersion(QStringLiteral(DUOVITA_VERSION));
    const CommandLine::Parsed parsed = CommandLine::parse(QCoreApplication::arguments());
    if (!parsed.problem.isEmpty()) {
        printError(parsed.problem);
        return 2;
    }
    switch (parsed.line.command) {
    case CommandLine::Command::Help:
        printOut(parsed.line.help);
        return 0;
    case CommandLine::Command::Version:
        printOut(QStringLiteral("duovita " DUOVITA_VERSION));
        return 0;
    default:
        return runCommand(parsed.line);
    }
}
