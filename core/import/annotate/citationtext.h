#pragma once

#include "core/import/fields/publicationparsing.h"

namespace duovita {

// Helpers that the citation parsers share.

/// Strips white space and these marks from both ends.
QString trimmedOf(QString text, QStringView marks);

/// A piece between commas and its position; commas in brackets do not separate.
struct CommaPart {
    QString text;
    qsizetype start;
    qsizetype end;
};
QList<CommaPart> commaParts(const QString& text);

/// "J. Doe", "Jane Doe*", "张三", "et al.".
bool looksLikeName(const QString& part);

/// "Vollmarsen, I. S.", "Haugland, Kari"
bool isReversedName(const QString& name);
/// "Brennan A, Power D, Okafor C. ": whether a reference begins with names in Vancouver style.
bool opensWithInitialedNames(const QString& text);
/// Removes "(通讯作者)", "(equal contribution)" after a name and returns it as an author mark; empty if there is none.
QString takeAuthorAside(QString& name);
/// Replaces "和" in "李四、王五和赵六" by the name separator: no single name is that long.
QString withMarksForAnd(QString names);
/// Whether all pieces between commas are names, ignoring a full stop at the end.
bool isNameList(const QString& text);

/// The same, also for family names with initials in any punctuation: "Fu, K. H., Chen P. Y., & Yan, J. L.".
bool isLineOfAuthors(const QString& text);

/// Removes the first match from the text and returns it, or its first group if it has one.
QString takeMatch(QString& text, const QRegularExpression& expression);

/// Removes "(granted)", "（已授权）" from the end of the text, with the punctuation before it, and returns the words in
/// brackets; empty if they are not a status.
QString takeLastStatus(QString& text, const Vocabulary& vocabulary);

/// A citation split into the part before the title (its authors), the title, and the part after it.
struct CitationSplit {
    QString before;
    QString title;
    QString after;
    PublicationType type = PublicationType::Unspecified; ///< if the citation's form states it: [J]
};

/// Tries the forms of GB/T 7714 and APA, quotation marks, text style, full stops, commas: the first that fits wins.
CitationSplit splitCitation(const QList<InlineSpan>& spans, const ParsingContext& context);
/// The title is in quotation marks: “…”, 《…》.
std::optional<CitationSplit> splitByQuotes(const QString& text);
std::optional<CitationSplit> splitByStops(const QString& text);
/// The year or the status follows the authors directly: APA, ACL, AGU.
std::optional<CitationSplit> splitByYear(const QString& text, const Vocabulary& vocabulary);
/// "“A title.” In R. Roe (Ed.), A book": the names precede a title in quotation marks.
std::optional<CitationSplit> titleInQuotes(const QString& before, const QString& rest);
/// The title follows the names and ends at a full stop. A question keeps its question mark.
std::optional<CitationSplit> titleToStop(const QString& before, const QString& rest);
CitationSplit splitByCommas(const QString& text, const ParsingContext& context);

/// Extracts venue, year, rank, status, volume, pages and identifiers from the text after the title.
void parseVenue(const QString& text, PublicationDetails& details, Entry& entry, const ParsingContext& context);

} // namespace duovita
