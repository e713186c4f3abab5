#include "core/storage/historyrepository.h"

#include "core/storage/changenotice.h"
#include "core/storage/columns.h"
#include "core/storage/database.h"
#include "core/storage/historybudget.h"
#include "core/storage/pastrecord.h"
#include "core/storage/recordloading.h"
#include "core/storage/searchindex.h"
#include "core/storage/transaction.h"

#include <QDateTime>

namespace duovita {

namespace {

Timestamp timeOf(const QVariant& value)
{
    return Timestamp(std::chrono::milliseconds(value.toLongLong()));
}

QString isoText(Timestamp when)
{
    return QDateTime::fromMSecsSinceEpoch(when.time_since_epoch().count()).toString(Qt::ISODateWithMs);
}

/// The times of landmarks, earliest first, from moments that are newest first.
QList<Timestamp> landmarksOf(const QList<RevisionInfo>& moments)
{
    QList<Timestamp> landmarks;
    for (auto moment = moments.rbegin(); moment != moments.rend(); ++moment) {
        if (moment->cause && isLandmark(*moment->cause))
            landmarks += moment->at;
    }
    return landmarks;
}

/// Only the content: without the ids of the entry and of its highlights.
Entry withoutIds(Entry entry)
{
    static const EntryId id;
    static const HighlightId point;
    entry.id = id;
    for (Highlight& highlight : entry.highlights)
        highlight.id = point;
    return entry;
}

bool holdsNothing(Entry entry)
{
    entry.highlights.removeIf([](const Highlight& point) { return point.text.isEmpty(); });
    Entry blank;
    blank.details = makeDetails(kindOf(entry.details));
    blank.visible = entry.visible;
    return withoutIds(entry) == withoutIds(blank);
}

/// Whether the record has another entry of this kind with the same content.
bool hasTwin(Statements& statements, const PersonId& person, const Section& section, const Entry& entry)
{
    const EntryColumns columns = columnsOf(entry);
    const auto alike = statements.rows(
        QStringLiteral("SELECT entry.id FROM entry JOIN section ON section.id = entry.section_id"
                       " AND section.person_id = entry.person_id WHERE entry.person_id = ? AND section.kind = ?"
                       " AND entry.deleted_at IS NULL AND entry.content = ? AND entry.extra = ?"),
        {person.toString(), columnsOf(section).kind, columns.content, columns.extra});
    return std::any_of(alike.begin(), alike.end(), [&](const QVariantList& row) {
        const QString id = row[0].toString();
        const auto other =
            entryFrom(id, section.kind(), {columns.content, columns.extra, loadHighlights(statements, id)});
        return other && withoutIds(*other) == withoutIds(entry);
    });
}

template <typename Value>
Result<QList<Value>> outcome(Transaction& transaction, const QList<Value>& values)
{
    const Result<void> done = transaction.commit();
    return done ? Result(values) : done.error();
}

} // namespace

Result<QList<EntryVersion>> HistoryRepository::versionsOf(const EntryId& id) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look for earlier versions"));
    Transaction transaction(statements, Access::Reading);
    const QVariant kind =
        statements.value(QStringLiteral("SELECT section.kind FROM entry JOIN section ON section.id = entry.section_id"
                                        " AND section.person_id = entry.person_id WHERE entry.id = ?"),
                         {id.toString()});
    if (!kind.isValid())
        statements.fail({ErrorCode::EntryNotFound, {id.toString()}});
    QList<EntryVersion> versions;
    const QString cause = QStringLiteral("(SELECT cause FROM moment WHERE moment.person_id = entry_history.person_id"
                                         " AND moment.saved_at = entry_history.%1)");
    const auto rows = readRows(
        statements, RowsOf::EntryHistory, QStringLiteral("WHERE entry_id = ? ORDER BY revision DESC"), {id.toString()},
        cause.arg(QStringLiteral("written_at")) + u',' + cause.arg(QStringLiteral("replaced_at")));
    for (const StoredRow& row : rows) {
        const auto entry = entryOfVersion(id.toString(), findSectionKind(kind.toString()).value_or(SectionKind::Custom),
                                          row.text("content"), row.text("extra"));
        if (!entry) {
            statements.failDamaged(entry.error());
            break;
        }
        versions += EntryVersion{*entry, timeOf(row.value("written_at")), timeOf(row.value("replaced_at")),
                                 findChangeCause(row.more(0).toString()), findChangeCause(row.more(1).toString())};
    }
    return outcome(transaction, versions);
}

Result<QList<RevisionInfo>> HistoryRepository::revisionsOf(const PersonId& id) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look for earlier states"));
    Transaction transaction(statements, Access::Reading);
    const auto rows = readRows(statements, RowsOf::Moment, QStringLiteral("WHERE person_id = ? ORDER BY saved_at DESC"),
                               {id.toString()});
    const Timestamp now{std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch())};
    QList<RevisionInfo> written;
    for (const StoredRow& row : rows)
        written += RevisionInfo{timeOf(row.value("saved_at")), findChangeCause(row.text("cause"))};
    const QList<Timestamp> landmarks = landmarksOf(written);
    QList<RevisionInfo> moments;
    for (qsizetype i = 0; i < written.size(); ++i) {
        const RevisionInfo& moment = written[i];
        // A moment kept only for the cause of a version does not allow a state to be rebuilt.
        const bool exact = i == 0 || !isThinnedOut({moment.at, written[i - 1].at, 0}, now, HistoryBudget(), landmarks);
        if (exact)
            moments += moment;
    }
    return outcome(transaction, moments);
}

Result<PastRecord> HistoryRepository::asOf(const PersonId& id, Timestamp when) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look for an earlier state"));
    Transaction transaction(statements, Access::Reading);
    const QVariant first =
        statements.value(QStringLiteral("SELECT min(saved_at) FROM moment WHERE person_id = ?"), {id.toString()});
    if (first.isNull())
        statements.fail({ErrorCode::PersonNotFound, {id.toString()}});
    else if (when < timeOf(first))
        statements.fail({ErrorCode::MomentUnknown, {isoText(when), isoText(timeOf(first))}});
    const std::optional<PastRecord> past = recordAsOf(statements, id, when);
    if (!past)
        statements.fail({ErrorCode::PersonNotFound, {id.toString()}});
    const Result<void> done = transaction.commit();
    return done ? Result(*past) : done.error();
}

Result<QList<TrashedPerson>> HistoryRepository::trashedPeople() const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look into the trash"));
    Transaction transaction(statements, Access::Reading);
    QList<TrashedPerson> people;
    const auto rows =
        readRows(statements, RowsOf::Person, QStringLiteral("WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC"));
    for (const StoredRow& row : rows) {
        const Result<Person> person = personFrom(row.text("id"), personColumnsOf(row));
        if (!person) {
            statements.failDamaged(person.error());
            break;
        }
        people += TrashedPerson{person->id, person->name, timeOf(row.value("deleted_at"))};
    }
    return outcome(transaction, people);
}

Result<QList<TrashedEntry>> HistoryRepository::trashedEntries(const PersonId& person) const
{
    Statements statements = statementsFor(m_database, QStringLiteral("look into the trash"));
    Transaction transaction(statements, Access::Reading);
    QList<TrashedEntry> entries;
    const auto rows =
        readRows(statements, RowsOf::Entry,
                 QStringLiteral("WHERE person_id = ? AND deleted_at IS NOT NULL ORDER BY deleted_at DESC, position"),
                 {person.toString()});
    for (const StoredRow& row : rows) {
        const auto sections =
            readRows(statements, RowsOf::Section, QStringLiteral("WHERE id = ?"), {row.value("section_id")});
        if (sections.isEmpty())
            break; // the failure is noted: every entry has a section
        const auto section = sectionFrom(sections.front().text("id"), sectionColumnsOf(sections.front()));
        const auto entry =
            section ? entryFrom(row.text("id"), section->kind(),
                                {row.text("content"), row.text("extra"), loadHighlights(statements, row.text("id"))})
                    : Result<Entry>(section.error());
        if (!entry) {
            statements.failDamaged(entry.error());
            break;
        }
        if (!holdsNothing(*entry) && !hasTwin(statements, person, *section, *entry))
            entries +=
                TrashedEntry{*entry, section->id(), section->kind(), section->title, timeOf(row.value("deleted_at"))};
    }
    return outcome(transaction, entries);
}

Result<int> HistoryRepository::emptyTrash()
{
    Statements statements = statementsFor(m_database, QStringLiteral("empty the trash"));
    Transaction transaction(statements, Access::Removing);
    // All conditions compare rows of the same person: if people are distributed over several servers, each server finds
    // its own.
    const QString gonePerson = QStringLiteral(
        "EXISTS (SELECT 1 FROM person WHERE person.id = %1.person_id AND person.deleted_at IS NOT NULL)");
    const QString goneSection =
        QStringLiteral("EXISTS (SELECT 1 FROM section WHERE section.person_id = entry.person_id"
                       " AND section.id = entry.section_id AND section.deleted_at IS NOT NULL)");
    const QString goneEntry = QStringLiteral("entry.deleted_at IS NOT NULL OR %1 OR %2")
                                  .arg(goneSection, gonePerson.arg(QStringLiteral("entry")));
    const auto ofGoneEntry = [&](const QString& table) {
        return QStringLiteral("DELETE FROM %1 WHERE EXISTS (SELECT 1 FROM entry WHERE entry.person_id = %1.person_id"
                              " AND entry.id = %1.entry_id AND (%2))")
            .arg(table, goneEntry);
    };
    // Children before their parents, as the foreign keys require.
    statements.run(ofGoneEntry(QStringLiteral("highlight")));
    statements.run(ofGoneEntry(QStringLiteral("entry_history")));
    int gone = statements.run(QStringLiteral("DELETE FROM entry WHERE ") + goneEntry);
    statements.run(QStringLiteral("DELETE FROM section_history WHERE EXISTS (SELECT 1 FROM section"
                                  " WHERE section.person_id = section_history.person_id"
                                  " AND section.id = section_history.section_id"
                                  " AND (section.deleted_at IS NOT NULL OR %1))")
                       .arg(gonePerson.arg(QStringLiteral("section"))));
    for (const QString& table : {QStringLiteral("section"), QStringLiteral("cv")})
        statements.run(
            QStringLiteral("DELETE FROM %1 WHERE deleted_at IS NOT NULL OR %2").arg(table, gonePerson.arg(table)));
    for (const char* table : {"missing_text", "person_history", "old_photo", "moment"}) {
        const QString name = QString::fromLatin1(table);
        statements.run(QStringLiteral("DELETE FROM %1 WHERE %2").arg(name, gonePerson.arg(name)));
    }
    gone += statements.run(QStringLiteral("DELETE FROM person WHERE deleted_at IS NOT NULL"));
    tidyIndex(statements);
    announceChange(statements, std::nullopt);
    const Result<void> done = transaction.commit();
    return done ? Result(gone) : done.error();
}

} // namespace duovita
