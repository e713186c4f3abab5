#include "core/storage/recordtable.h"

#include "core/storage/dialect.h"

namespace duovita {

namespace {

QString nameOf(RecordTable::Of what)
{
    switch (what) {
    case RecordTable::Of::Person:
        return QStringLiteral("person");
    case RecordTable::Of::Section:
        return QStringLiteral("section");
    case RecordTable::Of::Entry:
        return QStringLiteral("entry");
    case RecordTable::Of::Cv:
        break;
    }
    return QStringLiteral("cv");
}

QString personOf(RecordTable::Of what)
{
    return what == RecordTable::Of::Person ? QStringLiteral("id") : QStringLiteral("person_id");
}

} // namespace

RecordTable::RecordTable(Statements& statements, Of what, qint64 now)
    : m_statements(statements), m_name(nameOf(what)), m_person(personOf(what)), m_now(now)
{
}

std::optional<RecordTable::State> RecordTable::find(const QString& id) const
{
    return look(id, {});
}

std::optional<RecordTable::State> RecordTable::findForUpdate(const QString& id) const
{
    return look(id, m_statements.dialect().forUpdate());
}

std::optional<RecordTable::State> RecordTable::look(const QString& id, const QString& lock) const
{
    const auto rows = m_statements.rows(
        QStringLiteral("SELECT deleted_at, revision, %1 FROM %2 WHERE id = ?%3").arg(m_person, m_name, lock), {id});
    if (rows.isEmpty())
        return std::nullopt;
    return State{!rows.front()[0].isNull(), rows.front()[1].toInt(), rows.front()[2].toString()};
}

void RecordTable::insert(const QString& id, const ColumnValues& columns)
{
    QString names = QStringLiteral("id, revision, created_at, updated_at");
    QString places = QStringLiteral("?, 1, ?, ?");
    QVariantList values{id, m_now, m_now};
    for (const auto& [name, value] : columns) {
        names += QStringLiteral(", ") + name;
        places += QStringLiteral(", ?");
        values += value;
    }
    m_statements.run(QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)").arg(m_name, names, places), values);
}

int RecordTable::update(const QString& id, int revision, const ColumnValues& columns)
{
    return move(id, revision, columns + ColumnValues{{QStringLiteral("updated_at"), m_now}});
}

int RecordTable::revive(const QString& id, int revision, const ColumnValues& columns)
{
    const ColumnValues alive{{QStringLiteral("updated_at"), m_now}, {QStringLiteral("deleted_at"), QVariant()}};
    if (!write(id, revision, columns + alive, QStringLiteral("deleted_at IS NOT NULL")))
        failStale(id);
    return revision + 1;
}

int RecordTable::move(const QString& id, int revision, const ColumnValues& columns)
{
    if (!write(id, revision, columns, QStringLiteral("deleted_at IS NULL")))
        failStale(id);
    return revision + 1;
}

void RecordTable::trash(const QString& id, int revision)
{
    move(id, revision, {{QStringLiteral("deleted_at"), m_now}});
}

void RecordTable::setPosition(const QString& id, int position)
{
    m_statements.run(QStringLiteral("UPDATE %1 SET position = ? WHERE id = ?").arg(m_name), {position, id});
}

void RecordTable::failStale(const QString& id)
{
    m_statements.fail({ErrorCode::RevisionStale, {m_name, id}});
}

bool RecordTable::write(const QString& id, int revision, const ColumnValues& columns, const QString& condition)
{
    QString assignments = QStringLiteral("revision = revision + 1");
    QVariantList values;
    for (const auto& [name, value] : columns) {
        assignments += QStringLiteral(", %1 = ?").arg(name);
        values += value;
    }
    values << id << revision;
    return m_statements.run(QStringLiteral("UPDATE %1 SET %2 WHERE id = ? AND revision = ? AND %3")
                                .arg(m_name, assignments, condition),
                            values) == 1;
}

} // namespace duovita
