#pragma once

#include <QCoreApplication>
#include <QStyledItemDelegate>

namespace duovita {

/// Paints a person: names on the first line, beside a disc with their initial; below, the details or the snippet with
/// the search words. The disc becomes a check mark on the hovered row and while several rows are selected.
class PersonDelegate : public QStyledItemDelegate {
    Q_DECLARE_TR_FUNCTIONS(duovita::PersonDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

    /// The texts of a row.
    struct Texts {
        QString name;
        QString other; ///< the name in the other language, beside it
        QString below; ///< the second line
    };
    /// The texts of a person's row whose texts have this width, in pixels. The other language's name is in the second
    /// line if both do not fit into the first.
    static Texts textsOf(const QModelIndex& index, int width);

    /// Where a click toggles the row's selection: around the check mark.
    static QRect checkZone(const QRect& row);
};

} // namespace duovita
