#include "ui/terms/offerlist.h"

#include "ui/terms/offerdelegate.h"
#include "ui/widgets/growingtextedit.h"

#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QScrollBar>

namespace duovita {

OfferList::OfferList(GrowingTextEdit& edit) : QListWidget(&edit), m_edit(edit)
{
    setWindowFlags(Qt::ToolTip | Qt::FramelessWindowHint);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(edit.objectName() + QStringLiteral(".offers"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    setUniformItemSizes(true);
    setItemDelegate(new OfferDelegate(this));
    edit.installEventFilter(this);
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { choose(row(item)); });
    hide();
}

void OfferList::offer(const QStringList& rows, const QStringList& abouts)
{
    clear();
    if (rows.isEmpty() || m_composing || !m_edit.hasFocus()) {
        hide();
        return;
    }
    closeWhenScrolled();
    addItems(rows);
    for (int row = 0; row < abouts.size() && row < count(); ++row) {
        item(row)->setData(OfferDelegate::AboutRole, abouts[row]);
        item(row)->setData(Qt::AccessibleDescriptionRole, abouts[row]);
    }
    setCurrentRow(-1);
    fit();
    show();
}

/// Makes the list as high as its rows, up to a maximum, and places it below the field, or above it if there is no room.
void OfferList::fit()
{
    constexpr int most = 8;
    constexpr int widest = 560;
    constexpr int narrowestWithMore = 440;
    const bool saysMore = item(0)->data(OfferDelegate::AboutRole).isValid();
    setUniformItemSizes(!saysMore);
    const int wanted = saysMore ? narrowestWithMore : qMin(widest, sizeHintForColumn(0) + 2 * frameWidth() + 8);
    resize(qMax(m_edit.width(), wanted), height());
    int rows = 2 * frameWidth();
    for (int row = 0; row < qMin(most, count()); ++row)
        rows += sizeHintForRow(row);
    QPoint corner = m_edit.mapToGlobal(QPoint(0, m_edit.height()));
    if (const QScreen* screen = m_edit.screen()) {
        const QRect room = screen->availableGeometry();
        if (corner.y() + rows > room.bottom())
            corner = m_edit.mapToGlobal(QPoint(0, -rows));
        corner.setX(qMax(room.left(), qMin(corner.x(), room.right() + 1 - width())));
    }
    setGeometry(QRect(corner, QSize(width(), rows)));
}

/// The list is a window of its own, so it does not move with the form.
void OfferList::closeWhenScrolled()
{
    for (QWidget* around = m_edit.parentWidget(); around; around = around->parentWidget()) {
        if (const auto* area = qobject_cast<QAbstractScrollArea*>(around))
            connect(area->verticalScrollBar(), &QScrollBar::valueChanged, this, &QWidget::hide, Qt::UniqueConnection);
    }
}

void OfferList::choose(int row)
{
    hide();
    if (row >= 0)
        Q_EMIT chosen(row);
}

/// Handles a key while the list is open; false leaves it to the field.
bool OfferList::takesKey(int key)
{
    switch (key) {
    case Qt::Key_Down:
        setCurrentRow(qMin(currentRow() + 1, count() - 1));
        return true;
    case Qt::Key_Up:
        if (currentRow() < 0)
            return false;
        setCurrentRow(currentRow() - 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentRow() < 0) {
            hide();
            return false;
        }
        choose(currentRow());
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return false;
    }
}

bool OfferList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_edit)
        return QListWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::KeyPress: {
        const auto* press = static_cast<QKeyEvent*>(event);
        if (press->key() == Qt::Key_Space && press->modifiers() == Qt::ControlModifier) {
            Q_EMIT asked();
            return true;
        }
        return isVisible() && press->modifiers() == Qt::NoModifier && takesKey(press->key());
    }
    case QEvent::ShortcutOverride: {
        const auto* press = static_cast<QKeyEvent*>(event);
        if (isVisible() && press->key() == Qt::Key_Escape)
            event->accept(); // Escape closes the list instead of triggering a shortcut of the window
        return false;
    }
    case QEvent::InputMethod:
        m_composing = !static_cast<QInputMethodEvent*>(event)->preeditString().isEmpty();
        if (m_composing)
            hide();
        return false;
    case QEvent::FocusOut:
    case QEvent::Hide:
    case QEvent::Move:
    case QEvent::WindowDeactivate:
        hide();
        return false;
    default:
        return false;
    }
}

} // namespace duovita
