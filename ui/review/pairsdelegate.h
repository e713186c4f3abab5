#pragma once

#include "ui/review/pairrows.h"

#include <QStyledItemDelegate>

namespace duovita {

/// Paints the rows of a review: the document's text, a sign for what happens to it, and the record's text on the same
/// line.
class PairsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Where the document's texts begin, and how wide the first column is in a view of `width` pixels.
    static constexpr int textLeft = 40;
    static int documentWidth(int width, bool hasRecord);
    /// The room between the two sides, for the sign.
    static constexpr int signWidth = 32;
    /// The box in a row's first column that shows whether the entry is included.
    static QRect checkBox(const QRect& cell);

private:
    static bool hasWholeRow(const QModelIndex& index);
    static void drawSide(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                         const QRect& line);
};

} // namespace duovita
