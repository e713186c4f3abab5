#include "core/storage/sortcolumns.h"

#include "core/storage/columns.h"
#include "core/storage/dialect.h"
#include "core/storage/storedrows.h"
#include "core/storage/transaction.h"

#include <algorithm>

namespace duovita {

namespace {

QString columnOf(Language order)
{
    return QStringLiteral("sort_") + codeOf(order);
}

/// Whether the schema has a column for it; lists in other orders are sorted here.
bool hasColumn(Language order)
{
    return storedTable(RowsOf::Person).columns.contains(columnOf(order));
}

LocalizedText nameIn(const QString& id, const QString& summary)
{
    const Result<Person> person = listedPersonFrom(id, summary);
    return person ? person->name : LocalizedText();
}

/// The least and the greatest rule of all keys; each is a single index lookup.
struct StoredRules {
    QString least;
    QString greatest;

    bool allFollow(const QString& rule) const { return least == rule && greatest == rule; }
};

/// Nothing in an empty store.
std::optional<StoredRules> storedRules(Statements& statements)
{
    const auto rows = statements.rows(QStringLiteral("SELECT (SELECT min(sort_rule) FROM person),"
                                                     " (SELECT max(sort_rule) FROM person)"));
    if (rows.isEmpty() || rows.front()[0].isNull())
        return std::nullopt;
    return StoredRules{rows.front()[0].toString(), rows.front()[1].toString()};
}

void storeKeys(Statements& statements, const QString& id, const LocalizedText& name)
{
    changeRow(statements, RowsOf::Person, sortColumnsOf(name), QStringLiteral("id = ?"), {id});
}

/// Sorts by the names themselves, for keys of several rules or no keys at all.
QList<PersonId> sortedHere(Statements& statements, Language order)
{
    std::vector<std::pair<QByteArray, QString>> keyed;
    for (const QVariantList& row :
         statements.rows(QStringLiteral("SELECT id, summary FROM person WHERE deleted_at IS NULL"))) {
        const QString id = row[0].toString();
        keyed.emplace_back(nameSortKey(nameIn(id, row[1].toString()), order), id);
    }
    std::sort(keyed.begin(), keyed.end());
    QList<PersonId> people;
    for (const auto& [key, text] : keyed) {
        if (const auto id = PersonId::parse(text))
            people += *id;
    }
    return people;
}

} // namespace

QStringList sortColumnsSchema(const QString& bytes)
{
    QStringList statements;
    for (const char* column : {"sort_en", "sort_zh"}) { // not columnOf(), which would include later languages
        const QString name = QString::fromLatin1(column);
        statements << QStringLiteral("ALTER TABLE person ADD COLUMN %1 %2").arg(name, bytes)
                   << QStringLiteral("CREATE INDEX person_by_%1 ON person (%1, id) WHERE deleted_at IS NULL").arg(name);
    }
    return statements << QStringLiteral("ALTER TABLE person ADD COLUMN sort_rule TEXT NOT NULL DEFAULT ''")
                      << QStringLiteral("CREATE INDEX person_by_sort_rule ON person (sort_rule)");
}

ColumnValues sortColumnsOf(const LocalizedText& name)
{
    ColumnValues columns;
    for (const Language language : allLanguages) {
        if (hasColumn(language))
            columns.emplaceBack(columnOf(language), nameSortKey(name, language));
    }
    columns.emplaceBack(QStringLiteral("sort_rule"), nameSortRule());
    return columns;
}

void sortAnew(Statements& statements)
{
    const Dialect& dialect = statements.dialect();
    const QString other = dialect.isShared() ? QStringLiteral("<") : QStringLiteral("<>");
    const auto rows = statements.rows(
        QStringLiteral("SELECT id, summary FROM person WHERE sort_rule %1 ?%2").arg(other, dialect.forUpdateIfFree()),
        {nameSortRule()});
    for (const QVariantList& row : rows)
        storeKeys(statements, row[0].toString(), nameIn(row[0].toString(), row[1].toString()));
}

void followSortRule(const Statements& opened)
{
    Statements statements = opened;
    const std::optional<StoredRules> stored = storedRules(statements);
    if (!stored || stored->allFollow(nameSortRule()))
        return;
    if (statements.dialect().isShared() && !(stored->least < nameSortRule()))
        return;
    if (const QString mayWrite = statements.dialect().mayWrite();
        !mayWrite.isEmpty() && !statements.value(mayWrite).toBool())
        return; // a read-only user need not be told, and the server's log should not fill
    Transaction transaction(statements, Access::Writing);
    sortAnew(statements);
    static_cast<void>(transaction.commit());
}

QList<PersonId> peopleInOrder(Statements& statements, Language order)
{
    const std::optional<StoredRules> stored = storedRules(statements);
    if (!hasColumn(order) || (stored && !stored->allFollow(nameSortRule())))
        return sortedHere(statements, order);
    QList<PersonId> people;
    for (const QVariantList& row : statements.rows(
             QStringLiteral("SELECT id FROM person WHERE deleted_at IS NULL ORDER BY %1, id").arg(columnOf(order)))) {
        if (const auto id = PersonId::parse(row[0].toString()))
            people += *id;
    }
    return people;
}

} // namespace duovita
