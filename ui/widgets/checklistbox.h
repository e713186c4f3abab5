#pragma once

#include <QComboBox>

class QAction;
class QMenu;

namespace duovita {

/// Chooses several of a list. Looks like a combo box that shows the chosen items; its list stays open when one of them
/// is ticked.
class ChecklistBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChecklistBox(QWidget* parent = nullptr);

    void addChoice(const QString& text, const QString& value);
    QStringList values() const;                     ///< of all items
    QStringList chosen() const { return m_chosen; } ///< in the order in which they were ticked
    void setChosen(const QStringList& values);
    /// What is shown if nothing is ticked.
    void setNothingText(const QString& text);
    void showPopup() override;

Q_SIGNALS:
    void toggled(const QString& value, bool on); ///< by the user

private:
    void showChosen();

    QMenu* m_menu;
    QStringList m_chosen;
    QString m_nothing;
};

} // namespace duovita
