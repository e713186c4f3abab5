#pragma once

#include "core/storage/statements.h"

namespace duovita {

/// Columns of a row: name (never from outside the program) and value.
using ColumnValues = QList<std::pair<QString, QVariant>>;

/// The tables that hold people's data, or rows derived from it. Each refers only to earlier ones.
enum class RowsOf {
    Person,
    MissingText,
    Section,
    Entry,
    Highlight,
    EntryHistory,
    SectionHistory,
    PersonHistory,
    OldPhoto,
    Moment,
    Cv,
    Term,
};

struct StoredTable {
    QString name;
    QString person;      ///< the column with the owner's id; empty if rows belong to no person
    QStringList columns; ///< all except the digest
};

const QList<StoredTable>& storedTables(); ///< in the order of RowsOf
const StoredTable& storedTable(RowsOf what);

// A database in a file has no checksums, so damage on the disk would be read like valid data. Therefore every row there
// has a 64-bit digest over all its columns as they were bound, which is checked whenever the row is read. It is the
// exclusive or of one SipHash-2-4 per column that is not NULL, over its bytes (text as UTF-8, integers as 8 bytes,
// little-endian), keyed with the column's name and the value's type. Changing a column changes the digest by the
// difference: earlier damage stays detectable, and no row has to be read. A row whose digest is NULL is trusted and
// gets a digest with its next write: that permits changes by hand. A server protects its own pages: see
// Dialect::keepsDigests().

constexpr int firstVersionWithDigests = 7; ///< of the schema

/// A row of a table as it is stored.
class StoredRow {
public:
    StoredRow(const StoredTable& table, QVariantList values) : m_table(&table), m_values(std::move(values)) {}

    const QVariant& value(const char* column) const;
    QString text(const char* column) const { return value(column).toString(); }
    /// A value that was selected beyond the row's own columns.
    const QVariant& more(int index = 0) const { return m_values[m_table->columns.size() + 1 + index]; }
    /// All columns except the digest, in the table's order.
    QVariantList own() const { return m_values.mid(0, m_table->columns.size()); }
    bool isIntact() const;

private:
    const StoredTable* m_table;
    QVariantList m_values; ///< the table's columns, its digest, and further values
};

/// The rows of a table. `rest` follows the table's name in the SELECT; `more` lists expressions beyond its columns.
/// DatabaseDamaged with the row if a row differs from its digest.
QList<StoredRow> readRows(Statements& statements, RowsOf what, const QString& rest, const QVariantList& values = {},
                          const QString& more = {});

/// Adds a row; columns that are not named are NULL. Returns how many rows were added: `conflict` may be a clause that
/// skips the row.
int insertRow(Statements& statements, RowsOf what, const ColumnValues& columns, const QString& conflict = {});

/// Changes columns of the one row that matches the condition, in a transaction that writes. Returns the number of rows
/// found.
int changeRow(Statements& statements, RowsOf what, const ColumnValues& columns, const QString& condition,
              const QVariantList& values);

/// Checks every row of every table against its digest. Failures are reported through the statements.
void checkRows(Statements& statements);

/// Gives every row a digest, trusting its present content.
void digestEverything(Statements& statements);

} // namespace duovita
