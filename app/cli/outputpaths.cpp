#include "app/cli/outputpaths.h"

#include <QDir>
#include <QFileInfo>

namespace duovita {

QString outputFolder(const CommandLine& line)
{
    return line.output.isEmpty() ? QDir::currentPath() : line.output;
}

QString OutputPaths::next(const Person& person, const Cv& cv, std::optional<Language> language,
                          const QString& extension)
{
    QString path = isFolder(language) ? inFolder(person, cv, language, extension) : besides(language);
    m_taken += path;
    return path;
}

bool OutputPaths::isFolder(std::optional<Language> language) const
{
    const bool named = m_line.output.endsWith(u'/') || QFileInfo(m_line.output).isDir();
    const bool several = m_line.bothLanguages && language.has_value();
    return m_line.output.isEmpty() || named || m_line.all ||
           (several && QFileInfo(m_line.output).suffix().isEmpty()); // "cv.pdf" is a file's name
}

/// The file asked for; the further languages of a CV stand beside it: "cv.pdf", "cv (zh).pdf".
QString OutputPaths::besides(std::optional<Language> language) const
{
    if (!m_taken.contains(m_line.output) || !language)
        return m_line.output;
    const QFileInfo asked(m_line.output);
    return asked.dir().filePath(
        QStringLiteral("%1 (%2).%3").arg(asked.completeBaseName(), codeOf(*language), asked.suffix()));
}

QString OutputPaths::inFolder(const Person& person, const Cv& cv, std::optional<Language> language,
                              const QString& extension) const
{
    const QString mark = m_names.markOf(person.id, person.name, namingLanguage(cv, language));
    return QDir(outputFolder(m_line)).filePath(exportName(person, cv, language, extension, mark));
}

} // namespace duovita
