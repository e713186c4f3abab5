#include "ui/shell/panepopup.h"

#include "ui/style/tokens.h"

#include <QTimer>
#include <QVBoxLayout>

namespace duovita {

PanePopup::PanePopup(QWidget& pane, const QString& name, QWidget* parent) : QFrame(parent, Qt::Popup), m_pane(pane)
{
    setObjectName(name);
    setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
}

void PanePopup::popUp(QWidget& below, const QSize& most)
{
    const QWidget& room = *parentWidget();
    popUpAt(below.mapToGlobal(QPoint(0, below.height() + gridStep)),
            room.mapToGlobal(QPoint(room.width(), room.height())), most);
}

void PanePopup::popUpOver(QWidget& column, QWidget& below, const QSize& most)
{
    const QPoint corner(column.mapToGlobal(QPoint()).x(), below.mapToGlobal(QPoint(0, below.height() + gridStep)).y());
    popUpAt(corner, column.mapToGlobal(QPoint(column.width(), column.height())), most);
}

void PanePopup::popUpAt(const QPoint& corner, const QPoint& end, const QSize& most)
{
    constexpr int least = 200; // for very low windows
    const QSize rest(std::max(least, end.x() - corner.x()), std::max(least, end.y() - corner.y()));
    layout()->addWidget(&m_pane);
    resize(most.boundedTo(rest));
    move(corner);
    m_pane.show();
    show();
}

bool PanePopup::holdsPane() const
{
    return m_pane.parentWidget() == this;
}

void PanePopup::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    QTimer::singleShot(0, this, [this] {
        if (!isVisible() && holdsPane())
            Q_EMIT gone();
    });
}

} // namespace duovita
