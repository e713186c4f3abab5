#include "ui/widgets/elidedlabel.h"

#include <QPainter>

namespace duovita {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

QSize ElidedLabel::minimumSizeHint() const
{
    constexpr int narrowest = 40;
    return {narrowest, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text().simplified(), m_mode, contentsRect().width());
    painter.drawText(contentsRect(), static_cast<int>(alignment()), shown);
}

} // namespace duovita
