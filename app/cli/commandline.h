#pragma once

#include "core/services/exportrequest.h"
#include "core/storage/peoplefilter.h"

#include <QCoreApplication>
#include <QStringList>

namespace duovita {

/// A parsed command line.
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(duovita::CommandLine)

public:
    enum class Command {
        Window,
        Import,
        Merge,
        List,
        Show,
        Export,
        Check,
        Sheet,
        Translated,
        Glossary,
        Backup,
        Restore,
        History,
        Copy,
        Help,
        Version
    };

    Command command = Command::Window;
    QString database;
    QString trustedOwner;  ///< the account whose files are opened as the user's own; empty for none
    QStringList arguments; ///< files to import; people to merge; the person to show or export
    QString from;          ///< copy: the database to read
    QString to;            ///< copy: the database to write
    QString person;
    ExportRequest request; ///< export, check: the documents; other commands use its language and output
    bool json = false;
    bool dryRun = false;          ///< import, merge, translated, history: report what would be done, change nothing
    bool separate = false;        ///< import: make a separate record for each document
    std::optional<Language> into; ///< sheet: the language to translate into
    bool allTexts = false;        ///< sheet: include texts that are already translated
    bool dismissed = false;       ///< check: include problems that the owner has dismissed
    bool force = false;           ///< translated: apply conflicting translations too
    bool all = false;
    QString search;
    PeopleFilter filter;           ///< list
    Language sort = firstLanguage; ///< list: sorted by the names that a reader of this language sees
    QString passphraseFile;        ///< backup, restore: the file with the passphrase; empty: ask for it
    bool encrypt = false;          ///< backup
    std::optional<Timestamp> asOf; ///< history: the latest time to consider
    bool restore = false;          ///< history: restore that state of the record
    bool prune = false;            ///< history: remove old versions of everybody that are no longer kept
    bool exitAfterStartup = false;
    QString help; ///< the output of --help

    /// The command line, or what is wrong with it.
    struct Parsed;
    static Parsed parse(const QStringList& words);
};

struct CommandLine::Parsed {
    CommandLine line;
    QString problem; ///< empty if the command line is valid
};

} // namespace duovita
