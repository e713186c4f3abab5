#include "ui/widgets/switchbox.h"

#include "ui/style/keyboarduse.h"
#include "ui/style/marks.h"
#include "ui/style/shapes.h"

#include <QPainter>

namespace duovita {

namespace {

constexpr int trackWidth = 32;
constexpr int trackHeight = 18;
constexpr int knobInset = 2;

} // namespace

SwitchBox::SwitchBox(QWidget* parent) : QCheckBox(parent)
{
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SwitchBox::sizeHint() const
{
    return {trackWidth, measure(Measure::Field)};
}

void SwitchBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track(0, (height() - trackHeight) / 2, trackWidth, trackHeight);
    const double radius = trackHeight / 2.0;
    QRectF knob(0, 0, trackHeight - 2 * knobInset, trackHeight - 2 * knobInset);
    knob.moveCenter({isChecked() ? track.right() - radius : track.left() + radius, track.center().y()});
    if (!isEnabled()) {
        drawShape(painter, track, Qt::transparent, tone(Tone::FieldLine, palette()), radius);
        return fillShape(painter, knob, tone(Tone::Off, palette()), knob.width() / 2);
    }
    if (isChecked())
        fillShape(painter, track, onColor(palette()), radius);
    else
        drawShape(painter, track, tone(underMouse() ? Tone::Hover : Tone::Track, palette()),
                  tone(Tone::Edge, palette()), radius);
    fillShape(painter, knob, tone(isChecked() ? Tone::OnAccent : Tone::Text2, palette()), knob.width() / 2);
    if (hasFocus() && KeyboardUse::instance().isByKeys()) {
        drawFocusRing(painter, track, palette(), radius);
        fillShape(painter, track.adjusted(3, 3, -3, -3),
                  isChecked() ? onColor(palette()) : tone(Tone::Track, palette()), radius - 3);
        fillShape(painter, knob.adjusted(1, 1, -1, -1), tone(isChecked() ? Tone::OnAccent : Tone::Text2, palette()),
                  knob.width() / 2 - 1);
    }
}

} // namespace duovita
