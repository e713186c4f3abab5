#pragma once

#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;

namespace duovita {

/// A few choices beside each other of which one holds. Tab goes to the chosen one, the arrow keys from one to the next.
class SegmentBar : public QWidget {
    Q_OBJECT

public:
    explicit SegmentBar(QWidget* parent = nullptr);

    /// Behind the others; its index.
    int add(const QString& objectName, const QString& text = {});
    void setText(int index, const QString& text);
    void setToolTip(int index, const QString& words);
    int current() const;
    /// Without chosen().
    void setCurrent(int index);
    /// Whether they share what width there is; otherwise each is as wide as its text.
    void setFilling(bool filling);

Q_SIGNALS:
    void chosen(int index); ///< by a person

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QAbstractButton* button(int index) const;

    QHBoxLayout* m_layout;
    QButtonGroup* m_group;
    bool m_filling = false;
};

} // namespace duovita
