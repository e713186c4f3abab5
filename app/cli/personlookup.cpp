#include "app/cli/personlookup.h"

#include "app/cli/commands.h"
#include "core/messages/errorwords.h"
#include "core/storage/searchtext.h"

namespace duovita {

namespace {

bool hasName(const PersonSummary& summary, const QString& name)
{
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        return !name.isEmpty() && summary.name.text(language).compare(name.simplified(), Qt::CaseInsensitive) == 0;
    });
}

bool namesHave(const PersonSummary& summary, const QString& words)
{
    Person person;
    person.name = summary.name;
    const QString names = searchTextOf(person);
    const QStringList wanted = searchWords(words);
    return !wanted.isEmpty() &&
           std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) { return names.contains(word); });
}

Result<StoredPerson> only(PersonRepository& repository, const QList<PersonSummary>& people, const QString& words)
{
    if (people.isEmpty())
        return Error{ErrorCode::PersonNotFound, {words}};
    if (people.size() == 1)
        return repository.load(people.front().id);
    QStringList names;
    for (const PersonSummary& summary : people)
        names += displayName(summary.name) + QStringLiteral(" (") + summary.id.toString() + u')';
    return Error{ErrorCode::PersonAmbiguous, {words, names.join(QStringLiteral(", "))}};
}

} // namespace

Result<StoredPerson> findPerson(Database& database, const QString& words)
{
    PersonRepository repository(database);
    if (const Result<PersonId> id = PersonId::parse(words))
        return repository.load(*id);
    const auto everybody = repository.list();
    if (!everybody)
        return everybody.error();
    QList<PersonSummary> named;
    for (const PersonSummary& summary : *everybody) {
        if (hasName(summary, words))
            named += summary;
    }
    if (!named.isEmpty())
        return only(repository, named, words);
    // By pinyin or a part of the name; other matches of a search are not meant.
    for (const PersonSummary& summary : *everybody) {
        if (namesHave(summary, words))
            named += summary;
    }
    return only(repository, named, words);
}

bool forEachPerson(const CommandLine& line, Database& database, const std::function<void(const Person&)>& use)
{
    const auto fail = [](const Error& error) {
        printError(describe(error));
        return false;
    };
    if (!line.all) {
        const auto stored = findPerson(database, line.arguments.front());
        if (!stored)
            return fail(stored.error());
        use(stored->person);
        return true;
    }
    PersonRepository repository(database);
    const auto everybody = repository.list();
    if (!everybody)
        return fail(everybody.error());
    bool done = true;
    for (const PersonSummary& summary : *everybody) {
        const auto stored = repository.load(summary.id);
        if (stored)
            use(stored->person);
        else
            done = fail(stored.error());
    }
    return done;
}

} // namespace duovita
