#pragma once

#include "core/matching/factchanges.h"

namespace duovita {

/// Formats a date or a period from a merge, "2016-09 – present", for the interface's language: "Sep 2016 – Present",
/// "2016.09 – 至今". Any other text is returned unchanged.
QString datesInWords(const QString& text);
QString wordsFor(const DateRange& range);

/// What a change is about, in an entry of this kind of section, or outside of entries: "Rank", "Title, English".
QString subjectOf(const FactChange& change, std::optional<SectionKind> kind);
/// The new value, "CCF A", with the old value if there was one: "A → CCF A". Empty if words cannot express it, as for a
/// picture.
QString wordsFor(const FactChange& change);

} // namespace duovita
