#pragma once

#include "core/domain/ids.h"

#include <QStringList>

namespace duovita {

class Statements;

/// Words of a search that must follow each other, with blanks between, as indexedWords() makes them.
struct SoughtWords {
    enum class Last {
        Whole,     ///< the last word as it is
        Beginning, ///< the last one may go on
    };
    QString words;
    Last last;
    bool inside = false; ///< it is one word, which may stand anywhere inside of another
};

/// The words of everybody's records as the database keeps them: a row a person, their names apart from the rest.
/// Within the transaction that is open; failures go to the statements.
class WordIndex {
public:
    enum class Where { Everywhere, Names };

    virtual ~WordIndex() = default;
    WordIndex(const WordIndex&) = delete;
    WordIndex& operator=(const WordIndex&) = delete;

    /// Replaces what it had of this person.
    virtual void put(Statements& statements, const PersonId& person, const QString& names,
                     const QString& body) const = 0;
    virtual void clear(Statements& statements) const = 0;
    /// Whether what is found is what was put there; it reads all of it. A server looks after its own.
    virtual bool isWhole(Statements& statements) const = 0;
    /// Leaves out who is not stored any more, and every word that nobody else has.
    virtual void tidy(Statements& statements) const = 0;
    /// The people outside the trash who have all of these.
    virtual QList<PersonId> find(Statements& statements, const QList<SoughtWords>& sought, Where where) const = 0;

protected:
    WordIndex() = default;

    /// The people whose ids stand in a text one after the other: thousands of rows would take longer than the search.
    static QList<PersonId> peopleIn(const QString& ids);
};

} // namespace duovita
