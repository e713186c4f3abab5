#pragma once

#include <QStyledItemDelegate>

namespace duovita {

/// Names on one line; below, what each language has of the record, or where the record has what is searched.
class PersonDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace duovita
