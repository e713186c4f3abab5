#pragma once

#include "core/domain/result.h"

#include <QPainterPath>

#include <array>
#include <atomic>
#include <memory>
#include <span>

struct hb_face_t;
struct hb_font_t;

namespace duovita {

/// One face of a font file, opened once and shared; immutable and thread-safe. The hb_font_t's scale is the face's
/// units per em, so shaping results are in font units.
class FontFace {
public:
    /// Refuses variable, CFF2 and bitmap fonts with FontUnusable and the reason.
    static Result<std::shared_ptr<const FontFace>> open(const QString& file, unsigned index, const QString& family);
    ~FontFace();
    FontFace(const FontFace&) = delete;
    FontFace& operator=(const FontFace&) = delete;

    QString file() const { return m_file; }
    unsigned index() const { return m_index; }
    QString family() const { return m_family; }
    QString postScriptName() const;

    hb_face_t* hbFace() const { return m_face; }
    hb_font_t* hbFont() const { return m_font; }

    // In font units, y upwards.
    int unitsPerEm() const { return m_unitsPerEm; }
    int ascender() const { return m_ascender; }
    int descender() const { return m_descender; } ///< negative
    int capHeight() const { return m_capHeight; }

    bool hasCffOutlines() const { return m_cff; }
    bool isItalic() const { return m_italic; }
    bool isBold() const { return m_bold; }

    /// False if the licence in the font forbids it (OpenType OS/2 fsType: restricted).
    bool mayBeEmbedded() const { return m_embeddable; }

    /// Releases the memory of the mapped file's pages after a large read that will not be repeated soon. The kernel
    /// loads them again on demand.
    void letPagesGo() const;

    /// Whether it has an OpenType feature ("smcp") for any script.
    bool hasFeature(const char* tag) const;

    /// Whether it has lining figures, by default or through a feature. Some bold faces have only old-style figures.
    bool hasLiningFigures() const;

    /// The glyph of a character; 0 if the face has none.
    unsigned glyphOf(char32_t codePoint) const;

    /// Whether it has glyphs for everything visible in a cluster (graphemes.h), with a joined sequence as one glyph.
    bool draws(QStringView cluster) const;

    /// Whether a cluster that it draws leaves any ink. Some fonts contain empty glyphs for characters they lack.
    bool inks(QStringView cluster) const;

    /// The outline of a glyph in font units, y downwards.
    QPainterPath outlineOf(unsigned glyph) const;

private:
    FontFace(QString file, unsigned index, QString family);

    QString m_file;
    unsigned m_index;
    QString m_family;
    std::span<const char> m_mapped; ///< the whole file
    hb_face_t* m_face = nullptr;
    hb_font_t* m_font = nullptr;
    int m_unitsPerEm = 1000;
    int m_ascender = 0;
    int m_descender = 0;
    int m_capHeight = 0;
    bool m_cff = false;
    bool m_italic = false;
    bool m_bold = false;
    bool m_embeddable = true;
    /// Recently requested characters with their glyphs (character << 32 | glyph), because searching the character map
    /// of a CJK face is slow.
    mutable std::array<std::atomic<quint64>, 1024> m_known{};
};

} // namespace duovita
