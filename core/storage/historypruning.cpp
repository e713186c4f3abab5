#include "core/storage/historypruning.h"

#include "core/storage/database.h"
#include "core/storage/transaction.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QRandomGenerator>

#include <algorithm>

namespace duovita {

namespace {

struct VersionTable {
    const char* name;
    const char* key;  ///< the column that identifies whose version it is
    const char* size; ///< in characters, which is accurate enough
};
constexpr VersionTable versionTables[]{
    {"entry_history", "entry_id", "length(content) + length(extra)"},
    {"section_history", "section_id", "length(content) + length(extra) + length(entries)"},
    {"person_history", "person_id",
     "length(summary) + length(content) + length(extra) + length(sections) + length(cvs)"},
};

/// Removes what exceeds the budget from one person's history.
class Pruning {
public:
    Pruning(Statements& statements, QString person, Timestamp now, const HistoryBudget& budget)
        : m_statements(statements), m_person(std::move(person)), m_now(now), m_budget(budget)
    {
    }

    /// Returns how many versions were removed.
    int run()
    {
        int gone = 0;
        m_landmarks = findLandmarks();
        for (const VersionTable& table : versionTables)
            gone += thinOut(table);
        const Timestamp until = overBudgetUntil(m_kept, m_budget);
        if (until > Timestamp{})
            gone += cutOff(until.time_since_epoch().count());
        thinOutMoments();
        dropPhotos();
        return gone;
    }

private:
    static VersionSpan spanOf(const QVariant& written, const QVariant& replaced, qint64 bytes)
    {
        return {Timestamp(std::chrono::milliseconds(written.toLongLong())),
                Timestamp(std::chrono::milliseconds(replaced.toLongLong())), bytes};
    }

    QList<Timestamp> findLandmarks()
    {
        QList<Timestamp> landmarks;
        for (const QVariantList& row : m_statements.rows(
                 QStringLiteral("SELECT saved_at, cause FROM moment WHERE person_id = ? ORDER BY saved_at"),
                 {m_person})) {
            const auto cause = findChangeCause(row[1].toString());
            if (cause && isLandmark(*cause))
                landmarks += Timestamp(std::chrono::milliseconds(row[0].toLongLong()));
        }
        return landmarks;
    }

    int thinOut(const VersionTable& table)
    {
        const QString name = QString::fromLatin1(table.name);
        const QString key = QString::fromLatin1(table.key);
        int gone = 0;
        const auto rows = m_statements.rows(QStringLiteral("SELECT %1, revision, written_at, replaced_at, %2 FROM %3"
                                                           " WHERE person_id = ?")
                                                .arg(key, QString::fromLatin1(table.size), name),
                                            {m_person});
        for (const QVariantList& row : rows) {
            const VersionSpan span = spanOf(row[2], row[3], row[4].toLongLong());
            if (isThinnedOut(span, m_now, m_budget, m_landmarks))
                gone += m_statements.run(
                    QStringLiteral("DELETE FROM %1 WHERE person_id = ? AND %2 = ? AND revision = ?").arg(name, key),
                    {m_person, row[0], row[1]});
            else
                m_kept += span;
        }
        return gone;
    }

    int cutOff(qint64 until)
    {
        int gone = 0;
        for (const VersionTable& table : versionTables)
            gone += m_statements.run(QStringLiteral("DELETE FROM %1 WHERE person_id = ? AND replaced_at <= ?")
                                         .arg(QString::fromLatin1(table.name)),
                                     {m_person, until});
        m_statements.run(QStringLiteral("DELETE FROM moment WHERE person_id = ? AND saved_at < ?"), {m_person, until});
        return gone;
    }

    /// A moment lasts until the next. Landmarks stay, and so do moments that give the cause of a version that is kept;
    /// see revisionsOf().
    void thinOutMoments()
    {
        const auto rows = m_statements.rows(
            QStringLiteral("SELECT saved_at FROM moment WHERE person_id = ? ORDER BY saved_at"), {m_person});
        for (qsizetype i = 0; i + 1 < rows.size(); ++i) {
            const VersionSpan span = spanOf(rows[i][0], rows[i + 1][0], 0);
            if (!m_landmarks.contains(span.written) && isThinnedOut(span, m_now, m_budget, m_landmarks))
                m_statements.run(QStringLiteral("DELETE FROM moment WHERE person_id = ? AND saved_at = ?"
                                                " AND NOT EXISTS (SELECT 1 FROM entry_history"
                                                " WHERE entry_history.person_id = moment.person_id"
                                                " AND entry_history.written_at = moment.saved_at)"),
                                 {m_person, rows[i][0]});
        }
    }

    void dropPhotos()
    {
        m_statements.run(QStringLiteral("DELETE FROM old_photo WHERE person_id = ? AND NOT EXISTS"
                                        " (SELECT 1 FROM person_history"
                                        " WHERE person_history.person_id = old_photo.person_id"
                                        " AND person_history.photo_digest = old_photo.digest)"),
                         {m_person});
    }

    Statements& m_statements;
    QString m_person;
    Timestamp m_now;
    const HistoryBudget& m_budget;
    QList<VersionSpan> m_kept;
    QList<Timestamp> m_landmarks;
};

} // namespace

Result<PrunedHistory> pruneHistory(Database& database, Timestamp now, const HistoryBudget& budget,
                                   std::optional<std::chrono::milliseconds> longest)
{
    Statements reading = statementsFor(database, QStringLiteral("look through the history"));
    auto people = reading.rows(QStringLiteral("SELECT DISTINCT person_id FROM moment"));
    if (reading.failed())
        return *reading.error();
    if (longest && !people.isEmpty())
        std::rotate(people.begin(), people.begin() + QRandomGenerator::global()->bounded(people.size()), people.end());
    QElapsedTimer timer;
    timer.start();
    PrunedHistory pruned;
    for (const QVariantList& row : std::as_const(people)) {
        if (longest && timer.hasExpired(longest->count()))
            break;
        Statements statements = statementsFor(database, QStringLiteral("thin out the history"));
        Transaction transaction(statements, Access::Writing);
        // A lock makes writers of the record wait, so that neither disturbs the other.
        statements.rows(QStringLiteral("SELECT id FROM person WHERE id = ?") + statements.dialect().forUpdate(),
                        {row[0]});
        const int gone = Pruning(statements, row[0].toString(), now, budget).run();
        if (const Result<void> done = transaction.commit(); !done)
            return done.error();
        pruned.versions += gone;
        pruned.people += gone > 0 ? 1 : 0;
    }
    return pruned;
}

Result<PrunedHistory> pruneHistory(const QString& database)
{
    const auto opened = Database::openExisting(database);
    const auto now = std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch());
    return opened ? pruneHistory(**opened, Timestamp(now)) : Result<PrunedHistory>(opened.error());
}

} // namespace duovita
