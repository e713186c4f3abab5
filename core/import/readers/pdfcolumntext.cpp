#include "core/import/readers/pdfcolumns.h"

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/pdfwraps.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

double medianOf(QList<double> values)
{
    if (values.isEmpty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// The most frequent line pitch in a run.
double usualPitch(const ColumnRun& run)
{
    QList<double> pitches;
    for (qsizetype i = 1; i < run.lines.size(); ++i)
        pitches += run.lines[i].pitchFrom(run.lines[i - 1]);
    return medianOf(pitches);
}

/// The tenth percentile of the line pitches in a run.
double tightPitch(const ColumnRun& run)
{
    QList<double> pitches;
    for (qsizetype i = 1; i < run.lines.size(); ++i)
        pitches += run.lines[i].pitchFrom(run.lines[i - 1]);
    std::sort(pitches.begin(), pitches.end());
    return pitches.value(pitches.size() / 10);
}

double usualHeight(const ColumnRun& run)
{
    QList<double> heights;
    for (const ReadLine& line : run.lines)
        heights += line.box.height();
    return medianOf(heights);
}

bool endsSentence(const QString& text)
{
    return QStringView(u".。!！?？;；:：").contains(text.back());
}

/// Different letter size, or a bold title next to normal text. A wrapped sentence may continue in bold.
bool looksOther(const ReadLine& before, const ReadLine& line)
{
    constexpr double alike = 1.08;
    if (before.size <= 0 || line.size <= 0)
        return false;
    const bool titled = before.bold != line.bold && !line.text().front().isLower();
    return titled || qMax(before.size, line.size) > alike * qMin(before.size, line.size);
}

bool saysHeading(const ReadLine& line)
{
    return Vocabulary::standard().findSection(line.text()).has_value();
}

/// Writes one column as lines of text.
class ColumnText {
public:
    ColumnText(ColumnRun run, LatinBlanks blanks)
        : m_run(std::move(run)), m_blanks(blanks), m_pitch(usualPitch(m_run)), m_tightPitch(tightPitch(m_run)),
          m_height(usualHeight(m_run))
    {
        joinWrappedCells(m_run.lines, m_run.box.right(), m_blanks);
    }

    QList<ReadingLine> lines() const
    {
        QList<ReadingLine> lines;
        qsizetype first = 0; // index in the run of the last output line's first line
        for (qsizetype i = 0; i < m_run.lines.size(); ++i) {
            const QString text = m_run.lines[i].text();
            if (i > 0 && continues(i, first)) {
                joinWrapped(lines.last().text, text, m_blanks);
                continue;
            }
            if (i > 0 && isApart(i))
                lines += ReadingLine{};
            const ReadLine& line = m_run.lines[i];
            lines += ReadingLine{QString(indentOf(line), u' ') + text, line.size, line.bold};
            first = i;
        }
        return lines;
    }

private:
    qsizetype indentOf(const ReadLine& line) const
    {
        constexpr double blank = 0.5; // of a line's height: about one character
        return m_height <= 0 ? 0 : qRound((line.box.left() - m_run.box.left()) / (blank * m_height));
    }

    bool isApart(qsizetype i) const
    {
        constexpr double widest = 1.2; // times the usual pitch
        const ReadLine& line = m_run.lines[i];
        return line.pitchFrom(m_run.lines[i - 1]) > (widest + line.rowsAbove) * m_pitch;
    }

    /// Slightly further apart than the lines of one paragraph.
    bool isLoose(qsizetype i) const
    {
        constexpr double tight = 1.04;
        return m_run.lines[i].pitchFrom(m_run.lines[i - 1]) > tight * m_tightPitch;
    }

    /// Whether the line's first word did not fit into the line before. `first` is the first line of the paragraph or
    /// item.
    bool continues(qsizetype i, qsizetype first) const
    {
        const ReadLine& before = m_run.lines[i - 1];
        const ReadLine& line = m_run.lines[i];
        const QString text = line.text();
        if (isInColumns(before) || isInColumns(line) || isApart(i) || beginsSomething(i) || saysHeading(before) ||
            saysHeading(line) || looksOther(before, line) ||
            qAbs(line.box.height() - before.box.height()) > m_height / 2)
            return false;
        const bool item = itemMark().match(m_run.lines[first].text()).hasMatch();
        if (!standsBelow(line, m_run.lines[first], item))
            return false;
        if (item && !isLoose(i) && hangsBelow(line, m_run.lines[first]))
            return true;
        const double room = m_run.box.right() - before.box.right();
        constexpr double slack = 0.75; // of the height: for the space before it and for wide letters
        if (room > firstWordWidth(line) + slack * m_height)
            return false;
        // A sentence inside a paragraph seldom ends exactly at the end of a full line.
        const QString above = before.text();
        return item || room < m_height / 3 || !endsSentence(above) || isOnlyLabel(above) || endsInAddress(above) ||
               (isProse(above) && !isLoose(i));
    }

    /// Judged by its words: an item, a label, or an address that does not continue the line before.
    bool beginsSomething(qsizetype i) const
    {
        const QString text = m_run.lines[i].text();
        return itemMark().match(text).hasMatch() || beginsWithLabel(text) || beginsPartedLabel(i) ||
               beginsAddress(m_run.lines[i - 1].text(), text);
    }

    /// "Developing" above "Frameworks: …".
    bool beginsPartedLabel(qsizetype i) const
    {
        const QString text = m_run.lines[i].text();
        return i + 1 < m_run.lines.size() && text.count(u' ') < 2 && text.back().isLetter() &&
               !m_run.lines[i + 1].isParted() && !isApart(i + 1) &&
               beginsWithLabel(text + u' ' + m_run.lines[i + 1].text());
    }

    /// "me@example.org" below a full line is separate, unless that line ends inside or just before an address.
    static bool beginsAddress(const QString& before, const QString& text)
    {
        return beginsWithAddress(text) && !endsInAddress(before) && !QStringView(u",，").contains(before.back());
    }

    /// "Programming languages:", which left no room for the first value.
    static bool isOnlyLabel(const QString& text)
    {
        return beginsWithLabel(text) && QStringView(u":：").contains(text.back()) && text.count(text.back()) == 1;
    }

    /// A line of prose: "networks and people fail. "
    static bool isProse(const QString& text)
    {
        static const QRegularExpression words(QStringLiteral("(?:\\b[\\p{L}\\p{N}]+\\W+){8}|\\p{Han}{12}"));
        static const QRegularExpression stop(QStringLiteral("[\\p{Ll}\\p{Han})）][.。!！?？]$"));
        return words.match(text).hasMatch() && stop.match(text).hasMatch();
    }

    /// Directly below the text of an item rather than below its mark.
    bool hangsBelow(const ReadLine& line, const ReadLine& item) const
    {
        const double hanging = textLeft(item) - item.box.left();
        return hanging > m_height / 2 && qAbs(line.box.left() - textLeft(item)) < qMin(m_height, hanging) / 2;
    }

    /// At the same indentation, or below an item's text.
    bool standsBelow(const ReadLine& line, const ReadLine& first, bool item) const
    {
        const double left = item ? textLeft(first) : first.box.left();
        return qAbs(line.box.left() - left) < m_height || (item && qAbs(line.box.left() - first.box.left()) < 2);
    }

    ColumnRun m_run;
    LatinBlanks m_blanks;
    double m_pitch;
    double m_tightPitch;
    double m_height;
};

/// Whether a column's last line continues at the top of the next column.
bool breaksOff(const ColumnRun& run, const ColumnRun& next)
{
    const ReadLine& last = run.lines.last();
    const ReadLine& first = next.lines.first();
    return !isInColumns(last) && !isInColumns(first) && !endsSentence(last.text()) &&
           !itemMark().match(first.text()).hasMatch() &&
           run.box.right() - last.box.right() < firstWordWidth(first) + last.box.height();
}

/// Whether the next column's first line, if the text continues there, belongs to the same paragraph by position and
/// look.
bool isOfOneParagraph(const ColumnRun& run, const ColumnRun& next)
{
    constexpr double alike = 2; // points
    const ReadLine& last = run.lines.last();
    const ReadLine& first = next.lines.first();
    const double indent = first.box.left() - next.box.left() - (textLeft(last) - run.box.left());
    // On the next page the column may be indented differently: then only if the line continues the sentence and has no
    // special look.
    const bool below = qAbs(first.box.left() - textLeft(last)) < alike;
    return !first.isParted() && (below || qAbs(indent) < alike) && !looksOther(last, first) && !saysHeading(first) &&
           !saysHeading(last) && !beginsWithLabel(first.text()) && !beginsWithAddress(first.text());
}

} // namespace

QList<ReadingLine> linesOfColumns(const QList<ColumnRun>& runs, LatinBlanks blanks)
{
    QList<ReadingLine> lines;
    for (qsizetype i = 0; i < runs.size(); ++i) {
        QList<ReadingLine> next = ColumnText(runs[i], blanks).lines();
        if (i > 0 && !breaksOff(runs[i - 1], runs[i]))
            lines += ReadingLine{};
        else if (i > 0 && isOfOneParagraph(runs[i - 1], runs[i]))
            joinWrapped(lines.last().text, next.takeFirst().text.trimmed(), blanks);
        lines += next;
    }
    return lines;
}

} // namespace duovita
