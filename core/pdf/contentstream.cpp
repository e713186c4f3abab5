#include "core/pdf/contentstream.h"

namespace duovita {

namespace {

QByteArray number(double value)
{
    QByteArray text = QByteArray::number(value, 'f', 3);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? QByteArray("0") : text;
}

QByteArray hex16(quint16 value)
{
    return QByteArray::number(value, 16).rightJustified(4, '0');
}

QByteArray colour(const QColor& color)
{
    if (color.red() == color.green() && color.green() == color.blue())
        return number(color.redF()) + " g\n";
    return number(color.redF()) + ' ' + number(color.greenF()) + ' ' + number(color.blueF()) + " rg\n";
}

QString textOf(const GlyphRun& run, const PlacedGlyph& glyph)
{
    return run.text.mid(glyph.textStart, glyph.textLength);
}

/// Writes text-showing operators, changing font, colour and position only where they change.
class TextPen {
public:
    TextPen(DocumentFonts& fonts, double pageHeight) : m_fonts(fonts), m_pageHeight(pageHeight) {}

    void draw(const GlyphRun& run)
    {
        if (run.color != m_color) {
            flush();
            m_out += colour(run.color);
            m_color = run.color;
        }
        DocumentFont& font = m_fonts.fontOf(run.face);
        for (qsizetype i = 0; i < run.glyphs.size();) {
            qsizetype end = i + 1;
            while (end < run.glyphs.size() && run.glyphs[end].textLength == 0)
                ++end;
            // Several glyphs for one text: a reader that knows ActualText takes it from there.
            const bool several = end - i > 1;
            if (several) {
                flush();
                m_out += "/Span <</ActualText <feff";
                for (const QChar unit : textOf(run, run.glyphs[i]))
                    m_out += hex16(unit.unicode());
                m_out += ">>> BDC\n";
            }
            for (; i < end; ++i)
                show(run, run.glyphs[i], font);
            if (several) {
                flush();
                m_out += "EMC\n";
            }
        }
    }

    QByteArray finish()
    {
        flush();
        return m_out;
    }

private:
    void show(const GlyphRun& run, const PlacedGlyph& glyph, DocumentFont& font)
    {
        const int layer = font.texts.layerOf(glyph.glyph, textOf(run, glyph));
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
        const quint16 code = font.program->codes.value(glyph.glyph);
        m_codes += hex16(code);
        m_x += font.program->widths.value(code) * thousandth;
    }

    void select(const DocumentFont& font, int layer, double size)
    {
        const QByteArray name = font.resourceName(layer);
        if (name == m_fontName && size == m_size)
            return;
        flush();
        m_fontName = name;
        m_size = size;
        m_out += '/' + name + ' ' + number(size) + " Tf\n";
    }

    void flush()
    {
        if (m_codes.isEmpty())
            return;
        m_out += "1 0 0 1 " + number(m_startX) + ' ' + number(m_y) + " Tm\n[<" + m_codes + ">] TJ\n";
        m_codes.clear();
    }

    DocumentFonts& m_fonts;
    double m_pageHeight;
    QByteArray m_out;
    QByteArray m_codes;
    QByteArray m_fontName;
    double m_size = 0;
    QColor m_color; // invalid: none set yet
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

QByteArray drawPage(const LayoutPage& page, QSizeF paper, DocumentFonts& fonts)
{
    QByteArray out = "BT\n";
    TextPen pen(fonts, paper.height());
    for (const LayoutLine& line : page.lines) {
        for (const GlyphRun& run : line.runs)
            pen.draw(run);
    }
    out += pen.finish() + "ET\n";
    for (const LayoutRule& rule : page.rules) {
        out += colour(rule.color) + number(rule.box.left()) + ' ' + number(paper.height() - rule.box.bottom()) + ' ' +
               number(rule.box.width()) + ' ' + number(rule.box.height()) + " re f\n";
    }
    return out;
}

} // namespace duovita
