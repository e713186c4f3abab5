#pragma once

#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;

namespace duovita {

/// A few alternatives side by side, one of which is selected. Tab goes to the selected one; arrow keys move between
/// them.
class SegmentBar : public QWidget {
    Q_OBJECT

public:
    explicit SegmentBar(QWidget* parent = nullptr);

    /// Appends a segment; returns its index.
    int add(const QString& objectName, const QString& text = {});
    void setText(int index, const QString& text);
    void setShown(int index, bool shown);
    void setToolTip(int index, const QString& words);
    int current() const;
    /// Does not emit chosen().
    void setCurrent(int index);
    /// Whether segments fill the width; otherwise each is as wide as its text.
    void setFilling(bool filling);

Q_SIGNALS:
    void chosen(int index); ///< by the user

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QAbstractButton* button(int index) const;

    QHBoxLayout* m_layout;
    QButtonGroup* m_group;
    bool m_filling = false;
};

} // namespace duovita
