#include "core/import/readers/docxparts.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace duovita {

namespace {

constexpr int deepestNesting = 200; // of XML elements: no real document is nested deeper, and a malicious one could
                                    // exhaust the stack

bool isOff(const QString& value)
{
    return value == QStringLiteral("0") || value == QStringLiteral("false") || value == QStringLiteral("none") ||
           value == QStringLiteral("off");
}

/// Reads the paragraphs of one part of the document.
class PartReader {
public:
    PartReader(const QByteArray& xml, const DocxMeaning& meaning, int paragraphsBefore)
        : m_xml(xml), m_meaning(meaning), m_paragraph(paragraphsBefore)
    {
    }

    DocxPart read()
    {
        if (m_xml.readNextStartElement())
            readChildren(0);
        flushRow();
        return {std::move(m_blocks), fault()};
    }

private:
    QString fault() const
    {
        if (!m_xml.hasError())
            return {};
        return QStringLiteral("%1 (%2:%3)")
            .arg(m_xml.errorString(), QString::number(m_xml.lineNumber()), QString::number(m_xml.columnNumber()));
    }

    void readChildren(int depth)
    {
        if (depth > deepestNesting) {
            m_xml.raiseError(QStringLiteral("nested too deeply"));
            return;
        }
        while (m_xml.readNextStartElement()) {
            // Skips fallbacks, which repeat the preceding choice, and deletions.
            if (isXmlElement(m_xml, u"Fallback") || isXmlElement(m_xml, u"del") || isXmlElement(m_xml, u"moveFrom") ||
                isXmlElement(m_xml, u"pPrChange") || isXmlElement(m_xml, u"rPrChange"))
                m_xml.skipCurrentElement();
            else if (isXmlElement(m_xml, u"p"))
                readParagraph(depth);
            else if (isXmlElement(m_xml, u"tr"))
                readRow(depth);
            else
                readChildren(depth + 1);
        }
    }

    struct Paragraph {
        TextBlock block;
        DocxParagraphKind kind;
        QList<TextBlock> boxes; ///< text boxes anchored in the paragraph
    };

    void readParagraph(int depth)
    {
        Paragraph paragraph;
        ++m_paragraph;
        paragraph.block.lines = {TextLine{{}, m_paragraph}};
        readContent(paragraph, depth + 1);
        finish(paragraph);
    }

    void readContent(Paragraph& paragraph, int depth)
    {
        if (depth > deepestNesting) {
            m_xml.raiseError(QStringLiteral("nested too deeply"));
            return;
        }
        while (m_xml.readNextStartElement()) {
            if (isXmlElement(m_xml, u"pPr"))
                readProperties(paragraph.kind);
            else if (isXmlElement(m_xml, u"r"))
                readRun(paragraph, depth + 1);
            else if (isXmlElement(m_xml, u"hyperlink"))
                readLink(paragraph, depth);
            else if (isXmlElement(m_xml, u"del") || isXmlElement(m_xml, u"moveFrom") ||
                     isXmlElement(m_xml, u"Fallback"))
                m_xml.skipCurrentElement();
            else
                readContent(paragraph, depth + 1);
        }
    }

    void readLink(Paragraph& paragraph, int depth)
    {
        m_url = m_meaning.links.value(xmlValue(m_xml, u"id"));
        readContent(paragraph, depth + 1);
        m_url.clear();
    }

    void readProperties(DocxParagraphKind& kind)
    {
        while (m_xml.readNextStartElement()) {
            if (isXmlElement(m_xml, u"pStyle"))
                kind = kindOf(xmlValue(m_xml), kind);
            else if (isXmlElement(m_xml, u"outlineLvl"))
                kind.heading = xmlValue(m_xml).toInt() + 1;
            else if (isXmlElement(m_xml, u"numPr")) {
                readNumbering(kind);
                continue;
            }
            m_xml.skipCurrentElement();
        }
    }

    void readNumbering(DocxParagraphKind& kind)
    {
        while (m_xml.readNextStartElement()) {
            if (isXmlElement(m_xml, u"ilvl"))
                kind.level = xmlValue(m_xml).toInt();
            else if (isXmlElement(m_xml, u"numId"))
                kind.list = xmlValue(m_xml);
            m_xml.skipCurrentElement();
        }
    }

    /// The style's properties, overridden by the paragraph's own.
    DocxParagraphKind kindOf(const QString& style, const DocxParagraphKind& own) const
    {
        DocxParagraphKind kind = own;
        QString name = style;
        for (int steps = 0; steps < 20 && m_meaning.styles.contains(name); ++steps) {
            const DocxStyle& found = *m_meaning.styles.find(name);
            if (!kind.heading)
                kind.heading = found.kind.heading;
            if (!kind.list)
                kind.list = found.kind.list;
            if (!kind.level)
                kind.level = found.kind.level;
            name = found.base;
        }
        return kind;
    }

    void readRun(Paragraph& paragraph, int depth)
    {
        InlineStyles style = InlineStyle::Plain;
        bool hidden = false;
        while (m_xml.readNextStartElement()) {
            if (isXmlElement(m_xml, u"rPr")) {
                readRunProperties(style, hidden);
            } else if (isXmlElement(m_xml, u"t")) {
                const QString text = m_xml.readElementText(QXmlStreamReader::IncludeChildElements);
                if (!hidden)
                    add(paragraph, text, style);
            } else if (isXmlElement(m_xml, u"tab") || isXmlElement(m_xml, u"ptab")) {
                add(paragraph, QStringLiteral("\t"), style);
                m_xml.skipCurrentElement();
            } else if (isXmlElement(m_xml, u"br") || isXmlElement(m_xml, u"cr")) {
                paragraph.block.lines += TextLine{{}, m_paragraph};
                m_xml.skipCurrentElement();
            } else if (isXmlElement(m_xml, u"noBreakHyphen")) {
                add(paragraph, QStringLiteral("-"), style);
                m_xml.skipCurrentElement();
            } else if (isXmlElement(m_xml, u"sym")) {
                addSymbol(paragraph, style);
                m_xml.skipCurrentElement();
            } else if (isXmlElement(m_xml, u"Fallback") || isXmlElement(m_xml, u"delText") ||
                       isXmlElement(m_xml, u"instrText")) {
                m_xml.skipCurrentElement();
            } else {
                readBoxes(paragraph, depth);
            }
        }
    }

    /// Drawings may contain text boxes; these become paragraphs after the one they are anchored in.
    void readBoxes(Paragraph& paragraph, int depth)
    {
        QList<TextBlock> before = std::exchange(m_blocks, {});
        const QList<QList<TextBlock>> cells = std::exchange(m_cells, {});
        const QString url = std::exchange(m_url, {});
        readChildren(depth + 1);
        paragraph.boxes += std::exchange(m_blocks, before);
        m_cells = cells;
        m_url = url;
    }

    void readRunProperties(InlineStyles& style, bool& hidden)
    {
        while (m_xml.readNextStartElement()) {
            const bool on = !isOff(xmlValue(m_xml));
            if (isXmlElement(m_xml, u"b"))
                style.setFlag(InlineStyle::Bold, on);
            else if (isXmlElement(m_xml, u"i"))
                style.setFlag(InlineStyle::Italic, on);
            else if (isXmlElement(m_xml, u"vanish"))
                hidden = on;
            else if (isXmlElement(m_xml, u"vertAlign")) {
                style.setFlag(InlineStyle::Superscript, xmlValue(m_xml) == QStringLiteral("superscript"));
                style.setFlag(InlineStyle::Subscript, xmlValue(m_xml) == QStringLiteral("subscript"));
            }
            m_xml.skipCurrentElement();
        }
    }

    /// A glyph of a symbol font, most often a bullet: its code means nothing without the font.
    void addSymbol(Paragraph& paragraph, InlineStyles style)
    {
        bool ok = false;
        const uint code = xmlValue(m_xml, u"char").toUInt(&ok, 16);
        if (ok && code > 0x20)
            add(paragraph, code >= 0xF000 && code <= 0xF0FF ? QStringLiteral("•") : QString(QChar(code)), style);
    }

    void add(Paragraph& paragraph, const QString& text, InlineStyles style)
    {
        QList<InlineSpan>& spans = paragraph.block.lines.last().spans;
        if (!spans.isEmpty() && spans.last().style == style && spans.last().url == m_url)
            spans.last().text += text;
        else
            spans += InlineSpan{text, style, m_url};
    }

    void finish(Paragraph& paragraph)
    {
        erase_if(paragraph.block.lines, [](const TextLine& line) { return line.isEmpty(); });
        TextBlock& block = paragraph.block;
        const bool listed = paragraph.kind.list && *paragraph.kind.list != QStringLiteral("0");
        if (paragraph.kind.heading && *paragraph.kind.heading <= 9) {
            block.kind = TextBlock::Kind::Heading;
            block.level = *paragraph.kind.heading;
        } else if (listed) {
            block.kind = TextBlock::Kind::Item;
            block.level = paragraph.kind.level.value_or(0);
            block.numbered = m_meaning.numbered.value(*paragraph.kind.list + u':' + QString::number(block.level));
        } else {
            takeTypedBullet(block);
        }
        block.afterBlank = m_afterBlank;
        m_afterBlank = block.lines.isEmpty() && paragraph.boxes.isEmpty();
        if (!block.lines.isEmpty())
            m_blocks += block;
        m_blocks += paragraph.boxes;
    }

    /// "• …" typed by hand.
    static void takeTypedBullet(TextBlock& block)
    {
        if (block.lines.isEmpty())
            return;
        QString& text = block.lines.front().spans.front().text;
        const QString trimmed = text.trimmed();
        if (trimmed.isEmpty() || !QStringView(u"•●▪■◆‣➢").contains(trimmed.front()))
            return;
        block.kind = TextBlock::Kind::Item;
        text = trimmed.mid(1).trimmed();
    }

    /// A row whose cells have one line each becomes one line, as in a data table; cells with more lines are parts of a
    /// page layout.
    void readRow(int depth)
    {
        const QList<QList<TextBlock>> outer = std::exchange(m_cells, {});
        QList<TextBlock> before = std::exchange(m_blocks, {});
        while (m_xml.readNextStartElement()) {
            if (isXmlElement(m_xml, u"tc")) {
                readChildren(depth + 1);
                m_cells += std::exchange(m_blocks, {});
            } else {
                m_xml.skipCurrentElement();
            }
        }
        m_blocks = before;
        flushRow();
        m_cells = outer;
    }

    void flushRow()
    {
        const bool data = std::all_of(m_cells.begin(), m_cells.end(), [](const QList<TextBlock>& cell) {
            return cell.size() <= 1 &&
                   (cell.isEmpty() || (cell.front().lines.size() == 1 && cell.front().kind == TextBlock::Kind::Line));
        });
        TextBlock row;
        for (const QList<TextBlock>& cell : m_cells) {
            if (!data) {
                m_blocks += cell;
                continue;
            }
            if (cell.isEmpty())
                continue;
            TextBlock closed = cell.front();
            if (m_cells.size() > 1)
                closeGapsInCell(closed.lines.front());
            if (row.lines.isEmpty())
                row = closed;
            else
                row.lines.front().spans +=
                    QList<InlineSpan>{InlineSpan{QStringLiteral("  ")}} + closed.lines.front().spans;
        }
        if (!row.lines.isEmpty())
            m_blocks += row;
        m_cells.clear();
    }

    QXmlStreamReader m_xml;
    const DocxMeaning& m_meaning;
    int m_paragraph; // number of the latest paragraph
    bool m_afterBlank = false;
    QString m_url;
    QList<TextBlock> m_blocks;
    QList<QList<TextBlock>> m_cells;
};

} // namespace

DocxPart readDocxPart(const QByteArray& xml, const DocxMeaning& meaning, int paragraphsBefore)
{
    return PartReader(xml, meaning, paragraphsBefore).read();
}

} // namespace duovita
