#pragma once

#include "core/storage/dialect.h"
#include "core/storage/sqlitewordindex.h"

namespace duovita {

/// SQLite: a store is a file. The functions that Dialect lacks are for code that works only with files.
class SqliteDialect : public Dialect {
public:
    QString driver() const override;
    QStringList connectionSetup() const override;
    Error errorOf(const QSqlError& failure, const QString& path, const QString& purpose) const override;
    /// A write transaction takes the write lock at once, so that it cannot fail half-way because another one writes.
    QString begin(Access access) const override;
    QString lockSchema(Access access) const override;
    QString storedVersion() const override;
    QString mayWrite() const override;
    QString forUpdate() const override;
    QString forUpdateIfFree() const override;
    bool isShared() const override;
    bool keepsDigests() const override { return true; }
    const QList<Migration>& migrations() const override;
    int schemaVersion(Statements& statements) const override;
    QStringList setSchemaVersion(int version) const override;
    const WordIndex& wordIndex() const override { return m_wordIndex; }
    QString announcement() const override { return {}; }
    QString bindable(const QString& text) const override { return text; }

    /// Run first on every connection to a file, even a read-only one: nothing in a foreign file's schema may call
    /// harmful functions, and the cells of pages are checked before use.
    QStringList cautions() const;
    /// For a connection that has the file to itself; it then needs no shared memory beside it.
    QString withoutCompanions() const;
    /// Keeps a connection from writing.
    QString readOnly() const;
    /// Connection options: a short wait for a lock that somebody else holds.
    QString options() const;
    QString readOnlyOptions() const;
    /// The file name for inspecting a file without changing a byte. `still` means that nobody can be writing, so no
    /// lock is needed.
    QString readOnlyName(const QString& path, bool still) const;
    QString applicationId() const;
    QString tableCount() const;
    /// Checks pages and rows and reports at most two findings; wholeCheck() also compares the tables with their
    /// indexes. Since 3.44 SQLite lets FTS5 check its table too, which gives one finding; that is not a fault, because
    /// the word index is derived and can be rebuilt.
    QString quickCheck() const;
    QString wholeCheck() const;
    /// The same checks for all tables except the word index, and for the schema with the free pages: used when the word
    /// index cannot be opened.
    QStringList checksWithoutWords(Statements& statements, bool whole) const;
    bool isFault(const QString& finding) const;
    /// Copies the whole store to the bound path.
    QString backup() const;
    /// Attaches the store at the bound path, under the name attached().
    QString attach() const;
    QString attached() const;
    /// All tables except the word index, in creation order: each refers only to earlier ones.
    QString tables() const;

private:
    SqliteWordIndex m_wordIndex;
};

} // namespace duovita
