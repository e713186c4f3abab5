#pragma once

#include "core/pdf/fontembedding.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

class StructureTree; // core/pdf/structuretree.h

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

/// A stretch of a line that can be followed.
struct PageLink {
    QRectF box;
    QString url;
    int element = -1; ///< its Link in the structure tree; -1 in an untagged document
};

struct DrawnPage {
    QByteArray content;
    QList<PageLink> links;
};

/// The operators that draw a page: grounds and rules, pictures (`images` names them), then lines in reading order.
/// `fonts` have their programs. With a `tree` everything is marked: content with its element, the rest as artifact.
DrawnPage drawPage(const PagedLayout& layout, int page, DocumentFonts& fonts, const QList<QByteArray>& images,
                   StructureTree* tree);

} // namespace duovita
