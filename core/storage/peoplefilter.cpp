#include "core/storage/peoplefilter.h"

#include "core/storage/columns.h"
#include "core/storage/dialect.h"
#include "core/storage/statements.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// The text as a JSON string, with its quotes.
QString inJson(const QString& text)
{
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.mid(1, array.size() - 2));
}

QStringList tagsIn(Statements& statements, const QVariantList& row)
{
    const Result<Person> person = listedPersonFrom(row[0].toString(), row[1].toString());
    if (!person)
        statements.failDamaged(person.error());
    return person ? person->tags : QStringList();
}

/// The query finds summaries that contain the tag anywhere and in any case; the result is checked again.
QSet<PersonId> tagged(Statements& statements, const QString& tag)
{
    const Dialect& dialect = statements.dialect();
    const QString sql = QStringLiteral("SELECT id, summary FROM person WHERE deleted_at IS NULL AND ") +
                        dialect.contains(QStringLiteral("summary"));
    QSet<PersonId> people;
    for (const QVariantList& row : statements.rows(sql, {dialect.containing(inJson(tag))})) {
        const auto id = PersonId::parse(row[0].toString());
        if (id && tagsIn(statements, row).contains(tag))
            people += *id;
    }
    return people;
}

QSet<PersonId> lacking(Statements& statements, Language language)
{
    const QString sql = QStringLiteral("SELECT missing_text.person_id FROM missing_text"
                                       " JOIN person ON person.id = missing_text.person_id"
                                       " WHERE person.deleted_at IS NULL AND language = ?"
                                       " AND missing_text.text_count > 0");
    QSet<PersonId> people;
    for (const QVariantList& row : statements.rows(sql, {codeOf(language)})) {
        if (const auto id = PersonId::parse(row[0].toString()))
            people += *id;
    }
    return people;
}

} // namespace

QList<PersonId> passing(Statements& statements, const QList<PersonId>& people, const PeopleFilter& filter)
{
    QList<PersonId> left = people;
    const auto keep = [&left](const QSet<PersonId>& those) {
        left.removeIf([&](const PersonId& id) { return !those.contains(id); });
    };
    if (filter.incomplete)
        keep(lacking(statements, *filter.incomplete));
    if (!filter.tag.isEmpty())
        keep(tagged(statements, filter.tag));
    return left;
}

QStringList tagsOfPeople(Statements& statements)
{
    const Dialect& dialect = statements.dialect();
    const QString sql = QStringLiteral("SELECT id, summary FROM person WHERE deleted_at IS NULL AND ") +
                        dialect.contains(QStringLiteral("summary"));
    QMap<QString, int> uses;
    for (const QVariantList& row : statements.rows(sql, {dialect.containing(QStringLiteral("\"tags\":"))})) {
        const QStringList tags = tagsIn(statements, row);
        for (const QString& tag : QSet<QString>(tags.begin(), tags.end()))
            ++uses[tag];
    }
    QStringList tags = uses.keys();
    std::stable_sort(tags.begin(), tags.end(), [&](const QString& a, const QString& b) { return uses[a] > uses[b]; });
    return tags;
}

} // namespace duovita
