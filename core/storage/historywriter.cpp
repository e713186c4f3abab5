#include "core/storage/historywriter.h"

#include "core/storage/columns.h"
#include "core/storage/recordloading.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonDocument>

namespace duovita {

namespace {

QString listText(const QJsonArray& list)
{
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

QString idsOf(const QList<QVariantList>& rows)
{
    QJsonArray ids;
    for (const QVariantList& row : rows)
        ids += row[0].toString();
    return listText(ids);
}

} // namespace

void HistoryWriter::keepPerson(const QString& id)
{
    const auto rows = m_statements.rows(
        QStringLiteral("SELECT summary, content, photo, extra, revision, created_at FROM person WHERE id = ?"), {id});
    if (rows.isEmpty())
        return;
    const QVariantList& row = rows.front();
    const QString sections = idsOf(m_statements.rows(
        QStringLiteral("SELECT id FROM section WHERE person_id = ? AND deleted_at IS NULL ORDER BY position"), {id}));
    QJsonArray cvs;
    for (const QVariantList& cv : m_statements.rows(
             QStringLiteral("SELECT id, content FROM cv WHERE person_id = ? AND deleted_at IS NULL ORDER BY position"),
             {id}))
        cvs += QJsonObject{{QStringLiteral("id"), cv[0].toString()}, {QStringLiteral("content"), cv[1].toString()}};
    // The row's own time tells when anything of the record was written, not when the row was.
    const QVariant before =
        m_statements.value(QStringLiteral("SELECT max(replaced_at) FROM person_history WHERE person_id = ?"), {id});
    const QVariant photo = row[2].isNull() ? QVariant() : keepPhoto(id, row[2].toByteArray());
    m_statements.run(
        QStringLiteral("INSERT INTO person_history (person_id, revision, summary, content, photo_digest,"
                       " extra, sections, cvs, written_at, replaced_at)"
                       " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {id, row[4], row[0], row[1], photo, row[3], sections, listText(cvs), before.isNull() ? row[5] : before, m_now});
}

QString HistoryWriter::keepPhoto(const QString& person, const QByteArray& photo)
{
    QString digest = QString::fromLatin1(QCryptographicHash::hash(photo, QCryptographicHash::Sha256).toHex());
    const QVariant there = m_statements.value(
        QStringLiteral("SELECT digest FROM old_photo WHERE person_id = ? AND digest = ?"), {person, digest});
    if (!there.isValid())
        m_statements.run(QStringLiteral("INSERT INTO old_photo (person_id, digest, photo) VALUES (?, ?, ?)"),
                         {person, digest, photo});
    return digest;
}

void HistoryWriter::keepSection(const QString& id)
{
    const auto rows = m_statements.rows(
        QStringLiteral("SELECT person_id, content, extra, revision, updated_at FROM section WHERE id = ?"), {id});
    if (rows.isEmpty())
        return;
    const QVariantList& row = rows.front();
    const QString entries = idsOf(m_statements.rows(
        QStringLiteral("SELECT id FROM entry WHERE section_id = ? AND deleted_at IS NULL ORDER BY position"), {id}));
    m_statements.run(QStringLiteral("INSERT INTO section_history (person_id, section_id, revision, content, extra,"
                                    " entries, written_at, replaced_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
                     {row[0], id, row[3], row[1], row[2], entries, row[4], m_now});
}

void HistoryWriter::keepEntry(const QString& id)
{
    const auto rows = m_statements.rows(
        QStringLiteral("SELECT content, extra, revision, updated_at, person_id FROM entry WHERE id = ?"), {id});
    if (rows.isEmpty())
        return;
    const QVariantList& row = rows.front();
    const Result<QJsonObject> stored = parseObject(row[0].toString());
    if (!stored)
        return m_statements.failDamaged(stored.error());
    QJsonObject content = *stored;
    content[QStringLiteral("highlights")] = loadHighlights(m_statements, id);
    m_statements.run(QStringLiteral("INSERT INTO entry_history"
                                    " (person_id, entry_id, revision, content, extra, written_at, replaced_at)"
                                    " VALUES (?, ?, ?, ?, ?, ?, ?)"),
                     {row[4], id, row[2], toText(content), row[1], row[3], m_now});
}

void HistoryWriter::noteMoment(const PersonId& person, ChangeCause cause)
{
    m_statements.run(QStringLiteral("INSERT INTO moment (person_id, saved_at, cause) VALUES (?, ?, ?)"),
                     {person.toString(), m_now, nameOf(cause)});
}

qint64 nextMoment(Statements& statements, const PersonId& person)
{
    const QVariant last =
        statements.value(QStringLiteral("SELECT max(saved_at) FROM moment WHERE person_id = ?"), {person.toString()});
    return std::max(QDateTime::currentMSecsSinceEpoch(), last.isNull() ? 0 : last.toLongLong() + 1);
}

} // namespace duovita
