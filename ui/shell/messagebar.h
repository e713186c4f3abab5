#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace duovita {

class ElidedLabel;
class PersonDocument;

/// Shows one message in the top bar, optionally with an action. Never modal and never covers other widgets; long
/// messages are elided and shown in full on demand.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Passing messages disappear with the next action (pass()) or after enough time to read them; lasting ones when
    /// they are closed or replaced.
    enum class Stay { Passing, Lasting };
    void show(const QString& text, Stay stay = Stay::Passing);
    void show(const QString& text, const QString& actionText, const std::function<void()>& action,
              Stay stay = Stay::Lasting);
    /// Shows an error with an icon; lasting. The action is a remedy.
    void showFailure(const QString& text, const QString& actionText = {}, const std::function<void()>& action = {});
    /// Whether an error is shown.
    bool isFailure() const { return isVisible() && m_failed; }
    /// Call before the next action: hides a passing message.
    void pass();
    /// Hides this message with the next change of the document, after which it would be wrong.
    void hideWithNextEdit(const PersonDocument& document, const QString& text);
    QString text() const;
    /// Focuses the action's button.
    void focusAction();
    /// The available area; the bar is as wide as needed and aligned to the right.
    void setRoom(const QRect& room);
    /// What it takes to show the message in two lines.
    int leastWidth() const;

Q_SIGNALS:
    void shownChanged(); ///< a message appeared or disappeared

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void say(const QString& text, const QString& actionText, const std::function<void()>& action);
    void drawSign();
    int textWidth() const;
    int buttonsWidth() const;
    int wantedWidth() const; ///< to show all of the message, as far as one line may
    void fit();
    void showWhole();

    QString m_whole;
    ElidedLabel* m_text; ///< shows its lines one behind the other
    QLabel* m_sign; ///< shown for errors
    QPushButton* m_action;
    QPushButton* m_more; ///< shows the full message
    QWidget* m_close;
    QRect m_room;
    QTimer* m_read; ///< reading time of a passing message
    std::function<void()> m_act;
    Stay m_stay = Stay::Passing;
    bool m_failed = false;
};

} // namespace duovita
