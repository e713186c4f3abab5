#pragma once

#include <QHash>
#include <QSet>
#include <QWidget>

class QToolButton;

namespace duovita {

/// The empty, rarely used fields of a form, each a chip with its name, in at most two lines; a menu holds the chips
/// that do not fit. A click, Enter or Space requests the field. Hidden if there are no chips.
class FieldChips : public QWidget {
    Q_OBJECT

public:
    explicit FieldChips(QWidget* parent = nullptr);

    /// The chip's object name is "chip." and the key.
    void add(const QString& key, const QString& label);
    bool has(const QString& key) const { return m_chips.contains(key); }
    void setShown(const QString& key, bool shown);

Q_SIGNALS:
    void chosen(const QString& key);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    class Layout;
    QList<QString> wanted() const; ///< the keys of m_wanted, in order
    int heightFor(int width) const;
    void fit();

    Layout* m_layout;
    QHash<QString, QToolButton*> m_chips;
    QList<QString> m_order;
    QSet<QString> m_wanted; ///< keys that have a chip or a menu item
    QToolButton* m_more;
};

} // namespace duovita
