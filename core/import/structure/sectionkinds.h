#pragma once

#include "core/import/structure/documentdivision.h"

namespace duovita {

// Determines the kind of a section, or of a paragraph, without a known heading.

bool isMostlyCitations(const QList<TextBlock>& blocks);
/// The kind of a section with an unknown heading ("Kitchens", "Practice"), by its dated lines and those next to them:
/// jobs or schools; or citations. Custom if it is none of these.
SectionKind kindByLines(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "Example University 2016 – Present" over "Professor" and a description, several times: jobs, whatever the heading
/// says ("Teaching experience").
bool areJobs(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "技能证书" over "软件：…", "语言：…": skills by their labels, whatever else the heading names.
bool areLabelledSkills(const FoundSection& section);
/// Splits a career told in one list, a line for each school and job, into two sections. If some lines are both or
/// neither, the section is unchanged.
QList<FoundSection> schoolsApart(const FoundSection& section, const Vocabulary& vocabulary);
/// Splits "Awards & Publications" into a section for each, titled by its kind. Other sections are unchanged.
QList<FoundSection> prizesApart(const FoundSection& section);
/// Splits a list of works whose top level names groups ("Journals" above its papers) into a section for each group,
/// below the original one. Other sections are unchanged.
QList<FoundSection> partedAtGroups(const FoundSection& section);
/// Finds jobs without a heading between the header and the first section.
void findCareer(DividedDocument& document, const Vocabulary& vocabulary);
/// Finds the sections of a document without headings: dated paragraphs are jobs and schools; what follows the first of
/// them and is neither becomes a list.
void findSections(DividedDocument& document, const Vocabulary& vocabulary);

} // namespace duovita
