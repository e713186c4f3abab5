#pragma once

#include "core/storage/wordindex.h"

namespace duovita {

/// An FTS5 table, person_words (names, body), with a row for each number in search_key; search_word lists every word,
/// for matches inside words.
class SqliteWordIndex : public WordIndex {
public:
    static constexpr int firstVersion = 2; ///< of the schema
    /// The statements that create its tables.
    static QStringList schema();
    static QString table();
    /// The tables in which FTS5 stores that table.
    static QStringList shadowTables();
    /// Whether FTS5 can read its own tables; if not, every statement that names the table fails, and since SQLite 3.44
    /// every check of the whole file too.
    static bool canBeOpened(Statements& statements);

    void put(Statements& statements, const PersonId& person, const QString& names, const QString& body) const override;
    void clear(Statements& statements) const override;
    bool isIntact(Statements& statements) const override;
    void tidy(Statements& statements) const override;
    QList<PersonId> find(Statements& statements, const QList<PhraseAlternatives>& sought, Where where,
                         qsizetype most) const override;
};

} // namespace duovita
