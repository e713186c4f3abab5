#pragma once

#include <QStyledItemDelegate>

namespace duovita {

/// Paints rows of texts that can be inserted. A row with a remark has as many lines as it needs, at most three, with
/// the remark in small letters below them.
class OfferDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int AboutRole = Qt::UserRole + 1;  ///< remark below the row
    static constexpr int BesideRole = Qt::UserRole + 2; ///< remark at its right

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace duovita
