#include "core/editing/persondocument.h"
#include "core/services/filing.h"
#include "core/storage/backup.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "core/storage/searchindex.h"
#include "core/storage/snippets.h"
#include "core/storage/storeaddress.h"
#include "core/storage/textcounting.h"
#include "core/storage/translatedsearch.h"
#include "tests/bench/measuring.h"
#include "tests/support/manypeople.h"
#include "tests/support/teststores.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <fcntl.h>
#include <unistd.h>

using namespace duovita;
using namespace duovita::bench;

namespace {

/// The time that the disk needs to persist a small write: a lower bound for saving an edit.
void benchDisk(const QString& folder)
{
    const int file = ::open(QFile::encodeName(folder + QStringLiteral("/probe")).constData(), O_CREAT | O_WRONLY, 0600);
    QList<double> times;
    const QByteArray page(4096, 'x');
    for (int i = 0; i < 50; ++i) {
        QElapsedTimer timer;
        timer.start();
        if (::write(file, page.constData(), static_cast<size_t>(page.size())) < 0 || ::fsync(file) != 0)
            break;
        times += milliseconds(timer);
    }
    ::close(file);
    print("the disk's own fsync of 4 kB", times);
}

template <typename Work>
QList<double> measured(int rounds, Work work)
{
    QList<double> times;
    for (int i = 0; i < rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        work(i);
        times += milliseconds(timer);
    }
    return times;
}

/// The queries of an import, for a known and for an unknown person.
void benchMatching(Database& database, const QJsonObject& size)
{
    const PersonRepository people(database);
    const QList<Person> samples = test::samples();
    Person stranger = samples.front();
    stranger.name = LocalizedText::of(QStringLiteral("Nobody Atall"), QStringLiteral("无此人"));
    stranger.contacts = {
        Contact{ContactKind::Email, LocalizedText::shared(QStringLiteral("no@example.net")), {}, true}};
    for (const auto& [who, document] :
         {std::pair("somebody", test::variantOf(samples.front(), 0)), std::pair("a stranger", stranger)}) {
        QJsonObject more = size;
        more[QStringLiteral("found")] = matchingPeople(people, document, false)->size();
        print(QStringLiteral("find who a document of %1 is about").arg(QLatin1StringView(who)),
              measured(10, [&](int) { static_cast<void>(matchingPeople(people, document, false)); }), more);
        print(QStringLiteral("find what pairs a document of %1").arg(QLatin1StringView(who)),
              measured(10, [&](int) { static_cast<void>(termsForPairing(database, document)); }), size);
    }
}

void benchStore(const QString& path, int count)
{
    const QJsonObject size{{QStringLiteral("people"), count}};
    print("open the store", measured(10, [&](int) { static_cast<void>(Database::open(path)); }), size);
    const auto database = Database::open(path);
    PersonRepository people(**database);
    const auto all = people.list();
    print("list everybody", measured(10, [&](int) { static_cast<void>(people.list()); }), size);
    print("everybody in order", measured(20, [&](int) { static_cast<void>(people.inOrder(Language::Chinese)); }), size);
    const QList<PersonId> order = *people.inOrder(Language::Chinese);
    print("what a list says of 100 in view",
          measured(20, [&](int i) { static_cast<void>(people.summaries(order.mid(i * 100 % order.size(), 100))); }),
          size);
    // Searches during typing, with parts of words, and words that nobody has.
    for (const char* words :
         {"z", "zh", "zhang", "lw", "学", "大学", "分布式", "wei chen", "storage", "torage", "no such words"}) {
        const QString search = QString::fromUtf8(words);
        QJsonObject more = size;
        more[QStringLiteral("found")] = (*people.matching(search))->everywhere.size();
        print(QStringLiteral("search “%1”").arg(search),
              measured(20, [&](int) { static_cast<void>(people.matching(search)); }), more);
    }
    // Searches by translation, which follow if few people were found.
    for (const char* words : {"learning", "machine learning", "分布式", "工程师", "系统架构"}) {
        const QString search = QString::fromUtf8(words);
        QJsonObject more = size;
        more[QStringLiteral("found")] = findByTranslation(**database, search, {})->people.size();
        print(QStringLiteral("search by translation “%1”").arg(search),
              measured(20, [&](int) { static_cast<void>(findByTranslation(**database, search, {})); }), more);
    }
    QRandomGenerator random(1);
    QList<PersonId> inView; // as many as in a tall window
    for (const PersonSummary& person : all->mid(0, 40))
        inView += person.id;
    for (const char* words : {"zhang", "大学", "storage"}) {
        const QString search = QString::fromUtf8(words);
        print(QStringLiteral("where 40 people have “%1”").arg(search),
              measured(20, [&](int) { static_cast<void>(findSnippets(**database, inView, search)); }), size);
    }
    const auto anybody = [&] { return (*all)[random.bounded(static_cast<int>(all->size()))].id; };
    benchMatching(**database, size);
    print("open a person", measured(200, [&](int) { static_cast<void>(people.load(anybody())); }), size);
    QList<double> saves;
    for (int i = 0; i < 100; ++i) {
        const auto stored = people.load(anybody());
        Person after = stored->person;
        Section& section = after.sections.front();
        Entry entry = section.entries().front();
        entry.note += u'x';
        static_cast<void>(section.replace(0, entry));
        QElapsedTimer timer;
        timer.start();
        static_cast<void>(people.update(stored->person, after, stored->revisions));
        saves += milliseconds(timer);
    }
    QJsonObject more = size;
    more[QStringLiteral("kB_each")] = static_cast<double>(QFileInfo(path).size()) / 1024 / count;
    print("save an edit, with full sync", saves, more);
    if (isServerAddress(path))
        return;
    QDir(backupFolder(path)).removeRecursively();
    const QDateTime tomorrow = QDateTime::currentDateTime().addDays(1); // later than the changes written here
    const QList<double> backups =
        measured(3, [&](int day) { static_cast<void>(backUpDaily(path, tomorrow.addDays(day))); });
    QJsonObject copy = size;
    copy[QStringLiteral("MB")] = static_cast<double>(backupsOf(path).front().bytes) / 1024 / 1024;
    print("the day's backup", backups.mid(0, 1), copy);
    print("the day's backup, nothing changed", backups.mid(1), size);
}

/// A record with that many entries, each with some points.
Person personOf(int entries)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section section(SectionKind::Work);
    for (int i = 0; i < entries; ++i) {
        Entry entry = section.newEntry();
        auto& details = std::get<ExperienceDetails>(entry.details);
        details.title = LocalizedText::of(QStringLiteral("Engineer %1").arg(i), QStringLiteral("工程师%1").arg(i));
        details.organization = LocalizedText::of(QStringLiteral("Sample Motors"), QStringLiteral("样例汽车"));
        for (int point = 0; point < 3; ++point) {
            Highlight highlight;
            highlight.text.setText(
                Language::English,
                RichText::fromMarkdown(QStringLiteral("Wrote part %1 of it down with care").arg(point)));
            entry.highlights += highlight;
        }
        static_cast<void>(section.append(entry));
    }
    person.sections += section;
    return person;
}

/// Measures the parts of saving for a record of this size, including those that scan the whole record.
void benchSaving(const QString& path, const QString& what, const Person& person)
{
    const auto database = Database::open(path);
    PersonRepository people(**database);
    static_cast<void>(people.insert(person));
    const QJsonObject size{{QStringLiteral("record"), what}};
    auto stored = people.load(person.id);
    print("save an edit",
          measured(100,
                   [&](int) {
                       Person after = stored->person;
                       Entry entry = after.sections.front().entries().front();
                       entry.note += u'x';
                       static_cast<void>(after.sections.front().replace(0, entry));
                       stored->revisions = *people.update(stored->person, after, stored->revisions);
                       stored->person = after;
                   }),
          size);
    Statements statements = statementsFor(**database, QStringLiteral("measure"));
    print("load and count its texts", measured(50, [&](int) { recountTexts(statements, person.id); }), size);
    print("index its words", measured(50, [&](int) { indexPerson(statements, person.id); }), size);
}

/// Memory of 200 undo steps in a record of 600 entries, and the time to go through them.
void benchUndo()
{
    constexpr int steps = 200;
    PersonDocument document(personOf(600));
    const auto edit = [&](int step) {
        Entry entry = document.person().sections.front().entries()[3 * step];
        entry.highlights.front().text.setText(Language::English, RichText::fromPlain(QString::number(step)));
        document.replaceEntry(entry);
    };
    const qint64 before = memoryKilobytes("VmRSS");
    print("an edit in a record of 600 entries", measured(steps, edit));
    const QJsonObject kept{{QStringLiteral("steps"), steps}, {QStringLiteral("kB"), memoryKilobytes("VmRSS") - before}};
    print("undo in it", measured(steps, [&](int) { document.undo(); }), kept);
    print("redo in it", measured(steps, [&](int) { document.redo(); }));
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    benchDisk(folder.path());
    const QList<Person> samples = test::samples();
    // With DUOVITA_TEST_STORE=postgresql, measures a server, which does not wait for the disk, as in the tests.
    test::TestStores stores;
    const QString path = stores.newAddress();
    benchSaving(path, QStringLiteral("small"), personOf(3));
    benchSaving(path, QStringLiteral("a seed's"), samples.front());
    benchSaving(path, QStringLiteral("500 entries"), personOf(500));
    benchUndo();
    if (QCoreApplication::arguments().contains(QStringLiteral("saving")))
        return 0;
    int stored = 0;
    for (const int count : {100, 1000, 10000}) {
        {
            const auto database = Database::open(path);
            PersonRepository people(**database);
            QElapsedTimer timer;
            timer.start();
            const int from = stored;
            for (; stored < count; ++stored)
                static_cast<void>(people.insert(test::variantOf(samples[stored % samples.size()], stored)));
            print("store a new person", {milliseconds(timer) / (count - from)}, {{QStringLiteral("people"), count}});
        }
        benchStore(path, count);
    }
    print("peak memory", {}, {{QStringLiteral("kB"), memoryKilobytes("VmHWM")}});
    return 0;
}
