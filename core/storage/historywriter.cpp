#include "core/storage/historywriter.h"

#include "core/storage/columns.h"
#include "core/storage/recordloading.h"
#include "core/storage/storedrows.h"

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

void HistoryWriter::archivePerson(const QString& id)
{
    const auto rows = readRows(m_statements, RowsOf::Person, QStringLiteral("WHERE id = ?"), {id});
    if (rows.isEmpty())
        return;
    const StoredRow& row = rows.front();
    const QString sections = idsOf(m_statements.rows(
        QStringLiteral("SELECT id FROM section WHERE person_id = ? AND deleted_at IS NULL ORDER BY position"), {id}));
    QJsonArray cvs;
    for (const StoredRow& cv :
         readRows(m_statements, RowsOf::Cv,
                  QStringLiteral("WHERE person_id = ? AND deleted_at IS NULL ORDER BY position"), {id}))
        cvs += QJsonObject{{QStringLiteral("id"), cv.text("id")}, {QStringLiteral("content"), cv.text("content")}};
    // The row's own time is that of the last write to any part of the record, not to this row.
    const QVariant before =
        m_statements.value(QStringLiteral("SELECT max(replaced_at) FROM person_history WHERE person_id = ?"), {id});
    const QVariant& photo = row.value("photo");
    insertRow(
        m_statements, RowsOf::PersonHistory,
        {{QStringLiteral("person_id"), id},
         {QStringLiteral("revision"), row.value("revision")},
         {QStringLiteral("summary"), row.value("summary")},
         {QStringLiteral("content"), row.value("content")},
         {QStringLiteral("photo_digest"),
          photo.isNull() ? QVariant() : QVariant(archivePhoto(id, photo.toByteArray()))},
         {QStringLiteral("extra"), row.value("extra")},
         {QStringLiteral("sections"), sections},
         {QStringLiteral("cvs"), listText(cvs)},
         {QStringLiteral("written_at"), before.isNull() ? row.value("created_at") : before},
         {QStringLiteral("replaced_at"), m_now}});
}

QString HistoryWriter::archivePhoto(const QString& person, const QByteArray& photo)
{
    QString digest = QString::fromLatin1(QCryptographicHash::hash(photo, QCryptographicHash::Sha256).toHex());
    const QVariant there = m_statements.value(
        QStringLiteral("SELECT digest FROM old_photo WHERE person_id = ? AND digest = ?"), {person, digest});
    if (!there.isValid())
        insertRow(m_statements, RowsOf::OldPhoto,
                  {{QStringLiteral("person_id"), person},
                   {QStringLiteral("digest"), digest},
                   {QStringLiteral("photo"), photo}});
    return digest;
}

void HistoryWriter::archiveSection(const QString& id)
{
    const auto rows = readRows(m_statements, RowsOf::Section, QStringLiteral("WHERE id = ?"), {id});
    if (rows.isEmpty())
        return;
    const StoredRow& row = rows.front();
    const QString entries = idsOf(m_statements.rows(
        QStringLiteral("SELECT id FROM entry WHERE section_id = ? AND deleted_at IS NULL ORDER BY position"), {id}));
    insertRow(m_statements, RowsOf::SectionHistory,
              {{QStringLiteral("person_id"), row.value("person_id")},
               {QStringLiteral("section_id"), id},
               {QStringLiteral("revision"), row.value("revision")},
               {QStringLiteral("content"), row.value("content")},
               {QStringLiteral("extra"), row.value("extra")},
               {QStringLiteral("entries"), entries},
               {QStringLiteral("written_at"), row.value("updated_at")},
               {QStringLiteral("replaced_at"), m_now}});
}

void HistoryWriter::archiveEntry(const QString& id)
{
    const auto rows = readRows(m_statements, RowsOf::Entry, QStringLiteral("WHERE id = ?"), {id});
    if (rows.isEmpty())
        return;
    const StoredRow& row = rows.front();
    const Result<QJsonObject> stored = parseObject(row.text("content"));
    if (!stored)
        return m_statements.failDamaged(stored.error());
    QJsonObject content = *stored;
    content[QStringLiteral("highlights")] = loadHighlights(m_statements, id);
    insertRow(m_statements, RowsOf::EntryHistory,
              {{QStringLiteral("person_id"), row.value("person_id")},
               {QStringLiteral("entry_id"), id},
               {QStringLiteral("revision"), row.value("revision")},
               {QStringLiteral("content"), toText(content)},
               {QStringLiteral("extra"), row.value("extra")},
               {QStringLiteral("written_at"), row.value("updated_at")},
               {QStringLiteral("replaced_at"), m_now}});
}

void HistoryWriter::noteMoment(const PersonId& person, ChangeCause cause)
{
    insertRow(m_statements, RowsOf::Moment,
              {{QStringLiteral("person_id"), person.toString()},
               {QStringLiteral("saved_at"), m_now},
               {QStringLiteral("cause"), nameOf(cause)}});
}

qint64 nextMoment(Statements& statements, const PersonId& person)
{
    const QVariant last =
        statements.value(QStringLiteral("SELECT max(saved_at) FROM moment WHERE person_id = ?"), {person.toString()});
    return std::max(QDateTime::currentMSecsSinceEpoch(), last.isNull() ? 0 : last.toLongLong() + 1);
}

} // namespace duovita
