#include "app/cli/program.h"

#include "app/cli/commands.h"
#include "core/messages/interfacelanguage.h"
#include "core/services/readingchild.h"
#include "core/storage/fileowners.h"
#include "core/storage/scratchfolder.h"

#include <QCoreApplication>
#include <QLocale>

#include <csignal>

namespace duovita {

namespace {

QtMessageHandler ordinaryHandler = nullptr;

/// Newer versions of Qt print on standard error that they use UTF-8 in a locale with another encoding ("C"). This
/// program uses UTF-8 in any locale, and standard error is for messages to the user.
void leaveOutSwitchOfLocale(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const bool switched =
        message.startsWith(QStringLiteral("Detected locale")) && message.contains(QStringLiteral("has switched to"));
    if (!switched)
        ordinaryHandler(type, context, message);
}

/// What is wrong with the command line, once what it says of accounts holds.
QString problemOf(const CommandLine::Parsed& parsed)
{
    const QString& owner = parsed.line.trustedOwner;
    if (!parsed.problem.isEmpty() || owner.isEmpty() || trustOwner(owner))
        return parsed.problem;
    return CommandLine::tr("There is no account “%1” on this machine.").arg(owner);
}

} // namespace

ProgramRun runProgram(int& argc, char** argv)
{
    if (const auto ended = readInChild(argc, argv))
        return {.line = {}, .exitCode = *ended};
    removeScratchOnSignals();
    QCoreApplication::setApplicationName(QStringLiteral("duovita"));
    // If the reader of the output goes away, files in progress are still finished.
    std::signal(SIGPIPE, SIG_IGN);
    // Translations need an application object, but no display.
    ordinaryHandler = qInstallMessageHandler(leaveOutSwitchOfLocale);
    QCoreApplication application(argc, argv);
    qInstallMessageHandler(ordinaryHandler);
    QCoreApplication::setApplicationVersion(QStringLiteral(DUOVITA_VERSION));
    InterfaceLanguage language;
    language.use(QLocale().name());
    const CommandLine::Parsed parsed = CommandLine::parse(QCoreApplication::arguments());
    ProgramRun run{parsed.line};
    if (const QString problem = problemOf(parsed); !problem.isEmpty()) {
        printError(problem);
        run.exitCode = 2;
    } else if (parsed.line.command == CommandLine::Command::Help) {
        printOut(parsed.line.help);
    } else if (parsed.line.command == CommandLine::Command::Version) {
        printOut(QStringLiteral("duovita " DUOVITA_VERSION));
    } else if (parsed.line.command == CommandLine::Command::Window) {
        run.wantsWindow = true;
    } else {
        run.exitCode = runCommand(parsed.line);
    }
    if (run.exitCode == 0 && !isAllPrinted())
        run.exitCode = 1;
    return run;
}

} // namespace duovita
