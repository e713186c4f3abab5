#include "core/domain/markdownparsing.h"
#include "core/import/readers/convertedpages.h"
#include "core/import/readers/frontmatter.h"
#include "core/import/readers/htmlrows.h"
#include "core/import/readers/marginpieces.h"
#include "core/import/readers/markdownblocks.h"
#include "core/import/readers/markdowndialects.h"
#include "core/import/readers/markdownhtml.h"
#include "core/import/readers/markdownwraps.h"
#include "core/import/readers/spanbuilder.h"
#include "core/import/readers/textblocks.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// Collects md4c's events as blocks of lines.
class MarkdownReader {
public:
    MarkdownReader(const CommonMarkText& written, int firstLine)
        : m_source(written.text.toUtf8()), m_wraps(written.text), m_firstLine(firstLine),
          m_closedTags(closedTags(written.text)), m_comments(written.comments)
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
        makeHeadingsOfQuotes(m_blocks, m_quotes);
        m_blocks += m_pictures;
        for (const QString& comment : std::as_const(m_comments)) {
            m_blocks += TextBlock{.pageArtifact = true, .comment = true, .lines = {TextLine{{InlineSpan{comment}}}}};
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
            m_htmlLists = {}; // in case one was never closed
            m_heading = static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level);
            break;
        case MD_BLOCK_THEAD:
            flush();
            m_inTableHead = true;
            break;
        case MD_BLOCK_TD:
        case MD_BLOCK_TH:
            m_spans.beginCell();
            break;
        default:
            break;
        }
    }

    void leaveBlock(MD_BLOCKTYPE type)
    {
        switch (type) {
        case MD_BLOCK_TD:
        case MD_BLOCK_TH:
            m_spans.endCell();
            break;
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
            m_spans.setUrl(linkOf(textOf(static_cast<MD_SPAN_A_DETAIL*>(detail)->href)));
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
            if (const qsizetype line = m_lineRead - m_firstLine; m_wraps.continues(line))
                m_spans.add(m_wraps.joint(line));
            else
                m_spans.endLine();
            break;
        case MD_TEXT_HTML:
            htmlText(QString::fromUtf8(text, size), number);
            break;
        case MD_TEXT_ENTITY:
            m_spans.add(characterOf(QString::fromUtf8(text, size)));
            break;
        case MD_TEXT_CODE: // a code block's text includes its line ends
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

    /// An address may be used thousands of times. The total size of a document's addresses is bounded; each address
    /// beyond that is kept once, beside the text.
    QString linkOf(const QString& address)
    {
        constexpr qsizetype longest = 8192; // no server accepts more
        constexpr qsizetype most = 1 << 20; // characters in total
        m_linkedText += address.size();
        if (address.size() <= longest && m_linkedText <= most)
            return address;
        if (!m_unlinked.contains(address)) {
            m_unlinked.insert(address);
            m_pictures += TextBlock{.pageArtifact = true, .lines = {TextLine{{InlineSpan{address}}, m_lineRead}}};
        }
        return {};
    }

    QList<TextLine> takeLines()
    {
        QList<TextLine> lines = m_spans.takeLines();
        for (TextLine& line : lines)
            line.spans = raisedAndLowered(line.spans);
        return lines;
    }

    /// A row whose first cell begins with a bullet is a list item.
    void openRowItem()
    {
        if (!m_spans.line().spans.isEmpty() && takeBullet(m_spans.line()))
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

    /// HTML inside a line, or a line of an HTML block: processes its tags and the text between them.
    void htmlText(const QString& text, int number)
    {
        for (const HtmlPiece& piece : htmlPieces(text)) {
            if (m_spans.line().number == 0) // after a break
                m_spans.line().number = number;
            if (piece.tag)
                html(piece.text);
            else
                m_spans.add(piece.text);
        }
    }

    /// "<ul>", "</li>": treated like Markdown lists.
    void listTag(const HtmlTag& tag)
    {
        const bool item = tag.name == QStringLiteral("li");
        flush();
        m_itemOpens = item && !tag.closing;
        if (!item && !tag.closing)
            m_htmlLists += List{tag.name == QStringLiteral("ol")};
        else if (!item && !m_htmlLists.isEmpty())
            m_htmlLists.removeLast();
    }

    void blockTag(const HtmlTag& tag)
    {
        const bool row = tag.name == QStringLiteral("tr");
        if (row && tag.closing && m_rows.belongsToRowAbove())
            flushDescriptionRow();
        flush();
        if (row && !tag.closing)
            m_rows.open(tag.name, m_spans);
        m_heading = tag.closing ? 0 : tag.heading;
    }

    /// Keeps the alternative text; without one, keeps the address beside the text.
    void picture(const HtmlTag& tag)
    {
        if (!tag.words.isEmpty() || tag.address.isEmpty()) {
            m_spans.add(tag.words);
            return;
        }
        TextBlock block;
        block.pageArtifact = true;
        block.lines += TextLine{{InlineSpan{tag.address}}, m_spans.line().number};
        m_pictures += block;
    }

    /// "<h3>Firm <small>Engineer</small></h3>", "### <span>Title</span> <span>2020</span>" contain fields of a heading,
    /// "- <span>A prize</span> <span>2020</span>" those of a point; "# Jane <span>Doe</span>" is a name.
    bool opensField(const HtmlTag& tag)
    {
        static const QString span = QStringLiteral("span");
        const bool named = !m_blocks.isEmpty();
        const bool field = m_heading > 0 ? tag.name == span || tag.name == QStringLiteral("small")
                                         : tag.name == span && m_spanEnds == m_spans.line().plain().trimmed();
        return field && named && !tag.closing && !m_spans.line().isEmpty();
    }

    void html(const QString& written)
    {
        const HtmlTag tag = readHtmlTag(written);
        if (opensField(tag))
            m_spans.add(QStringLiteral("  "));
        if (tag.name == QStringLiteral("span") && tag.closing)
            m_spanEnds = m_spans.line().plain().trimmed();
        if (!tag.closing && tag.name != QStringLiteral("tr"))
            m_rows.open(tag.name, m_spans);
        switch (tag.role) {
        case HtmlTag::Role::Style:
            m_spans.takeStyleTag(tag.name, tag.closing);
            break;
        case HtmlTag::Role::Link:
            if (tag.closing || !tag.address.isEmpty())
                m_spans.setUrl(tag.address);
            break;
        case HtmlTag::Role::Break:
            m_spans.endLine();
            break;
        case HtmlTag::Role::Picture:
            picture(tag);
            break;
        case HtmlTag::Role::List:
            listTag(tag);
            break;
        case HtmlTag::Role::Block:
            blockTag(tag);
            break;
        case HtmlTag::Role::Silent:
            break;
        case HtmlTag::Role::Unknown:
            if (!m_closedTags.contains(tag.name))
                m_spans.add(written);
            break;
        }
    }

    enum class Row : unsigned char { None, Titles, Data };
    void flush(Row row = Row::None)
    {
        m_spans.endLine();
        QList<TextLine> lines = takeLines();
        if (m_heading == 0 && row == Row::None && m_lists.isEmpty() && m_htmlLists.isEmpty())
            m_blocks += takePoints(lines);
        if (lines.isEmpty())
            return;
        TextBlock block;
        block.columnTitles = row == Row::Titles;
        block.row = row == Row::Data;
        block.lines = lines;
        block.pageArtifact = m_heading == 0 && isNavigation(block);
        if (m_heading > 0) {
            block.kind = TextBlock::Kind::Heading;
            block.level = m_heading;
        } else if (const QList<List> lists = m_lists + m_htmlLists; !lists.isEmpty()) {
            block.level = static_cast<int>(lists.size()) - 1;
            block.numbered = lists.last().numbered;
            // A second paragraph of an item becomes a line below it.
            block.kind = m_itemOpens ? TextBlock::Kind::Item : TextBlock::Kind::Line;
            block.inItem = !m_itemOpens;
        } else if (m_rowItem) {
            block.kind = TextBlock::Kind::Item;
        }
        m_itemOpens = false;
        m_rowItem = false;
        m_blocks += block;
    }

    /// A row without dates describes the one above it.
    void flushDescriptionRow()
    {
        m_spans.endLine();
        m_blocks += pointsOfRow(takeLines());
    }

    QByteArray m_source;
    MarkdownWraps m_wraps;
    int m_firstLine;
    int m_lineRead = 0; ///< line of the latest text
    QSet<QString> m_closedTags;
    QList<qsizetype> m_lineEnds;
    QList<TextBlock> m_blocks;
    SpanBuilder m_spans;
    HtmlRows m_rows;
    QList<List> m_lists;
    QList<List> m_htmlLists; ///< inside those lists
    qsizetype m_quoteBegins = 0;
    QList<qsizetype> m_quotes; ///< of one paragraph each
    bool m_itemOpens = false;
    bool m_rowItem = false;
    bool m_inTableHead = false;
    QString m_spanEnds; ///< the line's text at the end of a "<span>"
    int m_heading = 0;
    QList<TextBlock> m_pictures; ///< pictures without text, and addresses that do not resolve
    qsizetype m_linkedText = 0;
    QSet<QString> m_unlinked;
    QStringList m_comments;
};

} // namespace

QList<TextBlock> readMarkdown(const QString& text, FrontMatter* frontMatter)
{
    QString body = text;
    int firstLine = 1;
    takeFrontMatter(body, firstLine, *frontMatter);
    const QList<TextBlock> pageMarks = takePageMarks(body, firstLine);
    QList<TextBlock> blocks = MarkdownReader(toCommonMark(withoutPrintersMarks(body)), firstLine).read();
    nestItemsByInnerMarks(blocks);
    itemsOfEscapedNumbers(blocks);
    return withMarginPiecesBelowHeadings(withMergedItemsApart(blocks), Vocabulary::standard()) + pageMarks;
}

} // namespace duovita
