#include "ui/style/tokens.h"

#include "ui/style/appearance.h"

#include <QApplication>
#include <QPalette>

#include <array>
#include <cmath>

namespace duovita {

namespace {

struct ToneInfo {
    Tone tone;
    QRgb light;
    QRgb dark;
};

constexpr QRgb opaque = 0xFF000000;

constexpr std::array tones{
    ToneInfo{Tone::Bar, opaque | 0xF3F4F6, opaque | 0x1D1F23},
    ToneInfo{Tone::Side, opaque | 0xF3F4F6, opaque | 0x1D1F23},
    ToneInfo{Tone::Outline, opaque | 0xF9FAFB, opaque | 0x212429},
    ToneInfo{Tone::Form, opaque | 0xFFFFFF, opaque | 0x272A30},
    ToneInfo{Tone::Raised, opaque | 0xFFFFFF, opaque | 0x2D3138},
    ToneInfo{Tone::Ground, opaque | 0xE7E9ED, opaque | 0x16181B},
    ToneInfo{Tone::Field, opaque | 0xF4F5F7, opaque | 0x30343B},
    ToneInfo{Tone::FieldLine, opaque | 0xE2E5EA, opaque | 0x3B4049},
    ToneInfo{Tone::Edge, opaque | 0x868D9A, opaque | 0x878F9B},
    ToneInfo{Tone::Line, opaque | 0xDDE0E6, opaque | 0x363A42},
    ToneInfo{Tone::LineStrong, opaque | 0xC3C8D1, opaque | 0x4A505A},
    ToneInfo{Tone::Text, opaque | 0x1A1E25, opaque | 0xE5E8EC},
    ToneInfo{Tone::Text2, opaque | 0x545C69, opaque | 0xABB2BD},
    ToneInfo{Tone::Text3, opaque | 0x5D6572, opaque | 0xA1A9B4},
    ToneInfo{Tone::Off, opaque | 0x9AA1AC, opaque | 0x6B727D},
    ToneInfo{Tone::Accent, opaque | 0x2457A5, opaque | 0x3568B8},
    ToneInfo{Tone::AccentHover, opaque | 0x1D4A90, opaque | 0x3F76CB},
    ToneInfo{Tone::OnAccent, opaque | 0xFFFFFF, opaque | 0xFFFFFF},
    ToneInfo{Tone::AccentText, opaque | 0x2457A5, opaque | 0x8FB5F0},
    ToneInfo{Tone::Selection, opaque | 0xE1EAF7, opaque | 0x2B3C58},
    ToneInfo{Tone::SelectionLine, opaque | 0xB9CCE9, opaque | 0x3F5881},
    ToneInfo{Tone::Hover, opaque | 0xEAECF0, opaque | 0x2E3239},
    ToneInfo{Tone::Press, opaque | 0xDFE2E8, opaque | 0x383D46},
    ToneInfo{Tone::Track, opaque | 0xE6E8EC, opaque | 0x1D1F23},
    ToneInfo{Tone::TrackOnGround, opaque | 0xD9DCE2, opaque | 0x26292E},
    ToneInfo{Tone::Thumb, opaque | 0xFFFFFF, opaque | 0x3B4049},
    ToneInfo{Tone::Warn, opaque | 0x8F4700, opaque | 0xE5A864},
    ToneInfo{Tone::WarnSign, opaque | 0xB45C00, opaque | 0xE5A864},
    ToneInfo{Tone::WarnTint, opaque | 0xFBF2E6, opaque | 0x3A3126},
    ToneInfo{Tone::Bad, opaque | 0xA9281F, opaque | 0xF1948B},
    ToneInfo{Tone::Good, opaque | 0x1F6B43, opaque | 0x82C9A0},
    ToneInfo{Tone::Mark, 0x1F2457A5, 0x242457A5},
    ToneInfo{Tone::ProblemMark, 0x26B45C00, 0x26B45C00},
    ToneInfo{Tone::Paper, opaque | 0xFFFFFF, opaque | 0xFFFFFF},
    ToneInfo{Tone::PaperLine, opaque | 0xD3D7DE, opaque | 0x000000},
    ToneInfo{Tone::PaperVeil, 0x00000000, 0x1A000000},
    ToneInfo{Tone::Scroll, opaque | 0xC3C8D1, opaque | 0x4A505A},
    ToneInfo{Tone::Veil, 0x291A1E25, 0x5C000000},
};
static_assert(tones.size() == static_cast<std::size_t>(Tone::Veil) + 1);

constexpr bool inOrder()
{
    for (std::size_t index = 0; index < tones.size(); ++index) {
        if (static_cast<std::size_t>(tones.at(index).tone) != index)
            return false;
    }
    return true;
}
static_assert(inOrder());

struct MeasureInfo {
    int comfortable;
    int compact;
};

/// In the order of Measure.
constexpr std::array measures{
    MeasureInfo{48, 40}, MeasureInfo{40, 36}, MeasureInfo{32, 28}, MeasureInfo{44, 40},
    MeasureInfo{48, 44}, MeasureInfo{40, 36}, MeasureInfo{36, 32}, MeasureInfo{28, 26},
    MeasureInfo{28, 28}, MeasureInfo{32, 32}, MeasureInfo{24, 24}, MeasureInfo{44, 40},
    MeasureInfo{36, 32}, MeasureInfo{8, 6},   MeasureInfo{4, 4},   MeasureInfo{32, 24},
};
static_assert(measures.size() == static_cast<std::size_t>(Measure::LanguageHeads) + 1);

struct SizeInfo {
    int pixels;
    int line;
};

/// In the order of TextSize.
constexpr std::array sizes{SizeInfo{11, 16}, SizeInfo{12, 16}, SizeInfo{13, 20}, SizeInfo{15, 24}, SizeInfo{24, 32}};
static_assert(sizes.size() == static_cast<std::size_t>(TextSize::Welcome) + 1);

double lightnessOf(const QColor& color)
{
    return 0.299 * color.redF() + 0.587 * color.greenF() + 0.114 * color.blueF(); // ITU-R BT.601
}

QColor valueOf(Tone what, bool dark)
{
    const ToneInfo& info = tones.at(static_cast<std::size_t>(what));
    return QColor::fromRgba(dark ? info.dark : info.light);
}

} // namespace

bool isDark(const QPalette& palette)
{
    return lightnessOf(palette.color(QPalette::Base)) < lightnessOf(palette.color(QPalette::Text));
}

QColor tone(Tone what, const QPalette& palette)
{
    if (Appearance::instance().hasMoreContrast()) {
        if (what == Tone::FieldLine || what == Tone::Line || what == Tone::LineStrong)
            what = Tone::Edge;
        else if (what == Tone::Text2 || what == Tone::Text3)
            what = Tone::Text;
    }
    return valueOf(what, isDark(palette));
}

QColor tone(Tone what)
{
    return tone(what, QApplication::palette());
}

QPalette tonedPalette(bool dark, bool moreContrast)
{
    const std::pair<QPalette::ColorRole, Tone> roles[] = {
        {QPalette::Window, Tone::Form},
        {QPalette::WindowText, Tone::Text},
        {QPalette::Base, Tone::Form},
        {QPalette::AlternateBase, Tone::Outline},
        {QPalette::Text, Tone::Text},
        {QPalette::Button, Tone::Raised},
        {QPalette::ButtonText, Tone::Text},
        {QPalette::BrightText, Tone::OnAccent},
        {QPalette::ToolTipBase, Tone::Raised},
        {QPalette::ToolTipText, Tone::Text},
        {QPalette::PlaceholderText, moreContrast ? Tone::Text : Tone::Text3},
        {QPalette::Highlight, Tone::Accent},
        {QPalette::HighlightedText, Tone::OnAccent},
        {QPalette::Link, Tone::AccentText},
        {QPalette::LinkVisited, Tone::AccentText},
        {QPalette::Light, Tone::Raised},
        {QPalette::Midlight, Tone::Hover},
        {QPalette::Mid, Tone::LineStrong},
        {QPalette::Dark, Tone::Edge},
        {QPalette::Shadow, Tone::LineStrong},
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
        {QPalette::Accent, Tone::Accent},
#endif
    };
    QPalette palette;
    for (const auto& [role, what] : roles)
        palette.setColor(role, valueOf(what, dark));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, valueOf(Tone::Off, dark));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, valueOf(Tone::Press, dark));
    return palette;
}

QFont textFont(TextSize size, bool bold)
{
    constexpr double pointsPerPixel = 0.75; // at 96 logical dots per inch
    QFont font = QApplication::font();
    font.setPointSizeF(sizes.at(static_cast<std::size_t>(size)).pixels * pointsPerPixel *
                       Appearance::instance().textScale());
    font.setBold(bold);
    return font;
}

int lineHeight(TextSize size)
{
    return static_cast<int>(
        std::lround(sizes.at(static_cast<std::size_t>(size)).line * Appearance::instance().textScale()));
}

int measure(Measure what)
{
    const MeasureInfo& info = measures.at(static_cast<std::size_t>(what));
    const int pixels = Appearance::instance().isCompact() ? info.compact : info.comfortable;
    const bool holdsText = what != Measure::FieldGap && what != Measure::PointGap;
    return holdsText ? static_cast<int>(std::lround(pixels * Appearance::instance().textScale())) : pixels;
}

} // namespace duovita
