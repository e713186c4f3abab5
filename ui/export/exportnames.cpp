#include "ui/export/exportnames.h"

#include "core/export/filewriting.h"

namespace duovita {

QString exportName(const Person& person, Language language, const QString& extension)
{
    return safeFileName(QStringLiteral("%1 CV (%2)").arg(person.name.textOrFallback(language), codeOf(language))) +
           u'.' + extension;
}

} // namespace duovita
