#pragma once

#include "app/cli/commandline.h"
#include "core/domain/person.h"
#include "core/export/exportnames.h"

#include <QSet>

namespace duovita {

/// Where files go: the path asked for if it names one file; else names made from people in a folder.
class OutputPaths {
public:
    OutputPaths(const CommandLine& line, const SharedNames& names) : m_line(line), m_names(names) {}

    QString next(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension);

private:
    bool isFolder(std::optional<Language> language) const;
    QString besides(std::optional<Language> language) const;
    QString inFolder(const Person& person, const Cv& cv, std::optional<Language> language,
                     const QString& extension) const;

    const CommandLine& m_line;
    const SharedNames& m_names;
    QSet<QString> m_taken;
};

/// The folder that the command line asks for, or the current one.
QString outputFolder(const CommandLine& line);

} // namespace duovita
