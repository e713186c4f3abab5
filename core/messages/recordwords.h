#pragma once

#include "core/domain/person.h"
#include "core/storage/changecause.h"
#include "core/storage/snippets.h"

class QDateTime;

namespace duovita {

// How lists name the parts of a record.

/// The interface's language, then the other: what is said in both is said in that order.
QList<Language> languagesToRead();
/// "Tsinghua University  ·  清华大学", in Chinese the other way round; one of them if there is only one, or both are
/// the same.
QString bothSides(const LocalizedText& text);
QString titleOf(const Person& person);
/// The section's title as its document in the interface's language has it (titleInDocuments()).
QString titleOf(const Section& section);
QString sectionTitle(const LocalizedText& title, SectionKind kind);
QString titleOf(const Entry& entry);
/// The same; where others of its section have that title, in the interface's language alone and with what tells it from
/// them: "Example Ltd – Engineer".
QString titleOf(const Entry& entry, const Section& section);
/// The same in the interface's language alone, where it has words; empty if the entry says nothing of itself.
QString shortTitleOf(const Entry& entry);
/// "Papers, On search": the section and the entry that a search found; empty where it found the person's own facts.
QString placeOf(const SearchSnippet& snippet);
/// The CV that every person has is called in the interface's language until it is given a name.
QString shownName(const Cv& cv);
/// Date and time as the interface's language writes them.
QString timeText(const QDateTime& when);
QString timeText(Timestamp when);
/// "edited", "imported"; empty if it is not known.
QString causeText(std::optional<ChangeCause> cause);
/// "22 Nov 2026, 16:03, edited".
QString momentText(Timestamp when, std::optional<ChangeCause> cause);

} // namespace duovita
