#pragma once

#include <QTreeView>

namespace duovita {

/// The outline's tree: what is dragged is shown faintly beside the cursor, so that the line where it would go is seen.
/// A section that is held over a heading goes before it or after it, by the half; over an entry, after its section.
class OutlineView : public QTreeView {
    Q_OBJECT

public:
    using QTreeView::QTreeView;

protected:
    void startDrag(Qt::DropActions supported) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QPoint betweenSections(const QDropEvent& event) const;
};

} // namespace duovita
