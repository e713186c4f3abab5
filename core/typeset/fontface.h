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

    /// After much of the file was read that will not be soon again: its pages leave this process's memory, and come
    /// back one by one when they are wanted.
    void letPagesGo() const;

    /// Whether it has an OpenType feature ("smcp") for any script.
    bool hasFeature(const char* tag) const;

    /// Whether its figures stand on the line, all as tall as each other, by themselves or by a feature: some bolds have
    /// old-style ones alone.
    bool hasLiningFigures() const;

    /// The glyph of a character, 0 if the face has none.
    unsigned glyphOf(char32_t codePoint) const;

    /// Whether it has all that is to be seen of a cluster (graphemes.h), and a joined sequence as one glyph.
    bool draws(QStringView cluster) const;

    /// Whether anything of a cluster that it draws is to be seen: some fonts have empty glyphs for what they lack.
    bool inks(QStringView cluster) const;

    /// A glyph as it is drawn, in font units, y downwards.
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
    /// Characters asked for lately with their glyphs (character << 32 | glyph): the map of a CJK face is searched
    /// slowly.
    mutable std::array<std::atomic<quint64>, 1024> m_known{};
};

} // namespace duovita
