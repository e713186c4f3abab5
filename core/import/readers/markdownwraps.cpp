#include "core/import/readers/markdownwraps.h"

#include "core/domain/language.h"
#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// The width in an editor, where ideographs and full-width punctuation take two columns.
qsizetype columnsOf(const QString& text)
{
    return text.size() + std::count_if(text.begin(), text.end(), [](QChar c) {
               return isHan(c.unicode()) || (c.unicode() >= 0x3000 && c.unicode() <= 0x303F) ||
                      (c.unicode() >= 0xFF01 && c.unicode() <= 0xFF60);
           });
}

QString withoutEnd(const QString& line)
{
    QString text = line;
    while (!text.isEmpty() && text.back().isSpace())
        text.chop(1);
    return text;
}

/// A heading, table row, quotation, fence, HTML or list item: it never continues another line.
bool beginsBlock(const QString& line)
{
    static const QRegularExpression block(QStringLiteral(
        "^\\s*(?:#{1,6}(?:\\s|$)|\\||>|```|~~~|<|:{2,}|\\{|[-*+•]\\s|\\d{1,3}[.)]\\s|[-=_*]{3,}\\s*$|$)"));
    return block.match(line).hasMatch();
}

/// Lines that no editor wraps, however long.
bool isUnbroken(const QString& line)
{
    static const QRegularExpression form(QStringLiteral("\\]\\(|https?://|^\\s*(?:#|\\||<|!\\[)"));
    return form.match(line).hasMatch();
}

} // namespace

MarkdownWraps::MarkdownWraps(const QString& text) : m_lines(text.split(u'\n')), m_continues(m_lines.size(), false)
{
    const qsizetype width = widthOfText();
    for (qsizetype i = 0; i + 1 < m_lines.size(); ++i)
        m_continues[i] = isSoft(i) && !opensAnother(i + 1) && ((width > 0 && hadNoRoom(i, width)) || isCutSentence(i));
}

QString MarkdownWraps::joint(qsizetype line) const
{
    const QString before = withoutEnd(m_lines.value(line));
    const QString next = m_lines.value(line + 1).trimmed();
    if (before.isEmpty() || next.isEmpty())
        return {};
    static const QString marks = QStringLiteral("，。；：、！？（）《》“”");
    const auto isChinese = [](QChar c) { return isHan(c.unicode()) || marks.contains(c); };
    const bool chinese = isChinese(before.back()) || isChinese(next.front());
    return chinese ? QString() : QStringLiteral(" ");
}

/// A line break that CommonMark treats as a space.
bool MarkdownWraps::isSoft(qsizetype line) const
{
    static const QRegularExpression hard(QStringLiteral("(?: {2,}|\\\\|<br\\s*/?>)\\s*$"));
    static const QRegularExpression heading(QStringLiteral("^\\s*(?:#{1,6}\\s|\\||[-=_*]{3,}\\s*$)"));
    return line + 1 < m_lines.size() && !m_lines[line].trimmed().isEmpty() && !hard.match(m_lines[line]).hasMatch() &&
           !heading.match(m_lines[line]).hasMatch() && !beginsBlock(m_lines[line + 1]);
}

/// The wrap width of the text: several lines nearly reach it, and none exceeds it; 0 if the text is not wrapped.
qsizetype MarkdownWraps::widthOfText() const
{
    constexpr qsizetype narrowest = 56;
    constexpr qsizetype widest = 130;
    constexpr qsizetype fewest = 3;
    qsizetype width = 0;
    for (const QString& line : m_lines) {
        if (!isUnbroken(line))
            width = qMax(width, columnsOf(withoutEnd(line)));
    }
    if (width < narrowest || width > widest)
        return 0;
    qsizetype soft = 0;
    qsizetype full = 0;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        if (!isSoft(i))
            continue;
        ++soft;
        full += hadNoRoom(i, width) ? 1 : 0;
    }
    return full >= fewest && full * 2 >= soft ? width : 0;
}

bool MarkdownWraps::hadNoRoom(qsizetype line, qsizetype width) const
{
    static const QRegularExpression word(QStringLiteral("^(?:\\p{Han}|[^\\s\\p{Han}]+)[，。；：、！？）》”]*"));
    const QString next = word.match(m_lines[line + 1].trimmed()).captured();
    const bool han = !next.isEmpty() && isHan(next.front().unicode());
    constexpr qsizetype slack = 3; // punctuation that an editor counts as one column
    return columnsOf(withoutEnd(m_lines[line])) + (han ? slack : 1) + columnsOf(next) > width;
}

/// "… with which all samples are" above "made in half the time": a long line without an end, continued in lower case.
bool MarkdownWraps::isCutSentence(qsizetype line) const
{
    constexpr qsizetype longLine = 50;
    static const QRegularExpression open(QStringLiteral("[\\p{Ll}\\d,，、)]$"));
    static const QRegularExpression small(QStringLiteral("^\\p{Ll}[\\p{L}'’-]*(?:[\\s,.;:]|$)"));
    const QString text = withoutEnd(m_lines[line]);
    return columnsOf(text) >= longLine && open.match(text).hasMatch() &&
           small.match(m_lines[line + 1].trimmed()).hasMatch();
}

/// "**Tools:** …", "2019 – 2021 …": starts something new, whatever the line above is.
bool MarkdownWraps::opensAnother(qsizetype line) const
{
    static const QRegularExpression label(
        QStringLiteral("^\\s*(?:\\*\\*|__)[^*_]+(?:[:：](?:\\*\\*|__)|(?:\\*\\*|__)[:：])"));
    const auto dates = findDateRange(m_lines[line]);
    return label.match(m_lines[line]).hasMatch() || (dates && m_lines[line].left(dates->start).trimmed().isEmpty());
}

} // namespace duovita
