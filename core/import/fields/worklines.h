#pragma once

#include "core/import/annotate/citationtext.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

// What the lines or the cells of a work say where each has its own.

/// "[1]", "[C3]", "J3." in front: the number of a list that is not one.
void takeNumber(QList<InlineSpan>& spans);
/// A table's row: the authors, perhaps with the year, the title, and the venue.
std::optional<CitationSplit> splitByCells(const QString& text);
/// "2022      Doe, J., …": the year in a column of its own.
QString takeYearOfColumn(QList<InlineSpan>& spans);
/// A title, below it a line of names and nothing else, then the venue.
std::optional<CitationSplit> titleOverNames(const QList<TextLine>& lines);
/// "Doe, J.; Roe, R. [A journal, 12](https://…)", perhaps behind its date, and the title below.
std::optional<CitationSplit> namesAndVenueOverTitle(const QList<TextLine>& lines);
/// A title, and below it no names, but the venue and its year: "A title of several words" / "NAACL 2025 (Findings)".
std::optional<CitationSplit> titleOverVenue(const QList<TextLine>& lines);
/// What a work is called for short, in bold or leading to it, and where it appeared below: "**A tool**" / "ICML 2025".
std::optional<CitationSplit> nameOverVenue(const QList<TextLine>& lines);
/// A line of names and nothing else, below it the title, then the venue.
std::optional<CitationSplit> namesOverTitle(const QList<TextLine>& lines);
/// "A title of some words. Jane Doe, Richard Roe. A journal, 2020": the names between two stops.
std::optional<CitationSplit> titleThenNames(const QString& text);

/// As many words, or ideographs, as a title has, and no label of a link.
bool isSentenceLong(const QString& text);

} // namespace duovita
