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
    bool justified = false;      ///< justifies text that is mostly Han, unless the gaps in a line would be too large
    bool latinJustified = false; ///< justifies all other text, too; otherwise it is ragged
    bool hyphenated = false;     ///< English words may be hyphenated

    bool operator==(const ParagraphStyle&) const = default;
};

/// A line as set: runs on a baseline at y 0, x from the paragraph's left edge.
struct SetLine {
    QList<GlyphRun> runs;
    double width = 0; ///< without trailing spaces
};

struct SetParagraph {
    QList<SetLine> lines; ///< empty if no font has any of the text
    QList<LayoutFinding> findings;
};

/// Sets paragraphs: shapes the text, chooses the lines and justifies them. Characters that no font has are left out and
/// reported as findings. Results are cached, so that an unchanged paragraph costs a look-up.
class ParagraphSetter {
public:
    explicit ParagraphSetter(std::shared_ptr<FontLibrary> fonts) : m_fonts(std::move(fonts)) {}

    Result<SetParagraph> set(const StyledText& text, const ParagraphStyle& style);
    /// Whether the family has small capitals of its own.
    bool hasSmallCapitals(const QString& family, int weight);
    /// Whether a face of the family has lining figures.
    bool hasLiningFigures(const QString& family, int weight, bool italic);
    /// Starts a document. Drops cached paragraphs that the most recent documents did not use.
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
