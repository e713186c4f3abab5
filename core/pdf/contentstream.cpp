#include "core/pdf/contentstream.h"

#include "core/pdf/objectfile.h"
#include "core/pdf/structuretree.h"

namespace duovita {

namespace {

QByteArray colour(const QColor& color)
{
    if (color.red() == color.green() && color.green() == color.blue())
        return pdfNumber(color.redF()) + " g\n";
    return pdfNumber(color.redF()) + ' ' + pdfNumber(color.greenF()) + ' ' + pdfNumber(color.blueF()) + " rg\n";
}

QStringView textOf(const GlyphRun& run, const PlacedGlyph& glyph)
{
    return QStringView(run.text).mid(glyph.textStart, glyph.textLength);
}

/// Writes text-showing operators, changing font, colour, position and mark only where they change.
class TextPen {
public:
    TextPen(DocumentFonts& fonts, double pageHeight, int page, StructureTree* tree)
        : m_fonts(fonts), m_pageHeight(pageHeight), m_page(page), m_tree(tree)
    {
    }

    /// What follows belongs to an element of the structure tree.
    void enter(int element)
    {
        if (!m_tree || element == m_element)
            return;
        leave();
        m_element = element;
        m_out += '/' + m_tree->typeOf(element) + " <</MCID " + QByteArray::number(m_tree->mark(m_page, element)) +
                 ">> BDC\n";
    }

    /// What follows is an artifact.
    void enterArtifact()
    {
        if (!m_tree || m_element == artifact)
            return;
        leave();
        m_element = artifact;
        m_out += "/Artifact <</Type /Pagination>> BDC\n";
    }

    void draw(const GlyphRun& run)
    {
        if (run.color != m_color) {
            flush();
            m_out += colour(run.color);
            m_color = run.color;
        }
        if (run.isHidden != m_isHidden) {
            flush();
            m_out += run.isHidden ? "3 Tr\n" : "0 Tr\n";
            m_isHidden = run.isHidden;
        }
        DocumentFont& font = m_fonts.fontOf(run.face);
        for (qsizetype i = 0; i < run.glyphs.size();) {
            qsizetype end = i + 1;
            while (end < run.glyphs.size() && (run.glyphs[end].textLength == 0 || run.glyphs[end].continues))
                ++end;
            if (end - i > 1)
                showTogether(run, i, end, font);
            else
                show(run, run.glyphs[i], font);
            i = end;
        }
    }

    QByteArray finish()
    {
        leave();
        flush();
        return m_out;
    }

private:
    static constexpr int none = -1;
    static constexpr int artifact = -2;

    void leave()
    {
        if (m_element == none)
            return;
        flush();
        m_out += "EMC\n";
        m_element = none;
    }

    /// Several glyphs for one text: a reader that knows ActualText takes it from there. Inside
    /// of other marks it confuses readers: it gets a mark of its own.
    void showTogether(const GlyphRun& run, qsizetype first, qsizetype end, DocumentFont& font)
    {
        const int element = m_element;
        leave();
        flush();
        m_out += "/Span <<";
        if (m_tree && element >= 0)
            m_out += "/MCID " + QByteArray::number(m_tree->mark(m_page, element)) + ' ';
        m_out += "/ActualText <feff";
        for (qsizetype i = first; i < end; ++i) {
            for (const QChar unit : textOf(run, run.glyphs[i]))
                appendHex16(m_out, unit.unicode());
        }
        m_out += ">>> BDC\n";
        for (qsizetype i = first; i < end; ++i)
            show(run, run.glyphs[i], font);
        flush();
        m_out += "EMC\n";
        if (element == artifact)
            enterArtifact();
        else if (element != none)
            enter(element);
    }

    void show(const GlyphRun& run, const PlacedGlyph& glyph, DocumentFont& font)
    {
        const int layer = font.texts.layers() == 1 ? 0 : font.texts.layerOf(glyph.glyph, textOf(run, glyph));
        select(font, layer, run.size);
        const double x = run.origin.x() + glyph.x;
        const double y = m_pageHeight - run.origin.y() - glyph.y;
        const double thousandth = run.size / 1000;
        if (m_codes.isEmpty() || qAbs(y - m_y) > 0.0005) {
            flush();
            m_startX = m_x = x;
            m_y = y;
        } else if (const double adjust = (m_x - x) / thousandth; qAbs(adjust) >= 0.5) {
            m_codes += '>' + QByteArray::number(qRound(adjust)) + '<';
            m_x -= qRound(adjust) * thousandth;
        }
        const GlyphCode code = font.program->codes.value(glyph.glyph);
        appendHex16(m_codes, code.code);
        m_x += code.width * thousandth;
    }

    void select(const DocumentFont& font, int layer, double size)
    {
        if (&font == m_font && layer == m_layer && size == m_size)
            return;
        flush();
        m_font = &font;
        m_layer = layer;
        m_size = size;
        m_out += '/' + font.resourceName(layer) + ' ' + pdfNumber(size) + " Tf\n";
    }

    void flush()
    {
        if (m_codes.isEmpty())
            return;
        m_out += "1 0 0 1 " + pdfNumber(m_startX) + ' ' + pdfNumber(m_y) + " Tm\n[<" + m_codes + ">] TJ\n";
        m_codes.clear();
    }

    DocumentFonts& m_fonts;
    double m_pageHeight;
    int m_page;
    StructureTree* m_tree;
    int m_element = none;
    QByteArray m_out;
    QByteArray m_codes;
    const DocumentFont* m_font = nullptr;
    int m_layer = 0;
    double m_size = 0;
    QColor m_color; // invalid: none set yet
    bool m_isHidden = false;
    double m_startX = 0;
    double m_x = 0;
    double m_y = 0;
};

} // namespace

DocumentFont& DocumentFonts::fontOf(const std::shared_ptr<const FontFace>& face)
{
    const auto known = m_index.constFind(face.get());
    if (known != m_index.constEnd())
        return *m_fonts[*known];
    m_index.insert(face.get(), m_fonts.size());
    m_fonts.push_back(std::make_unique<DocumentFont>());
    m_fonts.back()->face = face;
    m_fonts.back()->number = static_cast<int>(m_fonts.size());
    return *m_fonts.back();
}

Result<void> enterGlyphs(const GlyphRun& run, DocumentFonts& fonts)
{
    DocumentFont& font = fonts.fontOf(run.face);
    qsizetype at = 0;
    for (const PlacedGlyph& glyph : run.glyphs) {
        if (glyph.textStart != at || glyph.glyph == 0)
            return Error{ErrorCode::TextNotFaithful, {run.text}};
        at += glyph.textLength;
        font.texts.layerOf(glyph.glyph, textOf(run, glyph));
    }
    if (at != run.text.size())
        return Error{ErrorCode::TextNotFaithful, {run.text}};
    return {};
}

namespace {

QByteArray drawRules(const LayoutPage& page, QSizeF paper)
{
    QByteArray out;
    for (const LayoutRule& rule : page.rules) {
        out += colour(rule.color) + pdfNumber(rule.box.left()) + ' ' + pdfNumber(paper.height() - rule.box.bottom()) +
               ' ' + pdfNumber(rule.box.width()) + ' ' + pdfNumber(rule.box.height()) + " re f\n";
    }
    return out;
}

QByteArray point(const QPainterPath::Element& element, QSizeF paper)
{
    return pdfNumber(element.x) + ' ' + pdfNumber(paper.height() - element.y) + ' ';
}

QByteArray pathOf(const QPainterPath& path, QSizeF paper)
{
    QByteArray out;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo())
            out += point(element, paper) + "m\n";
        else if (element.isLineTo())
            out += point(element, paper) + "l\n";
        else if (element.type == QPainterPath::CurveToElement && i + 2 < path.elementCount()) {
            out += point(element, paper) + point(path.elementAt(i + 1), paper) + point(path.elementAt(i + 2), paper) +
                   "c\n";
            i += 2;
        }
    }
    return out;
}

QByteArray strokeColour(const QColor& color)
{
    return pdfNumber(color.redF()) + ' ' + pdfNumber(color.greenF()) + ' ' + pdfNumber(color.blueF()) + " RG\n";
}

QByteArray drawShapes(const LayoutPage& page, QSizeF paper)
{
    QByteArray out = "q 1 j 1 J\n";
    for (const LayoutShape& shape : page.shapes) {
        if (shape.fill.isValid())
            out += colour(shape.fill);
        if (shape.stroke.isValid())
            out += strokeColour(shape.stroke) + pdfNumber(shape.width) + " w\n";
        out += pathOf(shape.path, paper);
        out += shape.fill.isValid() && shape.stroke.isValid() ? "B\n" : shape.fill.isValid() ? "f\n" : "S\n";
    }
    return out + "Q\n";
}

QByteArray drawImage(const LayoutImage& image, QSizeF paper, const QByteArray& name)
{
    const QRectF& box = image.box;
    const QByteArray clip = image.clip.isEmpty() ? QByteArray() : pathOf(image.clip, paper) + "W n\n";
    return "q " + clip + pdfNumber(box.width()) + " 0 0 " + pdfNumber(box.height()) + ' ' + pdfNumber(box.left()) +
           ' ' + pdfNumber(paper.height() - box.bottom()) + " cm /" + name + " Do Q\n";
}

void addLink(QList<PageLink>& links, const LayoutLine& line, qsizetype i, int element)
{
    const GlyphRun& run = line.runs[i];
    if (run.url.isEmpty())
        return;
    const QRectF box(run.origin.x(), line.box.top(), run.width(), line.box.height());
    const bool continues =
        i > 0 && line.runs[i - 1].url == run.url && !links.isEmpty() && links.last().element == element;
    if (continues)
        links.last().box |= box;
    else
        links += PageLink{box, run.url, element};
}

} // namespace

DrawnPage drawPage(const PagedLayout& layout, int index, DocumentFonts& fonts, const QList<QByteArray>& images,
                   StructureTree* tree)
{
    const LayoutPage& page = layout.pages[index];
    DrawnPage drawn;
    if (!page.rules.isEmpty()) {
        const QByteArray rules = drawRules(page, layout.paper);
        drawn.content += tree ? QByteArray("/Artifact <</Type /Layout>> BDC\n" + rules + "EMC\n") : rules;
    }
    if (!page.shapes.isEmpty()) {
        const QByteArray shapes = drawShapes(page, layout.paper);
        drawn.content += tree ? QByteArray("/Artifact <</Type /Layout>> BDC\n" + shapes + "EMC\n") : shapes;
    }
    for (qsizetype i = 0; i < page.images.size(); ++i) {
        const QByteArray image = drawImage(page.images[i], layout.paper, images[i]);
        if (tree) {
            const int figure = tree->figureOf(page.images[i], layout.paper);
            drawn.content +=
                "/Figure <</MCID " + QByteArray::number(tree->mark(index, figure)) + ">> BDC\n" + image + "EMC\n";
        } else {
            drawn.content += image;
        }
    }
    TextPen pen(fonts, layout.paper.height(), index, tree);
    for (const LayoutLine& line : page.lines) {
        const bool artifact = layout.blocks[line.block].role == BlockRole::Artifact;
        for (qsizetype i = 0; i < line.runs.size(); ++i) {
            const int element = tree && !artifact ? tree->elementOf(line, i) : -1;
            if (artifact)
                pen.enterArtifact();
            else
                pen.enter(element);
            pen.draw(line.runs[i]);
            if (!artifact)
                addLink(drawn.links, line, i, element);
        }
    }
    drawn.content += "BT\n" + pen.finish() + "ET\n";
    return drawn;
}

} // namespace duovita
