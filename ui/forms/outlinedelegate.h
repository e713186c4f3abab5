#pragma once

#include <QStyledItemDelegate>

namespace duovita {

/// Paints the outline's rows: sections bold with an arrow and how many entries they have; entries in two lines, title
/// and what needs work, what is said next and the years. Under the cursor, or chosen by the keys, also what to drag it
/// by and the eye that hides it.
class OutlineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    static constexpr int inset = 8; ///< of a row from the pane's edges
    /// The parts of a row that can be clicked, in its rectangle.
    static QRect arrowRect(const QRect& row);
    static QRect eyeRect(const QRect& row);
};

} // namespace duovita
