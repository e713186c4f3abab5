#include "core/export/exportnames.h"

#include "core/export/filewriting.h"
#include "core/export/latinnames.h"

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

bool isLatin(Language language)
{
    return QLatin1StringView(infoOf(language).script) == QLatin1StringView("Latn");
}

QString nameIn(const LocalizedText& name, Language language)
{
    const QString& text = name.textOrFallback(language);
    return isLatin(language) ? latinPersonName(text) : text;
}

QString nameIn(const Cv& cv, Language language)
{
    return isLatin(language) ? latinCvName(cv.name) : cv.name;
}

QString partOf(const Person& person, const Cv& cv, Language language)
{
    if (cv.id == person.cvs.front().id)
        return QStringLiteral(" CV");
    return (isLatin(language) ? QStringLiteral(", ") : QStringLiteral(" – ")) + nameIn(cv, language);
}

/// The person and the CV. What is too long is cut: of the person's name no part of the mark, of the rest its end.
QString documentName(const Person& person, const Cv& cv, Language language, const QString& mark)
{
    QString name = nameIn(person.name, language);
    if (!mark.isEmpty())
        name = safeFileName(name, longestSafeName - mark.size() - 1) + u' ' + mark;
    return safeFileName(name + partOf(person, cv, language));
}

/// What keeps a CV's file apart from that of another CV of the person: of one with the same name, or with one that is
/// the same as far as the file's name goes.
QString markOf(const Person& person, const Cv& cv, Language language, const QString& personMark)
{
    const auto fileOf = [&](const Cv& each) { return sameFile(documentName(person, each, language, personMark)); };
    const bool shared = std::any_of(person.cvs.begin(), person.cvs.end(), [&](const Cv& other) {
        return other.id != cv.id &&
               (sameFile(nameIn(other, language)) == sameFile(nameIn(cv, language)) || fileOf(other) == fileOf(cv));
    });
    return shared && cv.id != person.cvs.front().id ? QString(u' ' + cv.id.toString().left(markLength)) : QString();
}

} // namespace

Language namingLanguage(const Cv& cv, std::optional<Language> language)
{
    return language.value_or(cv.languages.value(0, firstLanguage));
}

QString exportName(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension,
                   const QString& mark)
{
    const Language naming = namingLanguage(cv, language);
    // After the rest, which is cut where it is too long.
    QString tail = markOf(person, cv, naming, mark);
    if (language)
        tail += QStringLiteral(" (%1)").arg(codeOf(*language));
    return documentName(person, cv, naming, mark) + tail + u'.' + extension;
}

void SharedNames::add(const PersonId& person, const LocalizedText& name)
{
    QSet<QString> names;
    for (const Language language : allLanguages)
        names += sameFile(nameIn(name, language));
    for (const QString& shared : names)
        m_people[shared] += person;
}

QString SharedNames::markOf(const PersonId& person, const LocalizedText& name, Language naming) const
{
    const QList<PersonId> people = m_people.value(sameFile(nameIn(name, naming)));
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
