#pragma once

#include "ui/review/pairrows.h"

#include <QStyledItemDelegate>

namespace duovita {

/// Draws the rows of a review: what the document says, how it goes with the record, and what the record says at the
/// same height.
class PairsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Where the texts of the document begin, and how wide a row's first column is where there is this much room.
    static constexpr int textLeft = 40;
    static int documentWidth(int width, bool hasRecord);
    /// The room between the two sides, for the sign.
    static constexpr int signWidth = 32;
    /// The box that says whether an entry is taken, in the row's first column.
    static QRect checkBox(const QRect& cell);

private:
    static bool hasWholeRow(const QModelIndex& index);
};

} // namespace duovita
