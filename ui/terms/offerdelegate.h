#pragma once

#include <QStyledItemDelegate>

namespace duovita {

/// Rows of what may be taken into a text. One of which there is something to say has as many lines as it needs, three
/// at most, and below them that, in small letters.
class OfferDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int AboutRole = Qt::UserRole + 1;  ///< below the row
    static constexpr int BesideRole = Qt::UserRole + 2; ///< at its right

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace duovita
