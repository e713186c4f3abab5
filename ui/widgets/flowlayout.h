#pragma once

#include <QLayout>

namespace duovita {

/// Widgets one after the other as words are, in as many lines as they need.
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

    /// How many lines widgets of these widths take in that width.
    static int linesOf(const QList<int>& widths, int width);

private:
    enum class Move : bool { No, Yes };
    /// The height that it takes.
    int arrange(const QRect& rectangle, Move move) const;

    Last m_last;
    QList<QLayoutItem*> m_items;
};

} // namespace duovita
