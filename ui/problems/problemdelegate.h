#pragma once

#include "ui/problems/problemsmodel.h"

#include <QStyledItemDelegate>

namespace duovita {

/// Paints problems in two lines with an icon for their kind and their remedies, and foldable headings.
class ProblemDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

    /// The area at a row's right edge for its remedies; limited, so that the message stays readable.
    static QRect remedyRoom(const QRect& row, const QString& words);
    /// Width of the buttons over the selected row, which its texts must not overlap. 0: none.
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
    static std::optional<Link> linkOfHeading(const ProblemsModel& model, const QModelIndex& heading, const QRect& rect);

    int m_buttonsWidth = 0;
};

} // namespace duovita
