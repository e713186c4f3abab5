#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace duovita {

class ElidedLabel;
class PersonDocument;

/// One message in the top bar, with an action where there is something to do about it. Never modal, and over nothing:
/// what has no room in its line is shown on demand.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Passing: until somebody goes on to something else (pass()), or has had the time to read it. Lasting: until it is
    /// closed or something else is said.
    enum class Stay { Passing, Lasting };
    void show(const QString& text, Stay stay = Stay::Passing);
    void show(const QString& text, const QString& actionText, const std::function<void()>& action,
              Stay stay = Stay::Lasting);
    /// Something could not be done: with a sign, and lasting. The action is a remedy.
    void showFailure(const QString& text, const QString& actionText = {}, const std::function<void()>& action = {});
    /// Whether what is said is a failure.
    bool isFailure() const { return isVisible() && m_failed; }
    /// The next thing is being done: what is only passing goes.
    void pass();
    /// The message, if it is still there, goes with the next change of this document: after that it would not be true.
    void hideWithNextEdit(const PersonDocument& document, const QString& text);
    QString text() const;
    /// To its button.
    void focusAction();
    /// Where it stands: it is as wide as it needs to be, and ends at the right edge.
    void setRoom(const QRect& room);
    /// What it takes to show all of the message, as far as one line may.
    int wantedWidth() const;

Q_SIGNALS:
    void shownChanged(); ///< there is a message now, another one, or none any more

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
    void fit();
    void showWhole();

    ElidedLabel* m_text;
    QLabel* m_sign; ///< of a failure
    QPushButton* m_action;
    QPushButton* m_more; ///< of a message that the line does not hold
    QWidget* m_close;
    QRect m_room;
    QTimer* m_read; ///< until a passing one has been read
    std::function<void()> m_act;
    Stay m_stay = Stay::Passing;
    bool m_failed = false;
};

} // namespace duovita
