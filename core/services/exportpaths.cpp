#include "core/services/exportpaths.h"

#include <QDir>
#include <QFileInfo>

namespace duovita {

QString ExportPaths::next(const Person& person, const Cv& cv, std::optional<Language> language,
                          const QString& extension)
{
    QString path = isFolder(language) ? inFolder(person, cv, language, extension) : besides(language);
    m_taken += path;
    return path;
}

bool ExportPaths::isFolder(std::optional<Language> language) const
{
    const bool named = m_request.output.endsWith(u'/') || QFileInfo(m_request.output).isDir();
    const bool several = m_request.bothLanguages && language.has_value();
    return m_request.output.isEmpty() || named || m_request.intoFolder ||
           (several && QFileInfo(m_request.output).suffix().isEmpty()); // "cv.pdf" is a file's name
}

/// The requested file; further languages of a CV are written beside it: "cv.pdf", "cv (zh).pdf".
QString ExportPaths::besides(std::optional<Language> language) const
{
    if (!m_taken.contains(m_request.output) || !language)
        return m_request.output;
    const QFileInfo asked(m_request.output);
    return asked.dir().filePath(
        QStringLiteral("%1 (%2).%3").arg(asked.completeBaseName(), codeOf(*language), asked.suffix()));
}

QString ExportPaths::inFolder(const Person& person, const Cv& cv, std::optional<Language> language,
                              const QString& extension) const
{
    const QString mark = m_names.markOf(person.id, person.name, namingLanguage(cv, language));
    return QDir(requestedFolder(m_request)).filePath(exportName(person, cv, language, extension, mark));
}

} // namespace duovita
