#pragma once

#include <QString>
#include <QStringList>

namespace duovita {

/// What differs between databases, in one place: everything else in this folder is SQL that all of them understand.
/// This is SQLite's.
class Dialect {
public:
    QString driver() const;
    /// Connection options: a short wait for a lock somebody else holds.
    QString options() const;
    QString readOnlyOptions() const;
    /// For a look that must not change a byte. `still` says that nobody can be writing, so that no lock is needed.
    QString readOnlyName(const QString& path, bool still) const;

    /// What every connection starts with.
    QStringList connectionSetup() const;

    QString beginReading() const;
    /// Takes the right to write at once, so that no transaction fails half-way because another one writes.
    QString beginWriting() const;

    QString applicationId() const;
    QString setApplicationId() const;
    QString schemaVersion() const;
    QString setSchemaVersion(int version) const;
    QString tableCount() const;
    QString quickCheck() const;
    QString wholeCheck() const;
    /// Copies the whole store to the file that is bound.
    QString backup() const;
    /// Makes the store that is bound readable beside this one, under the name attached().
    QString attach() const;
    QString attached() const;
    /// In the order they were made in: each refers only to those before it. Without the index of words.
    QString tables() const;

    /// What makes the index of words: person_words (names, body) with a row for each number of search_key.
    QStringList searchIndex() const;
    QString addToIndex() const;     ///< binds names, body, number
    QString replaceInIndex() const; ///< the same
    /// Adds the words of the bound JSON array to those that are known to search_word.
    QString addWords() const;
    /// Leaves out of the index who is not stored any more, and every word that nobody else has.
    QStringList tidyIndex() const;
    /// Gives the ids of the people outside the trash whose words meet the bound condition, one after the other in one
    /// text: thousands of rows would take longer than the search.
    QString searchIndexed() const;
    /// The condition that these words follow each other; the last may be a beginning unless it is `whole`. Conditions
    /// are joined by AND, OR and parentheses.
    QString phrase(const QString& words, bool whole) const;
    QString inNames(const QString& condition) const;
    /// Gives at most so many of the index's words that meet the bound pattern, made by containing().
    QString wordsContaining(int most) const;

    /// "`column` contains the bound pattern"; the pattern is made by containing().
    QString contains(const QString& column) const;
    QString containing(const QString& text) const;

    static constexpr int ourApplicationId = 0x44756F56; ///< "DuoV", in SQLite's file header
};

} // namespace duovita
