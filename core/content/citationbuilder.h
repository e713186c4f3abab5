#pragma once

#include "core/content/entrybuilder.h"
#include "core/domain/authormarks.h"

namespace duovita {

/// Whether an author is the person whose record it is: marked so, or called by one of their names.
bool isOwner(const Author& author, const Person& person);

/// Whether the words of `part` stand in `text`, not inside of a longer word. Case does not matter.
bool saysWords(const QString& text, const QString& part);

/// A venue without a publisher at its end whom its name says already: "USENIX ATC" of "USENIX ATC, USENIX".
LocalizedText venueAsCited(const LocalizedText& venue);

/// Builds the line of a citation. Its signs are those of its title's language: an English paper is cited alike in both
/// documents.
class CitationBuilder {
public:
    CitationBuilder(const EntryBuilder& entry, const LocalizedText& title);

    const EntryBuilder& entry() const { return m_entry; }
    LineBuilder& line() { return m_line; }
    Language marks() const { return m_marks; } ///< whose signs stand between the parts

    bool endsSentence() const;
    /// Ends a part with a full stop, unless its own last sign does.
    void stop();
    /// Goes on after a comma; after a stop, if nothing followed that yet.
    LineBuilder& comma();
    void addPeople(const LocalizedAuthors& authors, Field field);
    /// One of them, with the marks, called `name` here; the owner in bold.
    void addAuthor(const Author& author, const QString& name, Field field);
    void addBracketed(const LocalizedText& text, Field field);
    void addIdentifier(const QString& name, const QString& id, Field field, const QString& site);

    /// The line, with the entry's links at its end.
    ContentLine take();

private:
    const EntryBuilder& m_entry;
    LineBuilder m_line;
    Language m_marks;
};

} // namespace duovita
