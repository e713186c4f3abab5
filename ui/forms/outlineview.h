#pragma once

#include <QTreeView>

namespace duovita {

/// The outline's tree. Dragged items are shown faintly beside the cursor, so that the drop indicator is visible. A
/// section dropped on a heading goes before or after it, depending on the half; on an entry, after the entry's section.
class OutlineView : public QTreeView {
    Q_OBJECT

public:
    explicit OutlineView(QWidget* parent = nullptr);

Q_SIGNALS:
    void eyeClicked(const QModelIndex& index); ///< on an entry's row

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
