#include "ui/widgets/quietbutton.h"

#include "ui/style/tokens.h"

#include <QPainter>

namespace duovita {

namespace {

constexpr int side = 20;

} // namespace

QuietButton::QuietButton(Glyph glyph, QWidget* parent) : QToolButton(parent), m_glyph(glyph)
{
    setAutoRaise(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::ArrowCursor);
}

QSize QuietButton::sizeHint() const
{
    return {side, side};
}

void QuietButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (isEnabled() && (underMouse() || isDown())) {
        painter.setBrush(tone(isDown() ? Tone::Press : Tone::Hover, palette()));
        painter.drawRoundedRect(rect(), fieldRadius, fieldRadius);
    }
    if (hasFocus()) {
        constexpr double ring = 2;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tone(Tone::AccentText, palette()), ring));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), fieldRadius - 1, fieldRadius - 1);
        painter.setPen(Qt::NoPen);
    }
    const QColor color = tone(isEnabled() ? Tone::Text2 : Tone::Off, palette());
    const bool hasIcon = !icon().isNull();
    if (m_glyph == Glyph::Text && !hasIcon) {
        painter.setPen(color);
        if (text() == u"•") { // fonts draw it too small beside a text field
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            constexpr double radius = 2;
            return painter.drawEllipse(QRectF(rect()).center(), radius, radius);
        }
        painter.drawText(rect(), Qt::AlignCenter, text());
        return;
    }
    if (m_glyph == Glyph::Icon || hasIcon) {
        QRect place(0, 0, duovita::iconSize, duovita::iconSize);
        place.moveCenter(rect().center());
        return icon().paint(&painter, place, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    }
    painter.setBrush(color);
    painter.translate((width() - duovita::iconSize) / 2.0, (height() - duovita::iconSize) / 2.0);
    if (m_glyph == Glyph::More) {
        for (const double x : {3.5, 8.0, 12.5})
            painter.drawEllipse(QPointF(x, 8), 1.15, 1.15);
        return;
    }
    for (const double y : {4.0, 8.0, 12.0}) {
        for (const double x : {6.0, 10.0})
            painter.drawEllipse(QPointF(x, y), 1, 1);
    }
}

} // namespace duovita
