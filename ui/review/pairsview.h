#pragma once

#include <QTreeView>

namespace duovita {

/// The list of a review, in rows with two sides. Space includes an entry or leaves it out. The menu key, the right
/// mouse button and Enter open the row's menu with its first action selected.
class PairsView : public QTreeView {
    Q_OBJECT

public:
    explicit PairsView(QWidget* parent = nullptr);

    /// Whether there is a record beside the document; if not, the document gets more of the width.
    void setPaired(bool paired);

Q_SIGNALS:
    void menuWanted(const QModelIndex& index, const QPoint& place); ///< `place` in screen coordinates

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void drawBranches(QPainter*, const QRect&, const QModelIndex&) const override {}

private:
    void fitColumns();
    void toggle(const QModelIndex& index);
    QPoint below(const QModelIndex& index) const;

    bool m_paired = true;
};

} // namespace duovita
