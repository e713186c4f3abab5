// crashwriter DATABASE edit: edits the one person in it until it is killed. Edit n writes n to the person's headline,
// to an entry and to a point of another entry, now and then moving an entry to the trash and a new one in, all in one
// call; once that has returned, n is printed. crashwriter DATABASE open: says so and opens it, which brings its schema
// up to date.

#include "core/storage/database.h"
#include "core/storage/personrepository.h"

#include <QCoreApplication>

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
    if (n % 3 == 0) { // a further entry comes, or the one that came goes
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

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
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
