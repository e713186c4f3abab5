#pragma once

#include "core/pdf/fontembedding.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

/// One face of a document: the glyphs in use and what they stand for, and, once subset, its program.
struct DocumentFont {
    std::shared_ptr<const FontFace> face;
    GlyphTexts texts;
    std::shared_ptr<const FontProgram> program;
    int number = 0; ///< for its resource names

    QByteArray resourceName(int layer) const
    {
        return "F" + QByteArray::number(number) + (layer == 0 ? QByteArray() : "v" + QByteArray::number(layer));
    }
};

/// The fonts of a document by face, numbered in order of first use.
class DocumentFonts {
public:
    DocumentFont& fontOf(const std::shared_ptr<const FontFace>& face);
    const DocumentFont& fontOf(const FontFace* face) const { return *m_fonts[m_index.value(face)]; }
    const std::vector<std::unique_ptr<DocumentFont>>& all() const { return m_fonts; }

private:
    std::vector<std::unique_ptr<DocumentFont>> m_fonts;
    QHash<const FontFace*, std::size_t> m_index;
};

/// Enters the glyphs of a run with their texts; fails if those would not give the run's text back.
Result<void> enterGlyphs(const GlyphRun& run, DocumentFonts& fonts);

/// The operators that draw a page: lines in reading order, then rules. `fonts` have their programs.
QByteArray drawPage(const LayoutPage& page, QSizeF paper, DocumentFonts& fonts);

} // namespace duovita
