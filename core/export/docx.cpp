#include "core/export/docx.h"

#include "core/export/docxlook.h"
#include "core/export/docxparts.h"
#include "core/export/docxphoto.h"
#include "core/export/docxruns.h"
#include "core/export/wordxml.h"
#include "core/export/zipwriting.h"
#include "core/typeset/blocks.h"
#include "core/typeset/evenfilling.h"

namespace duovita {

namespace {

/// Which pages have a footer. A document of one page shows none, but has one for further pages.
enum class DocxFooters { None, LaterPages, AllPages };

/// Writes word/document.xml and collects its references to other parts.
class DocumentWriter : WordXml {
public:
    DocumentWriter(const CvContent& content, const Template& design, const DocxPage& page, DocxFooters footers)
        : WordXml("document"), m_content(content), m_design(design), m_page(page), m_footers(footers),
          m_photo(docxPhoto(content, design))
    {
    }

    QByteArray write()
    {
        start("body");
        writeHead();
        for (const ContentSection& section : m_content.sections) {
            paragraph("Heading1", {section.title});
            const double between = hasTallEntries(section) ? m_design.entrySpaceBefore : m_design.itemSpaceBefore;
            for (qsizetype i = 0; i < section.entries.size(); ++i)
                writeEntry(section.entries[i], i == 0 ? 0 : between); // the title has its own space after it
        }
        writePage();
        return finish();
    }

    const QStringList& links() const { return m_links; }
    const std::optional<DocxPhoto>& photo() const { return m_photo; }
    static QString photoRelation() { return QStringLiteral("photo"); }
    const QList<DocxNumbers>& numberedLists() const { return m_numberedLists; }

private:
    void writeHead()
    {
        ContentLine name = m_content.name;
        if (m_design.personName.parts.contains(Template::NamePart::Other) && !m_content.otherName.isEmpty())
            name += ContentLine{ContentRun{QStringLiteral("  "), InlineStyle::Plain, {}, m_content.language, {}}} +
                    m_content.otherName;
        struct HeadLine {
            const char* style;
            Template::Type type;
            ContentLine line;
        };
        QList<HeadLine> lines{{"Title", m_design.personName, name}};
        if (!m_content.headline.isEmpty())
            lines += {"Subtitle", m_design.headline, m_content.headline};
        for (const ContentLine& contacts : contactLines())
            lines += {"Contact", m_design.contacts, contacts};
        double height = 0;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const HeadLine& head = lines[i];
            height += (i > 0 ? head.type.spaceBefore : 0) + head.type.leading;
            paragraph(head.style, {head.line}, [&] {
                if (m_photo && i + 1 == lines.size()) // the text after the header starts below the photo
                    standAbove(m_photo->size.height() - height);
            });
        }
    }

    void standAbove(double space)
    {
        if (space <= 0)
            return;
        start("spacing");
        attribute("after", qRound(space * docxUnits));
        end();
    }

    /// Breaks contacts into lines, because Word would break them anywhere and end lines with a separator.
    QList<ContentLine> contactLines() const
    {
        const QString& separator = m_design.contactSeparator;
        const double size = m_design.contacts.size;
        QList<double> widths;
        for (const ContentLine& contact : m_content.contacts)
            widths += roughWidth(plainText(contact), size);
        const double measure = (m_page.measure() / docxUnits - (m_photo ? m_photo->room() : 0)) * fillableShare;
        QList<ContentLine> lines;
        qsizetype next = 0;
        for (const int count : fillEvenly(widths, roughWidth(separator, size), measure)) {
            ContentLine line;
            for (int i = 0; i < count; ++i) {
                if (i > 0)
                    line += ContentRun{separator};
                line += m_content.contacts[next++];
            }
            lines += line;
        }
        return lines;
    }

    /// Estimated width in points, since the reader's fonts are unknown.
    static double roughWidth(const QString& text, double size)
    {
        constexpr double latinWidth = 0.52; // em
        double width = 0;
        for (const QChar c : text)
            width += isHan(c.unicode()) ? size : latinWidth * size;
        return width;
    }

    /// Writes an entry, `space` points below the previous one.
    void writeEntry(const ContentEntry& entry, double space)
    {
        for (qsizetype i = 0; i < entry.head.size(); ++i) {
            const ContentHeadLine& head = entry.head[i];
            const std::optional<double> beside = widthBeside(head.right);
            QList<ContentLine> parts{head.left};
            if (beside)
                parts += head.right;
            paragraph(i == 0 ? "Heading2" : "EntryLine", parts, [&] {
                if (i == 0 && space < m_design.entrySpaceBefore) // the style's own space
                    standBelow(space);
                if (beside)
                    keepFree(*beside);
            });
            if (!beside && !head.right.isEmpty()) {
                const bool place = head.right.front().source.field == Field::Location;
                paragraph(
                    place ? "EntryLine" : "Normal", {{}, head.right}, [] {}, Parts::SecondAlone);
            }
        }
        for (const ContentParagraph& point : entry.paragraphs)
            writePoint(point);
    }

    void standBelow(double space)
    {
        start("spacing");
        attribute("before", qRound(space * docxUnits));
        end();
    }

    /// The width for a date or place at the right edge, including the gap; nothing if it is too wide and needs a line
    /// of its own.
    std::optional<double> widthBeside(const ContentLine& right) const
    {
        constexpr double gap = 1.5; // em
        constexpr double largestPart = 0.45;
        const double width = roughWidth(plainText(right), m_design.body.size) + gap * m_design.body.size;
        if (right.isEmpty() || width * docxUnits > m_page.measure() * largestPart)
            return std::nullopt;
        return width;
    }

    /// Indents the lines of a long title at the right, so that they end before the content at the right edge, which is
    /// beside the last line. The tab stop lies beyond that indent, as in a table of contents.
    void keepFree(double width)
    {
        start("ind");
        attribute("right", qRound(width * docxUnits));
        end();
    }

    void writePoint(const ContentParagraph& point)
    {
        if (point.style == HighlightStyle::Paragraph)
            return paragraph("Normal", {point.line}, [&] { indent(point.level); });
        const bool numbered = point.style == HighlightStyle::Numbered;
        const int list = numbered ? listFor(point) : 1;
        paragraph(numbered ? "ListNumber" : "ListBullet", {point.line}, [&] {
            start("numPr");
            leaf("ilvl", QString::number(point.level));
            leaf("numId", QString::number(list));
            end();
        });
    }

    /// Indents to the text of a list item at this level.
    void indent(int level)
    {
        if (level == 0)
            return;
        start("ind");
        attribute("left", qRound(level * m_design.listIndent * docxUnits));
        end();
    }

    /// The list of a point. Starts a new list when the numbers of a level start again; lists of outer levels continue.
    int listFor(const ContentParagraph& point)
    {
        while (m_lists.size() > point.level + 1)
            m_lists.removeLast();
        const bool bracketed = point.label.startsWith(u'[');
        const bool begins = m_lists.size() <= point.level || point.label == QStringLiteral("1.") ||
                            point.label == QStringLiteral("[1]");
        while (m_lists.size() <= point.level)
            m_lists += 0;
        if (begins || m_lists.last() == 0) {
            m_numberedLists += bracketed ? DocxNumbers::Bracketed : DocxNumbers::Stopped;
            m_lists.last() = static_cast<int>(m_numberedLists.size()) + 1;
        }
        return m_lists.last();
    }

    enum class Parts { Tabbed, SecondAlone };

    /// Writes a paragraph whose parts are separated by a tab; the second is at the right edge.
    template <typename Properties>
    void paragraph(const char* style, const QList<ContentLine>& parts, const Properties& properties,
                   Parts standing = Parts::Tabbed)
    {
        start("p");
        start("pPr");
        leaf("pStyle", QString::fromLatin1(style));
        properties();
        end();
        if (m_photo && QLatin1StringView(style) == QLatin1StringView("Title"))
            writePhoto(*this, *m_photo, photoRelation());
        const bool title = QLatin1StringView(style) == QLatin1StringView("Heading2");
        const bool second = QLatin1StringView(style) == QLatin1StringView("EntryLine");
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (i > 0 && standing == Parts::Tabbed) {
                start("r");
                flag("tab");
                end();
            }
            for (const DocxRun& run : docxRuns(style, parts[i], i > 0, m_content, m_design)) {
                // Han are never slanted, and dates look the same beside any title.
                const bool upright = i > 0 && standing == Parts::Tabbed && run.run.source.field != Field::Location;
                const bool light = (i > 0 && standing == Parts::Tabbed) || title;
                writeRun(run, light, upright || (second && writesHan(run.run.language)));
            }
        }
        end();
    }
    void paragraph(const char* style, const QList<ContentLine>& parts)
    {
        paragraph(style, parts, [] {});
    }

    /// A `light` run is bold only if the content is, and an `upright` run is italic only if the content is, whatever
    /// the style.
    void writeRun(const DocxRun& look, bool light, bool upright)
    {
        const ContentRun& run = look.run;
        if (!run.url.isEmpty()) {
            m_links += run.url;
            start("hyperlink");
            relation(QStringLiteral("link%1").arg(m_links.size()));
        }
        start("r");
        start("rPr");
        if (!run.url.isEmpty())
            leaf("rStyle", QStringLiteral("Hyperlink"));
        writeFonts(run);
        if (run.style.testFlag(InlineStyle::Bold) || look.bold.value_or(false))
            flag("b");
        else if (light || look.bold)
            leaf("b", QStringLiteral("0"));
        if (run.style.testFlag(InlineStyle::Italic))
            flag("i");
        else if (upright)
            leaf("i", QStringLiteral("0"));
        if (look.color.isValid())
            leaf("color", docxColor(look.color));
        if (look.size) {
            leaf("spacing", 0); // the style's is for its own size
            writeSize(*look.size);
        }
        // Fonts draw the asterisk small and raised already.
        const bool drawnRaised = run.text == QStringLiteral("*");
        if (!drawnRaised &&
            (run.style.testFlag(InlineStyle::Superscript) || run.style.testFlag(InlineStyle::Subscript)))
            leaf("vertAlign", run.style.testFlag(InlineStyle::Superscript) ? QStringLiteral("superscript")
                                                                           : QStringLiteral("subscript"));
        end();
        text(run.text);
        end();
        if (!run.url.isEmpty())
            end();
    }

    void writeSize(double points)
    {
        for (const char* scripts : {"sz", "szCs"})
            leaf(scripts, qRound(points * 2)); // half-points
    }

    void writeFonts(const ContentRun& run)
    {
        const bool code = run.style.testFlag(InlineStyle::Code);
        const bool chinese = writesHan(run.language);
        if (!code && !chinese)
            return;
        start("rFonts");
        // Marks that both scripts have, such as quotation marks, are set as Chinese.
        if (chinese)
            attribute("hint", QStringLiteral("eastAsia"));
        for (const char* script : {"ascii", "hAnsi"}) {
            if (code)
                attribute(script, QStringLiteral("Consolas"));
        }
        end();
    }

    void writePage()
    {
        start("sectPr");
        const auto reference = [&](const char* element, const char* type, const char* id) {
            start(element);
            attribute("type", QString::fromLatin1(type));
            relation(QString::fromLatin1(id));
            end();
        };
        if (m_footers != DocxFooters::None)
            reference("footerReference", "default", "footer");
        start("pgSz");
        attribute("w", m_page.width);
        attribute("h", m_page.height);
        end();
        start("pgMar");
        attribute("top", m_page.top);
        attribute("right", m_page.right);
        attribute("bottom", m_page.bottom);
        attribute("left", m_page.left);
        attribute("header", m_page.top / 2);
        attribute("footer", m_page.bottom / 2);
        attribute("gutter", QStringLiteral("0"));
        end();
        if (m_footers == DocxFooters::LaterPages)
            flag("titlePg"); // the first page has a footer of its own, which is empty
        end();
    }

    static constexpr double fillableShare = 0.95; // share of a line that may be filled, since widths are estimates

    const CvContent& m_content;
    const Template& m_design;
    const DocxPage& m_page;
    const DocxFooters m_footers;
    const std::optional<DocxPhoto> m_photo;
    QStringList m_links;
    QList<DocxNumbers> m_numberedLists;
    QList<int> m_lists; ///< the numbered list at each level
};

} // namespace

Result<QByteArray> toDocx(const CvContent& content, const Template& design, const DocxPaper& paper)
{
    const DocxPage page = docxPage(paper.paper, design, paper.margins);
    const DocxFooters footers = design.footerText == Template::Footer::None ? DocxFooters::None
                                : paper.pages == 1                          ? DocxFooters::LaterPages
                                                                            : DocxFooters::AllPages;
    DocumentWriter writer(content, design, page, footers);
    const QByteArray document = writer.write();
    QList<DocxRelation> parts{
        {QStringLiteral("styles"), QStringLiteral("styles"), QStringLiteral("styles.xml")},
        {QStringLiteral("numbering"), QStringLiteral("numbering"), QStringLiteral("numbering.xml")},
        {QStringLiteral("footer"), QStringLiteral("footer"), QStringLiteral("footer.xml")}};
    for (qsizetype i = 0; i < writer.links().size(); ++i)
        parts += {QStringLiteral("link%1").arg(i + 1), QStringLiteral("hyperlink"), writer.links()[i], true};
    QList<std::pair<QString, QByteArray>> media;
    if (writer.photo()) {
        parts += {DocumentWriter::photoRelation(), QStringLiteral("image"), writer.photo()->part};
        media += {QStringLiteral("word/") + writer.photo()->part, writer.photo()->data};
    }
    return writeZip(
        QList<std::pair<QString, QByteArray>>{
            {QStringLiteral("[Content_Types].xml"), docxContentTypes()},
            {QStringLiteral("_rels/.rels"),
             docxRelations(
                 {{QStringLiteral("document"), QStringLiteral("officeDocument"), QStringLiteral("word/document.xml")},
                  {QStringLiteral("properties"), QStringLiteral("core-properties"),
                   QStringLiteral("docProps/core.xml")}})},
            {QStringLiteral("docProps/core.xml"), docxProperties(content.title, content.author, content.language)},
            {QStringLiteral("word/document.xml"), document},
            {QStringLiteral("word/_rels/document.xml.rels"), docxRelations(parts)},
            {QStringLiteral("word/styles.xml"), docxStyles(design, content.language, page)},
            {QStringLiteral("word/numbering.xml"), docxNumbering(writer.numberedLists(), design)},
            {QStringLiteral("word/footer.xml"), docxFooter(content, design, paper.pages)}} +
        media);
}

} // namespace duovita
