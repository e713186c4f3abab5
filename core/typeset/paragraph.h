#pragma once

#include "core/typeset/linebreaking.h"
#include "core/typeset/shaping.h"

namespace duovita {

struct ShapedParagraph; // core/typeset/linemeasure.h

enum class Alignment : unsigned char { Left, Center, Right };

struct ParagraphStyle {
    FontFamilies families;
    Language language = firstLanguage;
    double width = 0;
    Alignment alignment = Alignment::Left;
    bool justified = false;      ///< text that is mostly Han to both edges, unless a line would gape
    bool latinJustified = false; ///< all other text too; else it stays ragged
    bool hyphenated = false;     ///< English words may be parted

    bool operator==(const ParagraphStyle&) const = default;
};

/// A line as set: runs on a baseline at y 0, x from the paragraph's left edge.
struct SetLine {
    QList<GlyphRun> runs;
    double width = 0; ///< without spaces at the end
};

struct SetParagraph {
    QList<SetLine> lines; ///< none if no font has anything of the text
    QList<LayoutFinding> findings;
};

/// Sets paragraphs: shapes, chooses their lines, spreads them. What no font has is left out and found. Remembers what
/// it set, so that an unchanged paragraph costs a look-up.
class ParagraphSetter {
public:
    explicit ParagraphSetter(std::shared_ptr<FontLibrary> fonts) : m_fonts(std::move(fonts)) {}

    Result<SetParagraph> set(const StyledText& text, const ParagraphStyle& style);
    /// Whether a family's letters come as small capitals of its own.
    bool hasSmallCapitals(const QString& family, int weight);
    /// Whether a face of a family has lining figures.
    bool hasLiningFigures(const QString& family, int weight, bool italic);
    /// Forgets what the documents before the last two did not use.
    void startDocument();

private:
    struct Kept {
        StyledText text;
        ParagraphStyle style;
        SetParagraph paragraph;
        int used;
    };
    Result<SetParagraph> setAnew(const StyledText& given, const ParagraphStyle& style);
    QList<SetLine> makeLines(const ShapedParagraph& shaped, const QList<bool>& chinese);

    std::shared_ptr<FontLibrary> m_fonts;
    Shaper m_shaper;
    LineBreaker m_breaker;
    QMultiHash<size_t, Kept> m_kept;
    int m_document = 0;
};

} // namespace duovita
