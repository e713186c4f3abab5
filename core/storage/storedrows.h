#pragma once

#include "core/storage/statements.h"

namespace duovita {

/// Columns of a row: name (never from outside) and value.
using ColumnValues = QList<std::pair<QString, QVariant>>;

/// The tables that hold what people wrote, and what follows from that row by row. Each refers only to those before it.
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
    QString person;      ///< the column that says whose row it is; empty where it is nobody's
    QStringList columns; ///< all but the digest
};

const QList<StoredTable>& storedTables(); ///< in the order of RowsOf
const StoredTable& storedTable(RowsOf what);

// A database in a file has no checksums: what its disk changes is read as if it had been written. So every row there
// has a digest of 64 bits over all its columns as they were bound, which is compared wherever the row is read. It is
// the exclusive or of one SipHash-2-4 for each column that is not NULL, over its bytes (text as UTF-8, whole numbers as
// 8 bytes, the least first), with the column's name and the kind of the value as the key. So who changes a column of a
// row changes the digest by the difference: what was damaged before stays so, and no row is read for it. A row whose
// digest is NULL is believed as it is, and gets one when it is next written: that is for changes by hand.
// A server looks after its pages itself: see Dialect::keepsDigests.

constexpr int firstVersionWithDigests = 7; ///< of the schema

/// A row of a table as it is stored.
class StoredRow {
public:
    StoredRow(const StoredTable& table, QVariantList values) : m_table(&table), m_values(std::move(values)) {}

    const QVariant& value(const char* column) const;
    QString text(const char* column) const { return value(column).toString(); }
    /// What was asked beyond the row's own columns.
    const QVariant& more(int index = 0) const { return m_values[m_table->columns.size() + 1 + index]; }
    /// All but the digest, in the order of the table's columns.
    QVariantList own() const { return m_values.mid(0, m_table->columns.size()); }
    bool isIntact() const;

private:
    const StoredTable* m_table;
    QVariantList m_values; ///< the table's columns, its digest, and more
};

/// The rows of a table; `rest` is what follows its name in the SELECT, `more` what is asked beyond its columns.
/// DatabaseDamaged with the row if one is not what was written.
QList<StoredRow> readRows(Statements& statements, RowsOf what, const QString& rest, const QVariantList& values = {},
                          const QString& more = {});

/// Adds a row: columns that are not named are NULL. Returns how many were added; `conflict` may say that it is none.
int insertRow(Statements& statements, RowsOf what, const ColumnValues& columns, const QString& conflict = {});

/// Changes columns of the one row for which the condition holds, in a transaction that writes. Returns the number of
/// rows that were found.
int changeRow(Statements& statements, RowsOf what, const ColumnValues& columns, const QString& condition,
              const QVariantList& values);

/// Compares every row of every table with its digest. Failures go to the statements.
void checkRows(Statements& statements);

/// Gives every row a digest: what is there now is believed.
void digestEverything(Statements& statements);

} // namespace duovita
