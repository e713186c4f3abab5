#include "core/import/readers/pdfcolumns.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool meet(double from, double to, double otherFrom, double otherTo)
{
    return from < otherTo && otherFrom < to;
}

/// A column ends where the next line is higher up on the page.
QList<ColumnRun> runsOf(const QList<ReadLine>& lines)
{
    QList<ColumnRun> runs;
    for (const ReadLine& line : lines) {
        if (runs.isEmpty() || line.box.bottom() < runs.last().lines.last().box.top())
            runs += ColumnRun();
        runs.last().add(line);
    }
    return runs;
}

/// Addresses, telephone numbers and their labels.
bool hasOnlyContacts(const ColumnRun& run)
{
    static const QRegularExpression contact(
        QStringLiteral("\\S@\\S|://|^\\+?[\\d() -]{7,}$|^\\S+\\.\\p{Ll}{2,}(?:/\\S*)?$"));
    return std::all_of(run.lines.begin(), run.lines.end(),
                       [](const ReadLine& line) { return contact.match(line.text()).hasMatch(); });
}

bool standsBeside(const ColumnRun& run, const ColumnRun& main)
{
    constexpr qsizetype fewestLines = 3; // a shorter one is a note in the margin
    return (run.lines.size() >= fewestLines || hasOnlyContacts(run)) &&
           !meet(run.box.left(), run.box.right(), main.box.left(), main.box.right()) &&
           meet(run.box.top(), run.box.bottom(), main.box.top(), main.box.bottom());
}

} // namespace

void ColumnRun::add(const ReadLine& line)
{
    lines += line;
    box |= line.box;
    characters += line.text().size();
}

PageColumns columnsOfPage(const QList<ReadLine>& lines)
{
    const QList<ColumnRun> runs = runsOf(lines);
    const auto main = std::max_element(
        runs.begin(), runs.end(), [](const ColumnRun& a, const ColumnRun& b) { return a.characters < b.characters; });
    PageColumns columns;
    for (const ColumnRun& run : runs) {
        // Columns of similar width, as in a journal, are read from left to right in drawing order.
        constexpr double likeWidth = 0.7;
        const bool narrow = run.box.width() < likeWidth * main->box.width();
        (narrow && standsBeside(run, *main) ? columns.beside : columns.main) += run;
    }
    return columns;
}

} // namespace duovita
