#include "core/import/datetext.h"
#include "core/import/headingforms.h"
#include "core/import/headingvocabulary.h"
#include "core/import/linemarks.h"
#include "core/import/rawlines.h"
#include "core/import/textblocks.h"
#include "core/import/texttables.h"

#include "core/domain/language.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// Joins a hard-wrapped line to what stands before it: no space beside ideographs, a word hyphenated at the line's end
/// made whole.
QString join(const QString& first, const QString& next)
{
    const QChar last = first.back();
    if (last == u'-' && first.size() > 1 && first[first.size() - 2].isLetter() && next.front().isLetter())
        return next.front().isLower() ? QString(first.chopped(1) + next) : QString(first + next);
    const auto isWide = [](QChar c) { return isHan(c.unicode()) || (c.unicode() >= 0x3000 && c.unicode() <= 0xFFEF); };
    return isWide(last) || isWide(next.front()) ? QString(first + next) : QString(first + u' ' + next);
}

/// "[words](address)", as the reader of PDF writes what leads elsewhere; "<address>", as mail has it.
QList<InlineSpan> withLinks(const QString& text)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\[\\]]+)\\]\\(([^()\\s]+)\\)|<(https?://[^<>\\s]+)>"));
    QList<InlineSpan> spans;
    qsizetype end = 0;
    for (auto links = link.globalMatch(text); links.hasNext();) {
        const auto match = links.next();
        if (match.capturedStart() > end)
            spans += InlineSpan{text.mid(end, match.capturedStart() - end)};
        spans += match.hasCaptured(3) ? InlineSpan{match.captured(3), {}, match.captured(3)}
                                      : InlineSpan{match.captured(1), {}, match.captured(2)};
        end = match.capturedEnd();
    }
    if (end < text.size())
        spans += InlineSpan{text.mid(end)};
    return spans;
}

bool isAddress(const QString& text)
{
    static const QRegularExpression address(QStringLiteral("^(?:https?://|www\\.)\\S+$"));
    return address.match(text).hasMatch();
}

/// Turns raw lines into blocks, deciding for each line whether it goes on with the one before.
class PlainTextReader {
public:
    explicit PlainTextReader(const QString& text)
        : m_lines(rawLinesOf(text)), m_furniture(takeFurniture(m_lines)), m_width(lineWidthOf(m_lines)),
          m_hanging(hasHangingItems(m_lines)), m_forms(m_lines)
    {
    }

    QList<TextBlock> read()
    {
        for (const RawLine& line : m_lines)
            m_columns = qMax(m_columns, widthInLetters(line.text));
        for (qsizetype i = 0; i < m_lines.size();) {
            const auto table = m_blocks.isEmpty() ? std::nullopt : tableAt(m_lines, i, m_vocabulary);
            if (table)
                addTable(*table);
            else
                add(i);
            i = table ? table->end : i + 1;
        }
        for (const RawLine& line : std::as_const(m_furniture)) {
            append(TextBlock::Kind::Line, line.text, line.number);
            m_blocks.last().furniture = true;
        }
        for (TextBlock& block : m_blocks) {
            for (TextLine& line : block.lines)
                line.spans = withLinks(line.plain());
        }
        return std::move(m_blocks);
    }

private:
    void add(qsizetype i)
    {
        const RawLine& line = m_lines[i];
        m_afterBlank = line.afterBlank;
        m_lineIndent = line.indent;
        const bool within = m_hanging && !line.afterBlank && !m_blocks.isEmpty() && !isItem(line.text) &&
                            m_blocks.last().kind == TextBlock::Kind::Item && line.indent > m_indent &&
                            !endsInDateCell(i - 1);
        if (within) { // a word that says what sections do may begin a line of a point, too
            goOn(line.text);
            return;
        }
        if (takeHeading(i) || takeHeadingWithText(i))
            return;
        if (const auto match = bulletMark().match(line.text); match.hasMatch()) {
            append(TextBlock::Kind::Item, line.text.mid(match.capturedLength()), line.number);
            return;
        }
        if (const auto match = innerNumberMark().match(line.text); match.hasMatch()) {
            append(TextBlock::Kind::Item, line.text.mid(match.capturedLength()), line.number);
            m_blocks.last().numbered = true;
            m_blocks.last().level = 1;
            return;
        }
        if (const auto match = numberMark().match(line.text); match.hasMatch()) {
            append(TextBlock::Kind::Item, line.text.mid(match.capturedLength()), line.number);
            m_blocks.last().numbered = true;
            return;
        }
        if (continues(i)) {
            goOn(line.text);
            return;
        }
        append(TextBlock::Kind::Line, line.text, line.number);
    }

    void goOn(const QString& text)
    {
        TextLine& before = m_blocks.last().lines.last();
        before.spans = {InlineSpan{join(before.plain(), text)}};
    }

    /// As the reader of Markdown gives a table: two blanks part the cells.
    void addTable(const TextTable& table)
    {
        const auto addRow = [&](const QStringList& cells, int number) {
            m_afterBlank = false;
            append(TextBlock::Kind::Line, cells.join(QStringLiteral("  ")), number);
            return &m_blocks.last();
        };
        addRow(table.titles, table.rows.front().number)->columnTitles = true;
        for (const TextTable::Row& row : table.rows)
            addRow(row.cells, row.number)->row = true;
    }

    /// A known heading; a line in capitals with a heading's words; "二、…" with any words.
    bool takeHeading(qsizetype i)
    {
        const RawLine& line = m_lines[i];
        static const QRegularExpression numbered(QStringLiteral("^[一二三四五六七八九十]{1,2}、\\S{2,12}$"));
        std::optional<SectionKind> kind = m_vocabulary.findSection(line.text);
        const bool title = m_vocabulary.isDocumentTitle(line.text);
        if (!kind && !title && (isInCapitals(line.text) || numbered.match(line.text).hasMatch()))
            kind = m_vocabulary.guessSection(line.text);
        if (!kind && !title && numbered.match(line.text).hasMatch())
            kind = SectionKind::Custom;
        static const QRegularExpression marked(
            QStringLiteral("^(?:[◆■●◇▶►▪]\\s*\\p{Han}{2,8}|【.{2,10}】)\\s*[:：]?$"));
        if (!kind && !title && marked.match(line.text).hasMatch())
            kind = m_vocabulary.guessSection(line.text);
        if (!kind && !title && line.afterBlank && (isTitled(line.text) || isTitledApart(i)))
            kind = m_vocabulary.guessSection(line.text);
        if (!kind && !title && m_section)
            kind = m_vocabulary.groupWithin(*m_section, line.text);
        if (!kind && !title && m_forms.isHeading(i))
            kind = m_vocabulary.guessSection(line.text).value_or(SectionKind::Custom);
        if ((!kind && !title) || (isItem(line.text) && !isMarkedHeading(line.text)))
            return false;
        m_section = kind;
        append(TextBlock::Kind::Heading, line.text, line.number);
        return true;
    }

    /// "【研究兴趣】机器学习、…", "【学术论文】（节选）": a heading in brackets, and the first line of what it is over.
    bool takeHeadingWithText(qsizetype i)
    {
        static const QRegularExpression framed(QStringLiteral("^【\\s*([^【】]{2,14}?)\\s*】\\s*[:：]?\\s*(\\S.*)$"));
        static const QRegularExpression aside(QStringLiteral("^[(（][^()（）]*[)）]$"));
        const RawLine& line = m_lines[i];
        const auto match = framed.match(line.text);
        const auto kind = match.hasMatch() ? m_vocabulary.guessSection(match.captured(1)) : std::nullopt;
        if (!kind)
            return false;
        m_section = kind;
        const QString rest = match.captured(2);
        const bool one = aside.match(rest).hasMatch();
        append(TextBlock::Kind::Heading, one ? match.captured(1) + rest : match.captured(1), line.number);
        if (!one)
            append(TextBlock::Kind::Line, rest, line.number);
        return true;
    }

    /// "1. Education", "◆ 教育背景": a mark is no item's if a known heading follows it.
    static bool isMarkedHeading(const QString& text)
    {
        static const QRegularExpression numbered(
            QStringLiteral("^(?:\\d{1,2}[.)、]|[IVX]+\\.|[◆■●◇▶►▪★☆❖✦◎▌\\x{E000}-\\x{F8FF}])\\s*\\S"));
        constexpr qsizetype longest = 30;
        return text.size() <= longest && numbered.match(text).hasMatch();
    }

    /// "Military Experience" by itself: words with capitals that name no position and no place of work.
    bool isTitled(const QString& text) const
    {
        static const QRegularExpression words(
            QStringLiteral("^\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:\\p{Lu}[\\p{L}'’-]+|and|&|of|in)){1,3}:?$"));
        return words.match(text).hasMatch() && !m_vocabulary.isRole(text) && !m_vocabulary.isCompany(text) &&
               !m_vocabulary.isDegree(text);
    }

    /// "Education and positions", "Other work experiences" between blank lines: a few words, the first with a capital.
    bool isTitledApart(qsizetype i) const
    {
        static const QRegularExpression words(
            QStringLiteral("^\\p{Lu}\\p{Ll}+(?:,?\\s+(?:\\p{L}[\\p{L}'’-]+|&)){1,6}$"));
        const QString& text = m_lines[i].text;
        const bool apart = i + 1 < m_lines.size() && m_lines[i + 1].afterBlank;
        return apart && words.match(text).hasMatch() && !m_vocabulary.isRole(text) && !m_vocabulary.isCompany(text) &&
               !m_vocabulary.isDegree(text);
    }

    static bool isInCapitals(const QString& text)
    {
        constexpr qsizetype mostSpaces = 5;
        static const QRegularExpression words(
            QStringLiteral("^(?:[\\dIVX]+(?:\\.\\d+)*[.)]?\\s+)?\\p{Lu}[\\p{Lu} &/,-]+:?$"));
        return text.count(u' ') <= mostSpaces && words.match(text).hasMatch();
    }

    /// A line without a mark goes on with an item, unless it or the line after it has the dates of a new entry.
    bool continues(qsizetype i) const
    {
        if (m_blocks.isEmpty() || m_blocks.last().kind == TextBlock::Kind::Heading)
            return false;
        if (isAddress(m_lines[i].text)) // of the paper above it, or a line of a project
            return m_section == SectionKind::Publication && !m_lines[i].afterBlank;
        const bool listed = m_section == SectionKind::Publication || m_section == SectionKind::Patent ||
                            m_section == SectionKind::Skill || m_section == SectionKind::Award;
        if (m_lines[i].text.startsWith(QStringLiteral("（其间")))
            return true;
        if (m_lines[i].afterBlank ? m_lines[i].cells.size() > 1 : hasColumns(m_lines[i].text))
            return false;
        const bool pairs = m_section == SectionKind::Skill || m_section == SectionKind::Language;
        if (pairs && m_lines[i].cells.size() > 1 && m_blocks.last().plain().contains(QStringLiteral("  ")))
            return false; // "Languages  C++, Rust" above "Tools  gem5"
        const TextBlock& last = m_blocks.last();
        if (goesOnWithLabelled(last, i))
            return true;
        if (last.kind == TextBlock::Kind::Line && isList(m_section) && !m_lines[i].afterBlank &&
            QStringView(u",，、").contains(last.plain().back()))
            return true;
        // A citation that fills its line goes on in the next.
        constexpr qsizetype filled = 60;
        if (last.kind == TextBlock::Kind::Line && m_section == SectionKind::Publication && !m_lines[i].afterBlank &&
            last.plain().size() >= filled && !QStringView(u".。)）").contains(last.plain().back()))
            return true;
        // A hanging indent of a list without marks.
        if (m_blocks.last().kind == TextBlock::Kind::Line && listed && m_lines[i].indent > m_indent)
            return !m_lines[i].afterBlank;
        // A wrapped sentence goes on in small letters.
        if (QStringView(u"，。；、）》！？").contains(m_lines[i].text.front()))
            return true; // no line begins so
        const bool small = m_lines[i].text.front().isLower() && !startsWithAddress(m_lines[i].text);
        if (m_blocks.last().kind == TextBlock::Kind::Line)
            return !m_lines[i].afterBlank &&
                   (hadNoRoom(i) || (small && !isIndentedBelowColumns(i) && goesOn(m_blocks.last().plain())));
        if (small && !m_lines[i].afterBlank)
            return true;
        if (m_hanging && !m_lines[i].afterBlank && m_lines[i].indent <= m_indent)
            return false;
        if (standsOverItems(i) || (endsInDateCell(i - 1) && !m_lines[i].afterBlank))
            return false;
        if (listed)
            return true;
        if (findDateRange(m_lines[i].text) || hasYearAtRightEdge(m_lines[i].text))
            return false;
        // After a blank line the dates may come below an organization and a place.
        const qsizetype reach = m_lines[i].afterBlank ? 3 : 1;
        for (qsizetype next = i + 1; next < qMin(m_lines.size(), i + reach + 1) && !isItem(m_lines[next].text);
             ++next) {
            if (findDateRange(m_lines[next].text) || isYear(m_lines[next].text))
                return false;
        }
        return true;
    }

    /// "Security: threat" and "detection, response" below it: of skills that have labels, a line without one goes on,
    /// where the line above it says so or another label follows.
    bool goesOnWithLabelled(const TextBlock& last, qsizetype i) const
    {
        static const QRegularExpression label(QStringLiteral("^[^:：,，]{2,32}[:：]\\s"));
        static const QRegularExpression open(QStringLiteral("[,，、(（/&]$|\\band$"));
        const auto isLabelled = [&](const QString& text) { return label.match(text).hasMatch(); };
        constexpr qsizetype reach = 6; // lines
        if (m_section != SectionKind::Skill || last.kind != TextBlock::Kind::Line || m_lines[i].afterBlank ||
            !isLabelled(last.plain()) || isLabelled(m_lines[i].text))
            return false;
        if (open.match(last.plain()).hasMatch())
            return true;
        const auto end = m_lines.begin() + qMin(m_lines.size(), i + 1 + reach);
        return std::any_of(m_lines.begin() + i + 1, end, [&](const RawLine& line) { return isLabelled(line.text); });
    }

    /// "Tool for samples" between a blank line and points, no further in than the points before: the next entry's
    /// title.
    bool standsOverItems(qsizetype i) const
    {
        constexpr qsizetype longest = 50;
        constexpr qsizetype longestHan = 24;
        static const QRegularExpression mark(QStringLiteral("[,，.。;；:：、)）]$"));
        const QString& text = m_lines[i].text;
        const bool above =
            i + 1 < m_lines.size() && !m_lines[i + 1].afterBlank && bulletMark().match(m_lines[i + 1].text).hasMatch();
        // A blank line may stand within a wrapped sentence, too.
        constexpr double nearlyFull = 0.75;
        static const QRegularExpression ended(QStringLiteral("[.。;；!！?？>)）]$"));
        const QString& before = m_lines[i - 1].text;
        const bool ends = ended.match(before).hasMatch() ||
                          static_cast<double>(widthInLetters(before)) < nearlyFull * static_cast<double>(m_columns);
        return m_lines[i].afterBlank && ends && above && m_lines[i].indent <= m_indent &&
               text.size() <= (containsHan(text) ? longestHan : longest) && !mark.match(text).hasMatch();
    }

    /// "• Example Cup   second prize      2024.06 – 2024.11": what comes below is told of it.
    bool endsInDateCell(qsizetype i) const
    {
        const QStringList& cells = m_lines[i].cells;
        const auto found = cells.size() < 2 ? std::nullopt : findDateRange(cells.last(), true);
        return bulletMark().match(m_lines[i].text).hasMatch() && found &&
               found->length >= cells.last().trimmed().size();
    }

    /// Told of a line of columns, below it: a wrapped cell would begin where its column does, or at the line's.
    bool isIndentedBelowColumns(qsizetype i) const
    {
        constexpr qsizetype fewest = 3;
        return m_lines[i - 1].cells.size() >= fewest && m_lines[i].cells.size() < 2 &&
               m_lines[i].indent > m_lines[i - 1].indent;
    }

    /// The line before is as wide as lines are in this text, and this one's first word had no room in it.
    bool hadNoRoom(qsizetype i) const
    {
        const RawLine& before = m_lines[i - 1];
        const RawLine& line = m_lines[i];
        const qsizetype used = before.indent + before.text.size();
        // Before the first heading stand fields; and a full line may end an entry, if the next is one of its own.
        static const QRegularExpression stop(QStringLiteral("[.。;；]$"));
        static const QRegularExpression place(QStringLiteral("^\\p{Lu}[\\p{L} ]+(?:, \\p{Lu}[\\p{L} ]+){1,2}$"));
        if (!m_section || place.match(line.text).hasMatch() ||
            (stop.match(before.text).hasMatch() && (findTrailingYears(line.text) || findDateRange(line.text, true))) ||
            endsInDates(before.text))
            return false;
        return m_width > 0 && line.indent == before.indent && before.cells.size() < 2 && line.cells.size() < 2 &&
               used <= m_width && used + 1 + line.text.section(u' ', 0, 0).size() > m_width;
    }

    /// "Research Fellow, Example University, 2018–2021": an entry that is told.
    static bool endsInDates(const QString& text)
    {
        const auto dates = findDateRange(text);
        return dates && dates->start > 0 && dates->start + dates->length >= text.size();
    }

    /// A section whose lines are entries, and no fields of one.
    static bool isList(std::optional<SectionKind> kind)
    {
        return kind &&
               (factsOf(*kind).details == DetailsKind::General || factsOf(*kind).details == DetailsKind::Award ||
                factsOf(*kind).details == DetailsKind::Publication);
    }

    static bool isYear(const QString& text)
    {
        static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d$"));
        return year.match(text).hasMatch();
    }

    /// "Freelance Illustrator            2015"
    static bool hasYearAtRightEdge(const QString& text)
    {
        static const QRegularExpression year(QStringLiteral("\\S(?:\\s{3,}|\\t)(?:19|20)\\d\\d$"));
        return year.match(text).hasMatch();
    }

    /// "jane@example.org · …" goes on with nothing.
    static bool startsWithAddress(const QString& text)
    {
        static const QRegularExpression address(QStringLiteral("^\\S+(?:@|\\.\\w|://)"));
        return address.match(text).hasMatch();
    }

    static bool goesOn(const QString& text)
    {
        constexpr qsizetype shortestWrapped = 50;
        return text.size() >= shortestWrapped && !QStringView(u".:;!?").contains(text.back());
    }

    void append(TextBlock::Kind kind, const QString& text, int number)
    {
        TextBlock block;
        block.afterBlank = m_afterBlank;
        m_indent = m_lineIndent;
        block.kind = kind;
        block.level = kind == TextBlock::Kind::Heading ? 2 : 0; // the name is no heading here
        block.lines += TextLine{{InlineSpan{text.trimmed()}}, number};
        if (!text.trimmed().isEmpty())
            m_blocks += block;
    }

    const Vocabulary& m_vocabulary = Vocabulary::standard();
    QList<RawLine> m_lines;
    QList<RawLine> m_furniture;
    qsizetype m_columns = 0; ///< of the widest line
    qsizetype m_width;       ///< in letters
    bool m_hanging;          ///< what goes on with a point is set further in
    HeadingForms m_forms;
    QList<TextBlock> m_blocks;
    std::optional<SectionKind> m_section;
    bool m_afterBlank = false;
    qsizetype m_lineIndent = 0; // of the line that is read
    qsizetype m_indent = 0;     // of the newest block's first line
};

} // namespace

QList<TextBlock> readPlainText(const QString& text)
{
    return PlainTextReader(text).read();
}

} // namespace duovita
