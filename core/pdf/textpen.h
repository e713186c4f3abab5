#pragma once

#include "core/pdf/contentstream.h"

#include <span>

namespace duovita {

/// The text that a glyph of a run represents.
QStringView textOf(const GlyphRun& run, const PlacedGlyph& glyph);

/// The operator that sets the fill colour.
QByteArray fillColour(const QColor& color);

/// Writes text-showing operators. Sets font, colour, position and mark only when they change.
class TextPen {
public:
    struct Place {
        const GlyphRun* run;
        const PlacedGlyph* glyph;
    };

    /// `page` is the page's index. Without a `tree`, nothing is marked.
    TextPen(DocumentFonts& fonts, double pageHeight, int page, StructureTree* tree);

    /// Starts content of an element of the structure tree.
    void enter(int element);

    /// Starts an artifact.
    void enterArtifact();

    /// Draws runs of one line that belong to one element.
    void draw(std::span<const GlyphRun> runs);

    /// Returns the operators. The pen must not be used afterwards.
    QByteArray finish();

private:
    static constexpr int none = -1;
    static constexpr int artifact = -2;

    void leave();
    void dress(const GlyphRun& run);
    void showTogether(qsizetype first, qsizetype end);
    void show(const Place& place);
    void select(const DocumentFont& font, int layer, double size);
    void flush();

    DocumentFonts& m_fonts;
    double m_pageHeight;
    int m_page;
    StructureTree* m_tree;
    int m_element = none;
    QList<Place> m_line; ///< glyphs not written yet
    QByteArray m_out;
    QByteArray m_codes;
    const DocumentFont* m_font = nullptr;
    int m_layer = 0;
    double m_size = 0;
    QColor m_color; // invalid: not set yet
    bool m_isHidden = false;
    double m_startX = 0;
    double m_x = 0;
    double m_y = 0;
};

} // namespace duovita
