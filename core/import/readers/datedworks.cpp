#include "core/import/readers/datedworks.h"

#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/readers/linemarks.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

bool isLineOfDates(const QString& text)
{
    static const QRegularExpression comma(QStringLiteral("\\s*[,，、]\\s*"));
    static const QRegularExpression year(
        QStringLiteral("^(?:19|20)\\d\\d(?:\\s*(?:[-–—]\\s*(?:19|20)\\d\\d\\s*学)?年(?:度)?)?$"));
    const QStringList several = text.trimmed().split(comma);
    return std::all_of(several.begin(), several.end(), [](const QString& dates) {
        const auto found = findDateRange(dates, true);
        return year.match(dates).hasMatch() || (found && found->start == 0 && found->length >= dates.size());
    });
}

namespace {

/// Nothing but names separated by commas.
bool isLineOfSeveral(const QString& text)
{
    return text.contains(u',') && isLineOfAuthors(text);
}

/// The lines of a work: its title from `title` on, then its year, then the names.
struct DatedWork {
    qsizetype title;
    qsizetype year;
};

/// The first line of the title that ends above the year: a line that fills the width continues on the next.
qsizetype titleAbove(const QList<RawLine>& lines, qsizetype year, qsizetype columns)
{
    constexpr double nearlyFull = 0.7;
    qsizetype title = year - 1;
    while (title > 0 && !lines[title].afterBlank &&
           static_cast<double>(widthInLetters(lines[title - 1].text)) >= nearlyFull * static_cast<double>(columns))
        --title;
    return title;
}

QList<DatedWork> worksOf(const QList<RawLine>& lines)
{
    qsizetype columns = 0;
    for (const RawLine& line : lines)
        columns = qMax(columns, widthInLetters(line.text));
    QList<DatedWork> works;
    for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
        const bool below = isYear(lines[i].text) && lines[i + 1].afterBlank && isLineOfSeveral(lines[i + 1].text);
        const QString& above = lines[i - 1].text;
        if (!below || isItem(above) || isLineOfDates(above) || isLineOfSeveral(above))
            continue;
        works += DatedWork{titleAbove(lines, i, columns), i};
    }
    return works;
}

/// "2024 A title" / "Jane Doe, Richard Roe" / "A journal": makes one paragraph of lines that do not continue each
/// other.
void joinWork(QList<RawLine>& lines, const DatedWork& work)
{
    const qsizetype names = work.year + 1;
    QStringList title;
    for (qsizetype i = work.title; i < work.year; ++i)
        title += lines[i].text;
    RawLine& first = lines[work.title];
    first.cells = {lines[work.year].text, title.join(u' ')};
    first.text = first.cells.join(QStringLiteral("   "));
    first.afterBlank = first.begins = true;
    lines[names].afterBlank = false;
    lines[names].begins = true;
    if (names + 1 < lines.size() && !lines[names].text.endsWith(u','))
        lines[names + 1].begins = true;
    for (qsizetype i = work.title + 1; i <= work.year; ++i)
        lines[i].text.clear(); // removed at the end together with the others; removing lines one by one would take
                               // quadratic time in long texts
}

/// Whether several paragraphs end in a line of dates and none begins with one.
bool endInDates(const QList<RawLine>& lines)
{
    constexpr int fewest = 3;
    int ends = 0;
    for (qsizetype begin = 0; begin < lines.size();) {
        qsizetype end = begin + 1;
        while (end < lines.size() && !lines[end].afterBlank)
            ++end;
        if (end - begin > 1 && isLineOfDates(lines[begin].text))
            return false;
        ends += end - begin > 1 && isLineOfDates(lines[end - 1].text) ? 1 : 0;
        begin = end;
    }
    return ends >= fewest;
}

} // namespace

void joinDatedParagraphs(QList<RawLine>& lines)
{
    constexpr qsizetype fewest = 2;
    const QList<DatedWork> works = worksOf(lines);
    const bool ends = endInDates(lines);
    if (works.size() >= fewest) {
        for (auto work = works.crbegin(); work != works.crend(); ++work)
            joinWork(lines, *work);
        lines.removeIf([](const RawLine& line) { return line.text.isEmpty(); });
    }
    for (qsizetype i = 2; ends && i < lines.size(); ++i) {
        const bool alone = lines[i].afterBlank && (i + 1 == lines.size() || lines[i + 1].afterBlank);
        // A single line above may be a heading.
        if (alone && !lines[i - 1].afterBlank && isLineOfDates(lines[i].text) && !isLineOfDates(lines[i - 1].text))
            lines[i].afterBlank = false;
    }
}

} // namespace duovita
