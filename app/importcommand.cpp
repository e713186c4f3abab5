#include "app/importcommand.h"

#include "app/backupcommand.h"
#include "app/commands.h"
#include "app/personlookup.h"
#include "core/filing/filing.h"
#include "core/import/importdraft.h"
#include "ui/presentation/countwords.h"
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
            {QStringLiteral("language"), codeOf(draft.language)},
            {QStringLiteral("person"), draft.person.id.toString()},
            {QStringLiteral("name"), displayName(draft.person.name)},
            {QStringLiteral("nameGuessed"), draft.isNameGuessed},
            {QStringLiteral("sections"), draft.person.sections.size()},
            {QStringLiteral("entries"), counts.entries},
            {QStringLiteral("highlights"), counts.highlights},
            {QStringLiteral("unparsed"), counts.unparsed},
            {QStringLiteral("notes"), notes}};
}

void printReport(const ImportDraft& draft)
{
    const Counts counts = count(draft.person);
    printOut(QCoreApplication::translate("duovita::ImportCommand", "%1: %2, %3, %4, %5, %6")
                 .arg(draft.isColumn ? QString(draft.file + QStringLiteral(" (") + codeOf(draft.language) + u')')
                                     : draft.file,
                      displayName(draft.person.name), countOf(draft.person.sections.size(), Counted::Sections),
                      countOf(counts.entries, Counted::Entries), countOf(counts.highlights, Counted::Points),
                      countOf(counts.unparsed, Counted::Unplaced)));
    for (const ImportNote& note : draft.notes) {
        const QString words = describe(note);
        printOut(
            QStringLiteral("  ") +
            (note.place.line > 0
                 ? QCoreApplication::translate("duovita::ImportCommand", "line %1: %2").arg(note.place.line).arg(words)
                 : words));
    }
}

} // namespace

int runImport(const CommandLine& line, Database& database)
{
    ImportOptions options;
    options.language = line.language;
    if (!line.person.isEmpty())
        options.personName = line.person;
    options.merge = !line.separate;
    options.nameByFile = true;
    if (!line.dryRun)
        backUpBeforeWriting(line.database);
    QJsonArray reports;
    bool failed = false;
    std::optional<PersonId> named;
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
            const bool other = std::any_of(draft.notes.begin(), draft.notes.end(), [](const ImportNote& note) {
                return note.kind == ImportNote::Kind::OtherPersonNamed;
            });
            const auto into = other ? std::nullopt : named;
            const auto stored = storeDraft(database, draft, {into, options.merge});
            if (!stored) {
                fail(file, stored.error());
                continue;
            }
            for (const ImportNote& note : stored->notes)
                draft.notes += note;
            // Documents that the command line gives one name are about one person.
            if (!line.person.isEmpty() && !other)
                named = stored->person;
            if (line.json)
                reports += reportOf(draft);
            else
                printReport(draft);
        }
    }
    if (line.json)
        printOut(QString::fromUtf8(QJsonDocument(reports).toJson()).trimmed());
    else if (line.dryRun)
        printOut(QCoreApplication::translate("duovita::ImportCommand", "Nothing was written: this was a trial."));
    return failed ? 1 : 0;
}

} // namespace duovita
