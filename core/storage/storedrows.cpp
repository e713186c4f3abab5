#include "core/storage/storedrows.h"

#include "core/storage/dialect.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <limits>

#include <sodium.h>

namespace duovita {

namespace {

StoredTable tableOf(const char* name, const char* person, const char* columns)
{
    return {QString::fromLatin1(name), QString::fromLatin1(person), QString::fromLatin1(columns).split(u' ')};
}

/// The text as SQLite will return it: unpaired surrogates, U+FFFE and U+FFFF are replaced, and a byte order mark at the
/// beginning is dropped (sqlite3_bind_text16, the macros READ_UTF8 and READ_UTF16LE of its utf.c).
QString asKept(const QString& text)
{
    constexpr char16_t firstOfNone = 0xFFFE;
    const auto isNone = [](QChar c) { return c.unicode() >= firstOfNone; };
    if (text.isValidUtf16() && !text.startsWith(QChar::ByteOrderMark) && std::none_of(text.begin(), text.end(), isNone))
        return text;
    QString kept = QString::fromUtf8(text.toUtf8()); // without unpaired surrogates
    std::replace_if(kept.begin(), kept.end(), isNone, QChar(QChar::ReplacementCharacter));
    while (kept.startsWith(QChar::ByteOrderMark))
        kept.remove(0, 1);
    return kept;
}

ColumnValues asKept(const ColumnValues& columns)
{
    ColumnValues kept = columns;
    for (auto& [name, value] : kept) {
        if (value.typeId() == QMetaType::QString)
            value = asKept(value.toString());
    }
    return kept;
}

/// A value as stored in the file: its type and its bytes. NULL has type 0, and so has every value that is bound as
/// NULL.
struct StoredValue {
    char kind = 0;
    QByteArray bytes;

    bool operator==(const StoredValue&) const = default;
};

StoredValue storedValue(const QVariant& value)
{
    if (value.isNull())
        return {};
    switch (value.typeId()) {
    case QMetaType::QString:
        return {'t', value.toString().toUtf8()};
    case QMetaType::QByteArray: // an empty array is bound as NULL, or read as that
        return value.toByteArray().isEmpty() ? StoredValue() : StoredValue{'b', value.toByteArray()};
    case QMetaType::Double:
        return {'r', value.toString().toLatin1()};
    default: {
        const qint64 number = qToLittleEndian(value.toLongLong());
        return {'i', QByteArray(reinterpret_cast<const char*>(&number), sizeof number)};
    }
    }
}

quint64 digestOf(const QString& column, const StoredValue& value)
{
    if (value.kind == 0)
        return 0;
    std::array<uchar, crypto_shorthash_KEYBYTES> key{};
    for (qsizetype i = 0; i < std::min<qsizetype>(column.size(), crypto_shorthash_KEYBYTES - 1); ++i)
        key[static_cast<std::size_t>(i)] = static_cast<uchar>(column[i].unicode());
    key.back() = static_cast<uchar>(value.kind);
    std::array<uchar, crypto_shorthash_BYTES> digest{};
    crypto_shorthash(digest.data(), reinterpret_cast<const uchar*>(value.bytes.constData()),
                     static_cast<unsigned long long>(value.bytes.size()), key.data());
    return qFromLittleEndian<quint64>(digest.data());
}

quint64 digestOf(const QString& column, const QVariant& value)
{
    return digestOf(column, storedValue(value));
}

quint64 digestOf(const StoredTable& table, const QVariantList& values)
{
    quint64 digest = 0;
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        digest ^= digestOf(table.columns[i], values[i]);
    return digest;
}

QVariant bound(quint64 digest)
{
    return QVariant(static_cast<qlonglong>(digest));
}

const QString digestColumn = QStringLiteral("row_digest");

/// The SELECT list of each table: its columns and its digest.
QStringList selections(bool keepsDigests)
{
    QStringList all;
    for (const StoredTable& table : storedTables()) {
        QString selection;
        for (const QString& column : table.columns)
            selection += table.name + u'.' + column + QStringLiteral(", ");
        all += selection + QString(keepsDigests ? table.name + u'.' + digestColumn : QStringLiteral("NULL"));
    }
    return all;
}

const QString& selectionOf(RowsOf what, const Dialect& dialect)
{
    static const QStringList withDigests = selections(true);
    static const QStringList without = selections(false);
    return (dialect.keepsDigests() ? withDigests : without)[static_cast<qsizetype>(what)];
}

/// The row's name in a message.
QString nameOf(const StoredTable& table, const StoredRow& row)
{
    const QVariantList own = row.own();
    const qsizetype id = std::max<qsizetype>(table.columns.indexOf(QStringLiteral("id")), 0);
    return table.name + u' ' + own[id].toString();
}

/// Whether the row matches its digest; otherwise the failure is noted.
bool accept(Statements& statements, const StoredTable& table, const StoredRow& row)
{
    if (row.isIntact())
        return true;
    statements.fail({ErrorCode::DatabaseDamaged, {statements.path(), nameOf(table, row)}});
    return false;
}

/// Computes the digest of a row, from its other columns, where somebody has set it to NULL.
quint64 digestAnew(Statements& statements, RowsOf what, const QString& condition, const QVariantList& values)
{
    const QList<StoredRow> rows = readRows(statements, what, QStringLiteral("WHERE ") + condition, values);
    return rows.isEmpty() ? 0 : digestOf(storedTable(what), rows.front().own());
}

QString assignmentsOf(const ColumnValues& columns)
{
    QStringList assignments;
    for (const auto& [name, value] : columns)
        assignments += name + QStringLiteral(" = ?");
    return assignments.join(QStringLiteral(", "));
}

QVariantList valuesOf(const ColumnValues& columns)
{
    QVariantList values;
    for (const auto& [name, value] : columns)
        values += value;
    return values;
}

int update(Statements& statements, const StoredTable& table, const ColumnValues& columns, const QString& condition,
           const QVariantList& values)
{
    return statements.run(
        QStringLiteral("UPDATE %1 SET %2 WHERE %3").arg(table.name, assignmentsOf(columns), condition),
        valuesOf(columns) + values);
}

} // namespace

const QList<StoredTable>& storedTables()
{
    static const QList<StoredTable> tables{
        tableOf("person", "id",
                "id summary content photo extra search_text text_count revision created_at updated_at deleted_at"
                " sort_en sort_zh sort_rule"),
        tableOf("missing_text", "person_id", "person_id language text_count"),
        tableOf("section", "person_id",
                "id person_id position kind content extra revision created_at updated_at deleted_at"),
        tableOf("entry", "person_id",
                "id person_id section_id position content extra search_text revision created_at updated_at deleted_at"),
        tableOf("highlight", "person_id", "person_id entry_id id position content"),
        tableOf("entry_history", "person_id", "person_id entry_id revision content extra written_at replaced_at"),
        tableOf("section_history", "person_id",
                "person_id section_id revision content extra entries written_at replaced_at"),
        tableOf("person_history", "person_id",
                "person_id revision summary content photo_digest extra sections cvs written_at replaced_at"),
        tableOf("old_photo", "person_id", "person_id digest photo"),
        tableOf("moment", "person_id", "person_id saved_at cause"),
        tableOf("cv", "person_id", "id person_id position name content revision created_at updated_at deleted_at"),
        tableOf("glossary_term", "", "content created_at"),
    };
    return tables;
}

const StoredTable& storedTable(RowsOf what)
{
    return storedTables()[static_cast<qsizetype>(what)];
}

const QVariant& StoredRow::value(const char* column) const
{
    return m_values[m_table->columns.indexOf(QLatin1StringView(column))];
}

bool StoredRow::isIntact() const
{
    const QVariant& digest = m_values[m_table->columns.size()];
    return digest.isNull() || (digest.typeId() != QMetaType::Double &&
                               static_cast<quint64>(digest.toLongLong()) == digestOf(*m_table, m_values));
}

QList<StoredRow> readRows(Statements& statements, RowsOf what, const QString& rest, const QVariantList& values,
                          const QString& more)
{
    const StoredTable& table = storedTable(what);
    const QString sql = QStringLiteral("SELECT ") + selectionOf(what, statements.dialect()) +
                        QString(more.isEmpty() ? QString() : QStringLiteral(", ") + more) + QStringLiteral(" FROM ") +
                        table.name + u' ' + rest;
    QList<StoredRow> rows;
    bool intact = true;
    statements.forEachRow(sql, values, [&](const QVariantList& row) {
        rows += StoredRow(table, row);
        intact = accept(statements, table, rows.back());
        return intact;
    });
    return intact ? rows : QList<StoredRow>();
}

int insertRow(Statements& statements, RowsOf what, const ColumnValues& columns, const QString& conflict)
{
    const StoredTable& table = storedTable(what);
    ColumnValues written = columns;
    if (statements.dialect().keepsDigests()) {
        written = asKept(columns);
        quint64 digest = 0;
        for (const auto& [name, value] : std::as_const(written))
            digest ^= digestOf(name, value);
        written.emplaceBack(digestColumn, bound(digest));
    }
    QStringList all;
    for (const auto& [name, value] : std::as_const(written))
        all += name;
    const QString names = all.join(QStringLiteral(", "));
    const QString places = QStringLiteral("?, ").repeated(all.size() - 1) + u'?';
    return statements.run(QStringLiteral("INSERT INTO %1 (%2) VALUES (%3) %4").arg(table.name, names, places, conflict),
                          valuesOf(written));
}

int changeRow(Statements& statements, RowsOf what, const ColumnValues& columns, const QString& condition,
              const QVariantList& values)
{
    const StoredTable& table = storedTable(what);
    if (!statements.dialect().keepsDigests())
        return update(statements, table, columns, condition, values);
    const ColumnValues written = asKept(columns);
    QString names;
    for (const auto& [name, value] : written)
        names += name + QStringLiteral(", ");
    const auto rows = statements.rows(
        QStringLiteral("SELECT %1%2 FROM %3 WHERE %4").arg(names, digestColumn, table.name, condition), values);
    if (rows.isEmpty())
        return 0;
    const QVariantList& row = rows.front();
    const quint64 before = row.back().isNull() ? digestAnew(statements, what, condition, values)
                                               : static_cast<quint64>(row.back().toLongLong());
    quint64 after = before;
    bool differs = row.back().isNull();
    for (qsizetype i = 0; i < written.size(); ++i) {
        const StoredValue old = storedValue(row[i]);
        const StoredValue fresh = storedValue(written[i].second);
        after ^= digestOf(written[i].first, old) ^ digestOf(written[i].first, fresh);
        differs = differs || old != fresh;
    }
    if (!differs)
        return 1;
    return update(statements, table, written + ColumnValues{{digestColumn, bound(after)}}, condition, values);
}

void checkRows(Statements& statements)
{
    for (qsizetype at = 0; at < storedTables().size(); ++at) {
        const StoredTable& table = storedTables()[at];
        const QString columns = selectionOf(static_cast<RowsOf>(at), statements.dialect());
        statements.forEachRow(
            QStringLiteral("SELECT %1 FROM %2").arg(columns, table.name), {},
            [&](const QVariantList& row) { return accept(statements, table, StoredRow(table, row)); });
    }
}

void digestEverything(Statements& statements)
{
    constexpr int atOnce = 200; // few, since some have photos
    for (const StoredTable& table : storedTables()) {
        const QString columns = table.columns.join(QStringLiteral(", "));
        const QString read = QStringLiteral("SELECT rowid, %1 FROM %2 WHERE rowid > ? ORDER BY rowid LIMIT %3")
                                 .arg(columns, table.name, QString::number(atOnce));
        const QString write = QStringLiteral("UPDATE %1 SET row_digest = ? WHERE rowid = ?").arg(table.name);
        QVariant last = std::numeric_limits<qint64>::min();
        for (auto rows = statements.rows(read, {last}); !rows.isEmpty(); rows = statements.rows(read, {last})) {
            for (const QVariantList& row : std::as_const(rows))
                statements.run(write, {bound(digestOf(table, row.mid(1))), row.front()});
            last = rows.back().front();
        }
    }
}

} // namespace duovita
