#include "app/cli/importcommand.h"

#include "app/cli/backupcommand.h"
#include "app/cli/commands.h"
#include "app/cli/personlookup.h"
#include "core/import/importdraft.h"
#include "core/messages/countwords.h"
#include "core/messages/errorwords.h"
#include "core/services/documentnaming.h"
#include "core/services/filing.h"

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

QJsonObject toJson(const PersonMatch& match)
{
    return {{QStringLiteral("person"), match.person.toString()},
            {QStringLiteral("name"), displayName(match.name)},
            {QStringLiteral("reasons"), QJsonArray::fromStringList(namesOf(match.reasons))}};
}

/// "record": where the draft is stored. "same": why it was merged there, if the record existed. "maybe": other people
/// whom a new record may be about.
QJsonObject reportOf(const ImportDraft& draft, const StoredDraft& stored)
{
    const Counts counts = count(draft.person);
    QJsonArray notes;
    for (const ImportNote& note : draft.notes) {
        QJsonObject object{{QStringLiteral("text"), describe(note)}};
        if (note.place.line > 0)
            object[QStringLiteral("line")] = note.place.line;
        notes += object;
    }
    QJsonArray maybe;
    for (const PersonMatch& match : stored.mayBe)
        maybe += toJson(match);
    QJsonObject report{{QStringLiteral("file"), draft.file},
                       {QStringLiteral("language"), codeOf(draft.language)},
                       {QStringLiteral("person"), draft.person.id.toString()},
                       {QStringLiteral("name"), displayName(draft.person.name)},
                       {QStringLiteral("nameGuessed"), draft.isNameGuessed},
                       {QStringLiteral("sections"), draft.person.sections.size()},
                       {QStringLiteral("entries"), counts.entries},
                       {QStringLiteral("highlights"), counts.highlights},
                       {QStringLiteral("unparsed"), counts.unparsed},
                       {QStringLiteral("notes"), notes},
                       {QStringLiteral("record"), stored.person.toString()},
                       {QStringLiteral("maybe"), maybe}};
    if (stored.match)
        report[QStringLiteral("same")] = toJson(*stored.match);
    return report;
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
        printOut(QStringLiteral("  ") + (note.place.line > 0
                                             ? QCoreApplication::translate("duovita::ImportCommand", "line %1: %2")
                                                   .arg(QString::number(note.place.line), words)
                                             : words));
    }
}

/// Reads and stores files. A document that names nobody waits for the others, one of which may identify its person; so
/// all files are read before a guessed name is used.
class Importing {
public:
    Importing(const CommandLine& line, Database& database) : m_line(line), m_database(database)
    {
        m_options.language = line.request.language;
        if (!line.person.isEmpty())
            m_options.personName = line.person;
        m_options.merge = !line.separate;
    }

    int run()
    {
        QList<ReadDocument> open;
        for (const QString& file : m_line.arguments) {
            const ReadDocument document = readDocument(m_reading, file, m_options);
            m_naming.add(document);
            if (document.isNameOpen() && m_line.arguments.size() > 1)
                open += document;
            else
                storeAll(document);
        }
        for (const ReadDocument& document : std::as_const(open))
            storeAll(m_naming.namedLikeOthers(m_reading, document, m_options).value_or(document));
        if (m_line.json)
            printJson(QJsonDocument(m_reports).toJson());
        else if (m_line.dryRun)
            printOut(QCoreApplication::translate("duovita::ImportCommand", "This was a dry run; nothing was written."));
        return m_failed ? 1 : 0;
    }

private:
    void say(const QString& file, const Error& error)
    {
        m_failed = true;
        printError(describe(error));
        m_reports += QJsonObject{{QStringLiteral("file"), file}, {QStringLiteral("error"), describe(error)}};
    }

    /// A draft and what happened to it, for the report.
    using Filed = std::pair<ImportDraft, StoredDraft>;

    void storeAll(const ReadDocument& document)
    {
        if (document.error)
            say(document.file, *document.error);
        QList<ImportDraft> named;
        for (const ImportDraft& draft : document.drafts) {
            if (draft.isNameMissing)
                say(draft.file, Error{ErrorCode::NameMissing, {draft.file}, {draft.file}});
            else
                named += draft;
        }
        const std::optional<PersonId> before = m_named;
        const Result<QList<Filed>> filed = storeTogether(named);
        if (!filed) {
            m_named = before;
            return say(document.file, filed.error());
        }
        for (const Filed& each : *filed)
            report(each.first, each.second);
    }

    /// Stores all people of a file or none: after an interruption, the user continues with whole files.
    Result<QList<Filed>> storeTogether(const QList<ImportDraft>& drafts)
    {
        QList<Filed> filed;
        if (drafts.isEmpty())
            return filed;
        StoringTogether together(m_database);
        for (const ImportDraft& draft : drafts) {
            const Result<Filed> stored = store(draft);
            if (!stored)
                return stored.error();
            filed += *stored;
        }
        const Result<void> done = together.commit();
        return done ? Result(filed) : done.error();
    }

    Result<Filed> store(ImportDraft draft)
    {
        const bool other = std::any_of(draft.notes.begin(), draft.notes.end(), [](const ImportNote& note) {
            return note.kind == ImportNote::Kind::OtherPersonNamed;
        });
        const auto into = other ? std::nullopt : m_named;
        const auto stored = storeDraft(m_database, draft, {into, m_options.merge});
        if (!stored)
            return stored.error();
        for (const ImportNote& note : stored->notes)
            draft.notes += note;
        // Documents for which the command line gives a name are about one person.
        if (!m_line.person.isEmpty() && !other)
            m_named = stored->person;
        return Filed{draft, *stored};
    }

    void report(const ImportDraft& draft, const StoredDraft& stored)
    {
        if (m_line.json)
            m_reports += reportOf(draft, stored);
        else
            printReport(draft);
    }

    const CommandLine& m_line;
    Database& m_database;
    ImportOptions m_options;
    GuardedReading m_reading;
    DocumentNaming m_naming;
    std::optional<PersonId> m_named;
    QJsonArray m_reports;
    bool m_failed = false;
};

} // namespace

int runImport(const CommandLine& line, Database& database)
{
    if (!line.dryRun)
        backUpBeforeWriting(line.database);
    return Importing(line, database).run();
}

} // namespace duovita
