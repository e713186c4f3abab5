#pragma once

#include "ui/problems/problemsmodel.h"

#include <QStyledItemDelegate>

namespace duovita {

/// Paints problems in two lines with the sign of their kind and their remedies, and headings that fold them.
class ProblemDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

    /// What of a row that says this is for its remedies at most, at its right edge: what is amiss can be read, too.
    static QRect remedyRoom(const QRect& row, const QString& words);
    /// So wide are the buttons that stand over the chosen row: its words end before them. 0: there are none.
    void setButtonsWidth(int width) { m_buttonsWidth = width; }

Q_SIGNALS:
    void remedyWanted(const QModelIndex& index, duovita::Remedy remedy);
    void foldWanted(const QModelIndex& heading);

private:
    struct Link {
        Remedy remedy;
        QString words;
        QRect box;
    };
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintProblem(QPainter& painter, const QStyleOptionViewItem& option, const ProblemRow& row) const;
    static QList<Link> linksOf(const ProblemRow& row, const QRect& rect);

    int m_buttonsWidth = 0;
};

} // namespace duovita
