#include "core/import/datetext.h"
#include "core/import/headingvocabulary.h"
#include "core/import/textblocks.h"

#include "core/domain/language.h"

#include <QRegularExpression>

namespace duovita {

namespace {

struct RawLine {
    QString text;
    int number;
    bool afterBlank;
};

QList<RawLine> linesOf(const QString& text)
{
    QList<RawLine> lines;
    bool blank = false;
    int number = 0;
    for (const QString& line : text.split(u'\n')) {
        ++number;
        QString trimmed = line;
        trimmed.remove(u'\f');
        trimmed = trimmed.trimmed();
        if (trimmed.isEmpty()) {
            blank = true;
            continue;
        }
        lines += RawLine{trimmed, number, blank};
        blank = false;
    }
    return lines;
}

const QRegularExpression& bullet()
{
    static const QRegularExpression expression(QStringLiteral("^[•●○▪■◆◇➢➤►‣∙·✓–*-]\\s+|^[•●▪■◆➢]"));
    return expression;
}

const QRegularExpression& numbering()
{
    static const QRegularExpression expression(QStringLiteral("^(?:\\[?\\d{1,2}\\]|\\d{1,2}[.)、])\\s*(?=\\D)"));
    return expression;
}

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

bool isAddress(const QString& text)
{
    static const QRegularExpression address(QStringLiteral("^(?:https?://|www\\.)\\S+$"));
    return address.match(text).hasMatch();
}

/// Turns raw lines into blocks, deciding for each line whether it goes on with the one before.
class PlainTextReader {
public:
    explicit PlainTextReader(const QString& text) : m_lines(linesOf(text)) {}

    QList<TextBlock> read()
    {
        for (qsizetype i = 0; i < m_lines.size(); ++i)
            add(i);
        return std::move(m_blocks);
    }

private:
    static bool isItem(const QString& line)
    {
        return bullet().match(line).hasMatch() || numbering().match(line).hasMatch();
    }

    void add(qsizetype i)
    {
        const RawLine& line = m_lines[i];
        if (const std::optional<SectionKind> kind = m_vocabulary.findSection(line.text); kind && !isItem(line.text)) {
            m_section = kind;
            append(TextBlock::Kind::Heading, line.text, line.number);
            return;
        }
        if (const auto match = bullet().match(line.text); match.hasMatch()) {
            append(TextBlock::Kind::Item, line.text.mid(match.capturedLength()), line.number);
            return;
        }
        if (const auto match = numbering().match(line.text); match.hasMatch()) {
            append(TextBlock::Kind::Item, line.text.mid(match.capturedLength()), line.number);
            m_blocks.last().numbered = true;
            return;
        }
        if (continues(i)) {
            TextLine& before = m_blocks.last().lines.last();
            before.spans = {InlineSpan{join(before.plain(), line.text)}};
            return;
        }
        append(TextBlock::Kind::Line, line.text, line.number);
    }

    /// A line without a mark goes on with an item, unless it or the line after it has the dates of a new entry.
    bool continues(qsizetype i) const
    {
        if (m_blocks.isEmpty() || m_blocks.last().kind == TextBlock::Kind::Heading || isAddress(m_lines[i].text))
            return false;
        const bool listed = m_section == SectionKind::Publication || m_section == SectionKind::Patent ||
                            m_section == SectionKind::Skill || m_section == SectionKind::Award;
        if (m_blocks.last().kind != TextBlock::Kind::Item)
            return false;
        if (listed)
            return true;
        if (findDateRange(m_lines[i].text))
            return false;
        const bool headFollows =
            i + 1 < m_lines.size() && !isItem(m_lines[i + 1].text) && findDateRange(m_lines[i + 1].text).has_value();
        return !headFollows;
    }

    void append(TextBlock::Kind kind, const QString& text, int number)
    {
        TextBlock block;
        block.kind = kind;
        block.level = kind == TextBlock::Kind::Heading ? 1 : 0;
        block.lines += TextLine{{InlineSpan{text.trimmed()}}, number};
        if (!text.trimmed().isEmpty())
            m_blocks += block;
    }

    Vocabulary m_vocabulary;
    QList<RawLine> m_lines;
    QList<TextBlock> m_blocks;
    std::optional<SectionKind> m_section;
};

} // namespace

QList<TextBlock> readPlainText(const QString& text)
{
    return PlainTextReader(text).read();
}

} // namespace duovita
