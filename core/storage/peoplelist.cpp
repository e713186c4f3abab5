#include "core/storage/peoplelist.h"

#include "core/storage/columns.h"
#include "core/storage/dialect.h"
#include "core/storage/searchindex.h"
#include "core/storage/searchtext.h"
#include "core/terms/surnames.h"

#include <QSet>

#include <unicode/coll.h>

#include <algorithm>

namespace duovita {

namespace {

/// Pinyin for Chinese names in either list; what differs is which script comes first.
std::unique_ptr<icu::Collator> collatorFor(Language language)
{
    UErrorCode error = U_ZERO_ERROR;
    const char* tag = language == Language::Chinese ? "zh-u-co-pinyin" : "zh-u-co-pinyin-kr-latn-hani";
    std::unique_ptr<icu::Collator> collator(
        icu::Collator::createInstance(icu::Locale::forLanguageTag(tag, error), error));
    return U_FAILURE(error) ? nullptr : std::move(collator);
}

QByteArray keyOf(const icu::Collator* collator, const QString& name)
{
    if (!collator)
        return folded(name).toUtf8();
    const icu::UnicodeString text(reinterpret_cast<const char16_t*>(name.utf16()), static_cast<int32_t>(name.size()));
    QByteArray key(collator->getSortKey(text, nullptr, 0), Qt::Uninitialized);
    collator->getSortKey(text, reinterpret_cast<uint8_t*>(key.data()), static_cast<int32_t>(key.size()));
    return key;
}

/// Compares bytewise as the names compare, a Chinese surname by its own reading. What reads alike goes by the
/// characters.
QByteArray sortKey(const icu::Collator* collator, const QString& name)
{
    const QString read = withSurnameRead(name);
    const QByteArray key = keyOf(collator, read);
    return read == name ? key : QByteArray(key + keyOf(collator, name));
}

void sortByName(QList<PersonSummary>& people, Language order)
{
    const std::unique_ptr<icu::Collator> collator = collatorFor(order);
    std::vector<std::pair<QByteArray, PersonSummary>> keyed;
    for (const PersonSummary& person : people)
        keyed.emplace_back(sortKey(collator.get(), person.name.textOrFallback(order)), person);
    std::sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first : a.second.id < b.second.id;
    });
    std::transform(keyed.begin(), keyed.end(), people.begin(), [](const auto& pair) { return pair.second; });
}

QString everybody()
{
    return QStringLiteral("SELECT id, summary, updated_at, text_count FROM person WHERE deleted_at IS NULL");
}

using MissingByPerson = QHash<QString, std::array<int, languageCount>>;

/// Of everybody, or of one person.
MissingByPerson loadMissing(Statements& statements, const QVariantList& person = {})
{
    QString sql = QStringLiteral("SELECT person_id, language, text_count FROM missing_text");
    if (!person.isEmpty())
        sql += QStringLiteral(" WHERE person_id = ?");
    MissingByPerson missing;
    for (const QVariantList& row : statements.rows(sql, person)) {
        if (const std::optional<Language> language = findLanguage(row[1].toString()))
            missing[row[0].toString()][indexOf(*language)] = row[2].toInt();
    }
    return missing;
}

/// A row of everybody(); nothing, and the statements have failed, if it is damaged.
std::optional<PersonSummary> summaryFrom(const QVariantList& row, const MissingByPerson& missing,
                                         Statements& statements)
{
    const QString id = row[0].toString();
    const QString nothing = QStringLiteral("{}");
    const Result<Person> person = personFrom(id, {row[1].toString(), nothing, {}, nothing});
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

/// Their rows one by one if they are few: reading everybody's takes as long as a few hundred of those.
QList<QVariantList> rowsOf(Statements& statements, const std::optional<SearchMatches>& matches)
{
    constexpr qsizetype few = 300;
    if (!matches)
        return statements.rows(everybody());
    QList<QVariantList> rows;
    if (matches->everywhere.size() <= few) {
        for (const PersonId& id : matches->everywhere)
            rows += statements.rows(QString(everybody() + QStringLiteral(" AND id = ?")), {id.toString()});
        return rows;
    }
    QSet<QString> wanted;
    for (const PersonId& id : matches->everywhere)
        wanted += id.toString();
    rows = statements.rows(everybody());
    rows.removeIf([&](const QVariantList& row) { return !wanted.contains(row[0].toString()); });
    return rows;
}

/// What a store holds of names was read aloud when it was written; an older program knew fewer surnames. So who bears
/// one that is sought by its reading is looked up by its characters too.
void addBySurname(Statements& statements, const QString& search, SearchMatches& matches)
{
    for (const QString& word : searchWords(search)) {
        for (const Surname& surname : surnames()) {
            if (!word.startsWith(surname.reading) && !surname.reading.startsWith(word))
                continue;
            const auto bearers = findInIndex(statements, folded(search).replace(word, surname.text));
            for (const PersonId& id : bearers ? bearers->everywhere : QList<PersonId>()) {
                const auto person = matches.everywhere.contains(id) ? std::nullopt : summaryOf(statements, id);
                const QStringList spoken = person ? pinyinOf(person->name.text(Language::Chinese)) : QStringList();
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

} // namespace

QList<PersonSummary> listPeople(Statements& statements, const QString& search, Language order)
{
    std::optional<SearchMatches> matches = findInIndex(statements, search);
    const MissingByPerson missing = loadMissing(statements);
    if (matches)
        addBySurname(statements, search, *matches);
    QList<PersonSummary> people;
    for (const QVariantList& row : rowsOf(statements, matches)) {
        const auto summary = summaryFrom(row, missing, statements);
        if (!summary)
            break;
        people += *summary;
    }
    sortByName(people, order);
    if (matches) {
        const QSet<PersonId> byName(matches->byName.begin(), matches->byName.end());
        std::stable_partition(people.begin(), people.end(),
                              [&](const PersonSummary& person) { return byName.contains(person.id); });
    }
    return people;
}

std::optional<PersonSummary> summaryOf(Statements& statements, const PersonId& id)
{
    const QVariantList values{id.toString()};
    const MissingByPerson missing = loadMissing(statements, values);
    const auto rows = statements.rows(QString(everybody() + QStringLiteral(" AND id = ?")), values);
    return rows.isEmpty() ? std::nullopt : summaryFrom(rows.front(), missing, statements);
}

QHash<PersonId, Timestamp> timesWritten(Statements& statements)
{
    QHash<PersonId, Timestamp> times;
    for (const QVariantList& row :
         statements.rows(QStringLiteral("SELECT id, updated_at FROM person WHERE deleted_at IS NULL"))) {
        if (const auto id = PersonId::parse(row[0].toString()))
            times.insert(*id, Timestamp(std::chrono::milliseconds(row[1].toLongLong())));
    }
    return times;
}

QList<PersonId> peopleWithFact(Statements& statements, const QString& text)
{
    const Dialect& dialect = statements.dialect();
    const QString wanted = folded(text);
    if (wanted.isEmpty())
        return {};
    const QString sql = QStringLiteral("SELECT id FROM person WHERE deleted_at IS NULL AND %1")
                            .arg(dialect.contains(QStringLiteral("person.search_text")));
    QList<PersonId> people;
    for (const QVariantList& row : statements.rows(sql, {dialect.containing(wanted)})) {
        if (const auto id = PersonId::parse(row[0].toString()))
            people += *id;
    }
    return people;
}

QList<PersonId> peopleNamed(Statements& statements, const LocalizedText& name)
{
    const Dialect& dialect = statements.dialect();
    const QString sql = QStringLiteral("SELECT id, summary FROM person WHERE deleted_at IS NULL AND %1")
                            .arg(dialect.contains(QStringLiteral("person.search_text")));
    QList<PersonId> people;
    for (const Language language : allLanguages) {
        const QString wanted = folded(name.text(language));
        const QVariantList values{dialect.containing(wanted)};
        for (const QVariantList& row : wanted.isEmpty() ? QList<QVariantList>() : statements.rows(sql, values)) {
            const QString nothing = QStringLiteral("{}");
            const Result<Person> person = personFrom(row[0].toString(), {row[1].toString(), nothing, {}, nothing});
            if (person && folded(person->name.text(language)) == wanted && !people.contains(person->id))
                people += person->id;
        }
    }
    return people;
}

} // namespace duovita
