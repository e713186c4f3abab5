#pragma once

#include "core/domain/error.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QStringList>

namespace duovita {

class Statements;
class WordIndex;
struct Migration;

/// What a transaction is for.
enum class Access {
    Reading,   ///< one state of the store, whatever others write meanwhile
    Writing,   ///< what belongs to one person, whose row it locks first
    Removing,  ///< what must not change its meaning half-way: ends with DatabaseLocked if somebody changed it
    Migrating, ///< the schema, which nobody else changes or writes by meanwhile
};

/// What differs between databases, in one place: everything else in this folder is SQL that all of them understand,
/// and what is for SQLite's files alone.
class Dialect {
public:
    virtual ~Dialect() = default;
    Dialect(const Dialect&) = delete;
    Dialect& operator=(const Dialect&) = delete;

    /// What Qt calls its driver.
    virtual QString driver() const = 0;
    /// What every connection starts with.
    virtual QStringList connectionSetup() const = 0;
    virtual Error errorOf(const QSqlError& failure, const QString& path, const QString& purpose) const = 0;

    virtual QString begin(Access access) const = 0;
    /// Run in the transaction that has begun: who migrates keeps everybody who writes away until the transaction is
    /// over, who writes those who migrate. May be nothing.
    virtual QString lockSchema(Access access) const = 0;
    /// What tells which schema version a store has, where it has one.
    virtual QString storedVersion() const = 0;
    /// What tells whether we may write at all. May be nothing: who may open it may.
    virtual QString mayWrite() const = 0;
    /// What makes a SELECT lock the rows it finds until the transaction is over. May be nothing.
    virtual QString forUpdate() const = 0;
    /// The same for those rows that nobody else has locked; the others are not found.
    virtual QString forUpdateIfFree() const = 0;
    /// Whether programs on other machines write to the same store.
    virtual bool isShared() const = 0;
    /// Whether each row has a digest by which damage is noticed (storedrows.h): a file has nothing else for that. A
    /// server's pages have checksums if its administrator wants them, and who repairs something there does so by SQL.
    virtual bool keepsDigests() const = 0;

    /// The steps that make the schema, in their order; see Migration.
    virtual const QList<Migration>& migrations() const = 0;
    /// 0 in a store that has no schema yet.
    virtual int schemaVersion(Statements& statements) const = 0;
    virtual QStringList setSchemaVersion(int version) const = 0;
    virtual const WordIndex& wordIndex() const = 0;

    /// A SELECT that tells everybody who listens to the bound channel the bound text, followed by the store's name.
    /// Empty where nobody can listen.
    virtual QString announcement() const = 0;
    /// A text as a value that can be bound. Only what is searched may differ from the text: what is kept is JSON, which
    /// writes every character so that any database holds it.
    virtual QString bindable(const QString& text) const = 0;
    /// "`column` contains the bound pattern"; the pattern is made by containing().
    QString contains(const QString& column) const;
    QString containing(const QString& text) const;

    static constexpr int ourApplicationId = 0x44756F56; ///< "DuoV"

protected:
    Dialect() = default;
};

/// The dialect of the database that a connection leads to.
const Dialect& dialectOf(const QSqlDatabase& connection);

} // namespace duovita
