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
    /// Whether a mouse button is held on a row. Rows must not move then: the button would be released on another one.
    bool isPressed() const { return m_pressed; }

Q_SIGNALS:
    void menuWanted(const QModelIndex& index, const QPoint& place); ///< `place` in screen coordinates
    void released();                                                ///< the end of isPressed()

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void drawBranches(QPainter*, const QRect&, const QModelIndex&) const override {}

private:
    void fitColumns();
    void toggle(const QModelIndex& index);
    QPoint below(const QModelIndex& index) const;
    void release();

    bool m_paired = true;
    bool m_pressed = false;
};

} // namespace duovita
