#pragma once

#include <QCoreApplication>
#include <QStyledItemDelegate>

namespace duovita {

/// Names on one line, behind a disc that has an initial; it is a sign to choose several by on the row under the
/// pointer, and while several are; below, what each language has of the record, or where the record has what is
/// searched.
class PersonDelegate : public QStyledItemDelegate {
    Q_DECLARE_TR_FUNCTIONS(duovita::PersonDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

    /// Where a press chooses a row among others: the sign at the left of one in that place.
    static QRect checkZone(const QRect& row);
};

} // namespace duovita
