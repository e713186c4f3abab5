#pragma once

#include <QHash>
#include <QWidget>

namespace duovita {

class FlowLayout;

/// The fields of a form that are empty and seldom filled, each a chip with its name, as words in lines. A click, Enter
/// or the space bar asks for the field. There is no row where there is no chip.
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

private:
    FlowLayout* m_layout;
    QHash<QString, QWidget*> m_chips;
};

} // namespace duovita
