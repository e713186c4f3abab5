#include "core/import/readers/pdfdraws.h"

#include "core/import/readers/pdfstreams.h"

#include <QtGlobal>

#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>

namespace duovita {

namespace {

/// Records what a content stream draws and shows.
class DrawNoting : public QPDFObjectHandle::TokenFilter {
public:
    DrawNoting(std::map<std::string, qint64>& drawn, qint64& bytes, qint64& glyphs)
        : m_drawn(drawn), m_bytes(bytes), m_glyphs(glyphs)
    {
    }

    void handleToken(const QPDFTokenizer::Token& token) override
    {
        m_bytes += static_cast<qint64>(token.getRawValue().size());
        if (token.getType() == QPDFTokenizer::tt_name)
            m_name = token.getValue();
        else if (token.getType() == QPDFTokenizer::tt_string)
            m_glyphs += static_cast<qint64>(token.getValue().size());
        else if (token.getType() == QPDFTokenizer::tt_word && token.getValue() == "Do")
            ++m_drawn[m_name];
    }

private:
    std::map<std::string, qint64>& m_drawn;
    qint64& m_bytes;
    qint64& m_glyphs;
    std::string m_name;
};

/// Saturating multiplication: the limits are far below the overflow.
qint64 times(qint64 amount, qint64 count)
{
    constexpr qint64 most = qint64{1} << 40;
    return amount > most / std::max<qint64>(1, count) ? most : amount * count;
}

} // namespace

DrawCounting::Content DrawCounting::contentOf(QPDFPageObjectHelper& page)
{
    Content content;
    DrawNoting noting(content.drawn, content.bytes, content.glyphs);
    try {
        page.filterContents(&noting);
    } catch (const std::exception&) { // damaged: the content before the damage counts
    }
    return content;
}

DrawCounting::Content DrawCounting::contentOf(QPDFObjectHandle stream)
{
    Content content;
    if (!m_budget.allow(Bound::PageBytes, unpackedSize(stream, limitOf(Bound::PageBytes))))
        return content;
    DrawNoting noting(content.drawn, content.bytes, content.glyphs);
    try {
        stream.filterAsContents(&noting);
    } catch (const std::exception&) { // likewise
    }
    return content;
}

bool DrawCounting::take(QPDFPageObjectHelper& page)
{
    const QPDFObjectHandle resources = page.getAttribute("/Resources", false);
    const QPDFObjGen owner = page.getObjectHandle().getObjGen();
    const DrawnAmount amount = amountOf(contentOf(page), resources, owner, 0);
    takeGlyphPrograms(resources, owner, 0);
    return m_budget.take(Bound::DrawnForms, amount.forms) && m_budget.allow(Bound::PageBytes, amount.bytes) &&
           m_budget.take(Bound::ExpandedBytes, amount.bytes) && m_budget.take(Bound::Glyphs, amount.glyphs) &&
           !m_budget.problem({});
}

DrawnAmount DrawCounting::amountOf(const Content& content, QPDFObjectHandle resources, QPDFObjGen owner, int depth)
{
    DrawnAmount sum{0, content.bytes, content.glyphs, 0};
    QPDFObjectHandle objects = resources.getKeyIfDict("/XObject");
    for (const auto& [name, count] : content.drawn) {
        QPDFObjectHandle drawn = objects.getKeyIfDict(name);
        if (!drawn.isFormXObject())
            continue;
        const DrawnAmount each = amountOfForm(drawn, resources, owner, depth + 1);
        sum.forms += times(each.forms + 1, count);
        sum.bytes += times(each.bytes, count);
        sum.glyphs += times(each.glyphs, count);
        sum.depth = std::max(sum.depth, each.depth + 1);
    }
    return sum;
}

DrawnAmount DrawCounting::amountOfForm(QPDFObjectHandle form, QPDFObjectHandle outer, QPDFObjGen owner, int depth)
{
    QPDFObjectHandle own = form.getDict().getKey("/Resources");
    const bool inherits = !own.isDictionary();
    const Drawn key(form.getObjGen(), inherits ? owner : QPDFObjGen());
    const auto known = m_known.find(key);
    const int below = known == m_known.end() ? 0 : known->second.depth;
    // A form that is still being counted draws itself: its depth is infinite.
    if (m_begun.count(key) > 0 || !m_budget.allow(Bound::FormDepth, depth + below)) {
        static_cast<void>(m_budget.allow(Bound::FormDepth, limitOf(Bound::FormDepth) + 1));
        return {};
    }
    if (known != m_known.end())
        return known->second;
    m_begun.insert(key);
    const QPDFObjGen within = inherits ? owner : form.getObjGen();
    const DrawnAmount amount = amountOf(contentOf(form), inherits ? outer : own, within, depth);
    if (!inherits)
        takeGlyphPrograms(own, within, depth);
    m_begun.erase(key);
    m_known[key] = amount;
    return amount;
}

/// The glyphs of Type 3 fonts (ISO 32000-1, 9.6.5) are drawn by content streams, each of which Qt Pdf parses once.
void DrawCounting::takeGlyphPrograms(QPDFObjectHandle resources, QPDFObjGen owner, int depth)
{
    QPDFObjectHandle fonts = resources.getKeyIfDict("/Font");
    if (!fonts.isDictionary())
        return;
    for (const std::string& name : fonts.getKeys()) {
        QPDFObjectHandle font = fonts.getKey(name);
        QPDFObjectHandle programs = font.getKeyIfDict("/CharProcs");
        if (!programs.isDictionary() || !m_fonts.insert(font.getObjGen()).second)
            continue;
        QPDFObjectHandle own = font.getKey("/Resources");
        const QPDFObjectHandle used = own.isDictionary() ? own : resources;
        for (const std::string& glyph : programs.getKeys()) {
            QPDFObjectHandle program = programs.getKey(glyph);
            if (!program.isStream())
                continue;
            const DrawnAmount amount = amountOf(contentOf(program), used, owner, depth);
            static_cast<void>(m_budget.take(Bound::DrawnForms, amount.forms));
            static_cast<void>(m_budget.take(Bound::ExpandedBytes, amount.bytes));
        }
    }
}

} // namespace duovita
