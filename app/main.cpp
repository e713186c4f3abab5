#include "app/commandline.h"
#include "app/commands.h"
#include "app/windowcommand.h"
#include "ui/interfacelanguage.h"

#include <QCoreApplication>
#include <QLocale>

using namespace duovita;

namespace {

QtMessageHandler ordinaryHandler = nullptr;

/// Newer versions of Qt say on standard error that they take UTF-8 in a locale with another encoding ("C"). So does
/// this program, whatever the locale, and what stands there is for the user.
void leaveOutSwitchOfLocale(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const bool switched =
        message.startsWith(QStringLiteral("Detected locale")) && message.contains(QStringLiteral("has switched to"));
    if (!switched)
        ordinaryHandler(type, context, message);
}

CommandLine::Parsed parseArguments(int& argc, char** argv, int* exitCode)
{
    // Words that need an application object, but no display.
    ordinaryHandler = qInstallMessageHandler(leaveOutSwitchOfLocale);
    QCoreApplication application(argc, argv);
    qInstallMessageHandler(ordinaryHandler);
    QCoreApplication::setApplicationVersion(QStringLiteral(DUOVITA_VERSION));
    InterfaceLanguage language;
    language.use(QLocale().name());
    CommandLine::Parsed parsed = CommandLine::parse(QCoreApplication::arguments());
    if (!parsed.problem.isEmpty()) {
        printError(parsed.problem);
        *exitCode = 2;
    } else if (parsed.line.command == CommandLine::Command::Help) {
        printOut(parsed.line.help);
    } else if (parsed.line.command == CommandLine::Command::Version) {
        printOut(QStringLiteral("duovita " DUOVITA_VERSION));
    } else if (parsed.line.command != CommandLine::Command::Window) {
        *exitCode = runCommand(parsed.line);
    }
    return parsed;
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("duovita"));
    int exitCode = 0;
    const CommandLine::Parsed parsed = parseArguments(argc, argv, &exitCode);
    const bool window = parsed.problem.isEmpty() && parsed.line.command == CommandLine::Command::Window;
    return window ? runWindow(argc, argv, parsed.line) : exitCode;
}
