#pragma once

#include <QLayout>

namespace duovita {

/// Arranges widgets like words, in as many lines as needed.
class FlowLayout : public QLayout {
public:
    enum class Last { FillsItsLine, AsWideAsItIs };

    explicit FlowLayout(QWidget* parent, Last last = Last::FillsItsLine) : QLayout(parent), m_last(last)
    {
        setContentsMargins(0, 0, 0, 0);
    }
    ~FlowLayout() override;

    void insertWidget(int index, QWidget* widget);

    void addItem(QLayoutItem* item) override { m_items += item; }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), Move::No); }
    void setGeometry(const QRect& rectangle) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;

    /// The number of lines that widgets of these widths need.
    static int linesOf(const QList<int>& widths, int width);
    /// The height of that many lines.
    static int heightOf(int lines, int lineHeight);

private:
    enum class Move : bool { No, Yes };
    /// Returns the required height.
    int arrange(const QRect& rectangle, Move move) const;

    Last m_last;
    QList<QLayoutItem*> m_items;
};

} // namespace duovita
