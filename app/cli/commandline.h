#pragma once

#include "core/services/exportrequest.h"
#include "core/storage/peoplefilter.h"

#include <QCoreApplication>
#include <QStringList>

namespace duovita {

/// What the words on the command line ask for.
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
    QStringList arguments; ///< files to import; the people to merge; the person to show or export
    QString from;          ///< copy: the database to read
    QString to;            ///< copy: the database to write
    QString person;
    ExportRequest request; ///< export, check: the documents; other commands have its language, its output
    bool json = false;
    bool dryRun = false;          ///< import, merge, translated, history: say what would be done, change nothing
    bool separate = false;        ///< import: keep each document a record of its own
    std::optional<Language> into; ///< sheet: the language to translate into
    bool allTexts = false;        ///< sheet: also what is translated already
    bool dismissed = false;       ///< check: also what the owner judged all right
    bool force = false;           ///< translated: conflicts too
    bool all = false;
    QString search;
    PeopleFilter filter;           ///< list
    Language sort = firstLanguage; ///< list: by the names that a reader of it sees
    QString passphraseFile;        ///< backup, restore: where the passphrase is; empty to ask for it
    bool encrypt = false;          ///< backup
    std::optional<Timestamp> asOf; ///< history: the last moment that is meant
    bool restore = false;          ///< history: make the record that again
    bool prune = false;            ///< history: remove what is no longer kept of everybody's
    bool exitAfterStartup = false;
    QString help; ///< the text that --help asked for

    /// The command line, or what is wrong with it.
    struct Parsed;
    static Parsed parse(const QStringList& words);
};

struct CommandLine::Parsed {
    CommandLine line;
    QString problem; ///< empty if all is well
};

} // namespace duovita
