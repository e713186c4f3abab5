#pragma once

#include "core/import/structure/documentdivision.h"

namespace duovita {

// What a section is, or a paragraph, where no heading says it.

bool isMostlyCitations(const QList<TextBlock>& blocks);
/// What a section is whose heading says nothing ("Kitchens", "Practice"), by its dated lines and those beside them:
/// jobs or schools; or citations. Custom if they are none of these.
SectionKind kindByLines(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "Example University  2016 – Present" over "Professor" and what was done there, and so each of several: jobs,
/// whatever the heading calls them ("Teaching experience").
bool areJobs(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "技能证书" over "软件：…", "语言：…": skills by their labels, whatever else the heading names.
bool areLabelledSkills(const FoundSection& section);
/// A career told in one go, a line for each school and each post: two sections. A text that is both, or neither, leaves
/// it as it is.
QList<FoundSection> schoolsApart(const FoundSection& section, const Vocabulary& vocabulary);
/// "Awards & Publications" over both: a section for each, called by its kind. Any other section as it is.
QList<FoundSection> prizesApart(const FoundSection& section);
/// Works in a list whose first rank names groups ("Journals" over its papers): a section for each group, below the one
/// that the document names. Any other section as it is.
QList<FoundSection> partedAtGroups(const FoundSection& section);
/// The jobs that stand above the first section's heading, below the head, without one of their own.
void findCareer(DividedDocument& document, const Vocabulary& vocabulary);
/// Sections of a document that names none: its dated paragraphs are jobs and schools; what comes after the first of
/// them and is neither stays a list.
void findSections(DividedDocument& document, const Vocabulary& vocabulary);

} // namespace duovita
