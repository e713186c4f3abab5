#include "ui/widgets/keysign.h"

#include "ui/style/tokens.h"

#include <QPainter>

namespace duovita {

namespace {

constexpr int margin = 5; // left and right of the text
constexpr int line = 1;

} // namespace

QSize keySignSize(const QString& key)
{
    const QFontMetrics metrics(textFont(TextSize::Key));
    return {metrics.horizontalAdvance(key) + 2 * (margin + line), lineHeight(TextSize::Key) + 2 * line};
}

void paintKeySign(QPainter& painter, const QRect& rect, const QString& key, const QPalette& palette)
{
    const QSize size = keySignSize(key);
    const QRect box(rect.right() + 1 - size.width(), rect.y() + (rect.height() - size.height()) / 2, size.width(),
                    size.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tone(Tone::Line, palette));
    painter.setBrush(tone(Tone::Form, palette));
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), fieldRadius, fieldRadius);
    painter.setPen(tone(Tone::Text2, palette));
    painter.setFont(textFont(TextSize::Key));
    painter.drawText(box, Qt::AlignCenter, key);
    painter.restore();
}

KeySign::KeySign(const QString& key, QWidget* parent) : QWidget(parent), m_key(key)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeySign::setKey(const QString& key)
{
    m_key = key;
    updateGeometry();
    update();
}

QSize KeySign::sizeHint() const
{
    return keySignSize(m_key);
}

void KeySign::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintKeySign(painter, rect(), m_key, palette());
}

} // namespace duovita
