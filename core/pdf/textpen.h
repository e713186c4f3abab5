#pragma once

#include "core/pdf/contentstream.h"

#include <span>

namespace duovita {

/// The text that a glyph of a run represents.
QStringView textOf(const GlyphRun& run, const PlacedGlyph& glyph);

/// The operator that sets the fill colour.
QByteArray fillColour(const QColor& color);

/// Writes text-showing operators. Sets font, colour and position, and starts a marked-content sequence (ISO 32000-1,
/// 14.6), only when they change.
class TextPen {
public:
    /// A glyph and the run that contains it.
    struct GlyphRef {
        const GlyphRun* run;
        const PlacedGlyph* glyph;
    };

    /// `pageHeight` is in points, `page` is the page's index. Without a `tree`, elements and artifacts are not marked.
    /// `fonts` and `tree` must outlive the pen.
    TextPen(DocumentFonts& fonts, double pageHeight, int page, StructureTree* tree);

    /// Starts a sequence with content of an element of the structure tree.
    void enter(int element);

    /// Starts a sequence that is an artifact: page numbers and the like, which are not part of the text.
    void enterArtifact();

    /// Draws runs of one line that belong to one element.
    void draw(std::span<const GlyphRun> runs);

    /// Returns the operators. The pen must not be used afterwards.
    QByteArray finish();

private:
    // Values of m_element that are no element.
    static constexpr int none = -1;
    static constexpr int artifact = -2;

    void leave();
    void setColourAndVisibility(const GlyphRun& run);
    void showTogether(qsizetype first, qsizetype end);
    void show(const GlyphRef& ref);
    void select(const DocumentFont& font, int layer, double size);
    void flush();

    DocumentFonts& m_fonts;
    double m_pageHeight;
    int m_page;
    StructureTree* m_tree;
    int m_element = none;
    QList<GlyphRef> m_glyphs; ///< of the runs being drawn
    QByteArray m_out;
    QByteArray m_codes; ///< not written yet: the glyphs from m_startX on, as the operand of TJ
    const DocumentFont* m_font = nullptr;
    int m_layer = 0; ///< of m_font, for glyphs with several texts (GlyphTexts in fontembedding.h)
    double m_size = 0;
    QColor m_color; // invalid: not set yet
    bool m_isHidden = false;
    double m_startX = 0;
    double m_x = 0; ///< where the next glyph would be without an adjustment
    double m_y = 0;
};

} // namespace duovita
