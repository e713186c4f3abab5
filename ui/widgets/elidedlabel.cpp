#include "ui/widgets/elidedlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

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

void ElidedLabel::setHiddenIfElided(bool hidden)
{
    m_hiddenIfElided = hidden;
    update();
}

bool ElidedLabel::isCut() const
{
    return fontMetrics().horizontalAdvance(text().simplified()) > contentsRect().width();
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || !isCut())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text().toHtmlEscaped(), this);
    return true;
}

QSize ElidedLabel::minimumSizeHint() const
{
    constexpr int narrowest = 40;
    return {narrowest, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    if (m_hiddenIfElided && isCut())
        return;
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text().simplified(), m_mode, contentsRect().width());
    painter.drawText(contentsRect(), static_cast<int>(alignment()), shown);
}

} // namespace duovita
