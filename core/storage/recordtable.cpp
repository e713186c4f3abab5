#include "core/storage/recordtable.h"

#include "core/storage/dialect.h"

namespace duovita {

namespace {

RowsOf rowsOf(RecordTable::Of what)
{
    switch (what) {
    case RecordTable::Of::Person:
        return RowsOf::Person;
    case RecordTable::Of::Section:
        return RowsOf::Section;
    case RecordTable::Of::Entry:
        return RowsOf::Entry;
    case RecordTable::Of::Cv:
        break;
    }
    return RowsOf::Cv;
}

} // namespace

RecordTable::RecordTable(Statements& statements, Of what, qint64 now)
    : m_statements(statements), m_rows(rowsOf(what)), m_name(storedTable(m_rows).name),
      m_person(storedTable(m_rows).person), m_now(now)
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
    insertRow(m_statements, m_rows,
              ColumnValues{{QStringLiteral("id"), id},
                           {QStringLiteral("revision"), 1},
                           {QStringLiteral("created_at"), m_now},
                           {QStringLiteral("updated_at"), m_now}} +
                  columns);
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
    changeRow(m_statements, m_rows, {{QStringLiteral("position"), position}}, QStringLiteral("id = ?"), {id});
}

void RecordTable::failStale(const QString& id)
{
    m_statements.fail({ErrorCode::RevisionStale, {m_name, id}});
}

bool RecordTable::write(const QString& id, int revision, const ColumnValues& columns, const QString& condition)
{
    return changeRow(m_statements, m_rows, columns + ColumnValues{{QStringLiteral("revision"), revision + 1}},
                     QStringLiteral("id = ? AND revision = ? AND ") + condition, {id, revision}) == 1;
}

} // namespace duovita
