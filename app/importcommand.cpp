#include "app/importcommand.h"

#include "app/commands.h"
#include "app/personlookup.h"
#include "core/import/importdraft.h"
#include "ui/presentation/errorwords.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace duovita {

namespace {

struct Counts {
    int entries = 0;
    int highlights = 0;
    int unparsed = 0;
};

Counts count(const Person& person)
{
    Counts counts;
    counts.unparsed = static_cast<int>(person.unparsed.size());
    for (const Section& section : person.sections) {
        counts.unparsed += static_cast<int>(section.unparsed.size());
        counts.entries += static_cast<int>(section.entries().size());
        for (const Entry& entry : section.entries()) {
            counts.highlights += static_cast<int>(entry.highlights.size());
            counts.unparsed += static_cast<int>(entry.unparsed.size());
        }
    }
    return counts;
}

QJsonObject reportOf(const ImportDraft& draft)
{
    const Counts counts = count(draft.person);
    QJsonArray notes;
    for (const ImportNote& note : draft.notes) {
        QJsonObject object{{QStringLiteral("text"), describe(note)}};
        if (note.place.line > 0)
            object[QStringLiteral("line")] = note.place.line;
        notes += object;
    }
    return {{QStringLiteral("file"), draft.file},
            {QStringLiteral("person"), draft.person.id.toString()},
            {QStringLiteral("name"), displayName(draft.person.name)},
            {QStringLiteral("sections"), draft.person.sections.size()},
            {QStringLiteral("entries"), counts.entries},
            {QStringLiteral("highlights"), counts.highlights},
            {QStringLiteral("unparsed"), counts.unparsed},
            {QStringLiteral("notes"), notes}};
}

void printReport(const ImportDraft& draft)
{
    const Counts counts = count(draft.person);
    printOut(QCoreApplication::translate("duovita::ImportCommand",
                                         "%1: %2, %3 sections, %4 entries, %5 points, %6 pieces not placed")
                 .arg(draft.file, displayName(draft.person.name))
                 .arg(draft.person.sections.size())
                 .arg(counts.entries)
                 .arg(counts.highlights)
                 .arg(counts.unparsed));
    for (const ImportNote& note : draft.notes) {
        const QString line = note.place.line > 0 ? QStringLiteral("%1: ").arg(note.place.line) : QString();
        printOut(QStringLiteral("  ") + line + describe(note));
    }
}

/// Puts a draft into the store. A record that is already there, unchanged, is left alone.
Result<void> store(ImportDraft& draft, Database& database)
{
    PersonRepository repository(database);
    const auto known = repository.load(draft.person.id);
    if (known && known->person == draft.person) {
        draft.notes += ImportNote{ImportNote::Kind::NothingNew, {displayName(draft.person.name)}};
        return {};
    }
    const auto namesakes = peopleNamed(database, draft.person.name);
    if (!namesakes)
        return namesakes.error();
    const auto inserted = repository.insert(draft.person);
    if (!inserted)
        return inserted.error();
    if (!namesakes->isEmpty())
        draft.notes += ImportNote{ImportNote::Kind::SecondRecord, {displayName(draft.person.name)}};
    return {};
}

} // namespace

int runImport(const CommandLine& line, Database& database)
{
    ImportOptions options;
    options.language = line.language;
    if (!line.person.isEmpty())
        options.personName = line.person;
    QJsonArray reports;
    bool failed = false;
    const auto fail = [&](const QString& file, const Error& error) {
        failed = true;
        printError(describe(error));
        reports += QJsonObject{{QStringLiteral("file"), file}, {QStringLiteral("error"), describe(error)}};
    };
    for (const QString& file : line.arguments) {
        auto drafts = readFile(file, options);
        if (!drafts) {
            fail(file, drafts.error());
            continue;
        }
        for (ImportDraft& draft : *drafts) {
            if (const Result<void> stored = store(draft, database); !stored)
                fail(file, stored.error());
            else if (line.json)
                reports += reportOf(draft);
            else
                printReport(draft);
        }
    }
    if (line.json)
        printOut(QString::fromUtf8(QJsonDocument(reports).toJson()).trimmed());
    return failed ? 1 : 0;
}

} // namespace duovita
