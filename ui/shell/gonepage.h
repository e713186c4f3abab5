#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// Shown in place of a record that was moved to the trash: who it was, and how to restore them.
class GonePage : public QWidget {
    Q_OBJECT

public:
    explicit GonePage(QWidget* parent = nullptr);
    /// `remedy` names another way to restore them besides the button.
    void show(const QString& what, const QString& remedy, const QString& button);

Q_SIGNALS:
    void backWanted();

private:
    QLabel* m_what;
    QLabel* m_remedy;
    QPushButton* m_back;
};

} // namespace duovita
