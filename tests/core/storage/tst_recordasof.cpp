#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/historypruning.h"
#include "core/storage/historyrepository.h"
#include "core/storage/personrepository.h"
#include "tests/support/randomedits.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QDateTime>
#include <QSqlQuery>

#include <algorithm>

using namespace duovita;

/// Complete records as of any revision, why they were saved, and how long they are kept.
class RecordAsOfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsTimeAndCauseOfEachSave();
    void recordsCausesOfEachVersion();
    void keepsProfileOrderAndCvs();
    void keepsEachPhotoOnce();
    void countsPermanentlyRemovedParts();
    void rejectsTimesBeforeTheFirstRevision();
    void ordersRevisionsDespiteWrongClock();
    void findsOneRevisionInAnOlderStore();
    void keepsThinnedOutRevisionsExact();
    void keepsRevisionsBeforeMergesForever();
    void thinsOutIncrementally();
    void keepsNewestRevisionAtAnyBudget();
    void leavesTheTrashAlone();

private:
    PersonRepository people() { return PersonRepository(*m_database); }
    HistoryRepository history() { return HistoryRepository(*m_database); }
    void start(const Person& person);
    Timestamp save(const Person& after, ChangeCause cause = ChangeCause::Edit);
    int count(const char* table) const;
    void run(const QString& sql) const;
    QList<std::pair<Timestamp, Person>> manyStates(int number, quint32 seed);
    void spreadOverTime(QList<std::pair<Timestamp, Person>>& states, std::chrono::hours span, quint32 seed);

    test::TestStores m_stores;
    QString m_address;
    std::unique_ptr<Database> m_database;
    Person m_person;
    PersonRevisions m_revisions;
};

namespace {

Timestamp now()
{
    return Timestamp(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch()));
}

Person smallRecord()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Li Si"), QStringLiteral("李四"));
    for (const SectionKind kind : {SectionKind::Work, SectionKind::Award}) {
        Section section(kind);
        for (int i = 0; i < 2; ++i) {
            Entry entry = section.newEntry();
            entry.note = QString::number(i);
            static_cast<void>(section.append(entry));
        }
        person.sections += section;
    }
    return person;
}

} // namespace

void RecordAsOfTest::init()
{
    m_database.reset();
    REQUIRE_TEST_STORES(m_stores);
    m_address = m_stores.newAddress();
    auto opened = Database::open(m_address);
    QVERIFY(opened);
    m_database = std::move(*opened);
    start(smallRecord());
}

void RecordAsOfTest::start(const Person& person)
{
    m_person = person;
    m_revisions = *people().insert(person, ChangeCause::Import);
}

Timestamp RecordAsOfTest::save(const Person& after, ChangeCause cause)
{
    const auto written = people().update(m_person, after, m_revisions, cause);
    if (!written)
        qFatal("not saved: %s", qPrintable(written.error().parameters.join(u' ')));
    m_revisions = *written;
    m_person = after;
    return history().revisionsOf(after.id)->front().at;
}

int RecordAsOfTest::count(const char* table) const
{
    QSqlQuery query(m_database->connection());
    const bool counted = query.exec(QStringLiteral("SELECT count(*) FROM %1").arg(QString::fromLatin1(table)));
    return counted && query.next() ? query.value(0).toInt() : -1;
}

void RecordAsOfTest::run(const QString& sql) const
{
    const bool keepsDigests = dialectOf(m_database->connection()).keepsDigests();
    QSqlQuery query(m_database->connection());
    QVERIFY2(query.exec(keepsDigests
                            ? QString(sql).replace(QStringLiteral(" SET "), QStringLiteral(" SET row_digest = NULL, "))
                            : sql),
             qPrintable(sql));
}

void RecordAsOfTest::listsTimeAndCauseOfEachSave()
{
    const Timestamp before = now() - std::chrono::minutes(1);
    Person person = m_person;
    for (const ChangeCause cause : {ChangeCause::Edit, ChangeCause::Merge, ChangeCause::Undo, ChangeCause::Restore}) {
        person.notes += u'.';
        save(person, cause);
    }
    const auto moments = history().revisionsOf(person.id);
    QVERIFY(moments);
    QList<ChangeCause> causes;
    for (const RevisionInfo& moment : *moments) {
        QVERIFY(moment.cause);
        causes += *moment.cause;
        QVERIFY(moment.at > before && moment.at < now() + std::chrono::minutes(1));
    }
    QCOMPARE(causes, (QList<ChangeCause>{ChangeCause::Restore, ChangeCause::Undo, ChangeCause::Merge, ChangeCause::Edit,
                                         ChangeCause::Import}));
    QVERIFY(std::is_sorted(moments->begin(), moments->end(),
                           [](const RevisionInfo& a, const RevisionInfo& b) { return a.at > b.at; }));
    QVERIFY(history().revisionsOf(PersonId())->isEmpty());
}

void RecordAsOfTest::recordsCausesOfEachVersion()
{
    Entry entry = m_person.sections[0].entries()[0];
    QList<ChangeCause> causes{ChangeCause::Import};
    for (const ChangeCause cause : {ChangeCause::Edit, ChangeCause::Merge, ChangeCause::Undo}) {
        Person after = m_person;
        entry.note += u'.';
        QVERIFY(after.sections[0].replace(0, entry));
        save(after, cause);
        causes.prepend(cause);
    }
    const auto versions = history().versionsOf(entry.id);
    QCOMPARE(versions->size(), 3);
    for (qsizetype i = 0; i < versions->size(); ++i) {
        QVERIFY((*versions)[i].replacedBy == causes[i]);
        QVERIFY((*versions)[i].cause == causes[i + 1]);
    }
}

void RecordAsOfTest::keepsProfileOrderAndCvs()
{
    QList<std::pair<Timestamp, Person>> states{{history().revisionsOf(m_person.id)->front().at, m_person}};
    const auto step = [&](const std::function<void(Person&)>& change) {
        Person after = m_person;
        change(after);
        states += {save(after), after};
    };
    step([](Person& p) { p.name.setText(Language::Chinese, QStringLiteral("李思")); });
    step([](Person& p) { p.sections.move(0, 1); });
    step([](Person& p) { p.sections[0].title = LocalizedText::of(Language::English, QStringLiteral("Prizes")); });
    step([](Person& p) { p.sections[0].move(0, 1); });
    step([](Person& p) { p.sections.removeLast(); });
    step([](Person& p) { p.cvs += Cv::fullCv(); });
    step([](Person& p) { p.cvs[1].name = QStringLiteral("Short"); });
    step([](Person& p) { p.sections[0].take(0); });
    step([](Person& p) { p.cvs.removeFirst(); });
    step([&](Person& p) { p.sections += states.front().second.sections[0]; }); // restored from the trash
    for (const auto& [when, person] : states) {
        const auto past = history().asOf(person.id, when);
        QVERIFY(past);
        QVERIFY(past->person == person);
        QCOMPARE(past->gone, 0);
    }
    // Between two revisions, the record is that of the earlier one; after the last, the current one.
    QVERIFY(history().asOf(m_person.id, states[3].first - std::chrono::milliseconds(1))->person == states[2].second);
    QVERIFY(history().asOf(m_person.id, now() + std::chrono::hours(1))->person == m_person);
}

void RecordAsOfTest::keepsEachPhotoOnce()
{
    const Photo first{QByteArray(5000, 'a'), QStringLiteral("image/png"), {}};
    const Photo second{QByteArray(5000, 'b'), QStringLiteral("image/jpeg"), {}};
    QList<std::pair<Timestamp, Person>> states;
    for (const auto& photo : {std::optional(first), std::optional(first), std::optional(second), std::optional<Photo>(),
                              std::optional(first)}) {
        Person after = m_person;
        after.photo = photo;
        after.notes += u'.';
        states += {save(after), after};
    }
    QCOMPARE(count("old_photo"), 2);
    for (const auto& [when, person] : states)
        QVERIFY(history().asOf(person.id, when)->person == person);
}

void RecordAsOfTest::countsPermanentlyRemovedParts()
{
    const Person whole = m_person;
    const Timestamp then = history().revisionsOf(whole.id)->front().at;
    Person less = whole;
    less.sections.removeLast();
    less.sections[0].take(1);
    save(less);
    QVERIFY(history().asOf(whole.id, then)->person == whole);
    QVERIFY(history().emptyTrash());
    const auto past = history().asOf(whole.id, then);
    QVERIFY(past);
    QCOMPARE(past->gone, 2); // a section, an entry
    QVERIFY(past->person.sections[0].entries() == less.sections[0].entries());
    QCOMPARE(past->person.sections.size(), 1);
    // Nothing remains of a person removed permanently.
    QVERIFY(people().moveToTrash(whole.id));
    QVERIFY(history().emptyTrash());
    for (const char* table : {"moment", "person_history", "section_history", "entry_history", "old_photo"})
        QCOMPARE(count(table), 0);
}

void RecordAsOfTest::rejectsTimesBeforeTheFirstRevision()
{
    const auto moments = history().revisionsOf(m_person.id);
    const auto past = history().asOf(m_person.id, moments->back().at - std::chrono::milliseconds(1));
    QVERIFY(!past);
    QCOMPARE(past.error().code, ErrorCode::MomentUnknown);
    QCOMPARE(history().asOf(PersonId(), now()).error().code, ErrorCode::PersonNotFound);
}

/// Several programs write, and one's clock is an hour ahead.
void RecordAsOfTest::ordersRevisionsDespiteWrongClock()
{
    run(QStringLiteral("UPDATE moment SET saved_at = saved_at + 3600000"));
    Person after = m_person;
    after.notes = QStringLiteral("later");
    const Timestamp later = save(after);
    const auto moments = history().revisionsOf(after.id);
    QCOMPARE(moments->size(), 2);
    QVERIFY(moments->front().at == later && moments->back().at < later);
    QVERIFY(history().asOf(after.id, moments->back().at)->person.notes.isEmpty());
}

/// The previous schema stored only versions of entries.
void RecordAsOfTest::findsOneRevisionInAnOlderStore()
{
    {
        Statements statements = statementsFor(*m_database, {});
        for (const char* table : {"moment", "person_history", "section_history", "old_photo", "glossary_term"})
            statements.command(QStringLiteral("DROP TABLE %1").arg(QString::fromLatin1(table)));
        for (const char* column : {"sort_en", "sort_zh", "sort_rule"}) {
            statements.command(QStringLiteral("DROP INDEX person_by_%1").arg(QString::fromLatin1(column)));
            statements.command(QStringLiteral("ALTER TABLE person DROP COLUMN %1").arg(QString::fromLatin1(column)));
        }
        if (statements.dialect().keepsDigests()) {
            for (const char* table : {"person", "missing_text", "section", "entry", "highlight", "entry_history", "cv"})
                statements.command(
                    QStringLiteral("ALTER TABLE %1 DROP COLUMN row_digest").arg(QString::fromLatin1(table)));
        }
        for (const QString& sql : statements.dialect().setSchemaVersion(3))
            statements.command(sql);
        QVERIFY(!statements.failed());
    }
    m_database.reset();
    auto opened = Database::open(m_address);
    QVERIFY(opened);
    m_database = std::move(*opened);
    const auto moments = history().revisionsOf(m_person.id);
    QCOMPARE(moments->size(), 1);
    QVERIFY(!moments->front().cause);
    const Person before = m_person;
    Person after = m_person;
    after.sections.removeLast();
    save(after);
    QVERIFY(history().asOf(after.id, moments->front().at)->person == before);
    QCOMPARE(history().asOf(after.id, moments->front().at - std::chrono::hours(1)).error().code,
             ErrorCode::MomentUnknown);
}

/// Saves this number of states of the record.
QList<std::pair<Timestamp, Person>> RecordAsOfTest::manyStates(int number, quint32 seed)
{
    test::RandomEdits edits(seed);
    QList<std::pair<Timestamp, Person>> states{{history().revisionsOf(m_person.id)->front().at, m_person}};
    while (states.size() < number) {
        Person after = m_person;
        for (int i = edits.below(3); i >= 0; --i)
            edits.next(after).onValue(after);
        if (after != m_person)
            states += {save(after), after};
    }
    return states;
}

/// Changes the times as if the states had been saved over this span, in sessions of a few hours.
void RecordAsOfTest::spreadOverTime(QList<std::pair<Timestamp, Person>>& states, std::chrono::hours span, quint32 seed)
{
    QRandomGenerator random(seed);
    QList<qint64> times;
    const qint64 end = now().time_since_epoch().count();
    const double length = static_cast<double>(std::chrono::milliseconds(span).count());
    qint64 sitting = 0; // a few hours of work with several saves
    while (times.size() < states.size()) {
        if (times.size() % 6 == 0)
            sitting = end - static_cast<qint64>(random.generateDouble() * length);
        const qint64 time = sitting - 1000 - random.bounded(1, 4 * 3600 * 1000);
        if (!times.contains(time))
            times += time;
    }
    std::sort(times.begin(), times.end());
    run(QStringLiteral("BEGIN"));
    for (qsizetype i = 0; i < states.size(); ++i) {
        const auto move = [&](const char* table, const char* column) {
            run(QStringLiteral("UPDATE %1 SET %2 = %3 WHERE %2 = %4")
                    .arg(QString::fromLatin1(table), QString::fromLatin1(column), QString::number(times[i]),
                         QString::number(states[i].first.time_since_epoch().count())));
        };
        for (const char* table : {"entry_history", "section_history", "person_history"}) {
            move(table, "written_at");
            move(table, "replaced_at");
        }
        move("entry", "updated_at");
        move("section", "updated_at");
        move("person", "created_at");
        move("moment", "saved_at");
        states[i].first = Timestamp(std::chrono::milliseconds(times[i]));
    }
    run(QStringLiteral("COMMIT"));
}

void RecordAsOfTest::keepsThinnedOutRevisionsExact()
{
    for (quint32 seed = 0; seed < 4; ++seed) {
        start(test::RandomPerson(seed).person());
        auto states = manyStates(60, seed);
        spreadOverTime(states, std::chrono::hours(24 * 1200), seed);
        const int before = count("entry_history") + count("section_history") + count("person_history");
        const auto gone = pruneHistory(*m_database, now());
        QVERIFY(gone);
        QVERIFY(gone->versions > 0);
        QCOMPARE(gone->people, 1);
        QCOMPARE(count("entry_history") + count("section_history") + count("person_history"), before - gone->versions);
        QVERIFY(*pruneHistory(*m_database, now()) == PrunedHistory{}); // a second run removes nothing
        // Each remaining revision gives the state saved then.
        const auto moments = history().revisionsOf(m_person.id);
        QVERIFY(moments->size() > 5 && moments->size() < states.size());
        QVERIFY(moments->front().at == states.back().first);
        for (const RevisionInfo& moment : *moments) {
            const auto state =
                std::find_if(states.begin(), states.end(), [&](const auto& one) { return one.first == moment.at; });
            QVERIFY(state != states.end());
            QVERIFY2(history().asOf(m_person.id, moment.at)->person == state->second,
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
        // The same holds for the end of each week, at any age.
        constexpr qint64 week = std::chrono::milliseconds(std::chrono::hours(24 * 7)).count();
        const qint64 first = states.front().first.time_since_epoch().count() / week + 1;
        for (qint64 end = first * week; end < now().time_since_epoch().count(); end += week) {
            const Timestamp when{std::chrono::milliseconds(end)};
            const auto next =
                std::find_if(states.begin(), states.end(), [&](const auto& one) { return one.first > when; });
            QVERIFY(history().asOf(m_person.id, when)->person == std::prev(next)->second);
        }
        QVERIFY(people().load(m_person.id)->person == m_person);
    }
}

/// The state before an import or merge, which may have spoilt it, is available after years.
void RecordAsOfTest::keepsRevisionsBeforeMergesForever()
{
    auto states = manyStates(60, 5);
    for (qsizetype i = 7; i < states.size(); i += 10)
        run(QStringLiteral("UPDATE moment SET cause = 'merge' WHERE saved_at = %1")
                .arg(states[i].first.time_since_epoch().count()));
    spreadOverTime(states, std::chrono::hours(24 * 1200), 5);
    QVERIFY(pruneHistory(*m_database, now())->versions > 0);
    const auto moments = history().revisionsOf(m_person.id);
    QVERIFY(moments->size() < states.size());
    for (qsizetype i = 7; i < states.size(); i += 10) {
        const auto& [when, person] = states[i - 1];
        QVERIFY(std::any_of(moments->begin(), moments->end(), [&](const RevisionInfo& one) { return one.at == when; }));
        QVERIFY(history().asOf(m_person.id, when)->person == person);
    }
}

/// Incremental thinning reaches everybody.
void RecordAsOfTest::thinsOutIncrementally()
{
    auto states = manyStates(40, 2);
    spreadOverTime(states, std::chrono::hours(24 * 1200), 2);
    QVERIFY(pruneHistory(*m_database, now(), {}, std::chrono::milliseconds(0))->people <= 1);
    QVERIFY(pruneHistory(*m_database, now(), {}, std::chrono::hours(1)));
    QVERIFY(*pruneHistory(*m_database, now()) == PrunedHistory{});
}

void RecordAsOfTest::keepsNewestRevisionAtAnyBudget()
{
    const auto states = manyStates(40, 3);
    HistoryBudget half;
    half.bytes = 20000;
    QVERIFY(pruneHistory(*m_database, now(), half)->versions > 0);
    QVERIFY(people().load(m_person.id)->person == m_person);
    const auto moments = history().revisionsOf(m_person.id);
    QVERIFY(moments->size() > 1 && moments->size() < states.size());
    for (const RevisionInfo& moment : *moments) {
        const auto state =
            std::find_if(states.begin(), states.end(), [&](const auto& one) { return one.first == moment.at; });
        QVERIFY(history().asOf(m_person.id, moment.at)->person == state->second);
    }
    // The oldest were removed first: the rest has no gap.
    QVERIFY(moments->back().at == states[states.size() - moments->size()].first);
    HistoryBudget nothing;
    nothing.bytes = 0;
    QVERIFY(pruneHistory(*m_database, now(), nothing));
    QCOMPARE(history().revisionsOf(m_person.id)->size(), 1);
    QVERIFY(history().asOf(m_person.id, now())->person == m_person);
}

void RecordAsOfTest::leavesTheTrashAlone()
{
    const Entry deleted = m_person.sections[0].entries()[0];
    Person less = m_person;
    less.sections[0].take(0);
    save(less);
    HistoryBudget nothing;
    nothing.bytes = 0;
    QVERIFY(pruneHistory(*m_database, now() + std::chrono::hours(24 * 5000), nothing));
    const auto trashed = history().trashedEntries(m_person.id);
    QCOMPARE(trashed->size(), 1);
    QVERIFY(trashed->front().entry == deleted);
}

DUOVITA_TEST(RecordAsOfTest)
#include "tst_recordasof.moc"
