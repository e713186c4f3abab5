#include "ui/widgets/colorswatch.h"

#include "ui/style/keyboarduse.h"
#include "ui/style/shapes.h"

#include <QPainter>

namespace duovita {

namespace {

constexpr int swatchSize = 24;
constexpr int dotSize = 16;

} // namespace

void paintColorDot(QPainter& painter, const QRectF& rect, const QColor& color, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(color);
    painter.setPen(QPen(tone(Tone::LineStrong, palette), 1));
    painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.restore();
}

ColorSwatch::ColorSwatch(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ColorSwatch::setColor(const QColor& color, const QString& words)
{
    m_color = color;
    setToolTip(words);
    setAccessibleName(words);
    update();
}

QSize ColorSwatch::sizeHint() const
{
    return {swatchSize, measure(Measure::Field)};
}

void ColorSwatch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QRectF whole(0, 0, swatchSize, swatchSize);
    whole.moveCenter(QRectF(rect()).center());
    QRectF dot(0, 0, dotSize, dotSize);
    dot.moveCenter(whole.center());
    painter.setRenderHint(QPainter::Antialiasing);
    paintColorDot(painter, dot, isEnabled() ? m_color : tone(Tone::Off, palette()), palette());
    const bool focused = hasFocus() && KeyboardUse::instance().isByKeys();
    if (!isChecked() && !underMouse() && !focused)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(tone(isChecked() || focused ? Tone::AccentText : Tone::LineStrong, palette()), focused ? 2 : 1.5));
    painter.drawEllipse(whole.adjusted(1, 1, -1, -1));
}

} // namespace duovita
