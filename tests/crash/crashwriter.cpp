// The victim of crash tests.
// crashwriter DATABASE edit: edits the only person until killed. Edit n writes n to the headline, to an entry and to a
// point of another entry, and sometimes moves an entry to the trash and adds a new one, all in one call; when that has
// returned, it prints n.
// crashwriter DATABASE open: prints a line, then opens the database, which migrates its schema.
// crashwriter DATABASE share NAME LINES: adds that many lines to the person's notes, each beginning with the name,
// while others do the same. Prints each line that was saved, "conflict" if another program was faster, and "away" if
// the server was unreachable.
// crashwriter DATABASE endure EDITS: makes that many edits with the window's autosave, printing each success and
// failure; gives up with exit code 3 after several failures of the same edit.
// crashwriter DATABASE backup: makes backups until killed, printing the file of each.
// what saves in the window, printing each that is saved and each failure; gives up (exit code 3) after some of the same
// edit. crashwriter DATABASE backup: makes one backup after another until it is killed, printing each one's file.

#include "core/editing/autosave.h"
#include "core/storage/backupfolder.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"

#include <QCoreApplication>
#include <QThread>

#include <cstdio>

using namespace duovita;

namespace {

LocalizedText numbered(int n)
{
    return LocalizedText::of(QString::number(n), QStringLiteral("第%1次").arg(n));
}

Person edited(Person person, int n)
{
    person.headline = numbered(n);
    Section& work = person.sections[0];
    Entry first = work.entries()[0];
    std::get<ExperienceDetails>(first.details).organization = numbered(n);
    static_cast<void>(work.replace(0, first));
    Entry second = work.entries()[1];
    second.highlights.front().text = LocalizedRichText::shared(RichText::fromPlain(QString::number(n)));
    static_cast<void>(work.replace(1, second));
    if (n % 3 == 0) { // add another entry, or remove the added one
        if (work.entries().size() > 2)
            static_cast<void>(work.take(2));
        else
            static_cast<void>(work.append(work.newEntry()));
    }
    return person;
}

int edit(PersonRepository& people)
{
    const auto list = people.list();
    if (!list || list->size() != 1)
        return 1;
    auto stored = people.load(list->front().id);
    if (!stored)
        return 1;
    for (int n = stored->person.headline.text(Language::English).toInt() + 1;; ++n) {
        const Person after = edited(stored->person, n);
        const auto revisions = people.update(stored->person, after, stored->revisions);
        if (!revisions)
            return 1;
        stored = StoredPerson{after, *revisions};
        std::printf("%d\n", n);
        std::fflush(stdout);
    }
}

void say(const QString& text)
{
    std::printf("%s\n", qPrintable(text));
    std::fflush(stdout);
}

int reportFailure(const Error& error)
{
    say(QStringLiteral("failed\t%1\t%2").arg(static_cast<int>(error.code)).arg(error.parameters.join(u'\t')));
    return 1;
}

void apply(PersonDocument& document, const Person& after)
{
    const PersonDocument::Step step(document);
    const Section before = document.person().sections.front();
    const QList<Entry>& entries = after.sections.front().entries();
    document.replaceProfile(after);
    if (before.entries().size() > entries.size())
        document.removeEntry(before.entries().last().id);
    for (qsizetype i = 0; i < entries.size(); ++i) {
        if (!document.replaceEntry(entries[i]))
            document.insertEntry(before.id(), i, entries[i]);
    }
}

int endure(const QString& path, int edits)
{
    constexpr int gaveUp = 3;
    constexpr int tries = 4;
    const auto read = [&]() -> Result<StoredPerson> {
        const auto database = Database::openExisting(path);
        if (!database)
            return database.error();
        const PersonRepository people(**database);
        const auto list = people.list();
        return list ? people.load(list->front().id) : Result<StoredPerson>(list.error());
    }();
    if (!read)
        return reportFailure(read.error());
    PersonDocument document(read->person);
    Autosave autosave(path, document, read->revisions);
    const int before = read->person.headline.text(Language::English).toInt();
    for (int n = before + 1; n <= before + edits; ++n) {
        apply(document, edited(document.person(), n));
        Result<void> saved = autosave.flush();
        for (int failures = 1; !saved; ++failures) {
            reportFailure(saved.error());
            if (failures == tries)
                std::_Exit(gaveUp); // like a crash: nothing more is written
            saved = autosave.flush();
        }
        say(QString::number(n));
    }
    return 0;
}

std::unique_ptr<Database> openPatiently(const QString& path)
{
    for (;;) {
        auto database = Database::openExisting(path);
        if (database)
            return *std::move(database);
        if (database.error().code != ErrorCode::DatabaseUnreachable)
            return nullptr;
        QThread::msleep(20);
    }
}

int share(const QString& path, const QString& name, int lines)
{
    std::unique_ptr<Database> database = openPatiently(path);
    for (int line = 1; line <= lines && database;) {
        PersonRepository people(*database);
        const QString text = QStringLiteral("%1-%2").arg(name).arg(line);
        const auto list = people.list();
        const auto stored = list && !list->isEmpty() ? people.load(list->front().id)
                                                     : Result<StoredPerson>(list ? Error{} : list.error());
        Result<PersonRevisions> written = stored ? stored->revisions : Result<PersonRevisions>(stored.error());
        // The line may have been saved although no reply arrived.
        const bool there = stored && stored->person.notes.split(u'\n').contains(text);
        if (stored && !there) {
            Person after = stored->person;
            after.notes += text + u'\n';
            written = people.update(stored->person, after, stored->revisions);
        }
        if (written) {
            say(text);
            ++line;
        } else if (written.error().code == ErrorCode::RevisionStale) {
            say(QStringLiteral("conflict"));
        } else if (written.error().code == ErrorCode::DatabaseUnreachable) {
            say(QStringLiteral("away"));
            database = openPatiently(path);
        } else {
            say(QStringLiteral("failed: ") + written.error().parameters.join(u' '));
            return 1;
        }
    }
    return database ? 0 : 1;
}

int backUp(const QString& path)
{
    for (;;) {
        const auto made = backUpBeforeRestoring(path, QDateTime::currentDateTime());
        if (!made)
            return reportFailure(made.error());
        say(*made);
    }
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(2) == QStringLiteral("share"))
        return share(words.value(1), words.value(3), words.value(4).toInt());
    if (words.value(2) == QStringLiteral("endure"))
        return endure(words.value(1), words.value(3).toInt());
    if (words.value(2) == QStringLiteral("backup"))
        return backUp(words.value(1));
    const bool edits = words.value(2) == QStringLiteral("edit");
    if (!edits) {
        std::printf("opening\n");
        std::fflush(stdout);
    }
    const auto database = Database::open(words.value(1));
    if (!database)
        return 1;
    PersonRepository people(**database);
    return edits ? edit(people) : 0;
}
