#pragma once

#include "core/matching/factchanges.h"

namespace duovita {

/// A date or a period as a merge tells of it, "2016-09 – present", as the interface's language writes it: "Sep 2016 –
/// Present", "2016.09 – 至今". Any other text as it is.
QString datesInWords(const QString& told);
QString wordsFor(const DateRange& range);

/// What a change is of, in an entry of this kind of section, or in none: "Rank", "Title, English".
QString subjectOf(const FactChange& change, std::optional<SectionKind> kind);
/// What there is after it: "CCF A"; what was before, too, if there was anything: "A → CCF A". Empty where words say
/// nothing, as of a picture.
QString wordsFor(const FactChange& change);

} // namespace duovita
