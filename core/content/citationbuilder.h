#pragma once

#include "core/content/entrybuilder.h"
#include "core/domain/authormarks.h"

namespace duovita {

/// Whether an author is the person whose record it is: marked as such, or named like the person.
bool isOwner(const Author& author, const Person& person);

/// Whether `text` contains the words of `part` as whole words, ignoring case.
bool saysWords(const QString& text, const QString& part);

/// Removes a publisher from the end of a venue that its name already contains: "USENIX ATC" for "USENIX ATC, USENIX".
LocalizedText venueAsCited(const LocalizedText& venue);

/// Builds the line of a citation. Its punctuation follows the language of its title, so that an English paper is cited
/// alike in all documents.
class CitationBuilder {
public:
    CitationBuilder(const EntryBuilder& entry, const LocalizedText& title);

    const EntryBuilder& entry() const { return m_entry; }
    LineBuilder& line() { return m_line; }
    Language marks() const { return m_marks; } ///< the language whose punctuation separates the parts

    bool endsSentence() const;
    /// Ends a part with a full stop, unless it already ends with one.
    void stop();
    /// Continues after a comma, or after a full stop if one is pending.
    LineBuilder& comma();
    void addPeople(const LocalizedAuthors& authors, Field field);
    /// Adds one author under this name, with the author's marks; the record's owner in bold.
    void addAuthor(const Author& author, const QString& name, Field field);
    void addBracketed(const LocalizedText& text, Field field);
    void addIdentifier(const QString& name, const QString& id, Field field, const QString& site);

    /// Returns the line, with the entry's links at its end.
    ContentLine take();

private:
    const EntryBuilder& m_entry;
    LineBuilder m_line;
    Language m_marks;
};

} // namespace duovita
