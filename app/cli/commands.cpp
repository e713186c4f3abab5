#include "app/cli/commands.h"

#include "app/cli/backupcommand.h"
#include "app/cli/checkcommand.h"
#include "app/cli/copycommand.h"
#include "app/cli/exportcommand.h"
#include "app/cli/glossarycommand.h"
#include "app/cli/historycommand.h"
#include "app/cli/importcommand.h"
#include "app/cli/listcommand.h"
#include "app/cli/mergecommand.h"
#include "app/cli/personlookup.h"
#include "app/cli/sheetcommand.h"
#include "app/cli/storeopening.h"
#include "app/cli/visibletext.h"

#include "core/content/cvcontent.h"
#include "core/json/personjson.h"
#include "core/messages/errorwords.h"
#include "core/messages/recordwords.h"
#include "core/storage/backup.h"
#include "core/storage/scratchfolder.h"
#include "core/storage/storeaddress.h"
#include "core/storage/storecopy.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QScopeGuard>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::Commands)
};

/// 0, or the errno with which printing to standard output failed.
std::atomic<int> failedPrinting = 0;

bool print(std::FILE* stream, const QString& text)
{
    const QByteArray bytes = text.toUtf8() + '\n';
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

void printExactly(const QString& text)
{
    errno = 0;
    if (print(stdout, text) || failedPrinting != 0)
        return;
    failedPrinting = errno == 0 ? EIO : errno;
    printError(Words::tr("Not everything could be printed: %1").arg(qt_error_string(failedPrinting)));
}

int runShow(const CommandLine& line, Database& database)
{
    const auto stored = findPerson(database, line.arguments.front());
    if (!stored)
        return fail(stored.error());
    printRecord(stored->person, line);
    return 0;
}

int runOn(const CommandLine& line, Database& database, const OpeningFonts& fonts)
{
    switch (line.command) {
    case CommandLine::Command::Import:
        return runImport(line, database);
    case CommandLine::Command::Merge:
        return runMerge(line, database);
    case CommandLine::Command::List:
        return runList(line, database);
    case CommandLine::Command::Show:
        return runShow(line, database);
    case CommandLine::Command::Export:
        return runExport(line, database, fonts);
    case CommandLine::Command::Check:
        return runCheck(line, database);
    case CommandLine::Command::Sheet:
        return runSheet(line, database);
    case CommandLine::Command::Translated:
        return runTranslated(line, database);
    case CommandLine::Command::Glossary:
        return runGlossary(line, database);
    case CommandLine::Command::History:
        return runHistory(line, database);
    default:
        return 0;
    }
}

/// Whether a command changes records.
bool writes(const CommandLine& line)
{
    return line.command == CommandLine::Command::Import || line.command == CommandLine::Command::Merge ||
           line.command == CommandLine::Command::Translated ||
           (line.command == CommandLine::Command::History && line.restore);
}

/// Whether a command changes nothing in the store.
bool reads(const CommandLine& line)
{
    return line.command == CommandLine::Command::List || line.command == CommandLine::Command::Show ||
           line.command == CommandLine::Command::Export || line.command == CommandLine::Command::Check ||
           line.command == CommandLine::Command::Sheet;
}

int failOpening(const QString& path, const Error& error)
{
    fail(error);
    if (!isServerAddress(path) && isDamage(error, path))
        printError(adviceAfterDamage(path));
    return 1;
}

/// The store that a dry run writes to: a temporary copy, so that the run is real and nothing of it remains.
class TrialStore {
public:
    explicit TrialStore(bool wanted)
    {
        if (wanted)
            m_folder.emplace(QDir::tempPath());
    }

    Result<void> fillFrom(const QString& database) const
    {
        if (m_folder && !m_folder->made())
            return m_folder->made();
        if (m_folder && isServerAddress(database))
            return copyServer(database);
        return m_folder && QFileInfo(database).size() > 0 ? copyStore(database, pathFor(database)) : Result<void>();
    }
    QString pathFor(const QString& database) const
    {
        return m_folder ? m_folder->filePath(QStringLiteral("trial.db")) : database;
    }

private:
    Result<void> copyServer(const QString& database) const
    {
        const auto from = openStore(database, IfMissing::Refuse);
        if (!from)
            return from.error();
        const auto to = Database::open(pathFor(database));
        if (!to)
            return to.error();
        const Result<CopiedPeople> copied = copyPeople(**from, **to);
        return copied ? Result<void>() : copied.error();
    }

    std::optional<ScratchFolder> m_folder;
};

} // namespace

void printOut(const QString& text)
{
    printExactly(visibleText(text));
}

void printError(const QString& text)
{
    print(stderr, visibleText(text)); // a failure here cannot be reported
}

void printJson(const QByteArray& json)
{
    printExactly(visibleJson(json.trimmed()));
}

void printData(const QString& text)
{
    ::isatty(STDOUT_FILENO) != 0 ? printOut(text) : printExactly(text);
}

bool isAllPrinted()
{
    return failedPrinting == 0;
}

void printRecord(const Person& person, const CommandLine& line)
{
    if (line.json)
        return printJson(writePeople({person}));
    printOut(
        plainText(makeContent(person, person.cvs.front(), line.request.language.value_or(firstLanguage))).trimmed());
}

int fail(const Error& error)
{
    printError(describe(error));
    return 1;
}

int runCommand(const CommandLine& line)
{
    sweepLeftovers(line.database);
    const auto printNotices = qScopeGuard(printStoreNotices);
    if (line.command == CommandLine::Command::Backup)
        return runBackup(line);
    if (line.command == CommandLine::Command::Restore)
        return runRestore(line);
    if (line.command == CommandLine::Command::Copy)
        return runCopy(line);
    // Only an import creates a store: for other commands, a mistyped path would look like an empty store.
    const bool makes = line.command == CommandLine::Command::Import || line.database == defaultDatabasePath();
    const TrialStore trial(line.dryRun);
    const bool needsFonts = line.command == CommandLine::Command::Export && hasPages(line.request);
    // Opening a server's store may set the password in the environment, which fontconfig must not read at the same
    // time.
    OpeningFonts fonts = needsFonts && !isServerAddress(line.database) ? openFonts() : OpeningFonts();
    if (const Result<void> ready = trial.fillFrom(line.database); !ready)
        return failOpening(line.database, ready.error());
    const auto database = openStore(trial.pathFor(line.database), makes ? IfMissing::Create : IfMissing::Refuse,
                                    reads(line) ? Purpose::Reading : Purpose::Writing);
    if (!database)
        return failOpening(line.database, database.error());
    if (needsFonts && !fonts.valid())
        fonts = openFonts();
    const int code = runOn(line, **database, fonts);
    if (code == 0 && !line.dryRun && writes(line))
        pruneAfterWriting(**database);
    return code;
}

} // namespace duovita
