#pragma once

#include <QTreeView>

namespace duovita {

/// The outline's tree: what is dragged is shown faintly beside the cursor, so that the line where it would go is seen.
class OutlineView : public QTreeView {
    Q_OBJECT

public:
    using QTreeView::QTreeView;

protected:
    void startDrag(Qt::DropActions supported) override;
};

} // namespace duovita
