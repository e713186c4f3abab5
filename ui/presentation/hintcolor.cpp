#include "ui/presentation/hintcolor.h"

#include "ui/style/tokens.h"

#include <cmath>

namespace duovita {

namespace {

constexpr double leastDifference = 0.25; // of lightness, between 0 and 1
constexpr double faint = 0.55;           // how much of the text's colour a hint has

/// How light a colour looks over another (ITU-R BT.601).
double lightnessOver(const QColor& color, const QColor& base)
{
    const auto luma = [](const QColor& of) { return 0.299 * of.redF() + 0.587 * of.greenF() + 0.114 * of.blueF(); };
    return color.alphaF() * luma(color) + (1 - color.alphaF()) * luma(base);
}

} // namespace

QPalette withReadableHints(QPalette palette)
{
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        const QColor base = palette.color(group, QPalette::Base);
        const QColor hint = palette.color(group, QPalette::PlaceholderText);
        if (std::abs(lightnessOver(hint, base) - lightnessOver(base, base)) >= leastDifference)
            continue;
        QColor text = palette.color(group, QPalette::Text);
        text.setAlphaF(faint);
        palette.setColor(group, QPalette::PlaceholderText, text);
    }
    return palette;
}

QColor needsWorkColor(const QPalette& palette)
{
    return isDark(palette) ? QColor(0xE8, 0x9A, 0x4C) : QColor(0xA8, 0x50, 0x08);
}

} // namespace duovita
