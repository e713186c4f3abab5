#include "core/pdf/conformance.h"

#include "core/typeset/graphemes.h"

#include <algorithm>

namespace duovita {

namespace {

/// ISO 19005-2 6.2.11.7.2 forbids U+0000, U+FEFF and U+FFFE; level A also requires an explanation of private
/// characters.
bool isMeaningful(const QString& text)
{
    for (qsizetype at = 0; at < text.size();) {
        const char32_t c = codePointAt(text, at);
        if (c == 0 || c == 0xFEFF || !hasMeaning(c))
            return false;
        at += unitsOf(c);
    }
    return true;
}

void checkFonts(const DocumentFonts& fonts, Conformance& conformance)
{
    for (const std::unique_ptr<DocumentFont>& font : fonts.all()) {
        const QString name = font->face->postScriptName();
        if (!font->face->mayBeEmbedded())
            conformance.archive += QStringLiteral("the licence of %1 forbids embedding").arg(name);
        if (!font->program->widthsAgree)
            conformance.archive += QStringLiteral("the widths of %1 are not those of its program (6.2.11.5)").arg(name);
        for (const quint32 glyph : font->texts.glyphs()) {
            if (font->program->codes.value(glyph).code == 0)
                conformance.archive += QStringLiteral("%1 shows .notdef (6.2.11.8)").arg(name);
        }
        for (int layer = 0; layer < font->texts.layers(); ++layer) {
            const auto& texts = font->texts.layer(layer);
            if (!std::all_of(texts.begin(), texts.end(), isMeaningful))
                conformance.archive +=
                    QStringLiteral("text in %1 has characters without a meaning (6.2.11.7)").arg(name);
        }
    }
}

void checkAlternatives(const PagedLayout& layout, Conformance& conformance)
{
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutImage& image : page.images) {
            if (image.alternative.isEmpty())
                conformance.accessible += QStringLiteral("a picture has no alternative text (7.3)");
        }
    }
}

/// The first heading must be of level 1 and no level may be skipped (ISO 14289-1 7.4.2): the name precedes all
/// sections.
void checkHeadings(const PagedLayout& layout, Conformance& conformance)
{
    const bool begins = !layout.pages.isEmpty() && !layout.pages.front().lines.isEmpty();
    if (!begins || layout.blocks[layout.pages.front().lines.front().block].role != BlockRole::Name)
        conformance.accessible += QStringLiteral("the document does not begin with a name (7.4.2)");
}

} // namespace

Conformance checkConformance(const PagedLayout& layout, const PdfOptions& options, const DocumentFonts& fonts)
{
    Conformance conformance;
    if (layout.title.isEmpty())
        conformance.accessible += QStringLiteral("the document has no title (7.1)");
    if (!options.password.isEmpty())
        conformance.archive += QStringLiteral("it is encrypted (6.1.3)");
    if (options.attachment && options.profile != PdfProfile::WithData)
        conformance.archive += QStringLiteral("it holds a file (6.8)");
    if (options.profile != PdfProfile::Archive) {
        checkAlternatives(layout, conformance);
        checkHeadings(layout, conformance);
        // Level A is level B plus the structure that PDF/UA requires.
        conformance.archive += conformance.accessible;
    }
    checkFonts(fonts, conformance);
    return conformance;
}

} // namespace duovita
