#include "app/commands.h"

#include "app/checkcommand.h"
#include "app/exportcommand.h"
#include "app/importcommand.h"
#include "app/personlookup.h"

#include "core/content/cvcontent.h"
#include "core/json/personjson.h"
#include "ui/presentation/errorwords.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>

namespace duovita {

namespace {

void print(std::FILE* stream, const QString& text)
{
    const QByteArray bytes = text.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream);
}

int fail(const Error& error)
{
    printError(describe(error));
    return 1;
}

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

int runList(const CommandLine& line, Database& database)
{
    const auto people = PersonRepository(database).list(line.search);
    if (!people)
        return fail(people.error());
    QJsonArray json;
    for (const PersonSummary& summary : *people) {
        if (line.json)
            json += toJson(summary);
        else
            printOut(summary.id.toString() + QStringLiteral("  ") + displayName(summary.name));
    }
    if (line.json)
        printOut(QString::fromUtf8(QJsonDocument(json).toJson()).trimmed());
    return 0;
}

int runShow(const CommandLine& line, Database& database)
{
    const auto stored = findPerson(database, line.arguments.front());
    if (!stored)
        return fail(stored.error());
    const Person& person = stored->person;
    if (line.json) {
        printOut(QString::fromUtf8(writePeople({person})).trimmed());
        return 0;
    }
    printOut(plainText(makeContent(person, person.cvs.front(), line.language.value_or(Language::English))).trimmed());
    return 0;
}

} // namespace

void printOut(const QString& text)
{
    print(stdout, text);
}

void printError(const QString& text)
{
    print(stderr, text);
}

int runCommand(const CommandLine& line)
{
    const auto database = Database::open(line.database);
    if (!database)
        return fail(database.error());
    switch (line.command) {
    case CommandLine::Command::Import:
        return runImport(line, **database);
    case CommandLine::Command::List:
        return runList(line, **database);
    case CommandLine::Command::Show:
        return runShow(line, **database);
    case CommandLine::Command::Export:
        return runExport(line, **database);
    case CommandLine::Command::Check:
        return runCheck(line, **database);
    default:
        return 0;
    }
}

} // namespace duovita
