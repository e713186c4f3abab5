#pragma once

#include <QFrame>
#include <QPointer>

#include <functional>

class QLabel;
class QPushButton;

namespace duovita {

class PersonDocument;

/// One message in the strip below the window's parts, with an action where there is something to do about it. Never
/// modal, and over nothing: the strip is always there, and grows for a message of more lines, unless the cursor is
/// where it would grow: then one line of it is shown, and a button shows the rest.
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
    /// The message, if it is still there, goes with the next change of this document: after that it would not be true.
    void hideWithNextEdit(const PersonDocument& document, const QString& text);
    QString text() const;
    /// To its button.
    void focusAction();
    /// The height of a strip for one line.
    int lineHeight() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void place();
    int wholeHeight();
    bool isCursorIn(int height) const;
    void showWhole();
    void sayIn(bool oneLine);

    QLabel* m_text;
    QString m_said; ///< all of it, also while one line is shown
    QPushButton* m_action;
    QPushButton* m_more; ///< of a message that one line does not hold
    QWidget* m_close;
    bool m_whole = true;       ///< all of its lines are shown
    QPointer<QWidget> m_strip; // these may go first when the window does
    QPointer<QWidget> m_end;
    std::function<void()> m_act;
    Stay m_stay = Stay::Passing;
};

} // namespace duovita
