#include "ui/export/exportnames.h"

#include "core/export/filewriting.h"

namespace duovita {

QString exportName(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension)
{
    const Language naming = language.value_or(cv.languages.value(0, Language::English));
    QString name = person.name.textOrFallback(naming);
    name += cv.id == person.cvs.front().id ? QStringLiteral(" CV") : QString(QStringLiteral(", ") + cv.name);
    if (language)
        name += QStringLiteral(" (%1)").arg(codeOf(*language));
    return safeFileName(name) + u'.' + extension;
}

} // namespace duovita
