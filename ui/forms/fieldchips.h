#pragma once

#include <QHash>
#include <QSet>
#include <QWidget>

class QToolButton;

namespace duovita {

class FlowLayout;

/// The fields of a form that are empty and seldom filled, each a chip with its name, in two lines at most: what has no
/// room there is in a menu behind the last of them. A click, Enter or the space bar asks for the field. There is no row
/// where there is no chip.
class FieldChips : public QWidget {
    Q_OBJECT

public:
    explicit FieldChips(QWidget* parent = nullptr);

    /// The chip's object name is "chip.KEY".
    void add(const QString& key, const QString& label);
    bool has(const QString& key) const { return m_chips.contains(key); }
    void setShown(const QString& key, bool shown);

Q_SIGNALS:
    void chosen(const QString& key);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fit();

    FlowLayout* m_layout;
    QHash<QString, QToolButton*> m_chips;
    QList<QString> m_order;
    QSet<QString> m_wanted; ///< there is a chip of them, or a line of the menu
    QToolButton* m_more;
};

} // namespace duovita
