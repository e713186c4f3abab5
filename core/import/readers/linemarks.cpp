#include "core/import/readers/linemarks.h"

#include "core/domain/language.h"

#include <algorithm>
#include <functional>

namespace duovita {

const QRegularExpression& bulletMark()
{
    static const QRegularExpression expression(
        // Pasted bullets of Word's Symbol and Wingdings fonts are in the private use area; "o" is one of its bullets,
        // too. The same area holds letters, telephones, houses and account logos of icon fonts, which are excluded.
        QStringLiteral("^[•●○◦▪■□◆◇➢➤►▸‣⁃∙·✓✔√❖★☆»–*-]\\s+|"
                       "^(?![\\x{F015}\\x{F041}\\x{F08C}\\x{F092}\\x{F095}\\x{F099}\\x{F09B}\\x{F0E0}\\x{F0E1}])"
                       "[\\x{F000}-\\x{F0FF}]\\s*|^[o§Ø]\\s{2,}|^[•●▪■◆➢]"));
    return expression;
}

const QRegularExpression& numberMark()
{
    static const QRegularExpression expression(
        QStringLiteral("^(?:\\[?[A-Z]?\\d{1,2}\\]|\\d{1,2}[.)）、．])\\s*(?=\\D)"));
    return expression;
}

const QRegularExpression& innerNumberMark()
{
    static const QRegularExpression expression(QStringLiteral("^(?:[(（]\\d{1,2}[)）]|[①-⒇])\\s*"));
    return expression;
}

bool isPageMark(const QString& line)
{
    constexpr qsizetype longestWithoutWord = 12;
    if (line.size() > longestWithoutWord && !line.contains(u'页') &&
        !line.contains(QStringLiteral("page"), Qt::CaseInsensitive))
        return false;
    static const QRegularExpression number(
        QStringLiteral("^\\d{1,2}\\s*(?:/|of)\\s*\\d{1,2}$|^[-–—]\\s*\\d{1,2}\\s*[-–—]$|"
                       "^(?:.{2,40}\\s\\|\\s*)?p ?a ?g ?e\\s*\\|?\\s*\\d{1,2}$|^\\d{1,2}\\s*\\|\\s*p ?a ?g ?e$|"
                       "^(?:.{2,100}\\s|[-–—]\\s*)?(?:page\\s+\\d{1,2}\\s*(?:of|/)\\s*\\d{1,2}|"
                       "第\\s*\\d{1,2}\\s*页(?:\\s*[,，/|]?\\s*共\\s*\\d{1,2}\\s*页)?)(?:\\s.{2,60}|\\s*[-–—])?$"),
        QRegularExpression::CaseInsensitiveOption);
    return number.match(line).hasMatch();
}

bool isAuthorLegend(const QString& line)
{
    static const QRegularExpression form(QStringLiteral("^\\*\\s*(?:[=:：]\\s*)?(?:(?:denotes|indicates|表示|为)\\s*)?("
                                                        "?:equal|co-first|corresponding|共同|同等|通讯)"),
                                         QRegularExpression::CaseInsensitiveOption);
    return form.match(line).hasMatch();
}

bool isItem(const QString& line)
{
    return (bulletMark().match(line).hasMatch() && !isAuthorLegend(line)) || numberMark().match(line).hasMatch() ||
           innerNumberMark().match(line).hasMatch();
}

bool beginsWithYear(const QString& text)
{
    static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d\\s+[\\p{Lu}\\p{Han}\"“]"));
    return year.match(text).hasMatch();
}

bool isYear(const QString& text)
{
    static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d$"));
    return year.match(text).hasMatch();
}

bool hasYearAtRightEdge(const QString& text)
{
    static const QRegularExpression year(QStringLiteral("\\S(?:\\s{3,}|\\t|\\s*[|｜]\\s*)(?:19|20)\\d\\d$"));
    return year.match(text).hasMatch();
}

bool startsWithAddress(const QString& text)
{
    static const QRegularExpression address(QStringLiteral("^\\S+(?:@|\\.\\w|://)"));
    return address.match(text).hasMatch();
}

qsizetype widthInLetters(const QString& text)
{
    return text.size() + std::count_if(text.begin(), text.end(), [](QChar c) { return isHan(c.unicode()); });
}

bool hasColumns(const QString& text)
{
    static const QRegularExpression gap(QStringLiteral("\\S\\s{4,}\\S"));
    return gap.match(text).hasMatch();
}

namespace {

/// The width that several lines nearly reach; a few wider ones, such as addresses that cannot be broken, are ignored. 0
/// if there is none.
qsizetype commonWidth(QList<qsizetype> ends, double slack, qsizetype widest)
{
    constexpr qsizetype narrowest = 60;
    constexpr int fewest = 4;
    constexpr qsizetype mostWider = 2;
    std::sort(ends.begin(), ends.end(), std::greater<>());
    for (qsizetype i = 0; i < qMin(mostWider + 1, ends.size()); ++i) {
        const auto full = std::count_if(ends.begin() + i, ends.end(), [&](qsizetype end) {
            return static_cast<double>(end) >= static_cast<double>(ends[i]) - slack;
        });
        if (full >= fewest)
            return ends[i] >= narrowest && ends[i] <= widest ? ends[i] : 0;
    }
    return 0;
}

} // namespace

qsizetype lineWidthOf(const QList<RawLine>& lines)
{
    constexpr qsizetype widest = 130;
    constexpr double slack = 6;
    QList<qsizetype> ends;
    for (const RawLine& line : lines)
        ends += line.indent + line.text.size();
    return commonWidth(ends, slack, widest);
}

bool isMostlyHan(const QString& text)
{
    constexpr qsizetype part = 3;
    return std::count_if(text.begin(), text.end(), [](QChar c) { return isHan(c.unicode()); }) * part > text.size();
}

WrapWidths wrapWidthsOf(const QList<RawLine>& lines)
{
    constexpr qsizetype widest = 160;
    constexpr double slack = 10;
    QList<qsizetype> letters;
    QList<qsizetype> ideographs;
    for (const RawLine& line : lines) {
        if (line.cells.size() < 2)
            (isMostlyHan(line.text) ? ideographs : letters) += line.indent + widthInLetters(line.text);
    }
    WrapWidths widths{commonWidth(letters, slack, widest), commonWidth(ideographs, slack, widest)};
    if (widths.letters == 0)
        widths.letters = widths.ideographs;
    return widths;
}

bool hasHangingItems(const QList<RawLine>& lines)
{
    constexpr int fewest = 3;
    constexpr int mostOthers = 4; // one in this many: the next entry's title may directly follow a point
    int hanging = 0;
    int others = 0;
    qsizetype mark = -1; // indentation of the latest mark
    for (const RawLine& line : lines) {
        if (isItem(line.text)) {
            mark = line.indent;
            continue;
        }
        if (mark >= 0 && !line.afterBlank)
            ++(line.indent > mark ? hanging : others);
        mark = -1;
    }
    return hanging >= fewest && others * mostOthers <= hanging;
}

bool hasItemsApart(const QList<RawLine>& lines)
{
    constexpr int fewest = 6;
    constexpr int fewestWraps = 3;
    constexpr double nearlyAll = 0.9;
    int items = 0;
    int apart = 0;
    int wraps = 0;
    bool within = false;
    for (const RawLine& line : lines) {
        const bool item = isItem(line.text);
        items += item ? 1 : 0;
        apart += item && line.afterBlank ? 1 : 0;
        wraps += within && !item && !line.afterBlank ? 1 : 0;
        within = item || (within && !line.afterBlank);
    }
    return items >= fewest && wraps >= fewestWraps && apart >= nearlyAll * items;
}

} // namespace duovita
