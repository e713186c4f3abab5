#include "app/cli/listcommand.h"

#include "app/cli/commands.h"
#include "app/cli/personlookup.h"

#include "core/json/personjson.h"
#include "core/messages/recordwords.h"
#include "core/storage/snippets.h"
#include "core/storage/translatedsearch.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::Commands)
};

/// People that a search found, and where it matched.
struct Found {
    QList<PersonSummary> people;
    QHash<PersonId, SearchSnippet> snippets;
    bool isTranslated = false;
};

QJsonObject toJson(const PersonSummary& summary)
{
    QJsonObject name;
    QJsonObject missing;
    for (Language language : allLanguages) {
        if (!summary.name.text(language).isEmpty())
            name[codeOf(language)] = summary.name.text(language);
        missing[codeOf(language)] = summary.missing[indexOf(language)];
    }
    return {{QStringLiteral("id"), summary.id.toString()},
            {QStringLiteral("name"), name},
            {QStringLiteral("texts"), summary.texts},
            {QStringLiteral("missing"), missing}};
}

/// "match": the place, the surrounding text, and the positions of the search words in it.
QJsonObject toJson(const SearchSnippet& snippet)
{
    QJsonArray marks;
    for (const SearchSnippet::Mark& mark : snippet.marks)
        marks += QJsonArray{mark.start, mark.length};
    QJsonObject match{{QStringLiteral("text"), snippet.text}, {QStringLiteral("marks"), marks}};
    if (snippet.entry) {
        match[QStringLiteral("section")] = nameOf(snippet.kind);
        match[QStringLiteral("entry")] = snippet.entry->id.toString();
        match[QStringLiteral("place")] = placeOf(snippet);
    }
    return match;
}

/// "Papers, On search: … what was [searched] …"
QString lineOf(const SearchSnippet& snippet)
{
    QString text;
    qsizetype at = 0;
    for (const SearchSnippet::Mark& mark : snippet.marks) {
        text += snippet.text.mid(at, mark.start - at) + u'[' + snippet.text.mid(mark.start, mark.length) + u']';
        at = mark.start + mark.length;
    }
    text += snippet.text.mid(at);
    const QString place = placeOf(snippet);
    return place.isEmpty() ? text : QString(place + QStringLiteral(": ") + text);
}

Result<Found> whoHasIt(Database& database, const CommandLine& line)
{
    const auto people = PersonRepository(database).list(line.search, line.sort, line.filter);
    if (!people)
        return people.error();
    QList<PersonId> ids;
    for (const PersonSummary& summary : *people)
        ids += summary.id;
    const auto snippets = findSnippets(database, ids, line.search);
    return snippets ? Result<Found>({*people, *snippets, false}) : snippets.error();
}

Result<Found> whoHasItTranslated(Database& database, const CommandLine& line)
{
    const PersonRepository repository(database);
    const auto direct = repository.matching(line.search);
    if (!direct)
        return direct.error();
    if (!*direct)
        return Found{}; // no words: everybody
    const auto matches = findByTranslation(database, line.search, (*direct)->everywhere);
    const auto everybody = repository.inOrder(line.sort);
    if (!matches || !everybody)
        return matches ? everybody.error() : matches.error();
    const auto ids = repository.passing(inOrder(*everybody, SearchMatches{matches->people, {}}), line.filter);
    if (!ids)
        return ids.error();
    const auto people = repository.summaries(*ids);
    const auto snippets = findSnippets(database, *ids, (matches->words + QStringList{line.search}).join(u' '));
    if (!people || !snippets)
        return people ? snippets.error() : people.error();
    return Found{*people, *snippets, true};
}

QJsonArray jsonOf(const Found& found)
{
    QJsonArray json;
    for (const PersonSummary& summary : found.people) {
        QJsonObject object = toJson(summary);
        if (const auto snippet = found.snippets.constFind(summary.id); snippet != found.snippets.cend())
            object[QStringLiteral("match")] = toJson(*snippet);
        if (found.isTranslated)
            object[QStringLiteral("translated")] = true;
        json += object;
    }
    return json;
}

void print(const Found& found)
{
    for (const PersonSummary& summary : found.people) {
        printOut(summary.id.toString() + QStringLiteral("  ") + displayName(summary.name));
        const auto snippet = found.snippets.constFind(summary.id);
        if (snippet == found.snippets.cend())
            continue;
        const QString where = lineOf(*snippet);
        printOut(QStringLiteral("    ") + (found.isTranslated ? Words::tr("By translation: %1").arg(where) : where));
    }
}

} // namespace

int runList(const CommandLine& line, Database& database)
{
    const auto found = whoHasIt(database, line);
    if (!found)
        return fail(found.error());
    const auto translated = whoHasItTranslated(database, line);
    if (!translated)
        return fail(translated.error());
    if (line.json) {
        QJsonArray json = jsonOf(*found);
        for (const QJsonValue& person : jsonOf(*translated))
            json += person;
        printJson(QJsonDocument(json).toJson());
    } else {
        print(*found);
        print(*translated);
    }
    return 0;
}

} // namespace duovita
