#include "core/pdf/textpen.h"

#include "core/pdf/objectfile.h"
#include "core/pdf/structuretree.h"

namespace duovita {

namespace {

using GlyphRef = TextPen::GlyphRef;

/// The index after the glyphs of the text that starts at `first`.
qsizetype endOfCluster(const QList<GlyphRef>& line, qsizetype first)
{
    qsizetype end = first + 1;
    while (end < line.size() && line[end].run == line[first].run &&
           (line[end].glyph->textLength == 0 || line[end].glyph->continues))
        ++end;
    return end;
}

bool isLetter(const GlyphRef& ref)
{
    const QStringView text = textOf(*ref.run, *ref.glyph);
    return !text.isEmpty() && text.front().isLetterOrNumber() && text.front() < QChar(0x2E80); // 汉字 count as words
}

/// The index after the letters and digits from `first` on, or after its cluster if it is neither.
qsizetype endOfWord(const QList<GlyphRef>& line, qsizetype first)
{
    qsizetype end = endOfCluster(line, first);
    while (isLetter(line[first]) && end < line.size() && isLetter(line[end]))
        end = endOfCluster(line, end);
    return end;
}

/// Whether PDF readers would take the letters of a word for separate words. Most see a space at a distance of a tenth
/// of an em, or at a small distance where the size changes, as in small capitals that a font lacks.
bool standsApart(const QList<GlyphRef>& line, qsizetype first, qsizetype end, const DocumentFonts& fonts)
{
    for (qsizetype i = first; i + 1 < end; ++i) {
        const GlyphRun& run = *line[i].run;
        const GlyphRun& next = *line[i + 1].run;
        const DocumentFont& font = fonts.fontOf(run.face.get());
        const double width = font.program->codes.value(line[i].glyph->glyph).width * run.size / 1000;
        const double gap = next.origin.x() + line[i + 1].glyph->x - run.origin.x() - line[i].glyph->x - width;
        if (gap > (run.size == next.size ? 0.09 : 0.02) * qMin(run.size, next.size))
            return true;
    }
    return false;
}

} // namespace

QStringView textOf(const GlyphRun& run, const PlacedGlyph& glyph)
{
    return QStringView(run.text).mid(glyph.textStart, glyph.textLength);
}

QByteArray fillColour(const QColor& color)
{
    if (color.red() == color.green() && color.green() == color.blue())
        return pdfNumber(color.redF()) + " g\n";
    return pdfNumber(color.redF()) + ' ' + pdfNumber(color.greenF()) + ' ' + pdfNumber(color.blueF()) + " rg\n";
}

TextPen::TextPen(DocumentFonts& fonts, double pageHeight, int page, StructureTree* tree)
    : m_fonts(fonts), m_pageHeight(pageHeight), m_page(page), m_tree(tree)
{
}

void TextPen::enter(int element)
{
    if (!m_tree || element == m_element)
        return;
    leave();
    m_element = element;
    m_out +=
        '/' + m_tree->typeOf(element) + " <</MCID " + QByteArray::number(m_tree->mark(m_page, element)) + ">> BDC\n";
}

void TextPen::enterArtifact()
{
    if (!m_tree || m_element == artifact)
        return;
    leave();
    m_element = artifact;
    m_out += "/Artifact <</Type /Pagination>> BDC\n";
}

void TextPen::draw(std::span<const GlyphRun> runs)
{
    m_glyphs.clear();
    for (const GlyphRun& run : runs) {
        for (const PlacedGlyph& glyph : run.glyphs)
            m_glyphs.push_back({&run, &glyph});
    }
    qsizetype wordEnd = 0;
    bool isSpread = false;
    for (qsizetype i = 0; i < m_glyphs.size();) {
        if (i == wordEnd) {
            wordEnd = endOfWord(m_glyphs, i);
            isSpread = standsApart(m_glyphs, i, wordEnd, m_fonts);
        }
        const qsizetype end = isSpread ? wordEnd : endOfCluster(m_glyphs, i);
        if (end - i > 1)
            showTogether(i, end);
        else
            show(m_glyphs[i]);
        i = end;
    }
}

/// Sets the fill colour and whether the run is visible.
void TextPen::setColourAndVisibility(const GlyphRun& run)
{
    if (run.color != m_color) {
        flush();
        m_out += fillColour(run.color);
        m_color = run.color;
    }
    if (run.isHidden != m_isHidden) {
        flush();
        m_out += run.isHidden ? "3 Tr\n" : "0 Tr\n";
        m_isHidden = run.isHidden;
    }
}

QByteArray TextPen::finish()
{
    leave();
    flush();
    return m_out;
}

void TextPen::leave()
{
    if (m_element == none)
        return;
    flush();
    m_out += "EMC\n";
    m_element = none;
}

/// Writes several glyphs that represent one text, which readers take from ActualText. Nested in another marked-content
/// sequence this confuses readers, so it becomes a sequence of its own.
void TextPen::showTogether(qsizetype first, qsizetype end)
{
    const int element = m_element;
    leave();
    flush();
    m_out += "/Span <<";
    if (m_tree && element >= 0)
        m_out += "/MCID " + QByteArray::number(m_tree->mark(m_page, element)) + ' ';
    m_out += "/ActualText <feff";
    for (qsizetype i = first; i < end; ++i) {
        for (const QChar unit : textOf(*m_glyphs[i].run, *m_glyphs[i].glyph))
            appendHex16(m_out, unit.unicode());
    }
    m_out += ">>> BDC\n";
    for (qsizetype i = first; i < end; ++i)
        show(m_glyphs[i]);
    flush();
    m_out += "EMC\n";
    if (element == artifact)
        enterArtifact();
    else if (element != none)
        enter(element);
}

void TextPen::show(const GlyphRef& ref)
{
    const GlyphRun& run = *ref.run;
    const PlacedGlyph& glyph = *ref.glyph;
    setColourAndVisibility(run);
    DocumentFont& font = m_fonts.fontOf(run.face);
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

void TextPen::select(const DocumentFont& font, int layer, double size)
{
    if (&font == m_font && layer == m_layer && size == m_size)
        return;
    flush();
    m_font = &font;
    m_layer = layer;
    m_size = size;
    m_out += '/' + font.resourceName(layer) + ' ' + pdfNumber(size) + " Tf\n";
}

void TextPen::flush()
{
    if (m_codes.isEmpty())
        return;
    m_out += "1 0 0 1 " + pdfNumber(m_startX) + ' ' + pdfNumber(m_y) + " Tm\n[<" + m_codes + ">] TJ\n";
    m_codes.clear();
}

} // namespace duovita
