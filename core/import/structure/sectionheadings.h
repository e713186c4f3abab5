#pragma once

#include "core/import/structure/documentdivision.h"

#include <QSet>

namespace duovita {

// Decides which blocks of a document begin a section and which only look like it.

/// "#### Education" over "### Example University": swaps the ranks if entries have headings of a higher rank than
/// sections.
QList<TextBlock> withSectionsAboveEntries(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// The rank of the headings that divide the document into sections: 1 if several headings of rank 1 are known section
/// titles, as in a Word document with the name in a title of its own; otherwise the first rank below the name that
/// occurs several times.
int rankOfSections(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// The section that a block begins: by a heading of that rank, or by a line that is nothing but a known heading.
std::optional<SectionKind> sectionOf(const TextBlock& block, const Vocabulary& vocabulary, int rank, bool anySection);

/// "Pop-ups and projects": words that describe a section and are not an employer or a position.
bool speaksOfSection(const QString& text, const Vocabulary& vocabulary);

/// Whether bold lines are this document's headings: most of them are known ones.
bool hasBoldHeadings(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// "**Things I made**" in a document with bold headings: has no dates, employer or position.
bool isUnknownHeading(const TextBlock& block, const Vocabulary& vocabulary);

/// "Teaching Assistant" directly below "Example University" or dates, among jobs: a position held there.
bool isPostBelowEmployer(const QList<TextBlock>& blocks, qsizetype at, const DividedDocument& document);

/// Lines that recur are parts of entries, whatever they say: "Highlights" below each job.
QSet<QString> repeatedLines(const QList<TextBlock>& blocks);

/// The kind of a list below "# Experience" or "# Service": the kind of its own heading; otherwise jobs, if those above
/// are jobs and it has periods; otherwise the kind of the list above.
SectionKind partOf(const FoundSection& above, const TextBlock& heading, bool dated, const Vocabulary& vocabulary);

/// "**Notable courses:**" above points below a degree, in a document whose sections have headings: part of the entry,
/// not a section.
bool isLabelWithinEntry(const QList<TextBlock>& blocks, qsizetype at, const FoundSection& section,
                        qsizetype sectionHeadings, const Vocabulary& vocabulary);

/// "#### Others" below the entry "### Example Ltd": part of that entry. Entry headings have a rank in between.
bool isHeadingWithinEntry(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary);

/// "### Leadership" after "### Trading" among skills: labels of the same rank. Or "### Languages" directly below "##
/// Skills" and before another label: most likely programming languages.
bool isOneOfLabels(const QList<TextBlock>& blocks, qsizetype at, const FoundSection& section, int rank);

/// "### Plug-ins" over points above the first section, in a document whose sections have a higher rank: also a section.
bool isSectionOfLowerRank(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary);

} // namespace duovita
