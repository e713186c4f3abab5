#pragma once

#include "core/messages/differingparts.h"

#include <QFont>
#include <QPalette>

class QPainter;
class QRect;

namespace duovita {

/// One of two texts that differ, on one line, with the part that the other has not.
struct DifferingText {
    QString text;
    TextPart part;

    bool operator==(const DifferingText&) const = default;
};

struct DifferingTexts {
    DifferingText document;
    DifferingText record;

    bool operator==(const DifferingTexts&) const = default;
};

DifferingTexts differingTexts(const QString& document, const QString& record);

/// Where the shown part of the text has to begin so that the differing part is visible in `width` pixels; 0 if all of
/// it can be shown up to there.
qsizetype beginningFor(const DifferingText& whole, const QFont& font, int width);

/// The text from `beginning` on, as much as fits into `width` pixels, with "…" for what is left out.
DifferingText fitted(const DifferingText& whole, qsizetype beginning, const QFont& font, int width);

/// Draws the text in one line, as above, with its differing part in bold, and on a tint if `tints`; a text that differs
/// as a whole is not emphasized, but only has the tone of warnings if `tints`.
void drawDiffering(QPainter& painter, const QRect& room, const DifferingText& whole, qsizetype beginning,
                   const QFont& font, const QPalette& palette, bool tints);

} // namespace duovita
