#pragma once

#include "core/domain/error.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QStringList>

namespace duovita {

class Statements;
class WordIndex;
struct Migration;

/// The purpose of a transaction.
enum class Access {
    Reading,   ///< reads one consistent state, whatever others write meanwhile
    Writing,   ///< writes to one person, whose row it locks first
    Removing,  ///< removes rows that must not change meanwhile: DatabaseLocked if somebody changed them
    Migrating, ///< changes the schema while nobody else migrates or writes
};

/// Everything that differs between databases. All other code in this folder uses SQL that every database understands,
/// or works only on SQLite files.
class Dialect {
public:
    virtual ~Dialect() = default;
    Dialect(const Dialect&) = delete;
    Dialect& operator=(const Dialect&) = delete;

    /// The name of Qt's driver.
    virtual QString driver() const = 0;
    /// The statements that every connection runs first.
    virtual QStringList connectionSetup() const = 0;
    virtual Error errorOf(const QSqlError& failure, const QString& path, const QString& purpose) const = 0;

    virtual QString begin(Access access) const = 0;
    /// Run in the transaction that has begun: a migration keeps writers out until it ends, and a writer keeps
    /// migrations out. May be empty.
    virtual QString lockSchema(Access access) const = 0;
    /// A query for the schema version of a store that has one.
    virtual QString storedVersion() const = 0;
    /// A query for whether we may write. May be empty where everybody who can open the store may write.
    virtual QString mayWrite() const = 0;
    /// The SELECT clause that locks the rows it finds until the transaction ends. May be empty.
    virtual QString forUpdate() const = 0;
    /// The same, but skips rows that somebody else has locked.
    virtual QString forUpdateIfFree() const = 0;
    /// Whether programs on other machines write to the same store.
    virtual bool isShared() const = 0;
    /// Whether each row has a digest that reveals damage (storedrows.h). A file has no other protection. A server has
    /// page checksums if its administrator enables them, and repairs are made there in SQL.
    virtual bool keepsDigests() const = 0;

    /// The steps that create the schema, in order; see Migration.
    virtual const QList<Migration>& migrations() const = 0;
    /// 0 if the store has no schema yet.
    virtual int schemaVersion(Statements& statements) const = 0;
    virtual QStringList setSchemaVersion(int version) const = 0;
    virtual const WordIndex& wordIndex() const = 0;

    /// A SELECT that sends a notification to the bound channel: the bound text, followed by the store's name. Empty if
    /// the database has no notifications.
    virtual QString announcement() const = 0;
    /// The text as a value that can be bound. Only texts for searching may be altered: stored texts are JSON, which can
    /// express every character in any database.
    virtual QString bindable(const QString& text) const = 0;
    /// "`column` contains the bound pattern"; containing() makes the pattern.
    QString contains(const QString& column) const;
    QString containing(const QString& text) const;

    static constexpr int ourApplicationId = 0x44756F56; ///< "DuoV"

protected:
    Dialect() = default;
};

/// The dialect of a connection's database.
const Dialect& dialectOf(const QSqlDatabase& connection);

} // namespace duovita
