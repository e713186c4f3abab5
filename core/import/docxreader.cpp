#include "core/import/docxreader.h"

#include "core/import/docxstyles.h"
#include "core/import/ziparchive.h"

#include <QHash>
#include <QXmlStreamReader>

#include <algorithm>

namespace duovita {

namespace {

constexpr int deepestNesting = 200; // of XML elements: no document has more, a hostile one could exhaust the stack

bool isOff(const QString& value)
{
    return value == QStringLiteral("0") || value == QStringLiteral("false") || value == QStringLiteral("none") ||
           value == QStringLiteral("off");
}

/// Reads the paragraphs of one part of the document.
class PartReader {
public:
    PartReader(const QByteArray& xml, const DocxStyles& styles, const QHash<QString, bool>& numbered,
               const QHash<QString, QString>& links, int firstParagraph)
        : m_xml(xml), m_styles(styles), m_numbered(numbered), m_links(links), m_paragraph(firstParagraph)
    {
    }

    QList<TextBlock> read()
    {
        if (m_xml.readNextStartElement())
            readChildren(0);
        flushRow();
        return std::move(m_blocks);
    }

    bool isBroken() const { return m_xml.hasError(); }
    QString reason() const
    {
        return QStringLiteral("%1 (%2:%3)").arg(m_xml.errorString()).arg(m_xml.lineNumber()).arg(m_xml.columnNumber());
    }

private:
    void readChildren(int depth)
    {
        if (depth > deepestNesting) {
            m_xml.raiseError(QStringLiteral("nested too deeply"));
            return;
        }
        while (m_xml.readNextStartElement()) {
            // The fallback says again what the choice said; deletions are gone.
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
        QList<TextBlock> boxes; ///< text boxes anchored in it
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
        m_url = m_links.value(xmlValue(m_xml, u"id"));
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

    /// What the style says, with what the paragraph itself says over it.
    DocxParagraphKind kindOf(const QString& style, const DocxParagraphKind& own) const
    {
        DocxParagraphKind kind = own;
        QString name = style;
        for (int steps = 0; steps < 20 && m_styles.contains(name); ++steps) {
            const DocxStyle& found = m_styles[name];
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

    /// Drawings may hold text boxes: paragraphs of their own, after the one they are anchored in.
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

    /// A glyph of a symbol font: its code has no meaning without that font; bullets are the common case.
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
            block.numbered = m_numbered.value(*paragraph.kind.list + u':' + QString::number(block.level));
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

    /// A row of cells with a line each is one line, like a table of data; cells of more than that are parts of a page.
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
            if (row.lines.isEmpty())
                row = cell.front();
            else
                row.lines.front().spans +=
                    QList<InlineSpan>{InlineSpan{QStringLiteral("  ")}} + cell.front().lines.front().spans;
        }
        if (!row.lines.isEmpty())
            m_blocks += row;
        m_cells.clear();
    }

    QXmlStreamReader m_xml;
    const DocxStyles& m_styles;
    const QHash<QString, bool>& m_numbered; // "list:level"
    const QHash<QString, QString>& m_links;
    int m_paragraph;
    bool m_afterBlank = false;
    QString m_url;
    QList<TextBlock> m_blocks;
    QList<QList<TextBlock>> m_cells;
};

/// The parts of one document, opened.
class DocxFile {
public:
    DocxFile(ZipArchive archive, QString file) : m_archive(std::move(archive)), m_file(std::move(file)) {}

    Result<DocxText> read()
    {
        const auto styles = m_archive.read(QStringLiteral("word/styles.xml"));
        const auto numbering = m_archive.read(QStringLiteral("word/numbering.xml"));
        for (const auto* part : {&styles, &numbering}) {
            if (!*part)
                return part->error();
        }
        m_styles = readDocxStyles(*styles);
        m_numbered = readDocxNumbering(*numbering);
        DocxText text;
        // A person's name and address often stand in the page's header.
        for (const QString& name : partsNamed(QStringLiteral("word/header"))) {
            if (const Result<void> added = add(name, text.blocks); !added)
                return added.error();
        }
        const qsizetype headers = text.blocks.size();
        if (const Result<void> added = add(QStringLiteral("word/document.xml"), text.blocks); !added)
            return added.error();
        removeRunningHeads(text.blocks, headers);
        for (const QString& kind : {QStringLiteral("word/footnotes"), QStringLiteral("word/endnotes")}) {
            QList<TextBlock> notes;
            if (const Result<void> added = add(kind + QStringLiteral(".xml"), notes); !added)
                return added.error();
            for (const TextBlock& note : notes)
                text.footnotes += note.plain().trimmed();
        }
        return text;
    }

private:
    QStringList partsNamed(const QString& start) const
    {
        QStringList parts;
        for (const QString& name : m_archive.names()) {
            if (name.startsWith(start) && name.endsWith(QStringLiteral(".xml")))
                parts += name;
        }
        parts.sort();
        return parts;
    }

    /// The first `headers` blocks are of headers. One that the document has once more, as a block's beginning, only
    /// says on later pages whose they are.
    static void removeRunningHeads(QList<TextBlock>& blocks, qsizetype headers)
    {
        const QList<TextBlock> body = blocks.mid(headers);
        const auto end = blocks.begin() + headers;
        blocks.erase(std::remove_if(blocks.begin(), end,
                                    [&](const TextBlock& head) {
                                        return std::any_of(body.begin(), body.end(), [&](const TextBlock& block) {
                                            return repeats(head, block);
                                        });
                                    }),
                     end);
    }

    static bool repeats(const TextBlock& head, const TextBlock& block)
    {
        const auto leads = [](const InlineSpan& span) { return !span.url.isEmpty(); };
        const QString said = head.plain().trimmed();
        return !said.isEmpty() && block.plain().startsWith(said) &&
               std::none_of(head.lines.begin(), head.lines.end(), [&](const TextLine& line) {
                   return std::any_of(line.spans.begin(), line.spans.end(), leads);
               });
    }

    Result<void> add(const QString& name, QList<TextBlock>& blocks)
    {
        const auto part = m_archive.read(name);
        const QString relations = QString(name).replace(QStringLiteral("word/"), QStringLiteral("word/_rels/"));
        const auto links = m_archive.read(relations + QStringLiteral(".rels"));
        if (!part || !links)
            return part ? links.error() : part.error();
        if (part->isEmpty())
            return {};
        const QHash<QString, QString> targets = readDocxLinks(*links);
        PartReader reader(*part, m_styles, m_numbered, targets, blocks.isEmpty() ? 0 : blocks.last().number());
        for (const TextBlock& block : reader.read()) {
            // Each section of the document has its headers; they mostly say the same.
            const bool known = name.startsWith(QStringLiteral("word/header")) &&
                               std::any_of(blocks.begin(), blocks.end(),
                                           [&](const TextBlock& other) { return other.plain() == block.plain(); });
            if (!known)
                blocks += block;
        }
        if (reader.isBroken())
            return Error{ErrorCode::DocxUnreadable, {m_file, name + QStringLiteral(": ") + reader.reason()}, {m_file}};
        return {};
    }

    ZipArchive m_archive;
    QString m_file;
    DocxStyles m_styles;
    QHash<QString, bool> m_numbered;
};

} // namespace

bool isDocx(const QByteArray& bytes)
{
    return bytes.startsWith("PK\x03\x04");
}

bool isOldOfficeFile(const QByteArray& bytes)
{
    return bytes.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
}

Result<DocxText> readDocx(const QByteArray& bytes, const QString& file)
{
    const Result<ZipArchive> archive = ZipArchive::open(bytes, file);
    if (!archive)
        return archive.error();
    if (!archive->contains(QStringLiteral("word/document.xml")))
        return Error{ErrorCode::FileBinary, {file}, {file}};
    return DocxFile(*archive, file).read();
}

} // namespace duovita
