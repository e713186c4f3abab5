#include "ui/design/templategallery.h"

#include "core/messages/kindwords.h"
#include "ui/presentation/tintedicon.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

namespace duovita {

namespace {

constexpr QSize pictureSize(93, 134); // A4
constexpr int framed = 2;             // for the hairlines on both sides
constexpr int gap = 10;               // fits four in the width of the lists
constexpr int sideMargin = 16;
constexpr int rowPitch = 170;
constexpr int ringDistance = 4;
constexpr int ringWidth = 2;

/// Looks the same when selected, without the usual tint.
QIcon iconOf(const QPixmap& picture)
{
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

/// A page with its name below; the selected one has a ring.
class SheetDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The whole cell, which receives clicks and is repainted.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const auto* view = qobject_cast<const QListView*>(option.widget);
        return view ? view->gridSize() : QSize(pictureSize.width() + framed + gap, rowPitch);
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QPalette& palette = option.palette;
        const QRect frame(option.rect.left() + (option.rect.width() - pictureSize.width() - framed) / 2,
                          option.rect.top() + ringDistance + ringWidth, pictureSize.width() + framed,
                          pictureSize.height() + framed);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        if (index.data(Qt::UserRole).isNull())
            paintEmptyFrame(*painter, frame, palette);
        else
            paintPage(*painter, frame, option, index);
        if (chosen || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(tone(chosen ? Tone::AccentText : Tone::SelectionLine, palette), ringWidth));
            painter->setBrush(Qt::NoBrush);
            const double out = ringDistance - ringWidth / 2.0;
            painter->drawRoundedRect(QRectF(frame).adjusted(-out, -out, out, out), fieldRadius, fieldRadius);
        }
        painter->setFont(textFont(TextSize::Small, chosen));
        painter->setPen(tone(chosen ? Tone::AccentText : Tone::Text2, palette));
        const QRect name(option.rect.left(), frame.bottom() + ringDistance + ringWidth, option.rect.width(),
                         lineHeight(TextSize::Small) + gridStep);
        painter->drawText(name, Qt::AlignCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, name.width()));
        painter->restore();
    }

private:
    static void paintPage(QPainter& painter, const QRect& frame, const QStyleOptionViewItem& option,
                          const QModelIndex& index)
    {
        painter.fillRect(frame, tone(Tone::LineStrong, option.palette));
        const QRect paper = frame.adjusted(1, 1, -1, -1);
        const auto picture = index.data(Qt::DecorationRole).value<QIcon>();
        if (picture.isNull())
            drawPageToCome(painter, paper, option.palette);
        else
            painter.drawPixmap(paper, picture.pixmap(pictureSize, option.widget->devicePixelRatioF()));
        painter.fillRect(paper, tone(Tone::PaperVeil, option.palette));
    }
    static void paintEmptyFrame(QPainter& painter, const QRect& frame, const QPalette& palette)
    {
        painter.setPen(QPen(tone(Tone::Edge, palette), 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(frame.adjusted(0, 0, -1, -1));
        QRect sign(0, 0, iconSize, iconSize);
        sign.moveCenter(frame.center());
        paintIcon(painter, sign, QStringLiteral("add"), tone(Tone::Text2, palette));
    }
};

} // namespace

TemplateGallery::TemplateGallery(QWidget* parent) : QListWidget(parent)
{
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setFrameShape(QFrame::NoFrame);
    setGround(*viewport(), Tone::Outline);
    setIconSize(pictureSize);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setItemDelegate(new SheetDelegate(this));
    setViewportMargins(sideMargin - gap / 2, 0, 0, 0);
    fitGrid();
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            Q_EMIT previewing(item == m_emptyFrame ? m_applied : item->data(Qt::UserRole).toString());
    });
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { choose(*item); });
}

void TemplateGallery::choose(const QListWidgetItem& item)
{
    if (&item != m_emptyFrame)
        return Q_EMIT applied(item.data(Qt::UserRole).toString());
    goBack();
    Q_EMIT saveWanted();
}

/// Fills the width with as many columns as fit.
void TemplateGallery::fitGrid()
{
    // Reserve room for the scroll bar, which may appear at any time.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int room = std::max(1, maximumViewportSize().width() - bar - gridStep);
    const int least = pictureSize.width() + framed + gap;
    const int columns = std::max(1, room / least);
    const QSize grid(std::max(least, room / columns), rowPitch);
    if (grid != gridSize())
        setGridSize(grid);
}

void TemplateGallery::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    fitGrid();
}

void TemplateGallery::setTemplates(const QStringList& names)
{
    const QSignalBlocker guard(this);
    clear();
    for (const QString& name : names)
        add(name, count());
    addEmptyFrame();
    setApplied(m_applied);
}

void TemplateGallery::addEmptyFrame()
{
    m_emptyFrame = new QListWidgetItem(this);
    retranslate();
}

void TemplateGallery::retranslate()
{
    for (int row = 0; row < count(); ++row) {
        if (item(row) != m_emptyFrame) {
            item(row)->setText(templateWord(item(row)->data(Qt::UserRole).toString()));
            item(row)->setToolTip(item(row)->text());
        }
    }
    if (!m_emptyFrame)
        return;
    m_emptyFrame->setText(QCoreApplication::translate("duovita::DesignPane", "Save design…"));
    m_emptyFrame->setToolTip(QCoreApplication::translate(
        "duovita::DesignPane", "Saves this design as your own template, for use in other CVs"));
}

void TemplateGallery::add(const QString& name, int row)
{
    auto* item = new QListWidgetItem(templateWord(name));
    item->setToolTip(item->text());
    item->setData(Qt::UserRole, name);
    insertItem(row, item);
}

QStringList TemplateGallery::templates() const
{
    QStringList names;
    for (int row = 0; row < count(); ++row) {
        if (item(row) != m_emptyFrame)
            names += item(row)->data(Qt::UserRole).toString();
    }
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
        add(name, 0); // the CV uses a template of an older version, or one whose file is gone
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
        item(row)->setHidden(!names.contains(item(row)->data(Qt::UserRole).toString()) && item(row) != currentItem() &&
                             item(row) != m_emptyFrame);
}

void TemplateGallery::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (currentItem())
            choose(*currentItem());
    } else if (event->key() == Qt::Key_Escape) {
        event->setAccepted(currentItem() != itemOf(m_applied));
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

void TemplateGallery::hideEvent(QHideEvent* event)
{
    QListWidget::hideEvent(event);
    goBack();
}

void TemplateGallery::goBack()
{
    setCurrentItem(itemOf(m_applied));
}

} // namespace duovita
