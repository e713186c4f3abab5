#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace duovita {

/// Draws the texts of a tree's only column in up to three lines, so that they can be read whole. Longer ones are
/// elided. Heights follow the tree's width.
class WrappedRows : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit WrappedRows(QTreeView* tree); ///< which owns it

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int textWidth(QStyleOptionViewItem option, const QModelIndex& index) const;

    QTreeView* m_tree;
};

} // namespace duovita
