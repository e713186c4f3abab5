#include "core/pdf/contentstream.h"

#include "core/pdf/objectfile.h"
#include "core/pdf/structuretree.h"
#include "core/pdf/textpen.h"

#include <QVarLengthArray>

namespace duovita {

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

bool isFaithful(const GlyphRun& run)
{
    qsizetype at = 0;
    for (const PlacedGlyph& glyph : run.glyphs) {
        if (glyph.textStart != at || glyph.glyph == 0)
            return false;
        at += glyph.textLength;
    }
    return at == run.text.size();
}

Result<void> enterGlyphs(const GlyphRun& run, DocumentFonts& fonts)
{
    if (!isFaithful(run))
        return Error{ErrorCode::TextNotFaithful, {run.text}};
    DocumentFont& font = fonts.fontOf(run.face);
    for (const PlacedGlyph& glyph : run.glyphs)
        font.texts.layerOf(glyph.glyph, textOf(run, glyph));
    return {};
}

Result<void> addPrograms(DocumentFonts& fonts, FontSubsetter& subsetter,
                         const std::function<QList<quint32>(const DocumentFont&)>& glyphsOf)
{
    QList<FontSubsetter::Use> uses;
    for (const std::unique_ptr<DocumentFont>& font : fonts.all())
        uses += {font->face, glyphsOf(*font)};
    const Result<QList<FontSubsetter::Program>> programs = subsetter.subsets(uses);
    if (!programs)
        return programs.error();
    for (qsizetype i = 0; i < programs->size(); ++i)
        fonts.all()[static_cast<std::size_t>(i)]->program = programs->at(i);
    return {};
}

namespace {

QByteArray drawRules(const LayoutPage& page, QSizeF paper)
{
    QByteArray out;
    for (const LayoutRule& rule : page.rules) {
        out += fillColour(rule.color) + pdfNumber(rule.box.left()) + ' ' +
               pdfNumber(paper.height() - rule.box.bottom()) + ' ' + pdfNumber(rule.box.width()) + ' ' +
               pdfNumber(rule.box.height()) + " re f\n";
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
            out += fillColour(shape.fill);
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
        const bool isArtifact = layout.blocks[line.block].role == BlockRole::Artifact;
        QVarLengthArray<int, 16> elements; // of each run
        for (qsizetype i = 0; i < line.runs.size(); ++i) {
            elements.push_back(tree && !isArtifact ? tree->elementOf(line, i) : -1);
            if (!isArtifact)
                addLink(drawn.links, line, i, elements.back());
        }
        for (qsizetype i = 0, end = 0; i < line.runs.size(); i = end) {
            while (end < line.runs.size() && elements[end] == elements[i])
                ++end;
            if (isArtifact)
                pen.enterArtifact();
            else
                pen.enter(elements[i]);
            pen.draw(std::span(line.runs).subspan(static_cast<std::size_t>(i), static_cast<std::size_t>(end - i)));
        }
    }
    drawn.content += "BT\n" + pen.finish() + "ET\n";
    return drawn;
}

} // namespace duovita
