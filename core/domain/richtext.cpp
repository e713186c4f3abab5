#include "core/domain/richtext.h"

#include "core/domain/bareaddresses.h"
#include "core/domain/markdownparsing.h"
#include "core/domain/richlines.h"

#include <QByteArray>

#include <algorithm>

namespace duovita {

namespace {

// The source is parsed as the inside of a paragraph: it is framed so that a leading "1." or "#" and outer spaces stay
// text.
constexpr char frameStart[] = ". ";
constexpr char frameEnd[] = " .";
constexpr qsizetype frameLength = 2;

struct StyledUnit {
    char16_t unit;
    InlineStyles style;
    int link;         // index into InlineParser::links, -1 for none
    qsizetype source; // UTF-16 offset in the framed source
    bool literal;     // escaped or code, so never markup
};

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

/// Collects md4c's events for one paragraph.
class InlineParser {
public:
    explicit InlineParser(const QString& source)
        : m_framed(frame(source)), m_utf16Offset(m_framed.size() + 1), m_escaped(m_framed.size(), false)
    {
        qsizetype units = 0;
        for (qsizetype i = 0; i < m_framed.size(); ++i) {
            m_utf16Offset[i] = units;
            m_escaped[i] = i > 0 && m_framed[i - 1] == '\\' && !m_escaped[i - 1];
            const auto byte = static_cast<unsigned char>(m_framed[i]);
            if ((byte & 0xC0) != 0x80)
                units += byte >= 0xF0 ? 2 : 1;
        }
        m_utf16Offset[m_framed.size()] = units;
    }

    QList<StyledUnit> parse()
    {
        parseMarkdown(m_framed, MD_FLAG_NOHTML | MD_FLAG_NOINDENTEDCODEBLOCKS, *this);
        return unframed();
    }

    const QStringList& links() const { return m_links; }

    // md4c's events.
    void enterBlock(MD_BLOCKTYPE, void*) {}
    void leaveBlock(MD_BLOCKTYPE) {}

    void enterSpan(MD_SPANTYPE type, void* detail)
    {
        m_style |= styleOf(type);
        if (type == MD_SPAN_A || type == MD_SPAN_IMG) {
            m_links += type == MD_SPAN_A ? textOf(static_cast<MD_SPAN_A_DETAIL*>(detail)->href)
                                         : textOf(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src);
            m_openLinks += static_cast<int>(m_links.size()) - 1;
        }
        m_openStyles += m_style;
    }

    void leaveSpan(MD_SPANTYPE type)
    {
        if (type == MD_SPAN_A || type == MD_SPAN_IMG)
            m_openLinks.removeLast();
        m_openStyles.removeLast();
        m_style = m_openStyles.isEmpty() ? InlineStyles(InlineStyle::Plain) : m_openStyles.last();
    }

    void text(MD_TEXTTYPE type, const char* text, qsizetype size)
    {
        const bool inSource = text >= m_framed.constData() && text < m_framed.constData() + m_framed.size();
        const qsizetype at = inSource ? text - m_framed.constData() : m_lastByte;
        const bool escaped = inSource && type == MD_TEXT_NORMAL && m_escaped[at];
        const QString units = type == MD_TEXT_NULLCHAR ? QString(QChar(u'\0')) : QString::fromUtf8(text, size);
        const qsizetype start = m_utf16Offset[at];
        for (qsizetype i = 0; i < units.size(); ++i) {
            const bool literal = m_style.testFlag(InlineStyle::Code) || (escaped && i == 0);
            m_units += {units[i].unicode(), m_style, m_openLinks.isEmpty() ? -1 : m_openLinks.last(),
                        inSource ? start + i : start, literal};
        }
        m_lastByte = inSource ? at + size : at;
    }

private:
    static QByteArray frame(QString source)
    {
        for (QChar& c : source) {
            if (isLineBreak(c))
                c = u' ';
        }
        return frameStart + source.toUtf8() + frameEnd;
    }

    QList<StyledUnit> unframed() const
    {
        if (m_units.size() < 2 * frameLength)
            return {};
        QList<StyledUnit> units = m_units.mid(frameLength, m_units.size() - 2 * frameLength);
        for (StyledUnit& unit : units)
            unit.source -= frameLength;
        return units;
    }

    QByteArray m_framed;
    QList<qsizetype> m_utf16Offset; // of each byte of m_framed
    QList<bool> m_escaped;          // for each byte: escaped by a backslash that is not itself escaped
    QList<StyledUnit> m_units;
    QStringList m_links;
    QList<int> m_openLinks;
    QList<InlineStyles> m_openStyles;
    InlineStyles m_style = InlineStyle::Plain;
    qsizetype m_lastByte = 0;
};

bool isAsciiAlnum(char16_t c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z');
}

bool isFootnoteSign(char16_t c)
{
    return c == u'*' || c == u'†' || c == u'‡' || c == u'§';
}

/// The index of the closing marker of the superscript or subscript that opens at `open`, or -1. Its content must be a
/// signed word or number, or footnote marks; "x^2+y^2" and "3~5,2~3" contain none.
qsizetype closingMarker(const QList<StyledUnit>& units, qsizetype open)
{
    const StyledUnit& marker = units[open];
    if (marker.literal || (marker.unit != u'^' && marker.unit != u'~') || open == 0)
        return -1;
    qsizetype at = open + 1;
    const bool signs = at < units.size() && marker.unit == u'^' && isFootnoteSign(units[at].unit);
    if (!signs && at < units.size() &&
        (units[at].unit == u'+' || units[at].unit == u'-' || units[at].unit == u'\u2212'))
        ++at;
    const qsizetype first = at;
    while (at < units.size() && units[at].style == marker.style &&
           (signs ? isFootnoteSign(units[at].unit) : isAsciiAlnum(units[at].unit)))
        ++at;
    if (at == first || at >= units.size() || units[at].unit != marker.unit || units[at].literal)
        return -1;
    // "H~2~O" has a subscript, "1~5~10" is a series of numbers.
    const bool numberContinues = at + 1 < units.size() && units[at + 1].unit >= u'0' && units[at + 1].unit <= u'9';
    return numberContinues ? -1 : at;
}

/// A tilde inside an address is not markup: "https://example.org/~a~b".
void takeAddressesLiterally(QList<StyledUnit>& units)
{
    QString text;
    for (const StyledUnit& unit : units)
        text += QChar(unit.unit);
    if (!text.contains(u'~') && !text.contains(u'^'))
        return;
    for (const BareAddress& address : bareAddresses(text)) {
        for (qsizetype i = 0; i < address.length; ++i)
            units[address.start + i].literal = true;
    }
}

QList<StyledUnit> withRaisedAndLowered(QList<StyledUnit> units)
{
    takeAddressesLiterally(units);
    QList<StyledUnit> result;
    result.reserve(units.size());
    for (qsizetype i = 0; i < units.size(); ++i) {
        const qsizetype close = closingMarker(units, i);
        if (close < 0) {
            result += units[i];
            continue;
        }
        const InlineStyle raised = units[i].unit == u'^' ? InlineStyle::Superscript : InlineStyle::Subscript;
        for (qsizetype k = i + 1; k < close; ++k) {
            StyledUnit unit = units[k];
            unit.style |= raised;
            result += unit;
        }
        i = close;
    }
    return result;
}

QList<InlineSpan> spansOf(const QList<StyledUnit>& units, const QStringList& links)
{
    QList<InlineSpan> spans;
    int lastLink = -1;
    for (const StyledUnit& unit : units) {
        if (spans.isEmpty() || spans.last().style != unit.style || lastLink != unit.link)
            spans += InlineSpan{{}, unit.style, unit.link < 0 ? QString() : links[unit.link], unit.source};
        spans.last().text += QChar(unit.unit);
        lastLink = unit.link;
    }
    return spans;
}

using UnitLine = QList<StyledUnit>;

QString textOf(const UnitLine& line)
{
    QString text;
    for (const StyledUnit& unit : line)
        text += QChar(unit.unit);
    return text;
}

bool isSpace(const StyledUnit& unit)
{
    return QChar(unit.unit).isSpace();
}

UnitLine trimmed(const UnitLine& line)
{
    const auto first = std::find_if_not(line.begin(), line.end(), isSpace);
    const auto last = std::find_if_not(line.rbegin(), std::make_reverse_iterator(first), isSpace).base();
    return UnitLine(first, last);
}

/// The lines of the source, without those that have no text.
QList<UnitLine> unitLinesOf(const QList<StyledUnit>& units, const QString& source)
{
    QList<UnitLine> lines{{}};
    for (const StyledUnit& unit : units) {
        if (unit.unit == u' ' && unit.source < source.size() && isLineBreak(source[unit.source]))
            lines += UnitLine();
        else
            lines.last() += unit;
    }
    for (UnitLine& line : lines)
        line = trimmed(line);
    lines.removeIf([](const UnitLine& line) { return line.isEmpty(); });
    return lines;
}

/// "|---|:--:|": the row between a table's header and its body.
bool isTableRule(const UnitLine& line)
{
    const QString text = textOf(line);
    return text.contains(u'|') && text.contains(u'-') &&
           std::all_of(text.begin(), text.end(), [](QChar c) { return QStringView(u"|-: ").contains(c); });
}

bool isStroke(const StyledUnit& unit)
{
    return unit.unit == u'|' && !unit.literal;
}

/// "a | b": without the outer bars, and with one space where cells were padded.
UnitLine tableRow(UnitLine row)
{
    if (!row.isEmpty() && isStroke(row.first()))
        row.removeFirst();
    if (!row.isEmpty() && isStroke(row.last()))
        row.removeLast();
    UnitLine spaced;
    for (const StyledUnit& unit : trimmed(row)) {
        if (spaced.isEmpty() || !isSpace(unit) || !isSpace(spaced.last()))
            spaced += unit;
    }
    return spaced;
}

void readTables(QList<UnitLine>& lines)
{
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        const auto isRow = [&](qsizetype at) {
            return at < lines.size() && std::any_of(lines[at].begin(), lines[at].end(), isStroke);
        };
        if (!isRow(i) || !isTableRule(lines[i + 1]))
            continue;
        lines.removeAt(i + 1);
        for (; isRow(i); ++i)
            lines[i] = tableRow(lines[i]);
    }
}

} // namespace

RichText RichText::fromMarkdown(QString source)
{
    RichText text;
    text.m_source = std::move(source);
    return text;
}

RichText RichText::fromPlain(const QString& text)
{
    QString oneLine = text;
    oneLine.replace(u'\n', u' ');
    RichText asIs = fromMarkdown(oneLine);
    const QList<InlineSpan> read = asIs.spans();
    const auto isPlain = [](const InlineSpan& span) {
        return span.style == InlineStyles(InlineStyle::Plain) && span.url.isEmpty();
    };
    if (plainOf(read) == oneLine && read.size() <= 1 && std::all_of(read.begin(), read.end(), isPlain))
        return asIs;
    QString escaped;
    for (QChar c : oneLine) {
        if (QStringView(u"\\`*_[]<>&^~!").contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return fromMarkdown(escaped);
}

QList<InlineSpan> RichText::spans() const
{
    InlineParser parser(m_source);
    const QList<StyledUnit> units = parser.parse();
    return spansOf(withRaisedAndLowered(units), parser.links());
}

QList<QList<InlineSpan>> linesOf(const RichText& text)
{
    InlineParser parser(text.markdown());
    QList<UnitLine> lines = unitLinesOf(withRaisedAndLowered(parser.parse()), text.markdown());
    readTables(lines);
    QList<QList<InlineSpan>> spans;
    for (const UnitLine& line : lines) {
        if (!line.isEmpty())
            spans += spansOf(line, parser.links());
    }
    return spans;
}

QList<InlineSpan> raisedAndLowered(const QList<InlineSpan>& spans)
{
    QList<StyledUnit> units;
    QStringList links;
    for (const InlineSpan& span : spans) {
        links += span.url;
        for (qsizetype i = 0; i < span.text.size(); ++i)
            units += {span.text[i].unicode(), span.style, static_cast<int>(links.size()) - 1, span.sourceStart + i,
                      span.style.testFlag(InlineStyle::Code)};
    }
    return spansOf(withRaisedAndLowered(units), links);
}

QString RichText::plainText() const
{
    return plainOf(spans());
}

QList<InlineSpan> markedSpans(const QString& text)
{
    const auto isMark = [](QChar c) { return QStringView(u"*^~").contains(c); };
    const auto withoutMarks = [&](QString from) { return from.removeIf(isMark); };
    if (std::none_of(text.begin(), text.end(), isMark))
        return {InlineSpan{text}};
    const QList<InlineSpan> spans = RichText::fromMarkdown(text).spans();
    const bool onlyThese = std::none_of(spans.begin(), spans.end(), [](const InlineSpan& span) {
        return span.style.testFlag(InlineStyle::Italic) || !span.url.isEmpty();
    });
    return onlyThese && withoutMarks(plainOf(spans)) == withoutMarks(text) ? spans
                                                                           : QList<InlineSpan>{InlineSpan{text}};
}

QString plainOf(const QList<InlineSpan>& spans)
{
    QString text;
    for (const InlineSpan& span : spans)
        text += span.text;
    return text;
}

} // namespace duovita
