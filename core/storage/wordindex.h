#pragma once

#include "core/domain/ids.h"

#include <QStringList>

namespace duovita {

class Statements;

/// Words of a search that must occur as a phrase, separated by spaces, as indexedWords() makes them.
struct SearchPhrase {
    enum class Last {
        Whole,     ///< the last word must match whole
        Beginning, ///< the last word may be the beginning of a longer word
    };
    QString words;
    Last last;
    bool inside = false; ///< a single word that may occur anywhere inside another
};

/// Phrases of which one must occur.
using PhraseAlternatives = QList<SearchPhrase>;

/// The words of everybody's records in the database: one row per person, with the names apart from the rest. Works in
/// the open transaction; failures are reported through the statements.
class WordIndex {
public:
    enum class Where { Everywhere, Names };

    virtual ~WordIndex() = default;
    WordIndex(const WordIndex&) = delete;
    WordIndex& operator=(const WordIndex&) = delete;

    /// Replaces the person's former words. `names` and `body` are lines of words as indexedWords() makes them.
    virtual void put(Statements& statements, const PersonId& person, const QString& names,
                     const QString& body) const = 0;
    virtual void clear(Statements& statements) const = 0;
    /// Whether the index matches the words passed to put(); reads all of it. Always true on a server, which checks its
    /// own data.
    virtual bool isIntact(Statements& statements) const = 0;
    /// Removes people who are no longer stored, and words that nobody has any more.
    virtual void tidy(Statements& statements) const = 0;
    static constexpr qsizetype everybody = -1; ///< for find(): no limit
    /// The people outside the trash whose words contain one alternative of each item; at most `most` of them, in any
    /// order.
    virtual QList<PersonId> find(Statements& statements, const QList<PhraseAlternatives>& sought, Where where,
                                 qsizetype most) const = 0;

protected:
    WordIndex() = default;

    /// The people whose ids are concatenated in a text: returning thousands of rows would take longer than the search.
    static QList<PersonId> peopleIn(const QString& ids);
};

} // namespace duovita
