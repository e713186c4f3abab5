#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// What stands in the place of a record that was open and went to the trash: who that was, and how to have them back.
class GonePage : public QWidget {
    Q_OBJECT

public:
    explicit GonePage(QWidget* parent = nullptr);
    /// `remedy` says what brings them back besides the button.
    void show(const QString& what, const QString& remedy, const QString& button);

Q_SIGNALS:
    void backWanted();

private:
    QLabel* m_what;
    QLabel* m_remedy;
    QPushButton* m_back;
};

} // namespace duovita
