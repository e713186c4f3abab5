#include "core/json/personjson.h"
#include "core/storage/backup.h"
#include "core/storage/database.h"
#include "core/storage/glossaryrepository.h"
#include "core/storage/historyrepository.h"
#include "core/storage/migrations.h"
#include "core/storage/personrepository.h"
#include "core/storage/storedrows.h"
#include "core/storage/storefile.h"
#include "tests/support/filebytes.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace duovita;
using test::bytesOf;

/// Database files damaged by truncation or flipped bits at any position. The damage is reported, nothing crashes, the
/// newest good backup is offered, and the damaged file is kept unchanged.
class DamageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reportsTruncation();
    void reportsFlippedBits();

private:
    enum class Detected { OnOpening, OnReading, OnChecking, NotAtAll };

    struct Outcome {
        Detected detected = Detected::NotAtAll;
        bool byDigest = false; ///< found by the digest only, not by SQLite
        bool mended = false;   ///< the search index was rebuilt
        bool differs = false;  ///< the visible data changed
    };

    /// Opens, reads and checks a store with these bytes.
    Outcome look(const QByteArray& bytes);
    void goBack(const QByteArray& bytes);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
    QString m_backup;
    QByteArray m_bytes;
    QByteArray m_people; ///< result of readAll() for the intact store
    QByteArray m_found;
};

namespace {

/// The number of damages; a longer campaign can set it in the environment.
int rounds()
{
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("DUOVITA_CRASHES", &given);
    return given ? asked : 60;
}

bool writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Reads everything that the program can show: records with their history, the trash, the glossary.
class Reader {
public:
    explicit Reader(Database& database) : m_people(database), m_history(database), m_glossary(database) {}

    Result<QByteArray> read()
    {
        QList<Person> all;
        for (const PersonSummary& summary : take(m_people.list())) {
            m_lines += summary.name.text(Language::English) + u' ' + QString::number(summary.texts) + u' ' +
                       QString::number(summary.missing[0]) + u' ' + QString::number(summary.missing[1]) + u' ' +
                       QString::number(summary.updated.time_since_epoch().count());
            all += take(m_people.load(summary.id)).person;
            all += statesOf(summary.id);
            for (const TrashedEntry& trashed : take(m_history.trashedEntries(summary.id)))
                all += holding(trashed);
        }
        for (const TrashedPerson& person : take(m_history.trashedPeople()))
            m_lines += person.name.text(Language::English);
        for (const Term& term : take(m_glossary.list()))
            m_lines += term.texts[0] + u' ' + term.texts[1];
        std::sort(m_lines.begin(), m_lines.end());
        std::sort(all.begin(), all.end(),
                  [](const Person& a, const Person& b) { return a.id.toString() < b.id.toString(); });
        return m_error ? Result<QByteArray>(*m_error) : QByteArray(writePeople(all) + m_lines.join(u'\n').toUtf8());
    }

private:
    template <typename Value>
    Value take(const Result<Value>& result)
    {
        if (!result && !m_error)
            m_error = result.error();
        return result ? *result : Value{};
    }

    QList<Person> statesOf(const PersonId& id)
    {
        QList<Person> states;
        for (const RevisionInfo& moment : take(m_history.revisionsOf(id))) {
            const auto past = m_history.asOf(id, moment.at);
            if (past)
                states += past->person;
            else
                static_cast<void>(take(Result<bool>(past.error())));
        }
        return states;
    }

    static Person holding(const TrashedEntry& trashed)
    {
        const Entry& entry = trashed.entry;
        Section section(trashed.kind, trashed.section);
        static_cast<void>(section.append(entry));
        Person person;
        person.id = *PersonId::parse(entry.id.toString());
        person.cvs.clear();
        person.sections += section;
        return person;
    }

    PersonRepository m_people;
    HistoryRepository m_history;
    GlossaryRepository m_glossary;
    QStringList m_lines;
    std::optional<Error> m_error;
};

Result<QByteArray> readAll(const QString& path)
{
    const auto database = Database::open(path);
    return database ? Reader(**database).read() : Result<QByteArray>(database.error());
}

/// Search results for each letter, and for the words of a name.
QByteArray searchAll(const QString& path)
{
    const auto database = Database::open(path);
    if (!database)
        return {};
    const PersonRepository people(**database);
    QStringList searches{QStringLiteral("storag"), QStringLiteral("torage")};
    for (char letter = 'a'; letter <= 'z'; ++letter)
        searches << QString(QLatin1Char(letter)) << QStringLiteral("%1e").arg(QLatin1Char(letter));
    const auto list = people.list();
    for (const PersonSummary& person : list ? *list : QList<PersonSummary>())
        searches << person.name.text(Language::English) << person.name.text(Language::Chinese).mid(1);
    QStringList found;
    for (const QString& search : std::as_const(searches)) {
        QStringList ids;
        if (const auto matches = people.matching(search); matches && *matches) {
            for (const PersonId& id : (*matches)->everywhere)
                ids += id.toString();
        }
        ids.sort();
        found += search + u' ' + ids.join(u' ');
    }
    return found.join(u'\n').toUtf8();
}

/// Whether the error was found by a row's digest: it names the row.
bool isByDigest(const Error& error)
{
    const QString table = error.parameters.value(1).section(u' ', 0, 0);
    return std::any_of(storedTables().begin(), storedTables().end(),
                       [&](const StoredTable& stored) { return stored.name == table; });
}

/// Whether the error is acceptable for a damaged file.
bool isReportedAsDamage(const Error& error, const QString& path)
{
    return isDamage(error, path) || error.code == ErrorCode::DatabaseForeign ||
           error.code == ErrorCode::DatabaseTooNew || // the header has another application id or schema version
           error.code == ErrorCode::DatabaseFailed;   // the schema differs from this version's
}

} // namespace

void DamageTest::initTestCase()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = m_folder->filePath(QStringLiteral("cv.db"));
    {
        const auto database = Database::open(m_store);
        QVERIFY(database);
        test::RandomPerson random(7);
        PersonRepository people(**database);
        for (int i = 0; i < 6; ++i) {
            const Person person = random.person();
            auto revisions = people.insert(person);
            QVERIFY(revisions);
            Person after = person; // save once with another text and once without a section
            after.notes += QStringLiteral("later");
            QVERIFY(revisions = people.update(person, after, *revisions));
            Person last = after;
            if (!last.sections.isEmpty())
                last.sections.removeLast();
            QVERIFY(people.update(after, last, *revisions));
        }
        QVERIFY(people.moveToTrash({people.list()->back().id}));
        const Term term{{QStringLiteral("storage engine"), QStringLiteral("存储引擎")}};
        QVERIFY(GlossaryRepository(**database).add({term}));
    }
    QVERIFY(*backUpDaily(m_store, QDateTime(QDate(2026, 11, 21), QTime(9, 0))));
    m_backup = newestGoodBackup(m_store)->path;
    m_bytes = bytesOf(m_store);
    m_people = *readAll(m_store);
    m_found = searchAll(m_store);
    QVERIFY(m_people.size() > 1000 && m_people.contains("storage engine"));
}

DamageTest::Outcome DamageTest::look(const QByteArray& bytes)
{
    for (const char* suffix : {"-wal", "-shm"})
        QFile::remove(m_store + QLatin1StringView(suffix));
    if (!writeBytes(m_store, bytes))
        qFatal("the store could not be written");
    Outcome outcome;
    if (const auto opened = Database::open(m_store); !opened) {
        if (!isReportedAsDamage(opened.error(), m_store))
            qFatal("%s", qPrintable(opened.error().parameters.join(u' ')));
        if (bytesOf(m_store) == bytes) // the damaged file was left unchanged
            outcome.detected = Detected::OnOpening;
        return outcome;
    }
    const Result<QByteArray> people = readAll(m_store);
    const Result<void> whole = inspectStore(m_store, newestSchemaVersion(), Thoroughness::EveryPage);
    if (!people && !whole && isReportedAsDamage(people.error(), m_store)) {
        outcome.detected = Detected::OnReading;
        outcome.byDigest = isByDigest(people.error());
    } else if (!whole && isReportedAsDamage(whole.error(), m_store)) {
        outcome.detected = Detected::OnChecking;
        outcome.byDigest = isByDigest(whole.error());
    } else {
        const Result<bool> mended = repairWordIndex(m_store); // as before the daily backup
        outcome.mended = mended && *mended;
        outcome.differs = !people || *people != m_people || !mended || searchAll(m_store) != m_found;
    }
    return outcome;
}

void DamageTest::goBack(const QByteArray& bytes)
{
    const auto good = newestGoodBackup(m_store);
    QVERIFY(good);
    QCOMPARE(good->path, m_backup);
    const auto restored = restoreStore(m_backup, m_store, QDateTime(QDate(2026, 11, 22), QTime(9, 0)));
    QVERIFY2(restored, qPrintable(restored ? QString() : restored.error().parameters.join(u' ')));
    QVERIFY(restored->wasDamaged);
    QVERIFY2(bytesOf(restored->former) == bytes, "the damaged file was not kept as it was");
    QVERIFY(QFile::remove(restored->former));
    QCOMPARE(*readAll(m_store), m_people);
}

void DamageTest::reportsTruncation()
{
    QRandomGenerator random(1);
    QList<qsizetype> lengths{0, 1, 15, 16, 99, 100, 4095, 4096, 4097, m_bytes.size() - 4096, m_bytes.size() - 1};
    while (lengths.size() < std::max(14, rounds() / 4))
        lengths += random.bounded(m_bytes.size());
    for (const qsizetype length : lengths) {
        const Detected detected = look(m_bytes.first(length)).detected;
        const QByteArray place = "cut off after " + QByteArray::number(length);
        QVERIFY2(detected == Detected::OnOpening, place.constData());
        const Error error = Database::open(m_store).error();
        if (length % 3 == 0 && isDamage(error, m_store))
            goBack(m_bytes.first(length));
    }
}

void DamageTest::reportsFlippedBits()
{
    QRandomGenerator random(2);
    int counts[4] = {};
    int byDigest = 0;
    int mended = 0;
    for (int round = 0; round < rounds(); ++round) {
        QByteArray bytes = m_bytes;
        const int bits = 1 + (round % 3) * 10;
        QByteArray places("nothing tells of these bits: ");
        for (int bit = 0; bit < bits; ++bit) {
            const qsizetype at = random.bounded(bytes.size());
            const int which = random.bounded(8);
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << which));
            places += QByteArray::number(at) + '.' + QByteArray::number(which) + ' ';
        }
        const Outcome outcome = look(bytes);
        ++counts[static_cast<int>(outcome.detected)];
        byDigest += outcome.byDigest ? 1 : 0;
        mended += outcome.mended ? 1 : 0;
        if (outcome.differs) // keep it for investigation
            writeBytes(QDir::temp().filePath(QStringLiteral("duovita-unnoticed.db")), bytes);
        QVERIFY2(!outcome.differs, places.constData());
        if (outcome.detected == Detected::OnOpening && round % 4 == 0 &&
            isDamage(Database::open(m_store).error(), m_store))
            goBack(bytes);
    }
    qInfo(
        "told on opening %d, on reading %d, by the check %d, of these %d by digests alone; %d harmless, in %d of them "
        "the index of words made anew",
        counts[0], counts[1], counts[2], byDigest, counts[3], mended);
    QVERIFY(byDigest > 0);
}

DUOVITA_TEST(DamageTest)
#include "tst_damage.moc"
