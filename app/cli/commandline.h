#pragma once

#include "core/domain/cv.h"
#include "core/domain/localized.h"
#include "core/export/shard.h"
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
    std::optional<Language> language;
    bool bothLanguages = false;
    bool json = false;
    bool dryRun = false;          ///< import, merge, translated, history: say what would be done, change nothing
    bool separate = false;        ///< import: keep each document a record of its own
    std::optional<Language> into; ///< sheet: the language to translate into
    bool allTexts = false;        ///< sheet: also what is translated already
    bool dismissed = false;       ///< check: also what the owner judged all right
    bool force = false;           ///< translated: conflicts too
    bool all = false;
    QString search;
    PeopleFilter filter;               ///< list
    Language sort = Language::English; ///< list: by the names that a reader of it sees
    QString passphraseFile;            ///< backup, restore: where the passphrase is; empty to ask for it
    bool encrypt = false;              ///< backup
    QString cv;
    QString format = QStringLiteral("pdf");
    QString output;
    QString templateName; ///< empty: the CV's own
    QString designFile;   ///< empty: none
    QStringList settings; ///< of the design: "body.size=10"
    std::optional<Paper> paper;
    std::optional<ReferenceStyle> references;
    std::optional<MissingTexts> missing; ///< what becomes of texts that a language lacks; the CV's own if not given
    std::optional<int> pages;
    std::optional<int> margins; ///< millimetres
    std::optional<int> dpi;     ///< of pictures of pages; standardDpi if not given
    bool withData = false;
    bool archive = false;
    QString password;
    std::optional<Shard> shard;    ///< export of all: only this part of them
    bool again = false;            ///< export of all: also what has not changed
    int jobs = 0;                  ///< 0: as many as there are cores
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
