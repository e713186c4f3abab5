#pragma once

#include "core/storage/dialect.h"
#include "core/storage/sqlitewordindex.h"

namespace duovita {

/// SQLite: a file. What is not in Dialect is asked only by what works with files.
class SqliteDialect : public Dialect {
public:
    QString driver() const override;
    QStringList connectionSetup() const override;
    Error errorOf(const QSqlError& failure, const QString& path, const QString& purpose) const override;
    /// Takes the right to write at once, so that no transaction fails half-way because another one writes.
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

    /// What every connection to a file begins with, also one that only looks: what a strange file brings along calls no
    /// function that could do harm, and the cells of its pages are looked at before they are believed.
    QStringList cautions() const;
    /// What a connection begins with that is alone with the file, and makes no shared memory beside it.
    QString withoutCompanions() const;
    /// What keeps a connection from writing.
    QString readOnly() const;
    /// Connection options: a short wait for a lock somebody else holds.
    QString options() const;
    QString readOnlyOptions() const;
    /// For a look that must not change a byte. `still` says that nobody can be writing, so that no lock is needed.
    QString readOnlyName(const QString& path, bool still) const;
    QString applicationId() const;
    QString tableCount() const;
    /// Two findings about the pages and rows at most; wholeCheck() compares the tables with their indexes, too.
    /// From 3.44 on SQLite has FTS5 check its table as well, with one finding: the index of words follows from the rest
    /// and is made anew, so that is no fault.
    QString quickCheck() const;
    QString wholeCheck() const;
    /// The same of a table alone, or of the schema with what is free: together all but the index of words, which may be
    /// past opening.
    QStringList checksWithoutWords(Statements& statements, bool whole) const;
    bool isFault(const QString& finding) const;
    /// Copies the whole store to the file that is bound.
    QString backup() const;
    /// Makes the store that is bound readable beside this one, under the name attached().
    QString attach() const;
    QString attached() const;
    /// In the order they were made in: each refers only to those before it. Without the index of words.
    QString tables() const;

private:
    SqliteWordIndex m_wordIndex;
};

} // namespace duovita
