#pragma once

#include "core/import/fields/entrybuilding.h"

#include <functional>

namespace duovita {

// How the blocks of a section become entries. Each of these knows one way; groupEntries() chooses.

bool startsBold(const TextBlock& block);
bool isTopItem(const TextBlock& block);
/// No item, and no further paragraph of one.
bool isLine(const TextBlock& block);
/// Has the dates of an entry: a range, a month, or a year at its end.
bool isDated(const TextBlock& block);
/// The year of a line that is nothing else, "2022", "2022年"; empty if it says more.
QString yearAlone(const TextLine& line);
/// "`2013`", "`5/4/2017`" in front of what it dates, set as code is.
bool beginsWithDateInCode(const TextLine& line);
/// "2015 – 2017: MSc, Example University", "2011: …", "2011 – …": dates stand first, a mark or a gap behind them.
bool opensWithDates(const TextBlock& block);
/// Nothing but dates: "2019 to present", "2022".
bool isOnlyDates(const TextLine& line);
/// "工作描述：", "Responsibilities": says no more than that an entry's points follow.
bool isLabelOfPoints(const TextBlock& block);
/// A sentence, or more of a line than a head would be.
bool isProse(const TextBlock& block);

/// "2006 MFA, Example College": where most lines begin with a year and a blank, or a dash, the gap that parts columns
/// stands for it.
QList<TextBlock> withYearsApart(const QList<TextBlock>& blocks);

/// Paragraphs of several lines all of which are such: a block for each line.
QList<TextBlock> withLinesApart(const QList<TextBlock>& blocks, const std::function<bool(const TextLine&)>& isSuch);
/// Lines of a paragraph each of which begins with its date, set as code: a block for each.
QList<TextBlock> withDatedLinesApart(const QList<TextBlock>& blocks);
/// "Example University" over "PhD, 2017 – now" and "Master, 2015 – 2017": an entry for each degree.
QList<EntryBlocks> withDegreesOfOneSchool(const QList<EntryBlocks>& schools, const Vocabulary& vocabulary);
/// "### Example University" over "- BSc in Sampling, 2017 – 2021" and other points: the degree, and so each of several,
/// is of the head.
QList<EntryBlocks> withDegreesAmongPoints(const QList<EntryBlocks>& schools, const Vocabulary& vocabulary);
/// "**A prize**" over "Issued by the Example Society": one award.
QList<TextBlock> withIssuersBeside(const QList<TextBlock>& blocks);

/// "`Qt` `SQL`" below an entry's title: what it was made with is told of it, and no field.
QList<EntryBlocks> withTagsTold(QList<EntryBlocks> entries);

// Dates in lines of their own, set beside what they are of.

/// Points with a line of nothing but dates below each that does not end in them: one with them.
QList<TextBlock> withDatesOfItems(const QList<TextBlock>& blocks);
/// "2014.8 – 2015.6" / "#### Example site", and so above each heading: the dates are of what stands below them.
QList<TextBlock> withDatesBelowHeadings(const QList<TextBlock>& blocks);
/// "2023.8 – 2023.11" over one point "- Example Ltd - Intern" with deeper ones, and so throughout: the point is what
/// the dates are of.
QList<TextBlock> withPointsBesideDates(const QList<TextBlock>& blocks);

/// How many blocks, up to a heading, are of entries each of which begins with its dates, set as code, over its head:
/// "`2015 – 2018`" / "__Example Ltd__ | Engineer".
qsizetype lengthOfHeadsBelowDates(const QList<TextBlock>& blocks);
/// Those blocks: each such paragraph is a head, and what stands below is told of it.
QList<EntryBlocks> groupHeadsBelowDates(const QList<TextBlock>& blocks);

// By items, or by lines that are lists.

/// Items that carry entries: the first thing in the section, and with dates or a bold title.
bool itemsAreEntries(const QList<TextBlock>& blocks);
/// Points and nothing else, each of which names a post and where it is: "Example Hospital, surgery, resident".
bool arePostsOfItems(const QList<TextBlock>& blocks);
/// Points and nothing else, two for each entry: "- Example University" / "- BSc, 2013 – 2017".
bool arePairsOfItems(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// Each two points are the lines of an entry's head.
QList<EntryBlocks> groupPairsOfItems(const QList<TextBlock>& blocks);
/// Items and nothing else: those in bold have dates, and the plain ones below each tell of it.
bool areBoldItemsOverPlain(const QList<TextBlock>& blocks);
/// Several items, and each begins with its years: "2006 - 2012 Research Scientist, …", "Since 2015 member of …".
/// Points that end in a year: "- Bachelor of Arts (2020)".
bool areDegreesOfItems(const QList<TextBlock>& blocks);
bool allBeginWithYears(const QList<TextBlock>& blocks);
/// The one year that a head begins with stands on a line of its own: "2012 Example prize" is no name of 2012.
QList<EntryBlocks> withYearsApart(QList<EntryBlocks> entries);
/// Items and nothing else, most of which open an entry: the others do, too, in another form.
bool mostlyOpenEntries(const QList<TextBlock>& blocks);
/// Each item, or each that opens an entry by its form; what follows one is of it.
QList<EntryBlocks> groupByItems(const QList<TextBlock>& blocks, bool everyItem);
/// Items and nothing else, none of which opens an entry by its form: each is one by itself.
QList<EntryBlocks> everyItem(QList<TextBlock> blocks);
/// Each block by itself, with all of its lines.
QList<EntryBlocks> everyBlock(const QList<TextBlock>& blocks);
/// Each line by itself; one that is only dates goes with the next.
QList<EntryBlocks> everyLine(const QList<TextBlock>& blocks);
/// "A conference      Boston, MA" over "Speaker      2024", and so all lines: two are one entry.
bool arePairsOfRows(const QList<TextBlock>& blocks);
QList<EntryBlocks> groupPairsOfRows(const QList<TextBlock>& blocks);
/// Nothing but links, and the marks between them.
bool isOnlyLinks(const TextLine& line);
/// A line of nothing but links goes with the line of the paragraph above it.
QList<TextBlock> withLinksBesideText(const QList<TextBlock>& blocks);
/// "（登记号：2023SR0000001）", "Patent No.: 12", or a link, by itself below what was registered: with the line above
/// it.
QList<TextBlock> withNumbersBeside(const QList<TextBlock>& blocks);
/// "A prize (2021) Another (2022) A third (2023)" in one line: lines of their own.
QList<TextBlock> withAwardsApart(const QList<TextBlock>& blocks);
/// "Russian, Norwegian – native, English – fluent" in one line: lines of their own, each with its level.
QList<TextBlock> withLanguagesApart(const QList<TextBlock>& blocks);
/// Whether blank lines, or addresses, part people of several lines; else each line is one.
bool hasPeopleOfLines(const QList<TextBlock>& blocks);
/// People one below the other: a blank line, or a line after somebody's telephone or address, begins the next.
QList<EntryBlocks> groupReferences(const QList<TextBlock>& blocks);
/// "### 2024" over papers says their year and nothing else: those that do not name it get it, and the heading goes.
QList<TextBlock> withYearsOfHeadings(const QList<TextBlock>& blocks);
/// Works of several lines each, and sentences about them: "Title / authors / venue" and what follows.
QList<EntryBlocks> groupWorks(const QList<TextBlock>& blocks);
/// "- A title" over "  - its authors" and "  - the venue", and so each of a list: the points become headings.
QList<TextBlock> withTitlesOfPoints(const QList<TextBlock>& blocks);
/// Whether headings, or lines in bold, are the titles of papers: below most of them stands a point that begins with
/// the authors, or a line of them.
bool areTitlesOverPoints(const QList<TextBlock>& blocks);
/// Each title, and the points below it, as the lines of one work; a year above several is of each.
QList<EntryBlocks> groupUnderTitles(const QList<TextBlock>& blocks);
/// Whether lines in bold, with dates above them or beside, stand over all points: "2023" / "**A talk**" / "- A
/// meeting". Other lines may stand above the first of them.
bool areNamesOverPoints(const QList<TextBlock>& blocks);
/// Each such line begins an entry; dates by themselves are of all names below them, up to the next.
QList<EntryBlocks> groupUnderNames(const QList<TextBlock>& blocks);
/// Each heading begins an entry; the lines below it are further ones of its head, up to the first point or sentence.
QList<EntryBlocks> groupUnderHeadings(const QList<TextBlock>& blocks);

/// "**Duration** 2020 – 2022", "工作时间（2020-09 至 2022-05）" among other fields: labels, with the mark that says so.
QList<TextBlock> withLabelsMarked(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "- Example University" over "  - Degree: …" and "  - Time: …", and so each of a list: headings over points.
QList<TextBlock> withTitlesOverFields(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// Whether points are the fields of entries: "- School: …", "- Degree: …", "- Time: …".
bool areItemsOfFields(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// The first field's label begins an entry wherever it stands again.
QList<EntryBlocks> groupItemsOfFields(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "Databases - MySQL, Redis", where each point is so written: as labels have it, "Databases: MySQL, Redis".
QList<TextBlock> withDashesBehindLabels(QList<TextBlock> blocks);
/// Labels under each other, and below a blank line as many lists under each other, as two columns give them that were
/// taken out of a page one after the other: each list behind its label. Else as they are.
QList<TextBlock> withItemsBesideLabels(const QList<TextBlock>& blocks);
/// "**Languages:**" with "C++, Go" below it in one paragraph: a block for each, if that is how all labels stand.
QList<TextBlock> withSkillLabelsApart(const QList<TextBlock>& blocks);
/// Whether headings or bold words stand over what they are the label of: "**Languages**" / "C++" / "Python".
bool areSkillsUnderLabels(const QList<TextBlock>& blocks);
/// A label and what stands below it, in one line if these are single words, else as points.
QList<EntryBlocks> groupSkillsUnderLabels(const QList<TextBlock>& blocks);

/// Papers, in whatever form they are listed.
QList<EntryBlocks> groupPublications(const QList<TextBlock>& blocks);

// Text beside titles, and below them.

/// "**A tool** reads samples. It is written in …": behind the title in bold stands what is told of it.
QList<EntryBlocks> withTextBelowTitles(QList<EntryBlocks> entries);
/// "### Example Ltd" over "*Testing intern* Learned how samples are made. …": the post, and what is told of it.
QList<TextBlock> withPostsApart(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "**A tool** (Example Ltd, 2024 – now): what it does. [docs](…)": what it is, where and when, its links, and what is
/// told of it.
QList<EntryBlocks> withTextBehindBrackets(QList<EntryBlocks> entries);
/// "- A title (A meeting 2024)" over a paragraph of its authors' names: they are of the head.
QList<EntryBlocks> withNamesBelowTitles(QList<EntryBlocks> works);
/// Whether most lines are such, none has dates, and nothing else is there.
bool areTitlesWithText(const QList<TextBlock>& blocks);
/// Each such line: the title, and what is told of it.
QList<EntryBlocks> groupTitlesWithText(const QList<TextBlock>& blocks);

/// Where headings of several levels say which open an entry: its second line below the first, or parts within it.
std::optional<QList<EntryBlocks>> groupByLevels(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "- 2017 – 2022" as the first point below a head without dates, or as the second below a brief one: they are the
/// head's.
QList<EntryBlocks> withDatesOfPoints(QList<EntryBlocks> entries);
/// By the lines above the points: paragraphs that look like entries, else each line with dates and those beside it.
QList<EntryBlocks> groupByLines(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// Points and nothing else: "- Example University" over "  - BSc in Sampling, May 2011", and so each of them.
bool areNamesOverDatedPoints(const QList<TextBlock>& blocks);
/// Each dated point below a name is an entry, the points below that are told of it.
QList<EntryBlocks> groupNamesOverDatedPoints(const QList<TextBlock>& blocks);
/// "#### Engineer" over "- Example Ltd (2019 – 2020)", which has points of its own: what is held at each place below
/// it.
bool areHeadingsOverDatedPoints(const QList<TextBlock>& blocks);
/// Each dated point is an entry, with its heading and the line below that, which stand behind it if it is the title.
QList<EntryBlocks> groupHeadingsOverDatedPoints(const QList<TextBlock>& blocks, bool pointFirst);
/// Whether these are rows of a table, each with dates in one cell and an entry in others, of several lines in one at
/// least.
bool areRowsOfEntries(const QList<TextBlock>& blocks);
/// The dates, what it was and where; further lines are points.
QList<EntryBlocks> groupRowsOfEntries(const QList<TextBlock>& blocks);

// By paragraphs of single lines.

/// "Doe, J., Roe, R." / "A title" / "A journal, 2020" between blank lines, or the title over the names.
bool areWorksOfParagraphs(const QList<TextBlock>& blocks);
/// "2020–2022   Example Ltd   Engineer" over lines that tell of it, and so each paragraph: the head says all fields, so
/// that what stands below it is text, dates in it or not.
bool areParagraphsUnderFullHeads(const QList<TextBlock>& lines, const Vocabulary& vocabulary);
QList<EntryBlocks> groupUnderFullHeads(const QList<TextBlock>& lines);
/// "A prize" / "2024", "A talk" / "A workshop" / "2023" between blank lines.
bool areParagraphsOverDates(const QList<TextBlock>& blocks);
QList<EntryBlocks> everyParagraph(const QList<TextBlock>& blocks);
/// The dates below what they are of stand above it, as in a list that has them first.
QList<EntryBlocks> everyParagraphOverDates(const QList<TextBlock>& blocks);

} // namespace duovita
