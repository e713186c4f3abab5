#include "ui/design/templategallery.h"

#include "core/messages/kindwords.h"

#include <QKeyEvent>
#include <QSignalBlocker>

namespace duovita {

namespace {

constexpr QSize pictureSize(84, 118); // A4

/// Also where it is chosen, without the tint that icons get then.
QIcon iconOf(const QPixmap& picture)
{
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

} // namespace

TemplateGallery::TemplateGallery(QWidget* parent) : QListWidget(parent)
{
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setIconSize(pictureSize);
    setWordWrap(true);
    setUniformItemSizes(true);
    const int line = fontMetrics().height();
    setGridSize(QSize(pictureSize.width() + 22, pictureSize.height() + line + 14));
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            Q_EMIT previewing(item->data(Qt::UserRole).toString());
    });
    connect(this, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { Q_EMIT applied(item->data(Qt::UserRole).toString()); });
}

void TemplateGallery::setTemplates(const QStringList& names)
{
    const QSignalBlocker guard(this);
    clear();
    for (const QString& name : names)
        add(name, count());
    setApplied(m_applied);
}

void TemplateGallery::add(const QString& name, int row)
{
    auto* item = new QListWidgetItem(templateWord(name));
    item->setToolTip(item->text());
    item->setData(Qt::UserRole, name);
    QPixmap empty(pictureSize);
    empty.fill(Qt::white);
    item->setIcon(iconOf(empty));
    insertItem(row, item);
}

QStringList TemplateGallery::templates() const
{
    QStringList names;
    for (int row = 0; row < count(); ++row)
        names += item(row)->data(Qt::UserRole).toString();
    return names;
}

QListWidgetItem* TemplateGallery::itemOf(const QString& name) const
{
    return item(static_cast<int>(templates().indexOf(name)));
}

void TemplateGallery::setApplied(const QString& name)
{
    const QSignalBlocker guard(this);
    m_applied = name;
    if (!name.isEmpty() && !itemOf(name))
        add(name, 0); // an earlier look, or one whose file is gone
    setCurrentItem(itemOf(name));
    if (currentItem())
        scrollToItem(currentItem());
}

void TemplateGallery::setPicture(const QString& name, const QImage& page)
{
    QListWidgetItem* item = itemOf(name);
    if (!item || page.isNull())
        return;
    QPixmap picture = QPixmap::fromImage(page);
    picture.setDevicePixelRatio(devicePixelRatioF());
    item->setIcon(iconOf(picture));
}

int TemplateGallery::pictureWidth() const
{
    return qRound(pictureSize.width() * devicePixelRatioF());
}

void TemplateGallery::setFilter(const QStringList& names)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setHidden(!names.contains(item(row)->data(Qt::UserRole).toString()) && item(row) != currentItem());
}

/// A row and the beginning of the next.
QSize TemplateGallery::sizeHint() const
{
    return {QListWidget::sizeHint().width(), gridSize().height() * 5 / 4};
}

void TemplateGallery::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (currentItem())
            Q_EMIT applied(currentItem()->data(Qt::UserRole).toString());
    } else if (event->key() == Qt::Key_Escape) {
        goBack();
    } else {
        QListWidget::keyPressEvent(event);
    }
}

void TemplateGallery::focusOutEvent(QFocusEvent* event)
{
    QListWidget::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        goBack();
}

void TemplateGallery::goBack()
{
    setCurrentItem(itemOf(m_applied));
}

} // namespace duovita
