#include "ui/cvs/wrappedrows.h"

#include <QEvent>
#include <QTreeView>

#include <algorithm>

namespace duovita {

WrappedRows::WrappedRows(QTreeView* tree) : QStyledItemDelegate(tree), m_tree(tree)
{
    tree->installEventFilter(this);
}

void WrappedRows::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->features |= QStyleOptionViewItem::WrapText;
}

/// The style says where the text stands in a row of the tree. There is room for a scroll bar in any case: with and
/// without it, texts have the same lines.
int WrappedRows::textWidth(QStyleOptionViewItem option, const QModelIndex& index) const
{
    int depth = m_tree->rootIsDecorated() ? 1 : 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    const QStyle& style = *m_tree->style();
    const int bar = style.pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_tree);
    const int room = m_tree->width() - 2 * m_tree->frameWidth() - bar - depth * m_tree->indentation();
    option.rect = QRect(0, 0, room, option.fontMetrics.height());
    option.viewItemPosition = QStyleOptionViewItem::OnlyOne;
    const QRect text = style.subElementRect(QStyle::SE_ItemViewItemText, &option, m_tree);
    const int beside = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &option, m_tree) + 1;
    return text.width() - 2 * beside;
}

QSize WrappedRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int mostLines = 3;
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.features &= ~QStyleOptionViewItem::ViewItemFeatures(QStyleOptionViewItem::WrapText);
    const QSize oneLine = m_tree->style()->sizeFromContents(QStyle::CT_ItemViewItem, &row, QSize(), m_tree);
    const int line = row.fontMetrics.lineSpacing();
    const QRect room(0, 0, std::max(1, textWidth(row, index)), mostLines * line);
    const int lines = row.fontMetrics.boundingRect(room, Qt::TextWordWrap, row.text).height() / line;
    return {oneLine.width(), oneLine.height() + (std::clamp(lines, 1, mostLines) - 1) * line};
}

bool WrappedRows::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_tree)
        return QStyledItemDelegate::eventFilter(watched, event);
    if (event->type() == QEvent::Resize)
        Q_EMIT sizeHintChanged({}); // lays all rows out again
    return false;
}

} // namespace duovita
