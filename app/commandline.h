#pragma once

#include "core/domain/language.h"

#include <QCoreApplication>
#include <QStringList>

namespace duovita {

/// What the words on the command line ask for.
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(duovita::CommandLine)

public:
    enum class Command { Window, Import, List, Show, Export, Help, Version };

    Command command = Command::Window;
    QString database;
    QStringList arguments; ///< files to import; the person to show or export
    QString person;
    std::optional<Language> language;
    bool bothLanguages = false;
    bool json = false;
    bool all = false;
    QString search;
    QString cv;
    QString format = QStringLiteral("pdf");
    QString output;
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
