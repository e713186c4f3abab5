#include "core/terms/headings.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace duovita {

namespace {

struct Headings {
    QList<ReadySection> ready;
    QList<Term> known; ///< those of `ready` first, then the standard titles of the kinds
};

Term standardTitle(SectionKind kind)
{
    Term title;
    for (const Language language : allLanguages)
        title.texts[indexOf(language)] = standardTitle(kind, language);
    return title;
}

Headings readHeadings()
{
    QFile file(QStringLiteral(":/terms/headings.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened); // it is part of the program
    Q_UNUSED(opened)
    const QJsonObject lists = QJsonDocument::fromJson(file.readAll()).object();
    Headings headings;
    for (const QJsonValue& row : lists[QStringLiteral("offered")].toArray()) {
        const auto kind = findSectionKind(row[0].toString());
        Q_ASSERT(kind);
        headings.ready += {*kind, Term::of(row[1].toString(), row[2].toString())};
        headings.known += headings.ready.last().title;
    }
    for (const SectionKindInfo& facts : sectionKindTable)
        headings.known += standardTitle(facts.kind);
    for (const QJsonValue& row : lists[QStringLiteral("known")].toArray())
        headings.known += Term::of(row[0].toString(), row[1].toString());
    return headings;
}

const Headings& headings()
{
    static const Headings read = readHeadings();
    return read;
}

} // namespace

const QList<ReadySection>& readySections()
{
    return headings().ready;
}

namespace {

const Term* knownHeading(const QString& title, Language language)
{
    const QString heading = title.simplified();
    const QList<Term>& known = headings().known;
    const auto found = std::find_if(known.begin(), known.end(), [&](const Term& term) {
        return term.text(language).compare(heading, Qt::CaseInsensitive) == 0;
    });
    return found == known.end() ? nullptr : &*found;
}

} // namespace

QString counterpartOfHeading(const QString& title, Language language, Language other)
{
    const Term* known = knownHeading(title, language);
    return known ? known->text(other) : QString();
}

QString usualCaseOfHeading(const QString& title, Language language)
{
    const Term* known = knownHeading(title, language);
    return known ? known->text(language) : QString();
}

} // namespace duovita
