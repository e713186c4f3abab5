#pragma once

#include "core/import/annotate/citationtext.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

// Parses works whose parts have their own lines or cells.

/// Removes a number at the beginning, "[1]", "[C3]", "J3.", that is not list markup.
void takeNumber(QList<InlineSpan>& spans);
/// A table row: the authors, perhaps with the year; the title; the venue.
std::optional<CitationSplit> splitByCells(const QString& text);
/// "2022 Doe, J., …": the year has its own column.
QString takeYearOfColumn(QList<InlineSpan>& spans);
/// A title, below it a line of nothing but authors, then the venue.
std::optional<CitationSplit> titleOverNames(const QList<TextLine>& lines);
/// "Doe, J.; Roe, R. [A journal, 12](https://…)", perhaps after a date, with the title below.
std::optional<CitationSplit> namesAndVenueOverTitle(const QList<TextLine>& lines);
/// A title, below it the venue and its year instead of authors: "A title of several words" / "NAACL 2025 (Findings)".
std::optional<CitationSplit> titleOverVenue(const QList<TextLine>& lines);
/// A short name of a work, in bold or as a link, with the venue below: "**A tool**" / "ICML 2025".
std::optional<CitationSplit> nameOverVenue(const QList<TextLine>& lines);
/// A line of nothing but authors, below it the title, then the venue.
std::optional<CitationSplit> namesOverTitle(const QList<TextLine>& lines);
/// "A title of some words. Jane Doe, Richard Roe. A journal, 2020": the authors are between two full stops.
std::optional<CitationSplit> titleThenNames(const QString& text);

/// Has as many words, or ideographs, as a title, and is not the label of a link.
bool isSentenceLong(const QString& text);

} // namespace duovita
