#pragma once

#include <QStyledItemDelegate>

namespace duovita {

/// Paints the outline's rows: sections in bold with an arrow and the number of entries; entries in two lines, with
/// title and problem sign, then second text and years. Hovered or focused rows also have a drag handle and the eye that
/// hides them.
class OutlineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    static constexpr int inset = 8; ///< distance of a row's background from the pane's edges
    /// The clickable parts of a row, given its rectangle. The eye is left of the sign and number of problems.
    static QRect arrowRect(const QRect& row);
    static QRect eyeRect(const QRect& row, const QModelIndex& index);
    /// Whether the row shows less than its whole title.
    static bool isTitleCut(const QRect& row, const QModelIndex& index);
};

} // namespace duovita
