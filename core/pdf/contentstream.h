#pragma once

#include "core/pdf/fontembedding.h"
#include "core/typeset/pagedlayout.h"

#include <functional>

namespace duovita {

class StructureTree; // core/pdf/structuretree.h

/// A face used in a document: its glyphs with their texts, and its font program after subsetting.
struct DocumentFont {
    std::shared_ptr<const FontFace> face;
    GlyphTexts texts;
    std::shared_ptr<const FontProgram> program;
    int number = 0; ///< number in its resource names

    QByteArray resourceName(int layer) const
    {
        return "F" + QByteArray::number(number) + (layer == 0 ? QByteArray() : "v" + QByteArray::number(layer));
    }
};

/// The fonts of a document by face, numbered in order of first use. Owns them.
class DocumentFonts {
public:
    DocumentFont& fontOf(const std::shared_ptr<const FontFace>& face);
    const DocumentFont& fontOf(const FontFace* face) const { return *m_fonts[m_index.value(face)]; }
    const std::vector<std::unique_ptr<DocumentFont>>& all() const { return m_fonts; }

private:
    std::vector<std::unique_ptr<DocumentFont>> m_fonts;
    QHash<const FontFace*, std::size_t> m_index;
};

/// Whether every glyph is in the face, and the texts of the glyphs add up to the run's text.
bool isFaithful(const GlyphRun& run);

/// Records the glyphs of a run with their texts. Fails with TextNotFaithful if the run is not.
Result<void> enterGlyphs(const GlyphRun& run, DocumentFonts& fonts);

/// Makes the font programs, with the glyphs that `glyphsOf` gives for each font.
Result<void> addPrograms(DocumentFonts& fonts, FontSubsetter& subsetter,
                         const std::function<QList<quint32>(const DocumentFont&)>& glyphsOf);

/// A stretch of a line that is a link.
struct PageLink {
    QRectF box;
    QString url;
    int element = -1; ///< its Link element in the structure tree; -1 in an untagged document
};

struct DrawnPage {
    QByteArray content;
    QList<PageLink> links;
};

/// Returns the operators that draw a page: backgrounds and rules, pictures (`images` has their resource names), then
/// lines in reading order. All fonts must have their programs. With a `tree`, content is marked with its structure
/// element and everything else as an artifact.
DrawnPage drawPage(const PagedLayout& layout, int page, DocumentFonts& fonts, const QList<QByteArray>& images,
                   StructureTree* tree);

} // namespace duovita
