#include "core/domain/markdownparsing.h"
#include "core/import/convertedpages.h"
#include "core/import/htmlrows.h"
#include "core/import/marginpieces.h"
#include "core/import/markdowndialects.h"
#include "core/import/markdownhtml.h"
#include "core/import/markdownwraps.h"
#include "core/import/spanbuilder.h"
#include "core/import/textblocks.h"
#include "core/import/yamltojson.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// Collects md4c's events as blocks of lines.
class MarkdownReader {
public:
    MarkdownReader(const CommonMarkText& written, int firstLine)
        : m_source(written.text.toUtf8()), m_wraps(written.text), m_firstLine(firstLine), m_comments(written.comments)
    {
        for (qsizetype i = 0; i < m_source.size(); ++i) {
            if (m_source[i] == '\n')
                m_lineEnds += i;
        }
    }

    QList<TextBlock> read()
    {
        parseMarkdown(m_source, MD_FLAG_TABLES | MD_FLAG_NOINDENTEDCODEBLOCKS | MD_FLAG_TASKLISTS, *this);
        flush();
        headingsFromQuotes();
        m_blocks += m_pictures;
        for (const QString& comment : std::as_const(m_comments)) {
            m_blocks += TextBlock{.furniture = true, .comment = true, .lines = {TextLine{{InlineSpan{comment}}}}};
        }
        return std::move(m_blocks);
    }

    // md4c's events.
    void enterBlock(MD_BLOCKTYPE type, void* detail)
    {
        switch (type) {
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            flush();
            m_lists += List{type == MD_BLOCK_OL};
            break;
        case MD_BLOCK_LI:
            flush();
            m_itemOpens = true;
            break;
        case MD_BLOCK_QUOTE:
            flush();
            m_quoteBegins = m_blocks.size();
            break;
        case MD_BLOCK_H:
            flush();
            m_htmlLists = {}; // one that is never closed
            m_heading = static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level);
            break;
        case MD_BLOCK_THEAD:
            flush();
            m_inTableHead = true;
            break;
        case MD_BLOCK_TD:
        case MD_BLOCK_TH:
            // The cells of a row become one line.
            if (!m_spans.line().spans.isEmpty())
                m_spans.line().spans += InlineSpan{QStringLiteral("  ")};
            break;
        default:
            break;
        }
    }

    void leaveBlock(MD_BLOCKTYPE type)
    {
        switch (type) {
        case MD_BLOCK_TR:
            openRowItem();
            flush(m_inTableHead ? Row::Titles : Row::Data);
            break;
        case MD_BLOCK_THEAD:
            m_inTableHead = false;
            break;
        case MD_BLOCK_QUOTE:
            flush();
            if (m_blocks.size() == m_quoteBegins + 1 && !m_quotes.contains(m_quoteBegins))
                m_quotes += m_quoteBegins;
            break;
        case MD_BLOCK_P:
        case MD_BLOCK_H:
        case MD_BLOCK_LI:
        case MD_BLOCK_CODE:
        case MD_BLOCK_HTML:
            flush();
            m_heading = 0;
            break;
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            flush();
            m_lists.removeLast();
            break;
        default:
            break;
        }
    }

    void enterSpan(MD_SPANTYPE type, void* detail)
    {
        if (const InlineStyle style = styleOf(type); style != InlineStyle::Plain)
            m_spans.open(style);
        if (type == MD_SPAN_A)
            m_spans.setUrl(textOf(static_cast<MD_SPAN_A_DETAIL*>(detail)->href));
    }

    void leaveSpan(MD_SPANTYPE type)
    {
        if (const InlineStyle style = styleOf(type); style != InlineStyle::Plain)
            m_spans.close(style);
        if (type == MD_SPAN_A)
            m_spans.setUrl({});
    }

    void text(MD_TEXTTYPE type, const char* text, qsizetype size)
    {
        const int number = lineOf(text);
        if (isOfSource(text) && type != MD_TEXT_SOFTBR)
            m_lineRead = number;
        if (m_spans.line().number == 0)
            m_spans.line().number = number;
        switch (type) {
        case MD_TEXT_BR:
            m_spans.endLine();
            break;
        case MD_TEXT_SOFTBR:
            if (const qsizetype line = m_lineRead - m_firstLine; m_wraps.goesOn(line))
                m_spans.add(m_wraps.joint(line));
            else
                m_spans.endLine();
            break;
        case MD_TEXT_HTML:
            htmlText(QString::fromUtf8(text, size));
            break;
        case MD_TEXT_ENTITY:
            m_spans.add(characterOf(QString::fromUtf8(text, size)));
            break;
        case MD_TEXT_CODE: // a block of it comes with the ends of its lines
            codeText(QString::fromUtf8(text, size));
            break;
        default:
            m_spans.add(QString::fromUtf8(text, size));
        }
    }

private:
    struct List {
        bool numbered;
    };

    /// "> A paper's title" over the points about it stands where a heading would; so several times, or it is a
    /// quotation.
    void headingsFromQuotes()
    {
        constexpr qsizetype fewest = 2;
        constexpr int deepest = 6;
        QList<qsizetype> over;
        for (const qsizetype quote : std::as_const(m_quotes)) {
            if (quote + 1 < m_blocks.size() && m_blocks[quote].kind == TextBlock::Kind::Line &&
                m_blocks[quote + 1].kind == TextBlock::Kind::Item)
                over += quote;
        }
        for (const qsizetype quote : over.size() < fewest ? QList<qsizetype>() : over) {
            TextLine whole; // a title that is wrapped
            for (const TextLine& line : std::as_const(m_blocks[quote].lines)) {
                if (whole.spans.isEmpty())
                    whole.number = line.number;
                else
                    whole.spans += InlineSpan{QStringLiteral(" ")};
                whole.spans += line.spans;
            }
            m_blocks[quote].kind = TextBlock::Kind::Heading;
            m_blocks[quote].level = deepest;
            m_blocks[quote].lines = {whole};
        }
    }

    /// A row whose first cell begins with a bullet is an item.
    void openRowItem()
    {
        static const QRegularExpression bullet(QStringLiteral("^\\s*[•●▪■◆‣]\\s*"));
        if (m_spans.line().spans.isEmpty() || !bullet.match(m_spans.line().spans.front().text).hasMatch())
            return;
        m_spans.line().spans.front().text.remove(bullet);
        m_rowItem = true;
    }

    bool isOfSource(const char* text) const
    {
        return text >= m_source.constData() && text < m_source.constData() + m_source.size();
    }

    int lineOf(const char* text) const
    {
        if (!isOfSource(text))
            return m_firstLine;
        const qsizetype at = text - m_source.constData();
        return m_firstLine +
               static_cast<int>(std::lower_bound(m_lineEnds.begin(), m_lineEnds.end(), at) - m_lineEnds.begin());
    }

    void codeText(const QString& text)
    {
        const QStringList lines = text.split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (i > 0)
                m_spans.endLine();
            if (!lines[i].isEmpty())
                m_spans.add(lines[i]);
        }
    }

    /// A tag within a line, or a line of a block of HTML: its tags one by one, and what is between them.
    void htmlText(const QString& text)
    {
        for (const HtmlPiece& piece : htmlPieces(text)) {
            if (piece.tag)
                html(piece.text);
            else
                m_spans.add(piece.text);
        }
    }

    /// "<ul>", "</li>": lists as Markdown has them; true if it was one.
    bool listTag(const QString& name, bool closing)
    {
        const bool numbered = name == QStringLiteral("ol");
        const bool item = name == QStringLiteral("li");
        if (!item && !numbered && name != QStringLiteral("ul"))
            return false;
        flush();
        m_itemOpens = item && !closing;
        if (!item && !closing)
            m_htmlLists += List{numbered};
        else if (!item && !m_htmlLists.isEmpty())
            m_htmlLists.removeLast();
        return true;
    }

    /// Tags that make blocks; true if it was one.
    bool blockTag(const QString& name, bool closing)
    {
        static const QStringList blocks{QStringLiteral("p"),      QStringLiteral("div"),   QStringLiteral("center"),
                                        QStringLiteral("tr"),     QStringLiteral("table"), QStringLiteral("section"),
                                        QStringLiteral("header"), QStringLiteral("hr"),    QStringLiteral("dl"),
                                        QStringLiteral("dt"),     QStringLiteral("dd")};
        if (listTag(name, closing))
            return true;
        const bool heading = name.size() == 2 && name.front() == u'h' && name.back().isDigit();
        if (heading || blocks.contains(name)) {
            if (closing && name == QStringLiteral("tr") && m_rows.tellsOfRowAbove())
                flushTold();
            flush();
            if (!closing && name == QStringLiteral("tr"))
                m_rows.open(name, m_spans);
            m_heading = heading && !closing ? name.back().digitValue() : 0;
            return true;
        }
        return false;
    }

    /// A record has its words; where nothing says what it shows, its address is kept beside the text.
    void picture(const QString& words, const QString& address)
    {
        if (!words.isEmpty() || address.isEmpty()) {
            m_spans.add(words);
            return;
        }
        TextBlock block;
        block.furniture = true;
        block.lines += TextLine{{InlineSpan{address}}, m_spans.line().number};
        m_pictures += block;
    }

    /// The tags that CVs use; any other is kept as text.
    void html(const QString& tag)
    {
        static const QRegularExpression link(QStringLiteral("^<a\\s[^>]*href=\"([^\"]*)\"[^>]*>$"));
        static const QRegularExpression nameOf(QStringLiteral("^</?([a-z][a-z0-9]*)"));
        static const QRegularExpression source(QStringLiteral("\\bsrc=\"([^\"]*)\""));
        static const QRegularExpression alternative(QStringLiteral("\\balt=\"([^\"]*)\""));
        static const QStringList silent{QStringLiteral("details"), QStringLiteral("summary"), QStringLiteral("span"),
                                        QStringLiteral("td"),      QStringLiteral("th"),      QStringLiteral("u"),
                                        QStringLiteral("font"),    QStringLiteral("small"),   QStringLiteral("a"),
                                        QStringLiteral("tbody"),   QStringLiteral("thead"),   QStringLiteral("style"),
                                        QStringLiteral("progress")};
        const QString lower = tag.trimmed().toLower();
        const QString name = nameOf.match(lower).captured(1);
        const bool closing = lower.startsWith(QStringLiteral("</"));
        // "<h3>Firm <small>Engineer</small></h3>", "### <span>Title</span> <span>2020</span>" are fields of a heading.
        static const QStringList fields{QStringLiteral("small"), QStringLiteral("span")};
        const bool named = !m_blocks.isEmpty(); // "# Jane <span>Doe</span>"
        if (m_heading > 0 && named && !closing && fields.contains(name) && !m_spans.line().isEmpty())
            m_spans.add(QStringLiteral("  "));
        if (!closing && name != QStringLiteral("tr"))
            m_rows.open(name, m_spans);
        if (const auto match = link.match(tag.trimmed()); match.hasMatch())
            m_spans.setUrl(match.captured(1));
        else if (lower == QStringLiteral("</a>"))
            m_spans.setUrl({});
        else if (name == QStringLiteral("br"))
            m_spans.endLine();
        else if (name == QStringLiteral("img"))
            picture(alternative.match(tag).captured(1), source.match(tag).captured(1));
        else if (!m_spans.takeStyleTag(name, closing) && !blockTag(name, closing) && !silent.contains(name) &&
                 !lower.startsWith(QStringLiteral("<!--")))
            m_spans.add(tag);
    }

    /// Nothing but links to places of the same page.
    static bool isNavigation(const TextBlock& block)
    {
        for (const TextLine& line : block.lines) {
            for (const InlineSpan& span : line.spans) {
                if (!span.url.startsWith(u'#') && !span.text.trimmed().isEmpty())
                    return false;
            }
        }
        return true;
    }

    enum class Row : unsigned char { None, Titles, Data };
    void flush(Row row = Row::None)
    {
        m_spans.endLine();
        QList<TextLine> lines = m_spans.takeLines();
        if (m_heading == 0 && row == Row::None && m_lists.isEmpty() && m_htmlLists.isEmpty())
            flushPoints(lines);
        if (lines.isEmpty())
            return;
        TextBlock block;
        block.columnTitles = row == Row::Titles;
        block.row = row == Row::Data;
        block.lines = lines;
        block.furniture = m_heading == 0 && isNavigation(block);
        if (m_heading > 0) {
            block.kind = TextBlock::Kind::Heading;
            block.level = m_heading;
        } else if (const QList<List> lists = m_lists + m_htmlLists; !lists.isEmpty()) {
            block.level = static_cast<int>(lists.size()) - 1;
            block.numbered = lists.last().numbered;
            // A second paragraph of an item is a line below it.
            block.kind = m_itemOpens ? TextBlock::Kind::Item : TextBlock::Kind::Line;
            block.inItem = !m_itemOpens;
        } else if (m_rowItem) {
            block.kind = TextBlock::Kind::Item;
        }
        m_itemOpens = false;
        m_rowItem = false;
        m_blocks += block;
    }

    /// "<p>• One <br /> • Other</p>": lines of a paragraph that begin with bullets are points. Those above the first
    /// stay.
    void flushPoints(QList<TextLine>& lines)
    {
        static const QRegularExpression bullet(QStringLiteral("^\\s*[•●▪■◆‣]\\s+(?=\\S)"));
        const auto begins = [](const TextLine& line) { return bullet.match(line.spans.front().text).hasMatch(); };
        const auto first = std::find_if(lines.begin(), lines.end(), begins);
        QList<TextBlock> points;
        for (auto line = first; line != lines.end(); ++line) {
            if (begins(*line)) {
                line->spans.front().text.remove(bullet);
                points.emplaceBack().kind = TextBlock::Kind::Item;
            }
            points.last().lines += *line;
        }
        if (first != lines.begin() && !points.isEmpty())
            m_blocks.emplaceBack().lines = lines.mid(0, first - lines.begin());
        m_blocks += points;
        lines.erase(points.isEmpty() ? lines.end() : lines.begin(), lines.end());
    }

    /// What a row without dates tells of the one above it: its lines are points.
    void flushTold()
    {
        static const QRegularExpression bullet(QStringLiteral("^\\s*[•●▪■◆‣]\\s*"));
        m_spans.endLine();
        QList<TextLine> lines = m_spans.takeLines();
        for (TextLine& line : lines) {
            line.spans.front().text.remove(bullet);
            TextBlock block;
            block.kind = TextBlock::Kind::Item;
            block.lines = {line};
            m_blocks += block;
        }
    }

    QByteArray m_source;
    MarkdownWraps m_wraps;
    int m_firstLine;
    int m_lineRead = 0; ///< that of the newest text
    QList<qsizetype> m_lineEnds;
    QList<TextBlock> m_blocks;
    SpanBuilder m_spans;
    HtmlRows m_rows;
    QList<List> m_lists;
    QList<List> m_htmlLists; ///< within those
    qsizetype m_quoteBegins = 0;
    QList<qsizetype> m_quotes; ///< of one paragraph each
    bool m_itemOpens = false;
    bool m_rowItem = false;
    bool m_inTableHead = false;
    int m_heading = 0;
    QList<TextBlock> m_pictures; ///< without words
    QStringList m_comments;
};

/// What front matter says: texts as YAML means them, all else as it is written.
FrontMatter membersOf(const QString& matter)
{
    const Result<QJsonObject> yaml = yamlToJson(matter.toUtf8(), {});
    const QJsonObject texts = yaml ? *yaml : QJsonObject();
    FrontMatter members;
    for (const QString& line : matter.split(u'\n')) {
        const qsizetype colon = line.indexOf(u':');
        const QString key = line.left(colon).trimmed();
        const QString written = colon < 0 ? QString() : line.mid(colon + 1).trimmed();
        members.append({key, texts.value(key).isString() ? texts.value(key).toString() : written});
    }
    return members;
}

} // namespace

QList<TextBlock> readMarkdown(const QString& text, FrontMatter* frontMatter)
{
    QString body = text;
    int firstLine = 1;
    static const QRegularExpression matter(QStringLiteral("^\\s*---\\n(.*?)\\n---(?:\\n|$)"),
                                           QRegularExpression::DotMatchesEverythingOption);
    if (const auto match = matter.match(text); match.hasMatch()) {
        *frontMatter = membersOf(match.captured(1));
        body = text.mid(match.capturedLength());
        firstLine += static_cast<int>(match.captured().count(u'\n'));
    }
    const QList<TextBlock> pageMarks = takePageMarks(body, firstLine);
    QList<TextBlock> blocks = MarkdownReader(toCommonMark(withoutPrintersMarks(body)), firstLine).read();
    nestItemsByInnerMarks(blocks);
    itemsOfEscapedNumbers(blocks);
    return withMarginPiecesBelowHeadings(withMergedItemsApart(blocks), Vocabulary::standard()) + pageMarks;
}

} // namespace duovita
