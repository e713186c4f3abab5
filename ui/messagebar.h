#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace duovita {

/// One message above the window's parts, with an action where there is something to do about it. Never modal.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void show(const QString& text);
    void show(const QString& text, const QString& actionText, const std::function<void()>& action);
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* m_text;
    QPushButton* m_action;
    std::function<void()> m_act;
};

} // namespace duovita
