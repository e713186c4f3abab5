#include "core/export/exportnames.h"

#include "core/export/filewriting.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype markLength = 8; // the first group of an id: what a list of people begins with

/// Names that are one file where upper and lower case are the same.
QString sameFile(const QString& name)
{
    return safeFileName(name).normalized(QString::NormalizationForm_C).toCaseFolded();
}

QString partOf(const Person& person, const Cv& cv)
{
    if (cv.id == person.cvs.front().id)
        return QStringLiteral(" CV");
    const bool shared = std::any_of(person.cvs.begin(), person.cvs.end(), [&](const Cv& other) {
        return other.id != cv.id && sameFile(other.name) == sameFile(cv.name);
    });
    const QString mark = shared ? QString(u' ' + cv.id.toString().left(markLength)) : QString();
    return QStringLiteral(", ") + cv.name + mark;
}

} // namespace

Language namingLanguage(const Cv& cv, std::optional<Language> language)
{
    return language.value_or(cv.languages.value(0, Language::English));
}

QString exportName(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension,
                   const QString& mark)
{
    QString name = person.name.textOrFallback(namingLanguage(cv, language));
    if (!mark.isEmpty())
        name += u' ' + mark;
    name += partOf(person, cv);
    if (language)
        name += QStringLiteral(" (%1)").arg(codeOf(*language));
    return safeFileName(name) + u'.' + extension;
}

void SharedNames::add(const PersonId& person, const LocalizedText& name)
{
    QSet<QString> names;
    for (const Language language : allLanguages)
        names += sameFile(name.textOrFallback(language));
    for (const QString& shared : names)
        m_people[shared] += person;
}

QString SharedNames::markOf(const PersonId& person, const LocalizedText& name, Language naming) const
{
    const QList<PersonId> people = m_people.value(sameFile(name.textOrFallback(naming)));
    const QString id = person.toString();
    QString mark;
    for (const PersonId& other : people) {
        if (other == person)
            continue;
        const bool alike = other.toString().startsWith(QStringView(id).left(markLength));
        mark = alike || mark.size() > markLength ? id : id.left(markLength);
    }
    return mark;
}

} // namespace duovita
