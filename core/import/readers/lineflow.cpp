#include "core/import/readers/lineflow.h"

#include "core/domain/language.h"
#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/readers/linemarks.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool isAddress(const QString& text)
{
    static const QRegularExpression address(QStringLiteral("^(?:https?://|www\\.)\\S+$"));
    return address.match(text).hasMatch();
}

/// "Doe, J.; Roe, R.: A title": the authors at the beginning of a work, in DIN 1505 style.
bool opensWithNames(const QString& text)
{
    static const QRegularExpression names(
        QStringLiteral("^(?:\\p{Lu}[\\p{L}’'-]+, (?:\\p{Lu}\\.[- ]?){1,3}(?:; ?|(?=:))){1,12}: ?\\S"),
        QRegularExpression::UseUnicodePropertiesOption);
    return names.match(text).hasMatch();
}

/// Whether a bracket is still open at its end: "Solicitor (non-".
bool leavesBracketOpen(const QString& text)
{
    return text.lastIndexOf(u'(') > text.lastIndexOf(u')') || text.lastIndexOf(u'（') > text.lastIndexOf(u'）');
}

/// Whether it closes a bracket that it does not open: "English contracts)".
bool closesBracket(const QString& text)
{
    static const QRegularExpression closing(QStringLiteral("^[^()（）]*[)）]"));
    return closing.match(text).hasMatch();
}

/// Decides whether one line continues the text before it.
class Continuation {
public:
    Continuation(const LineFlow& flow, const QList<RawLine>& lines, const LineFlow::Before& before, qsizetype columns,
                 qsizetype width, const WrapWidths& wraps)
        : m_flow(flow), m_lines(lines), m_last(before.block), m_section(before.section), m_indent(before.indent),
          m_columns(columns), m_width(width), m_wraps(wraps)
    {
    }

    bool continues(qsizetype i) const
    {
        if (m_last.kind == TextBlock::Kind::Heading || m_lines[i].begins || isAuthorLegend(m_lines[i].text))
            return false;
        if (beginsWithYear(m_lines[i].text) && beginsWithYear(m_last.plain()))
            return false; // "2017 A show" above "2014 Another"
        if (m_section == SectionKind::Publication && opensWithNames(m_lines[i].text))
            return false;
        if (const auto known = continuesDegree(i))
            return *known;
        if (isAddress(m_lines[i].text)) // of the paper above, or a line of a project
            return m_section == SectionKind::Publication && !m_lines[i].afterBlank;
        const bool listed = m_section == SectionKind::Publication || m_section == SectionKind::Patent ||
                            m_section == SectionKind::Skill || m_section == SectionKind::Award;
        if (m_lines[i].text.startsWith(QStringLiteral("（其间")))
            return true;
        static const QRegularExpression yearAlone(QStringLiteral("^[(（](?:19|20)\\d\\d[)）]$"));
        const bool sameList = isList(m_section) && !m_lines[i].afterBlank && m_last.kind == TextBlock::Kind::Line;
        if (sameList && (yearAlone.match(m_lines[i].text).hasMatch() || leavesBracketOpen(m_lines[i - 1].text)))
            return true;
        if (!m_lines[i].afterBlank && m_lines[i].cells.size() < 2 && leavesBracketOpen(m_lines[i - 1].text) &&
            closesBracket(m_lines[i].text))
            return true;
        if (m_lines[i].afterBlank ? m_lines[i].cells.size() > 1 : hasColumns(m_lines[i].text))
            return false;
        const bool pairs = m_section == SectionKind::Skill || m_section == SectionKind::Language;
        if (pairs && m_lines[i].cells.size() > 1 && m_last.plain().contains(QStringLiteral("  ")))
            return false; // "Languages  C++, Rust" above "Tools  gem5"
        if (areBothLabelled(i))
            return false;
        if (continuesLabelled(i))
            return true;
        if (m_last.kind == TextBlock::Kind::Line && isList(m_section) && !m_lines[i].afterBlank &&
            QStringView(u",，、").contains(m_last.plain().back()))
            return true;
        // A citation that fills its line continues on the next.
        constexpr qsizetype filled = 60;
        if (m_last.kind == TextBlock::Kind::Line && m_section == SectionKind::Publication && !m_lines[i].afterBlank &&
            m_last.plain().size() >= filled && !QStringView(u".。)）").contains(m_last.plain().back()))
            return true;
        // A hanging indent in a list without marks.
        const bool hangs = listed || m_section == SectionKind::Certificate || opensWithInitialedNames(m_last.plain());
        if (m_last.kind == TextBlock::Kind::Line && hangs && m_lines[i].indent > m_indent)
            return !m_lines[i].afterBlank;
        // A wrapped sentence continues in lower case.
        if (QStringView(u"，。；、）》！？").contains(m_lines[i].text.front()))
            return true; // no line begins like this
        const bool small = m_lines[i].text.front().isLower() && !startsWithAddress(m_lines[i].text);
        if (m_last.kind == TextBlock::Kind::Line)
            return !m_lines[i].afterBlank &&
                   (hadNoRoom(i) || (small && !isIndentedBelowColumns(i) && mayContinue(m_last.plain())));
        const bool early = endedBefore(i, 0.85);
        if (small && !m_lines[i].afterBlank && !(early && hasStop(m_lines[i - 1].text)))
            return true;
        constexpr int oneBlank = 2; // lines; more at a page break
        if (m_flow.areItemsApart() && m_lines[i].afterBlank && m_lines[i].number - m_lines[i - 1].number == oneBlank &&
            !m_lines[i - 1].endsPage)
            return false;
        const bool atOnce = !m_lines[i].afterBlank || (m_lines[i - 1].endsPage && m_lines[i].text.front().isUpper());
        static const QRegularExpression open(QStringLiteral("[^\\s\\d],$"));
        if (m_last.kind == TextBlock::Kind::Item && !m_lines[i].afterBlank &&
            open.match(m_lines[i - 1].text).hasMatch())
            return true; // "…, Trigonometry," over "Business calculus)."
        if (m_flow.hangs() && atOnce && m_lines[i].indent <= m_indent)
            return false;
        if (isNameInCapitals(i) || isLabelOfGroup(i))
            return false;
        if (standsOverItems(i) || (m_flow.endsInDateCell(i - 1) && !m_lines[i].afterBlank))
            return false;
        if (isLinkInBrackets(m_lines[i].text))
            return true;
        if (early && !pairs && (!m_lines[i].afterBlank || listed))
            return false;
        if (listed)
            return true;
        if (findDateRange(m_lines[i].text) || hasYearAtRightEdge(m_lines[i].text))
            return false;
        // After a blank line or the end of a sentence, an organization and a place may precede the dates.
        const bool parted = m_lines[i].afterBlank || hasStop(m_lines[i - 1].text) || endedBefore(i, 0.93) || isName(i);
        const qsizetype reach = parted ? 3 : 1;
        for (qsizetype next = i + 1; next < qMin(m_lines.size(), i + reach + 1) && !isItem(m_lines[next].text);
             ++next) {
            if (m_lines[next].afterBlank && endsSentence(i))
                break; // the point ends, and the next entry begins
            if (findDateRange(m_lines[next].text) || isYear(m_lines[next].text))
                return false;
        }
        return true;
    }

private:
    /// "Master of Arts in Sampling, Example University," over "Sample Town. June 2010." over "Bachelor of Arts in …":
    /// the sentence about a degree continues up to the next degree. Nothing if that cannot be told.
    std::optional<bool> continuesDegree(qsizetype i) const
    {
        static const QRegularExpression degree(
            QStringLiteral("^(?:Doctor|Master|Bachelor|Associate)(?:['’]?s)? (?:of|in|degree)\\b"));
        static const QRegularExpression label(QStringLiteral("^\\p{Lu}[\\p{L} ]{2,24}:"));
        static const QRegularExpression ended(QStringLiteral("[.:;。]$"));
        constexpr qsizetype full = 55; // letters
        const QString before = m_last.plain();
        if (m_section != SectionKind::Education || m_last.kind != TextBlock::Kind::Line || m_lines[i].afterBlank ||
            m_lines[i].cells.size() > 1 || hasColumns(before) || !degree.match(before).hasMatch() ||
            !before.contains(u','))
            return std::nullopt;
        if (degree.match(m_lines[i].text).hasMatch())
            return false;
        const bool open = !ended.match(before).hasMatch() && !endsInDates(before) && m_lines[i - 1].text.size() >= full;
        return open && !label.match(m_lines[i].text).hasMatch() ? std::optional(true) : std::nullopt;
    }

    /// "编程语言：…" above "平台与框架：…", "Languages: …" above "Tools: …", even if the first line is full.
    bool areBothLabelled(qsizetype i) const
    {
        static const QRegularExpression label(
            QStringLiteral("^(?:\\p{Han}{2,8}[:：]|\\p{Lu}[\\p{L}]+(?: (?:[\\p{L}]+|&)){0,3}:\\s)"));
        return m_section == SectionKind::Skill && label.match(m_last.plain()).hasMatch() &&
               label.match(m_lines[i].text).hasMatch();
    }

    /// "Security: threat" with "detection, response" below it: among labelled skills, a line without a label continues
    /// the one above if that is incomplete or another label follows.
    bool continuesLabelled(qsizetype i) const
    {
        static const QRegularExpression label(QStringLiteral("^[^:：,，]{2,32}[:：]\\s"));
        static const QRegularExpression open(QStringLiteral("[,，、(（/&]$|\\band$"));
        const auto isLabelled = [&](const QString& text) { return label.match(text).hasMatch(); };
        constexpr qsizetype reach = 6; // lines
        if (m_section != SectionKind::Skill || m_last.kind != TextBlock::Kind::Line || m_lines[i].afterBlank ||
            !isLabelled(m_last.plain()) || isLabelled(m_lines[i].text))
            return false;
        if (open.match(m_last.plain()).hasMatch())
            return true;
        const auto end = m_lines.begin() + qMin(m_lines.size(), i + 1 + reach);
        return std::any_of(m_lines.begin() + i + 1, end, [&](const RawLine& line) { return isLabelled(line.text); });
    }

    /// "Tool for samples" between a blank line and points, indented no further than the points before: the next entry's
    /// title.
    bool standsOverItems(qsizetype i) const
    {
        constexpr qsizetype longest = 50;
        constexpr qsizetype longestHan = 24;
        static const QRegularExpression mark(QStringLiteral("[,，.。;；:：、)）]$"));
        const QString& text = m_lines[i].text;
        const bool above =
            i + 1 < m_lines.size() && !m_lines[i + 1].afterBlank && bulletMark().match(m_lines[i + 1].text).hasMatch();
        // A blank line may also be inside a wrapped sentence.
        constexpr double nearlyFull = 0.75;
        static const QRegularExpression ended(QStringLiteral("[.。;；!！?？>)）]$"));
        const QString& before = m_lines[i - 1].text;
        const bool ends = ended.match(before).hasMatch() ||
                          static_cast<double>(widthInLetters(before)) < nearlyFull * static_cast<double>(m_columns);
        return m_lines[i].afterBlank && ends && above && m_lines[i].indent <= m_indent &&
               text.size() <= (containsHan(text) ? longestHan : longest) && !mark.match(text).hasMatch();
    }

    /// "EXAMPLE MUSEUM" below a finished point: the next entry's name, if its other lines follow directly.
    bool isNameInCapitals(qsizetype i) const
    {
        static const QRegularExpression capitals(QStringLiteral("^\\p{Lu}[\\p{Lu}\\s&/,.'’()|-]{5,}$"));
        static const QRegularExpression ended(QStringLiteral("[.!?)]$"));
        return m_last.kind == TextBlock::Kind::Item && i + 1 < m_lines.size() && !m_lines[i + 1].afterBlank &&
               !isItem(m_lines[i + 1].text) && capitals.match(m_lines[i].text).hasMatch() &&
               ended.match(m_lines[i - 1].text).hasMatch();
    }

    /// "Example Museum", directly above another line of its head: every longer word is capitalized, and the line
    /// before, which is not the widest, had room for the first word.
    bool isName(qsizetype i) const
    {
        static const QRegularExpression name(
            QStringLiteral("^\\p{Lu}[\\p{L}.'’&-]*(?:,? (?:\\p{Lu}[\\p{L}.'’-]*|&|of|the|and|for|de|di|in)){1,6}$"));
        static const QRegularExpression open(
            QStringLiteral("(?:[,，(（/&-]|\\b(?:of|the|and|for|in|at|with|to|a|an))$"));
        constexpr double full = 0.95;
        const QString& before = m_lines[i - 1].text;
        const qsizetype used = widthInLetters(before) + 1 + m_lines[i].text.section(u' ', 0, 0).size();
        return i + 1 < m_lines.size() && !m_lines[i + 1].afterBlank && !isItem(m_lines[i + 1].text) &&
               static_cast<double>(used) < full * static_cast<double>(m_columns) &&
               name.match(m_lines[i].text).hasMatch() && !open.match(before).hasMatch();
    }

    /// "Public outreach:" below a work with a description, directly above the next point: a label for the points below.
    bool isLabelOfGroup(qsizetype i) const
    {
        static const QRegularExpression label(QStringLiteral("^\\p{Lu}[\\p{L}\\s&/-]{3,40}:$"));
        return m_last.kind == TextBlock::Kind::Item && i + 1 < m_lines.size() && isItem(m_lines[i + 1].text) &&
               label.match(m_lines[i].text).hasMatch() && m_lines[i - 1].text.endsWith(u'.');
    }

    /// "modules, with a design of their own." directly below a point's line: nothing else ends like this.
    bool endsSentence(qsizetype i) const
    {
        static const QRegularExpression stop(QStringLiteral("(?:\\p{Ll}{3}\\.|[。；])$"));
        return !m_lines[i].afterBlank && stop.match(m_lines[i].text).hasMatch();
    }

    /// A description below a line of columns: a wrapped cell would begin at its column, or at the beginning of the
    /// line.
    bool isIndentedBelowColumns(qsizetype i) const
    {
        constexpr qsizetype fewest = 3;
        return m_lines[i - 1].cells.size() >= fewest && m_lines[i].cells.size() < 2 &&
               m_lines[i].indent > m_lines[i - 1].indent;
    }

    /// The line before has the usual full width, and this line's first word did not fit into it.
    bool hadNoRoom(qsizetype i) const
    {
        const RawLine& before = m_lines[i - 1];
        const RawLine& line = m_lines[i];
        const qsizetype used = before.indent + before.text.size();
        if (fillsHanLine(before, line))
            return true;
        // Lines before the first heading are fields; and a full line may end an entry if the next starts one.
        static const QRegularExpression stop(QStringLiteral("[.。;；]$"));
        static const QRegularExpression place(QStringLiteral("^\\p{Lu}[\\p{L} ]+(?:, \\p{Lu}[\\p{L} ]+){1,2}$"));
        if (!m_section || place.match(line.text).hasMatch() ||
            (stop.match(before.text).hasMatch() && (findTrailingYears(line.text) || findDateRange(line.text, true))) ||
            endsInDates(before.text))
            return false;
        return m_width > 0 && line.indent == before.indent && before.cells.size() < 2 && line.cells.size() < 2 &&
               used <= m_width && used + 1 + line.text.section(u' ', 0, 0).size() > m_width;
    }

    /// The line before ends well short of the width at which this text is wrapped, so this line's first word would have
    /// fitted. Letters had different widths in the original; `share` tells how short is short enough.
    bool endedBefore(qsizetype i, double share) const
    {
        static const QRegularExpression open(QStringLiteral("[,，、(（/&-]$"));
        const RawLine& before = m_lines[i - 1];
        const QString& text = m_lines[i].text;
        const qsizetype used = before.indent + widthInLetters(before.text);
        const qsizetype word = isHan(text.front().unicode()) ? 2 : text.section(u' ', 0, 0).size();
        const qsizetype wrap = isMostlyHan(before.text) ? m_wraps.ideographs : m_wraps.letters;
        return wrap > 0 && m_lines[i].indent <= before.indent && !open.match(before.text).hasMatch() &&
               static_cast<double>(used + 1 + word) < share * static_cast<double>(wrap);
    }

    /// "[paper]", which was at the right of a work.
    static bool isLinkInBrackets(const QString& text)
    {
        constexpr qsizetype longest = 20;
        return text.size() <= longest && text.startsWith(u'[') && text.endsWith(u']') &&
               Vocabulary::standard().isLinkWord(text.sliced(1).chopped(1));
    }

    static bool hasStop(const QString& text)
    {
        static const QRegularExpression stop(QStringLiteral("[.。;；!！]$"));
        return stop.match(text).hasMatch();
    }

    /// A Chinese sentence that fills its line and ends on the next; it can be broken anywhere.
    bool fillsHanLine(const RawLine& before, const RawLine& line) const
    {
        constexpr qsizetype narrowest = 70; // letters
        constexpr qsizetype slack = 4;
        static const QRegularExpression ended(QStringLiteral("[。；;!！?？:：]$"));
        // A sentence, anywhere, rather than the fields of a head.
        const bool prose = m_section || containsHan(before.text.right(1)) || before.text.contains(u'，');
        const qsizetype full = m_wraps.ideographs > 0 ? qMin(m_columns, m_wraps.ideographs) : m_columns;
        return prose && full >= narrowest && widthInLetters(before.text) + slack >= full &&
               (isHan(before.text.back().unicode()) || before.text.back().isLetterOrNumber() ||
                before.text.back() == u'，' || before.text.back() == u'、') &&
               isMostlyHan(before.text) && (isHan(line.text.front().unicode()) || line.text.front() == u'“') &&
               line.indent == before.indent && before.cells.size() < 2 && line.cells.size() < 2 &&
               !ended.match(before.text).hasMatch() && !findDateRange(line.text, true);
    }

    /// "Research Fellow, Example University, 2018–2021": a complete entry.
    static bool endsInDates(const QString& text)
    {
        const auto dates = findDateRange(text);
        return dates && dates->start > 0 && dates->start + dates->length >= text.size();
    }

    /// A section whose lines are whole entries rather than fields of one.
    static bool isList(std::optional<SectionKind> kind)
    {
        return kind && (infoOf(*kind).details == DetailsKind::General || infoOf(*kind).details == DetailsKind::Award ||
                        infoOf(*kind).details == DetailsKind::Publication);
    }

    static bool mayContinue(const QString& text)
    {
        constexpr qsizetype shortestWrapped = 50;
        return text.size() >= shortestWrapped && !QStringView(u".:;!?").contains(text.back());
    }

    const LineFlow& m_flow;
    const QList<RawLine>& m_lines;
    const TextBlock& m_last;
    std::optional<SectionKind> m_section;
    qsizetype m_indent;
    qsizetype m_columns;
    qsizetype m_width;
    const WrapWidths& m_wraps;
};

} // namespace

LineFlow::LineFlow(const QList<RawLine>& lines)
    : m_lines(lines), m_width(lineWidthOf(lines)), m_wraps(wrapWidthsOf(lines)), m_hanging(hasHangingItems(lines)),
      m_apart(hasItemsApart(lines))
{
    for (const RawLine& line : lines)
        m_columns = qMax(m_columns, widthInLetters(line.text));
}

bool LineFlow::continues(qsizetype line, const Before& before) const
{
    return Continuation(*this, m_lines, before, m_columns, m_width, m_wraps).continues(line);
}

bool LineFlow::endsInDateCell(qsizetype line) const
{
    const QStringList& cells = m_lines[line].cells;
    const auto found = cells.size() < 2 ? std::nullopt : findDateRange(cells.last(), true);
    return bulletMark().match(m_lines[line].text).hasMatch() && found && found->length >= cells.last().trimmed().size();
}

} // namespace duovita
