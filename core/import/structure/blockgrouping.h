#pragma once

#include "core/import/fields/entrybuilding.h"

#include <functional>

namespace duovita {

// The ways in which the blocks of a section form entries. Each function handles one way; groupEntries() chooses among
// them.

bool startsBold(const TextBlock& block);
bool isTopItem(const TextBlock& block);
/// Neither an item nor a further paragraph of one.
bool isLine(const TextBlock& block);
/// Has the dates of an entry: a range, a month, or a year at its end.
bool isDated(const TextBlock& block);
/// The year of a line that contains nothing else, "2022", "2022年"; otherwise empty.
QString yearAlone(const TextLine& line);
/// "`2013`", "`5/4/2017`": begins with a date formatted as code.
bool beginsWithDateInCode(const TextLine& line);
/// "2015 – 2017: MSc, Example University", "2011: …", "2011 – …": begins with dates and a separator or gap.
bool opensWithDates(const TextBlock& block);
/// Nothing but dates: "2019 to present", "2022".
bool isOnlyDates(const TextLine& line);
/// "工作描述：", "Responsibilities": only announces the entry's points.
bool isLabelOfPoints(const TextBlock& block);
/// A sentence, or too long for a head.
bool isProse(const TextBlock& block);

/// "2006 MFA, Example College": if most lines begin with a year and a space or dash, replaces that by a column gap.
QList<TextBlock> withYearsApart(const QList<TextBlock>& blocks);

/// Splits paragraphs into lines if all their lines satisfy `isSuch`.
QList<TextBlock> withLinesApart(const QList<TextBlock>& blocks, const std::function<bool(const TextLine&)>& isSuch);
/// Splits paragraphs whose lines all begin with a date formatted as code.
QList<TextBlock> withDatedLinesApart(const QList<TextBlock>& blocks);
/// "Example University" over "PhD, 2017 – now" and "Master, 2015 – 2017": makes an entry for each degree.
QList<EntryBlocks> withDegreesOfOneSchool(const QList<EntryBlocks>& schools, const Vocabulary& vocabulary);
/// "### Example University" over "- BSc in Sampling, 2017 – 2021" and other points: the degree belongs to the head;
/// several degrees give several entries.
QList<EntryBlocks> withDegreesAmongPoints(const QList<EntryBlocks>& schools, const Vocabulary& vocabulary);
/// "**A prize**" over "Issued by the Example Society": one award.
QList<TextBlock> withIssuersBeside(const QList<TextBlock>& blocks);

/// "`Qt` `SQL`" below an entry's title: a description of the tools used, not a field.
QList<EntryBlocks> withTagsInBody(QList<EntryBlocks> entries);

// Dates on their own lines, next to what they date.

/// Points that do not end in dates, each followed by a line of nothing but dates: joins the two.
QList<TextBlock> withDatesOfItems(const QList<TextBlock>& blocks);
/// "2014.8 – 2015.6" / "#### Example site" at each heading: the dates belong to the heading below them.
QList<TextBlock> withDatesBelowHeadings(const QList<TextBlock>& blocks);
/// "2023.8 – 2023.11" over a point "- Example Ltd - Intern" with nested points, throughout: the dates belong to the
/// point.
QList<TextBlock> withPointsBesideDates(const QList<TextBlock>& blocks);

/// The number of blocks, up to a heading, that form entries which begin with their dates, formatted as code, above
/// their head: "`2015 – 2018`" / "__Example Ltd__ | Engineer".
qsizetype lengthOfHeadsBelowDates(const QList<TextBlock>& blocks);
/// Groups those blocks: each such paragraph is a head, and the blocks below it are its description.
QList<EntryBlocks> groupHeadsBelowDates(const QList<TextBlock>& blocks);

// By items, or by lines that form lists.

/// Whether items are entries: the section begins with one, and they have dates or a bold title.
bool itemsAreEntries(const QList<TextBlock>& blocks);
/// Only points, each of which names a position and its place: "Example Hospital, surgery, resident".
bool arePostsOfItems(const QList<TextBlock>& blocks);
/// Only points, two per entry: "- Example University" / "- BSc, 2013 – 2017".
bool arePairsOfItems(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// Makes the head of an entry from every two points.
QList<EntryBlocks> groupPairsOfItems(const QList<TextBlock>& blocks);
/// Only items: bold ones with dates, each followed by plain ones that describe it.
bool areBoldItemsOverPlain(const QList<TextBlock>& blocks);
/// Several items that all begin with years: "2006 - 2012 Research Scientist, …", "Since 2015 member of …".
/// areDegreesOfItems(): points that end in a year, "- Bachelor of Arts (2020)".
bool areDegreesOfItems(const QList<TextBlock>& blocks);
bool allBeginWithYears(const QList<TextBlock>& blocks);
/// Puts a single year at the beginning of a head on its own line, so that it is not taken for part of the name: "2012
/// Example prize".
QList<EntryBlocks> withYearsApart(QList<EntryBlocks> entries);
/// Only items, most of which begin an entry: the others do, too, in another form.
bool mostlyOpenEntries(const QList<TextBlock>& blocks);
/// Starts an entry at each item, or at each item whose form begins an entry; the blocks after it belong to it.
QList<EntryBlocks> groupByItems(const QList<TextBlock>& blocks, bool everyItem);
/// Only items, none of which has the form of a beginning: each is an entry.
QList<EntryBlocks> everyItem(QList<TextBlock> blocks);
/// Makes an entry of each block with all of its lines.
QList<EntryBlocks> everyBlock(const QList<TextBlock>& blocks);
/// Makes an entry of each line; a line of only dates is joined to the next.
QList<EntryBlocks> everyLine(const QList<TextBlock>& blocks);
/// "A conference Boston, MA" over "Speaker 2024", throughout: every two lines are one entry.
bool arePairsOfRows(const QList<TextBlock>& blocks);
QList<EntryBlocks> groupPairsOfRows(const QList<TextBlock>& blocks);
/// Nothing but links and separators.
bool isOnlyLinks(const TextLine& line);
/// Joins a line of only links to the line of the paragraph above.
QList<TextBlock> withLinksBesideText(const QList<TextBlock>& blocks);
/// "（登记号：2023SR0000001）", "Patent No.: 12" or a link alone below the title: joins it to the line above.
QList<TextBlock> withNumbersBeside(const QList<TextBlock>& blocks);
/// Splits "A prize (2021) Another (2022) A third (2023)" on one line.
QList<TextBlock> withAwardsApart(const QList<TextBlock>& blocks);
/// Splits "Russian, Norwegian – native, English – fluent" on one line; each language gets its level.
QList<TextBlock> withLanguagesApart(const QList<TextBlock>& blocks);
/// Whether blank lines, or addresses, separate references of several lines; otherwise each line is a person.
bool hasPeopleOfLines(const QList<TextBlock>& blocks);
/// Groups consecutive references: a blank line, or a line after a telephone number or address, starts the next.
QList<EntryBlocks> groupReferences(const QList<TextBlock>& blocks);
/// "### 2024" above papers only tells their year: papers without a year get it, and the heading is removed.
QList<TextBlock> withYearsOfHeadings(const QList<TextBlock>& blocks);
/// Works of several lines each, with sentences about them: "Title / authors / venue" and what follows.
QList<EntryBlocks> groupWorks(const QList<TextBlock>& blocks);
/// "- A title" over " - its authors" and " - the venue", throughout a list: turns the points into headings.
QList<TextBlock> withTitlesOfPoints(const QList<TextBlock>& blocks);
/// Whether headings or bold lines are titles of papers: most have below them a point that begins with the authors, or a
/// line of authors.
bool areTitlesOverPoints(const QList<TextBlock>& blocks);
/// Joins each title and the points below it as the lines of one work; a year above several works applies to each.
QList<EntryBlocks> groupUnderTitles(const QList<TextBlock>& blocks);
/// Whether bold lines, with dates above or beside them, precede all points: "2023" / "**A talk**" / "- A meeting".
/// Other lines may precede the first of them.
bool areNamesOverPoints(const QList<TextBlock>& blocks);
/// Starts an entry at each such line; separate dates apply to all names below them, up to the next dates.
QList<EntryBlocks> groupUnderNames(const QList<TextBlock>& blocks);
/// Starts an entry at each heading; the lines below it belong to its head, up to the first point or sentence.
QList<EntryBlocks> groupUnderHeadings(const QList<TextBlock>& blocks);

/// "**Duration** 2020 – 2022", "工作时间（2020-09 至 2022-05）" among other fields: adds the colon that marks a label.
QList<TextBlock> withLabelsMarked(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "- Example University" over " - Degree: …" and " - Time: …", throughout a list: turns the items into headings over
/// points.
QList<TextBlock> withTitlesOverFields(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// Whether points are the fields of entries: "- School: …", "- Degree: …", "- Time: …".
bool areItemsOfFields(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// Starts an entry wherever the label of the first field recurs.
QList<EntryBlocks> groupItemsOfFields(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "Databases - MySQL, Redis", if each point has this form, becomes "Databases: MySQL, Redis".
QList<TextBlock> withDashesBehindLabels(QList<TextBlock> blocks);
/// Labels below each other, and after a blank line as many lists, as extracted from two columns: puts each list after
/// its label. Otherwise returns the blocks unchanged.
QList<TextBlock> withItemsBesideLabels(const QList<TextBlock>& blocks);
/// "**Languages:**" with "C++, Go" below it in one paragraph: splits them, if all labels are written like this.
QList<TextBlock> withSkillLabelsApart(const QList<TextBlock>& blocks);
/// Whether headings or bold words are labels of what is below them: "**Languages**" / "C++" / "Python".
bool areSkillsUnderLabels(const QList<TextBlock>& blocks);
/// A label with the blocks below it: on one line if they are single words, otherwise as points.
QList<EntryBlocks> groupSkillsUnderLabels(const QList<TextBlock>& blocks);

/// Groups papers, however they are listed.
QList<EntryBlocks> groupPublications(const QList<TextBlock>& blocks);

// Text beside and below titles.

/// "**A tool** reads samples. It is written in …": a description follows the bold title.
QList<EntryBlocks> withTextBelowTitles(QList<EntryBlocks> entries);
/// "### Example Ltd" over "*Testing intern* Learned how samples are made. …": splits the position from the description.
QList<TextBlock> withPostsApart(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "**A tool** (Example Ltd, 2024 – now): what it does. [docs](…)": splits name, place and time, links, and
/// description.
QList<EntryBlocks> withTextBehindBrackets(QList<EntryBlocks> entries);
/// "- A title (A meeting 2024)" over a paragraph of its authors' names: the names belong to the head.
QList<EntryBlocks> withNamesBelowTitles(QList<EntryBlocks> works);
/// Whether most lines have this form, none has dates, and there are no other blocks.
bool areTitlesWithText(const QList<TextBlock>& blocks);
/// Makes of each such line an entry with a title and a description.
QList<EntryBlocks> groupTitlesWithText(const QList<TextBlock>& blocks);

/// Groups by the levels of headings, if they tell which open an entry: a lower one is the head's second line, or a part
/// of the entry.
std::optional<QList<EntryBlocks>> groupByLevels(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);
/// "- 2017 – 2022" as the first point below a head without dates, or as the second below a short one: moves it to the
/// head.
QList<EntryBlocks> withDatesOfPoints(QList<EntryBlocks> entries);
/// Groups by the lines above the points: paragraphs that look like entries; otherwise each line with dates and those
/// beside it.
QList<EntryBlocks> groupByLines(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// Only points: "- Example University" over " - BSc in Sampling, May 2011", throughout.
bool areNamesOverDatedPoints(const QList<TextBlock>& blocks);
/// Makes an entry of each dated point below a name; the points below that describe it.
QList<EntryBlocks> groupNamesOverDatedPoints(const QList<TextBlock>& blocks);
/// "#### Engineer" over "- Example Ltd (2019 – 2020)", which has points of its own: the heading is the position at each
/// place below it.
bool areHeadingsOverDatedPoints(const QList<TextBlock>& blocks);
/// Makes an entry of each dated point, with its heading and the line below that; with `pointFirst`, these follow the
/// point, which is the title.
QList<EntryBlocks> groupHeadingsOverDatedPoints(const QList<TextBlock>& blocks, bool pointFirst);
/// Whether these are table rows with dates in one cell and an entry in others, of which at least one has several lines.
bool areRowsOfEntries(const QList<TextBlock>& blocks);
/// The head has the dates, the title and the place; further lines become points.
QList<EntryBlocks> groupRowsOfEntries(const QList<TextBlock>& blocks);

// By paragraphs of single lines.

/// "Doe, J., Roe, R." / "A title" / "A journal, 2020" between blank lines, or the title above the names.
bool areWorksOfParagraphs(const QList<TextBlock>& blocks);
/// "2020–2022 Example Ltd Engineer" over descriptive lines, in each paragraph: the head has all fields, so the lines
/// below it are text even if they contain dates.
bool areParagraphsUnderFullHeads(const QList<TextBlock>& lines, const Vocabulary& vocabulary);
QList<EntryBlocks> groupUnderFullHeads(const QList<TextBlock>& lines);
/// "A prize" / "2024", "A talk" / "A workshop" / "2023" between blank lines.
bool areParagraphsOverDates(const QList<TextBlock>& blocks);
QList<EntryBlocks> everyParagraph(const QList<TextBlock>& blocks);
/// The same with dates below what they date: moves them above, as in lists that begin with dates.
QList<EntryBlocks> everyParagraphOverDates(const QList<TextBlock>& blocks);

} // namespace duovita
