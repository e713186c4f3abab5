#pragma once

#include "core/import/structure/documentdivision.h"

#include <QSet>

namespace duovita {

// Which blocks of a document begin a section, and which only look like it.

/// "#### Education" over "### Example University": where entries have headings of a higher rank than sections, the
/// ranks change places.
QList<TextBlock> withSectionsAboveEntries(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// The rank of the headings that part a document into its sections: 1 if several of the first rank are known to be
/// sections, as in a Word document whose name stands in a title of its own; else the first rank below the name that has
/// several.
int rankOfSections(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// A heading by its rank, or a line that is nothing but a known heading.
std::optional<SectionKind> sectionOf(const TextBlock& block, const Vocabulary& vocabulary, int rank, bool anySection);

/// "Pop-ups and projects": words that speak of what a section does, and are no employer's or post's.
bool speaksOfSection(const QString& text, const Vocabulary& vocabulary);

/// Whether bold lines are this document's headings: most of them say known ones.
bool hasBoldHeadings(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// "**Things I made**" in a document of bold headings: no dates, no employer, no position.
bool isUnknownHeading(const TextBlock& block, const Vocabulary& vocabulary);

/// "Teaching Assistant" right below "Example University", or dates, among jobs: what somebody did there.
bool isPostBelowEmployer(const QList<TextBlock>& blocks, qsizetype at, const DividedDocument& document);

/// Lines that stand again and again are parts of entries, whatever they say: "Highlights" below each job.
QSet<QString> repeatedLines(const QList<TextBlock>& blocks);

/// What a list below "# Experience" or "# Service" is: what its own heading says; else jobs, if those above it are and
/// it has periods; or the same as the list above it.
SectionKind partOf(const FoundSection& above, const TextBlock& heading, bool dated, const Vocabulary& vocabulary);

/// "**Notable courses:**" over points below a degree, where sections have headings: told of the entry, no section.
bool isLabelWithinEntry(const QList<TextBlock>& blocks, qsizetype at, const FoundSection& section,
                        qsizetype sectionHeadings, const Vocabulary& vocabulary);

/// "#### Others" below "### Example Ltd", an entry: a part of that one. Headings of entries have a rank between.
bool isHeadingWithinEntry(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary);

/// "### Leadership" after "### Trading" among skills: labels of the same rank. Or "### Languages" right below "##
/// Skills" and before another: those of programs, most likely.
bool isOneOfLabels(const QList<TextBlock>& blocks, qsizetype at, const FoundSection& section, int rank);

/// "### Plug-ins" over points above the first section, in a document whose sections have a higher rank: a section, too.
bool isSectionOfLowerRank(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary);

} // namespace duovita
