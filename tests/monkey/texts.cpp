#include "tests/monkey/texts.h"

#include "core/json/personjson.h"
#include "core/storage/database.h"
#include "core/storage/historyrepository.h"
#include "core/storage/personrepository.h"

namespace duovita::test {

QString UniqueWords::latin()
{
    return QStringLiteral("Q") + QString::number(m_count++ * 7919 + 10007, 26).toUpper() + QStringLiteral("z");
}

/// Three characters: enough combinations for a walk, each unique.
QString UniqueWords::han()
{
    constexpr char16_t first = 0x4E00; // 一
    const int number = m_count++;
    return QString(QChar(first + 1 + number % 90)) + QChar(first + 200 + number / 90) + QChar(u'龘');
}

QString allTextOf(const Person& person)
{
    return QString::fromUtf8(writePeople({person}));
}

namespace {

void takeOut(QSet<QString>& words, const Person& person)
{
    const QString text = allTextOf(person);
    words.removeIf([&](const QString& word) { return text.contains(word); });
}

} // namespace

QSet<QString> missingInStore(const QString& path, QSet<QString> words)
{
    const auto database = Database::openExisting(path);
    if (!database)
        return words;
    const PersonRepository repository(**database);
    const HistoryRepository history(**database);
    const auto listed = repository.list();
    const auto trashed = history.trashedPeople();
    QList<PersonId> people;
    for (const PersonSummary& person : listed ? *listed : QList<PersonSummary>())
        people += person.id;
    for (const TrashedPerson& person : trashed ? *trashed : QList<TrashedPerson>())
        people += person.id;
    for (const PersonId& id : people) {
        const auto moments = history.revisionsOf(id);
        for (const RevisionInfo& moment : moments ? *moments : QList<RevisionInfo>()) {
            if (words.isEmpty())
                return words;
            if (const auto past = history.asOf(id, moment.at))
                takeOut(words, past->person);
        }
    }
    return words;
}

} // namespace duovita::test
