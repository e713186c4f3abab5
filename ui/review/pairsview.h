#pragma once

#include <QTreeView>

namespace duovita {

/// The list of a review: rows of two sides. Space takes an entry or leaves it out; the menu key or the right button
/// asks what can be done with a row, Enter does the first of it.
class PairsView : public QTreeView {
    Q_OBJECT

public:
    explicit PairsView(QWidget* parent = nullptr);

    /// Whether there is a record beside the document; otherwise the document has more of the room.
    void setPaired(bool paired);

Q_SIGNALS:
    void menuWanted(const QModelIndex& index, const QPoint& place); ///< of the screen

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
