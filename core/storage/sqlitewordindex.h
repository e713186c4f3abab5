#pragma once

#include "core/storage/wordindex.h"

namespace duovita {

/// An FTS5 table, person_words (names, body), with a row for each number of search_key; search_word has every word, for
/// what may stand inside of one.
class SqliteWordIndex : public WordIndex {
public:
    static constexpr int firstVersion = 2; ///< of the schema
    /// What makes its tables.
    static QStringList schema();
    static QString table();
    /// Where FTS5 keeps that one.
    static QStringList shadowTables();
    /// Whether FTS5 makes sense of what it wrote about its table; else every statement fails that names it, and from
    /// SQLite 3.44 on every check of the whole file, too.
    static bool canBeOpened(Statements& statements);

    void put(Statements& statements, const PersonId& person, const QString& names, const QString& body) const override;
    void clear(Statements& statements) const override;
    bool isWhole(Statements& statements) const override;
    void tidy(Statements& statements) const override;
    QList<PersonId> find(Statements& statements, const QList<SoughtWords>& sought, Where where) const override;
};

} // namespace duovita
