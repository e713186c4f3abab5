#pragma once

#include <QTreeView>

namespace duovita {

/// The outline's tree: what is dragged is shown faintly beside the cursor, so that the line where it would go is seen.
/// A section that is held over a heading goes before it or after it, by the half; over an entry, after its section.
class OutlineView : public QTreeView {
    Q_OBJECT

public:
    explicit OutlineView(QWidget* parent = nullptr);

Q_SIGNALS:
    void eyeClicked(const QModelIndex& index); ///< of an entry's row

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void drawBranches(QPainter*, const QRect&, const QModelIndex&) const override {}
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void startDrag(Qt::DropActions supported) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void hover(const QModelIndex& index);
    bool pressPart(const QMouseEvent& event);
    bool isAtEye(const QModelIndex& index, const QPoint& at) const;
    QRect rowOf(const QModelIndex& index) const;
    QPoint betweenSections(const QDropEvent& event) const;

    QPersistentModelIndex m_hovered;
};

} // namespace duovita
