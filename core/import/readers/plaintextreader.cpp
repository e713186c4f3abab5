#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/displacedlines.h"
#include "core/import/readers/headingforms.h"
#include "core/import/readers/iconglyphs.h"
#include "core/import/readers/letterframe.h"
#include "core/import/readers/lineflow.h"
#include "core/import/readers/linejoining.h"
#include "core/import/readers/linemarks.h"
#include "core/import/readers/lostblanks.h"
#include "core/import/readers/mathtext.h"
#include "core/import/readers/pageartifacts.h"
#include "core/import/readers/partedcapitals.h"
#include "core/import/readers/rawlines.h"
#include "core/import/readers/repeatedmarks.h"
#include "core/import/readers/sidebarbehind.h"
#include "core/import/readers/textblocks.h"
#include "core/import/readers/texttables.h"
#include "core/import/readers/twodigitorder.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// Turns raw lines into blocks; decides for each line whether it continues the one before.
class PlainTextReader {
public:
    PlainTextReader(const QString& text, const LineRanks& ranks)
        : m_ranks(ranks), m_blanks(latinBlanksOf(text)), m_lines(linesOf(text, !ranks.isEmpty())),
          m_pageArtifacts(pageArtifactsOf(m_lines)), m_flow(m_lines), m_forms(m_lines)
    {
    }

    QList<TextBlock> read()
    {
        for (qsizetype i = 0; i < m_lines.size();) {
            const auto table = m_blocks.isEmpty() ? std::nullopt : tableAt(m_lines, i, m_vocabulary);
            if (table)
                addTable(*table);
            else
                add(i);
            i = table ? table->end : i + 1;
        }
        partHeadsBelowPoints(m_blocks);
        for (const RawLine& line : std::as_const(m_pageArtifacts)) {
            append(TextBlock::Kind::Line, line.text, line.number);
            m_blocks.last().pageArtifact = true;
        }
        for (TextBlock& block : m_blocks) {
            for (TextLine& line : block.lines)
                line.spans = line.isBold() ? line.spans : spansWithLinks(line.plain());
        }
        return std::move(m_blocks);
    }

private:
    void add(qsizetype i)
    {
        const RawLine& line = m_lines[i];
        m_afterBlank = line.afterBlank;
        m_lineIndent = line.indent;
        if (takeRanked(line))
            return;
        const bool within = m_flow.hangs() && !line.afterBlank && !m_blocks.isEmpty() && !isItem(line.text) &&
                            m_blocks.last().kind == TextBlock::Kind::Item && line.indent > m_indent &&
                            !m_flow.endsInDateCell(i - 1);
        if (within && isSecondRow(i)) {
            m_blocks.last().lines += TextLine{{InlineSpan{line.text}}, line.number};
            return;
        }
        if (within) { // a heading-like word may also begin a continuation line of a point
            goOn(line.text);
            return;
        }
        if (takeNumberedPart(i))
            return;
        if (rankOf(line) != LineRank::Text && (takeHeading(i) || takeHeadingWithText(i)))
            return;
        if (const auto match = bulletMark().match(line.text); match.hasMatch() && !isAuthorLegend(line.text)) {
            if (append(TextBlock::Kind::Item, line.text.mid(match.capturedLength()), line.number))
                m_blocks.last().level = levelOfMark(line.text.front()) + (m_inPart ? 1 : 0);
            return;
        }
        if (const auto match = innerNumberMark().match(line.text); match.hasMatch()) {
            if (append(TextBlock::Kind::Item, line.text.mid(match.capturedLength()), line.number)) {
                m_blocks.last().numbered = true;
                m_blocks.last().level = 1;
            }
            return;
        }
        if (const auto match = numberMark().match(line.text); match.hasMatch()) {
            if (append(TextBlock::Kind::Item, line.text.mid(match.capturedLength()), line.number))
                m_blocks.last().numbered = true;
            return;
        }
        const bool bold = rankOf(line) == LineRank::Bold; // always starts something new
        if (!m_blocks.isEmpty() && !bold && m_flow.continues(i, {m_blocks.last(), m_section, m_indent})) {
            goOn(line.text);
            return;
        }
        append(TextBlock::Kind::Line, line.text, line.number);
        if (bold)
            m_blocks.last().lines.last().spans.first().style = InlineStyle::Bold;
    }

    /// "• Example University Place" over " Master 2019 – 2021": rows of a head rather than wrapped text.
    bool isSecondRow(qsizetype i) const
    {
        const QStringList& cells = m_lines[i].cells;
        const auto dates = cells.size() < 2 ? std::nullopt : findDateRange(cells.last(), true);
        return m_lines[i - 1].cells.size() > 1 && bulletMark().match(m_lines[i - 1].text).hasMatch() && dates &&
               dates->length >= cells.last().trimmed().size();
    }

    /// "– part" below "• point": the second mark belongs to a nested list, if the indentation is lost.
    int levelOfMark(QChar mark)
    {
        const bool inner = QStringView(u"–◦○").contains(mark);
        if (!inner)
            m_pointed = mark != u'-' && mark != u'*';
        return inner && m_pointed ? 1 : 0;
    }

    static QList<RawLine> linesOf(const QString& text, bool inOrder)
    {
        QList<RawLine> lines = rawLinesOf(text, inOrder);
        partFieldsAtIcons(lines, Vocabulary::standard());
        return lines;
    }

    static QList<RawLine> pageArtifactsOf(QList<RawLine>& lines)
    {
        const QList<RawLine> pageArtifacts = takePageArtifacts(lines) + takeLetterFrame(lines, Vocabulary::standard());
        putSidebarBehind(lines, Vocabulary::standard());
        placeDisplacedLines(lines, Vocabulary::standard()); // across page breaks
        return pageArtifacts;
    }

    std::optional<LineRank> rankOf(const RawLine& line) const
    {
        const auto rank = m_ranks.constFind(line.number);
        return rank == m_ranks.constEnd() ? std::nullopt : std::optional(*rank);
    }

    /// Takes a heading recognized by the look of its letters.
    bool takeRanked(const RawLine& line)
    {
        const auto rank = rankOf(line);
        if (!rank || rank == LineRank::Text || rank == LineRank::Bold || m_vocabulary.isDocumentTitle(line.text))
            return false;
        if (rank == LineRank::Section)
            m_section = m_vocabulary.findSection(line.text).value_or(
                m_vocabulary.guessSection(line.text).value_or(SectionKind::Custom));
        append(TextBlock::Kind::Heading, line.text, line.number);
        m_blocks.last().level = rank == LineRank::Section ? sectionLevel : sectionLevel + 1;
        return true;
    }

    void goOn(const QString& text)
    {
        TextLine& before = m_blocks.last().lines.last();
        before.spans = {InlineSpan{joinedLines(before.plain(), text, m_blanks)}};
    }

    /// Adds rows in the form of the Markdown reader: two spaces separate the cells.
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

    /// Takes a known heading, a line in capitals with a heading's words, or "二、…" with any words.
    bool takeHeading(qsizetype i)
    {
        const RawLine& line = m_lines[i];
        static const QRegularExpression numbered(QStringLiteral("^[一二三四五六七八九十]{1,2}、\\S{2,12}$"));
        std::optional<SectionKind> kind = m_vocabulary.findSection(line.text);
        if (line.text.front().isLower() && !line.afterBlank && i > 0 && !isSmallHeading(i))
            return false; // the last word of a wrapped text
        if (kind && !line.afterBlank && m_forms.areApart() && endsTitleAbove(i))
            return false;
        // "LinkedIn: [zhangsan](https://…)" is a contact.
        const bool title = m_vocabulary.isDocumentTitle(line.text) && !line.text.contains(QStringLiteral("]("));
        if (!kind && !title &&
            ((isInCapitals(line.text) && !isPositionAboveDates(m_lines, i)) || numbered.match(line.text).hasMatch()))
            kind = m_vocabulary.guessSection(line.text);
        if (!kind && !title && numbered.match(line.text).hasMatch())
            kind = SectionKind::Custom;
        static const QRegularExpression marked(
            QStringLiteral("^(?:[◆■●◇▶►▪]\\s*\\p{Han}{2,8}|【.{2,10}】)\\s*[:：]?$"));
        if (!kind && !title && marked.match(line.text).hasMatch())
            kind = m_vocabulary.guessSection(line.text);
        if (!kind && !title && line.afterBlank && (isTitled(line.text) || isTitledApart(i)))
            kind = m_vocabulary.guessSection(line.text);
        if (!kind && !title && isTitleOfGroup(i))
            kind = m_vocabulary.guessSection(line.text);
        if (!kind && !title && m_section)
            kind = m_vocabulary.groupWithin(*m_section, line.text);
        if (!kind && !title && m_forms.isHeading(i))
            kind = m_vocabulary.guessSection(line.text).value_or(SectionKind::Custom);
        if (!title && isPostBelowEmployer(i))
            return false;
        if ((!kind && !title) || (isItem(line.text) && !isMarkedHeading(line.text)))
            return false;
        m_section = kind;
        append(TextBlock::Kind::Heading, line.text, line.number);
        return true;
    }

    /// "Software" below "1. Comparative Analysis for Cellular Baseband" and above the authors.
    bool endsTitleAbove(qsizetype i) const
    {
        static const QRegularExpression stop(QStringLiteral("[.。;；:：)）]$"));
        return i > 0 && isItem(m_lines[i - 1].text) && !stop.match(m_lines[i - 1].text).hasMatch() &&
               i + 1 < m_lines.size() && !m_lines[i + 1].afterBlank && !isItem(m_lines[i + 1].text) &&
               !m_lines[i].text.contains(u' ');
    }

    /// "education" in a document with lower-case headings, below a finished text.
    bool isSmallHeading(qsizetype i) const
    {
        static const QRegularExpression open(QStringLiteral("(?:[,，、;&(-]|\\b(?:and|of|in|for|the|to|with))$"));
        return m_forms.areSmall() && m_lines[i].cells.size() == 1 && !open.match(m_lines[i - 1].text).hasMatch();
    }

    /// "Teaching Assistant" directly below "Example University" or dates, among jobs: a position held there.
    bool isPostBelowEmployer(qsizetype i) const
    {
        return m_section == SectionKind::Work && i > 0 && !m_lines[i].afterBlank &&
               isPositionBelowEmployer(m_lines[i].text, m_lines[i - 1].text);
    }

    /// The points below a numbered part belong to it.
    bool takeNumberedPart(qsizetype i)
    {
        const QString part = m_section && m_forms.areRuled() ? numberedPart(m_lines, i) : QString();
        if (part.isEmpty())
            return false;
        append(TextBlock::Kind::Item, part, m_lines[i].number);
        m_blocks.last().numbered = true;
        m_inPart = true;
        return true;
    }

    /// "【研究兴趣】机器学习、…", "【学术论文】（节选）", "EDUCATION Example University": a heading with the first line
    /// of its section.
    bool takeHeadingWithText(qsizetype i)
    {
        static const QRegularExpression framed(QStringLiteral("^【\\s*([^【】]{2,14}?)\\s*】\\s*[:：]?\\s*(\\S.*)$"));
        static const QRegularExpression aside(QStringLiteral("^[(（][^()（）]*[)）]$"));
        // "EDUCATION Example University", if headings are in capitals.
        static const QRegularExpression capitals(
            QStringLiteral("^(\\p{Lu}{5,}(?:\\s(?:AND|&|\\p{Lu}{4,})){0,2})\\s+(\\p{Lu}\\p{Ll}.+)$"));
        const RawLine& line = m_lines[i];
        auto match = framed.match(line.text);
        if (const auto run = capitals.match(line.text);
            run.hasMatch() && line.afterBlank && m_forms.areCapitals() && m_vocabulary.findSection(run.captured(1)))
            match = run;
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

    /// "1. Education", "◆ 教育背景": a mark before a known heading is not a list mark.
    static bool isMarkedHeading(const QString& text)
    {
        static const QRegularExpression numbered(
            QStringLiteral("^(?:\\d{1,2}[.)、]|[IVX]+\\.|[◆■●◇▶►▪★☆❖✦◎▌\\x{E000}-\\x{F8FF}])\\s*\\S"));
        constexpr qsizetype longest = 30;
        return text.size() <= longest && numbered.match(text).hasMatch();
    }

    /// "Military Experience" alone: capitalized words that name no position or employer.
    bool isTitled(const QString& text) const
    {
        static const QRegularExpression words(
            QStringLiteral("^\\p{Lu}[\\p{L}'’/-]+(?:\\s+(?:\\p{Lu}[\\p{L}'’/-]+|and|&|of|in)){1,3}:?$"));
        return words.match(text).hasMatch() && !m_vocabulary.isRole(text) && !m_vocabulary.isCompany(text) &&
               !m_vocabulary.isDegree(text);
    }

    /// "Education and positions", "Other work experiences" between blank lines: a few words, the first capitalized.
    bool isTitledApart(qsizetype i) const
    {
        static const QRegularExpression words(
            QStringLiteral("^\\p{Lu}\\p{Ll}+(?:,?\\s+(?:\\p{L}[\\p{L}'’-]+|&)){1,6}$"));
        const QString& text = m_lines[i].text;
        const bool apart = i + 1 < m_lines.size() && m_lines[i + 1].afterBlank;
        return apart && words.match(text).hasMatch() && !m_vocabulary.isRole(text) && !m_vocabulary.isCompany(text) &&
               !m_vocabulary.isDegree(text);
    }

    /// "University Courses" directly below "TEACHING", alone, or above the first line of its group.
    bool isTitleOfGroup(qsizetype i) const
    {
        const bool below = !m_blocks.isEmpty() && m_blocks.last().kind == TextBlock::Kind::Heading;
        const bool over = i + 1 < m_lines.size() && (m_lines[i + 1].afterBlank || isItem(m_lines[i + 1].text));
        static const QRegularExpression words(
            QStringLiteral("^\\p{Lu}[\\p{L}'’/-]+(?:\\s+(?:\\p{L}[\\p{L}'’/-]+|&)){1,4}:?$"));
        const QString& text = m_lines[i].text;
        return below && over && m_section && words.match(text).hasMatch() && !m_vocabulary.isRole(text) &&
               m_vocabulary.guessSection(text) == m_section;
    }

    static bool isInCapitals(const QString& text)
    {
        constexpr qsizetype mostSpaces = 5;
        static const QRegularExpression words(
            QStringLiteral("^(?:[\\dIVX]+(?:\\.\\d+)*[.)]?\\s+)?\\p{Lu}[\\p{Lu} &/,-]+:?$"));
        return text.count(u' ') <= mostSpaces && words.match(text).hasMatch();
    }

    /// Returns false for a mark alone, which makes no block.
    bool append(TextBlock::Kind kind, const QString& text, int number)
    {
        m_pointed = m_pointed && kind != TextBlock::Kind::Heading;
        m_inPart = m_inPart && kind != TextBlock::Kind::Heading;
        TextBlock block;
        block.afterBlank = m_afterBlank;
        m_indent = m_lineIndent;
        block.kind = kind;
        block.level = kind == TextBlock::Kind::Heading ? sectionLevel : 0;
        block.lines += TextLine{{InlineSpan{text.trimmed()}}, number};
        if (text.trimmed().isEmpty())
            return false;
        m_blocks += block;
        return true;
    }

    static constexpr int sectionLevel = 2; // the name is not a heading in plain text

    const Vocabulary& m_vocabulary = Vocabulary::standard();
    const LineRanks& m_ranks;
    LatinBlanks m_blanks;
    QList<RawLine> m_lines;
    QList<RawLine> m_pageArtifacts;
    LineFlow m_flow;
    HeadingForms m_forms;
    QList<TextBlock> m_blocks;
    std::optional<SectionKind> m_section;
    bool m_afterBlank = false;
    bool m_pointed = false;     // the latest outer item has a mark below which others may be nested
    bool m_inPart = false;      // points below the number of a part
    qsizetype m_lineIndent = 0; // of the current line
    qsizetype m_indent = 0;     // of the latest block's first line
};

} // namespace

QList<TextBlock> readPlainText(const QString& text, const LineRanks& ranks)
{
    const QString read = withWholeYears(withReadMarks(withWholeCapitals(withReadMath(text, MathScripts::Characters))));
    return PlainTextReader(read, ranks).read();
}

} // namespace duovita
