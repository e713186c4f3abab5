#include "core/storage/peoplelist.h"

#include "core/storage/columns.h"
#include "core/storage/dialect.h"
#include "core/storage/searchindex.h"
#include "core/storage/searchtext.h"
#include "core/storage/sortcolumns.h"
#include "core/terms/surnames.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

QString everybody()
{
    return QStringLiteral("SELECT id, summary, updated_at, text_count FROM person WHERE deleted_at IS NULL");
}

using MissingByPerson = QHash<QString, std::array<int, languageCount>>;

/// Summaries are read in batches of a fixed size, so that the same prepared statement serves them all.
constexpr qsizetype batchSize = 200;

QString inBatch(const QString& column)
{
    return column + QStringLiteral(" IN (") + QStringLiteral("?, ").repeated(batchSize - 1) + QStringLiteral("?)");
}

/// A short batch is filled by repeating the last person.
QVariantList batchOf(const QList<PersonId>& people, qsizetype from)
{
    QVariantList batch;
    for (qsizetype i = from; i < from + batchSize; ++i)
        batch += people[std::min(i, people.size() - 1)].toString();
    return batch;
}

MissingByPerson loadMissing(Statements& statements, const QVariantList& batch)
{
    const QString sql = QStringLiteral("SELECT person_id, language, text_count FROM missing_text WHERE ") +
                        inBatch(QStringLiteral("person_id"));
    MissingByPerson missing;
    for (const QVariantList& row : statements.rows(sql, batch)) {
        if (const std::optional<Language> language = findLanguage(row[1].toString()))
            missing[row[0].toString()][indexOf(*language)] = row[2].toInt();
    }
    return missing;
}

/// A row of everybody(); if it is damaged, nothing, and the statements have failed.
std::optional<PersonSummary> summaryFrom(const QVariantList& row, const MissingByPerson& missing,
                                         Statements& statements)
{
    const QString id = row[0].toString();
    const Result<Person> person = listedPersonFrom(id, row[1].toString());
    if (!person) {
        statements.failDamaged(person.error());
        return std::nullopt;
    }
    PersonSummary summary{person->id,
                          person->name,
                          person->headline,
                          person->tags,
                          Timestamp(std::chrono::milliseconds(row[2].toLongLong())),
                          {},
                          row[3].toInt()};
    const auto counts = missing.value(id);
    std::copy(counts.begin(), counts.end(), summary.missing);
    return summary;
}

/// Pinyin is stored when a name is written, and an older program knew fewer surnames. Therefore surnames with the
/// sought reading are also searched by their characters.
void addBySurname(Statements& statements, const QString& search, SearchMatches& matches)
{
    for (const QString& word : searchWords(search)) {
        for (const Surname& surname : surnames()) {
            if (!word.startsWith(surname.reading) && !surname.reading.startsWith(word))
                continue;
            const auto bearers = findInIndex(statements, folded(search).replace(word, surname.text));
            for (const PersonId& id : bearers ? bearers->everywhere : QList<PersonId>()) {
                if (matches.everywhere.contains(id))
                    continue;
                const auto person = summariesOf(statements, {id});
                const QStringList spoken =
                    person.isEmpty() ? QStringList() : pinyinOf(person.front().name.text(hanLanguage));
                const bool meant = std::any_of(spoken.begin(), spoken.end(),
                                               [&](const QString& line) { return line.startsWith(word); });
                if (!meant)
                    continue;
                matches.everywhere += id;
                matches.byName += id;
            }
        }
    }
}

bool nameBegins(const LocalizedText& name, const QString& beginning)
{
    for (const Language language : allLanguages) {
        const QString text = name.text(language);
        QStringList forms{folded(text)};
        if (containsHan(text))
            forms += pinyinOf(text);
        if (std::any_of(forms.begin(), forms.end(), [&](const QString& form) { return form.startsWith(beginning); }))
            return true;
    }
    return false;
}

} // namespace

QList<PersonId> inOrder(const QList<PersonId>& everybody, const std::optional<SearchMatches>& matches)
{
    if (!matches)
        return everybody;
    const QSet<PersonId> everywhere(matches->everywhere.begin(), matches->everywhere.end());
    const QSet<PersonId> byName(matches->byName.begin(), matches->byName.end());
    QList<PersonId> people = everybody;
    people.removeIf([&](const PersonId& id) { return !everywhere.contains(id); });
    std::stable_partition(people.begin(), people.end(), [&](const PersonId& id) { return byName.contains(id); });
    return people;
}

QList<PersonSummary> listPeople(Statements& statements, const QString& search, Language order,
                                const PeopleFilter& filter)
{
    std::optional<SearchMatches> matches = findInIndex(statements, search);
    if (matches)
        addBySurname(statements, search, *matches);
    const QList<PersonId> found = inOrder(peopleInOrder(statements, order), matches);
    return summariesOf(statements, passing(statements, found, filter));
}

QList<PersonSummary> summariesOf(Statements& statements, const QList<PersonId>& people)
{
    const QString sql = everybody() + QStringLiteral(" AND ") + inBatch(QStringLiteral("id"));
    QList<PersonSummary> summaries;
    for (qsizetype from = 0; from < people.size(); from += batchSize) {
        const QVariantList batch = batchOf(people, from);
        const MissingByPerson missing = loadMissing(statements, batch);
        QHash<PersonId, PersonSummary> found;
        for (const QVariantList& row : statements.rows(sql, batch)) {
            if (const auto summary = summaryFrom(row, missing, statements))
                found.insert(summary->id, *summary);
        }
        for (const PersonId& id : people.mid(from, batchSize)) {
            if (const auto summary = found.constFind(id); summary != found.cend())
                summaries += *summary;
        }
    }
    return summaries;
}

std::optional<PersonId> firstNamed(Statements& statements, const QList<PersonId>& people, const QString& beginning)
{
    const QString wanted = folded(beginning);
    const std::optional<SearchMatches> matches = findInIndex(statements, beginning);
    if (wanted.isEmpty() || !matches)
        return std::nullopt;
    const QSet<PersonId> byName(matches->byName.begin(), matches->byName.end());
    QList<PersonId> candidates = people;
    candidates.removeIf([&](const PersonId& id) { return !byName.contains(id); });
    // A match mostly comes early, so read no more batches than needed.
    for (qsizetype from = 0; from < candidates.size(); from += batchSize) {
        for (const PersonSummary& person : summariesOf(statements, candidates.mid(from, batchSize))) {
            if (nameBegins(person.name, wanted))
                return person.id;
        }
    }
    return std::nullopt;
}

} // namespace duovita
