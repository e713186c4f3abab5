#pragma once

#include "core/import/fields/publicationparsing.h"

namespace duovita {

// Pieces that the parsers of citations share.

/// Without blanks and these marks at both ends.
QString trimmedOf(QString text, QStringView marks);

/// A piece between commas and its place; commas in brackets part nothing.
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
/// "Brennan A, Power D, Okafor C. ": the names of a reference as Vancouver's style has them.
bool opensWithInitialedNames(const QString& text);
/// "(通讯作者)", "(equal contribution)" behind a name, taken from it, as the mark of an author; empty if there is none.
QString takeAuthorAside(QString& name);
/// "李四、王五和赵六" with the mark that parts names for "和": no name is so long.
QString withMarksForAnd(QString names);
/// Whether all between commas is names, the stop at the end aside.
bool isNameList(const QString& text);

/// The same, or family names with initials in any order of marks: "Fu, K. H., Chen P. Y., & Yan, J. L.".
bool isLineOfAuthors(const QString& text);

/// Takes the first match out of the text and gives it back, or its first group if it has one.
QString takeMatch(QString& text, const QRegularExpression& expression);

/// Takes "(granted)", "（已授权）" at the end out of the text, with the marks before it, and gives what stands in the
/// brackets back; empty if that is no status.
QString takeLastStatus(QString& text, const Vocabulary& vocabulary);

/// A citation split into what comes before the title (its authors), the title, and what comes after.
struct CitationSplit {
    QString before;
    QString title;
    QString after;
    PublicationType type = PublicationType::Unspecified; ///< if the form says it: [J]
};

/// By the forms of GB/T 7714 and APA, by quotes, by style, by stops, by commas: the first that fits.
CitationSplit splitCitation(const QList<InlineSpan>& spans, const ParsingContext& context);
/// The title in quotes: “…”, 《…》.
std::optional<CitationSplit> splitByQuotes(const QString& text);
std::optional<CitationSplit> splitByStops(const QString& text);
/// Where the year, or the status, stands right behind the authors: APA, ACL, AGU.
std::optional<CitationSplit> splitByYear(const QString& text, const Vocabulary& vocabulary);
/// "“A title.” In R. Roe (Ed.), A book": what the names stand before is a title in quotes.
std::optional<CitationSplit> titleInQuotes(const QString& before, const QString& rest);
/// What follows the names, where a stop ends the title. A question keeps its mark.
std::optional<CitationSplit> titleToStop(const QString& before, const QString& rest);
CitationSplit splitByCommas(const QString& text, const ParsingContext& context);

/// Venue, year, rank, status, volume, pages and identifiers out of what follows the title.
void parseVenue(const QString& text, PublicationDetails& details, Entry& entry, const ParsingContext& context);

} // namespace duovita
