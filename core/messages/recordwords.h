#pragma once

#include "core/domain/person.h"
#include "core/storage/changecause.h"
#include "core/storage/snippets.h"

class QDateTime;

namespace duovita {

// How lists name the parts of a record.

/// The interface's language, then the other: the order for texts shown in both.
QList<Language> languagesToRead();
/// "Tsinghua University · 清华大学", in Chinese the other way round; only one if the other is missing or the same.
QString bothSides(const LocalizedText& text);
/// What is between the two.
inline QString languageSeparator()
{
    return QStringLiteral("  ·  ");
}
QString titleOf(const Person& person);
/// The section's title as documents in the interface's language print it (titleInDocuments()).
QString titleOf(const Section& section);
QString sectionTitle(const LocalizedText& title, SectionKind kind);
QString titleOf(const Entry& entry);
/// The same. If other entries of its section have that title, only in the interface's language and with what
/// distinguishes it: "Example Ltd – Engineer".
QString titleOf(const Entry& entry, const Section& section);
/// The same in the interface's language only, if it has that text; empty if the entry has no title at all.
QString shortTitleOf(const Entry& entry);
/// "Papers, On search": the section and entry that a search found; empty if it found the person's own facts.
QString placeOf(const SearchSnippet& snippet);
/// The CV that every person has is named in the interface's language until it is renamed.
QString wholeName(const Cv& cv);
/// Of a name in both languages, the interface's.
QString shownName(const Cv& cv);
/// Date and time in the format of the interface's language.
QString timeText(const QDateTime& when);
QString timeText(Timestamp when);
/// "edited", "imported"; empty if unknown.
QString causeText(std::optional<ChangeCause> cause);
/// "22 Nov 2026, 16:03, edited".
QString momentText(Timestamp when, std::optional<ChangeCause> cause);

} // namespace duovita
