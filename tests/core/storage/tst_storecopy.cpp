#include "core/storage/storecopy.h"

#include "core/storage/database.h"
#include "core/storage/historyrepository.h"
#include "core/storage/personrepository.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QDir>
#include <QFileInfo>

using namespace duovita;

/// Copying people between stores of any kind without loss.
class StoreCopyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void copiesEverything_data();
    void copiesEverything();
    void copiesNobodyIfAPersonExists();
    void copiesNothingIfARowIsRejected();
    void replacesFileOnlyByCompleteCopy();

private:
    QString newStore(const QString& kind);

    test::PostgresServer m_server;
    QString m_problem;
    QTemporaryDir m_folder;
    int m_files = 0;
};

namespace {

/// Every value of every row, in a database-independent order.
QStringList contents(Database& database)
{
    Statements statements = statementsFor(database, {});
    QStringList lines;
    const auto add = [&](const char* table, const char* columns) {
        const QString sql =
            QStringLiteral("SELECT %1 FROM %2").arg(QString::fromLatin1(columns), QString::fromLatin1(table));
        for (const QVariantList& row : statements.rows(sql)) {
            QString line = QString::fromLatin1(table);
            for (const QVariant& value : row)
                line +=
                    u'|' + (value.isNull() ? QStringLiteral("NULL") : QString::fromLatin1(value.toByteArray().toHex()));
            lines += line;
        }
    };
    add("person", "id, summary, content, photo, extra, search_text, text_count, revision, created_at, updated_at,"
                  " deleted_at");
    add("missing_text", "person_id, language, text_count");
    add("section", "id, person_id, position, kind, content, extra, revision, created_at, updated_at, deleted_at");
    add("entry", "id, person_id, section_id, position, content, extra, search_text, revision, created_at, updated_at,"
                 " deleted_at");
    add("highlight", "person_id, entry_id, id, position, content");
    add("entry_history", "person_id, entry_id, revision, content, extra, written_at, replaced_at");
    add("section_history", "person_id, section_id, revision, content, extra, entries, written_at, replaced_at");
    add("person_history", "person_id, revision, summary, content, photo_digest, extra, sections, cvs, written_at,"
                          " replaced_at");
    add("old_photo", "person_id, digest, photo");
    add("moment", "person_id, saved_at, cause");
    add("cv", "id, person_id, position, name, content, revision, created_at, updated_at, deleted_at");
    lines.sort();
    return lines;
}

std::unique_ptr<Database> opened(const QString& address)
{
    auto database = Database::open(address);
    return database ? std::move(*database) : nullptr;
}

/// People with photos, CVs, history and deleted entries; one is in the trash.
void fill(Database& database)
{
    PersonRepository people(database);
    for (quint32 seed = 0; seed < 12; ++seed) {
        test::RandomPerson random(seed);
        const Person person = random.person();
        const auto revisions = people.insert(person);
        QVERIFY(revisions);
        Person after = person;
        after.sections += random.section();
        if (after.sections.size() > 2)
            after.sections.removeFirst();
        for (Section& section : after.sections) {
            if (section.entries().isEmpty())
                continue;
            Entry entry = section.entries().front();
            entry.note += u'x';
            QVERIFY(section.replace(0, entry));
        }
        QVERIFY(people.update(person, after, *revisions));
        if (seed == 3)
            QVERIFY(people.moveToTrash(person.id));
    }
}

} // namespace

void StoreCopyTest::initTestCase()
{
    m_problem = m_server.start();
    if (!m_problem.isEmpty() && qEnvironmentVariableIsSet("CI"))
        QFAIL(qPrintable(m_problem));
}

QString StoreCopyTest::newStore(const QString& kind)
{
    return kind == QStringLiteral("server") ? m_server.newStore()
                                            : m_folder.filePath(QStringLiteral("%1.db").arg(++m_files));
}

void StoreCopyTest::copiesEverything_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const char* from : {"file", "server"}) {
        for (const char* to : {"file", "server"})
            QTest::addRow("%s to %s", from, to) << QString::fromLatin1(from) << QString::fromLatin1(to);
    }
}

void StoreCopyTest::copiesEverything()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    if (!m_problem.isEmpty() && QStringList{from, to}.contains(QStringLiteral("server")))
        QSKIP(qPrintable(m_problem));
    const auto source = opened(newStore(from));
    const auto target = opened(newStore(to));
    QVERIFY(source && target);
    fill(*source);
    const QStringList before = contents(*source);
    QVERIFY(before.size() > 100);
    const auto copied = copyPeople(*source, *target);
    QVERIFY2(copied, copied ? "" : qPrintable(copied.error().parameters.join(u' ')));
    QCOMPARE(contents(*source), before);
    QCOMPARE(contents(*target), before);
    QCOMPARE(copied->people, 11);
    QCOMPARE(copied->trashed, 1);
    QVERIFY(copied->versions > 0);

    // The copy is a complete store: it can be searched, read and edited.
    PersonRepository people(*target);
    const QList<PersonSummary> everybody = *PersonRepository(*source).list();
    for (const PersonSummary& person : everybody) {
        QVERIFY(people.load(person.id)->person == PersonRepository(*source).load(person.id)->person);
        const QString name = person.name.textOrFallback(Language::English);
        const auto found = people.list(name);
        QVERIFY2(found, found ? "" : qPrintable(found.error().parameters.join(u' ')));
        QCOMPARE(*found, PersonRepository(*source).list(name).value());
    }
    const TrashedPerson trashed = HistoryRepository(*target).trashedPeople()->front();
    QVERIFY(people.restoreFromTrash(trashed.id));
    const StoredPerson stored = *people.load(trashed.id);
    Person after = stored.person;
    after.notes += u'x';
    QVERIFY(people.update(stored.person, after, stored.revisions));
}

void StoreCopyTest::copiesNobodyIfAPersonExists()
{
    const auto source = opened(newStore(QStringLiteral("file")));
    const auto target = opened(newStore(QStringLiteral("file")));
    fill(*source);
    const PersonId there = PersonRepository(*source).list()->back().id;
    QVERIFY(PersonRepository(*target).insert(PersonRepository(*source).load(there)->person));
    QVERIFY(PersonRepository(*target).moveToTrash(there));
    const QStringList before = contents(*target);
    const auto copied = copyPeople(*source, *target);
    QVERIFY(!copied);
    QCOMPARE(copied.error(), (Error{ErrorCode::PersonExists, {there.toString()}}));
    QCOMPARE(contents(*target), before);
}

void StoreCopyTest::copiesNothingIfARowIsRejected()
{
    if (!m_problem.isEmpty())
        QSKIP(qPrintable(m_problem));
    const auto source = opened(newStore(QStringLiteral("file")));
    fill(*source);
    const QString address = m_server.newStore();
    const auto target = opened(address);
    // The last table rejects the rows.
    const QString schema = address.section(QStringLiteral("%3D"), -1);
    QVERIFY(m_server.run(QStringLiteral("ALTER TABLE %1.cv ADD CHECK (false)").arg(schema)).isValid());
    QVERIFY(!copyPeople(*source, *target));
    QCOMPARE(contents(*target), QStringList());
}

void StoreCopyTest::replacesFileOnlyByCompleteCopy()
{
    if (!m_problem.isEmpty())
        QSKIP(qPrintable(m_problem));
    const QString address = m_server.newStore();
    const auto source = opened(address);
    fill(*source);
    const QString file = newStore(QStringLiteral("file"));
    QVERIFY(copyToFile(address, file));
    QCOMPARE(contents(*opened(file)), contents(*source));
    QCOMPARE(copyToFile(address, file).error().code, ErrorCode::FileExists);
    QVERIFY(copyToFile(address, file, IfExists::Replace));
    m_server.kill();
    QCOMPARE(copyToFile(address, file, IfExists::Replace).error().code, ErrorCode::DatabaseUnreachable);
    QCOMPARE(PersonRepository(*opened(file)).list()->size(), 11);
    const QFileInfo info(file);
    for (const QString& name : QDir(info.path()).entryList({info.fileName() + u'*'}, QDir::Files))
        QCOMPARE(name, info.fileName());
}

DUOVITA_TEST(StoreCopyTest)
#include "tst_storecopy.moc"
