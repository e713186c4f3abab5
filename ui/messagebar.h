#pragma once

#include <QFrame>
#include <QPointer>

#include <functional>

class QLabel;
class QPushButton;

namespace duovita {

/// One message in the strip below the window's parts, with an action where there is something to do about it. Never
/// modal, and nothing moves for it: the strip is always there, and a message of more lines than it has stands over what
/// is above it, unless that is where the cursor is: then as much of it stands in one line as has room there.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// The message stands at the left end of this one, as far as `end`; both are children of the bar's parent.
    void standIn(QWidget& strip, QWidget& end);

    /// Passing: until somebody goes on to something else (pass()). Lasting: until it is closed or something else is
    /// said.
    enum class Stay { Passing, Lasting };
    void show(const QString& text, Stay stay = Stay::Passing);
    void show(const QString& text, const QString& actionText, const std::function<void()>& action,
              Stay stay = Stay::Lasting);
    /// The next thing is being done: what is only passing goes.
    void pass();
    QString text() const;
    /// To its button.
    void focusAction();
    /// The height of a strip for one line.
    int lineHeight() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    bool covers(const QRect& room) const;
    void sayIn(bool oneLine);

    QLabel* m_text;
    QString m_said; ///< all of it, also while one line is shown
    QPushButton* m_action;
    QWidget* m_close;
    QPointer<QWidget> m_strip; // these may go first when the window does
    QPointer<QWidget> m_end;
    std::function<void()> m_act;
    Stay m_stay = Stay::Passing;
};

} // namespace duovita
