#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace duovita {

/// A row of the design pane: a label and the setting's control; in the margins a dot that marks a change, a reset
/// button and a menu.
class SettingRow : public QWidget {
    Q_OBJECT

public:
    static constexpr int labelLeft = 40;
    static constexpr int labelWidth = 100;
    static constexpr int labelGap = 8;
    static constexpr int rightMargin = 24;

    /// `name` is the object name of the setting's control.
    SettingRow(const QString& name, const QString& label, const QString& wholeLabel, QWidget* parent);

    /// Disables the row for this reason; an empty reason enables it.
    void setInTheWay(const QString& reason);

Q_SIGNALS:
    void resetWanted();

protected:
    void setContent(QWidget* content);
    QWidget* content() const { return m_content; }
    QLabel& label() const { return *m_label; }
    /// Shows the languages' names above the halves of the content.
    void setHeads(const QStringList& words);
    void setChanged(bool changed);
    /// Adds an explanation below the content, and returns it.
    QLabel* addNote(const QString& name);
    /// The menu is opened by a button in the left margin, shown while the pointer is on the row, or by the menu key.
    void setMenu(QMenu* menu);

    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeMargin(const QString& name);
    QWidget* makeEnd(const QString& name);

    QHBoxLayout* m_headLine;
    QHBoxLayout* m_line;
    QLabel* m_label;
    QLabel* m_dot = nullptr;
    QToolButton* m_more = nullptr;
    QToolButton* m_reset = nullptr;
    QWidget* m_heads;
    QWidget* m_content = nullptr;
    QMenu* m_menu = nullptr;
};

} // namespace duovita
