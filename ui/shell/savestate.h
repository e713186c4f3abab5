#pragma once

#include <QLabel>

namespace duovita {

class CurrentRecord;
class MessageBar;
class ServerController;

/// Whether what is typed is saved, and, at more length in the message bar, why it is not.
class SaveState : public QLabel {
    Q_OBJECT

public:
    SaveState(CurrentRecord& current, const ServerController& server, MessageBar& messages, QWidget* window);

    void refresh();
    /// The tick alone stands for what is saved or being saved: in a narrow window.
    void setBrief(bool brief);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Whether the window may close: all is saved, or what is not is in a file, and the person knows. If not, says why;
    /// closing now would lose what is on the screen, or leave it where nobody knows.
    bool mayClose();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Shown { Nothing, Saved, Saving, NotSaved };
    void say(Shown shown, const QString& words);
    QString notSavedWords() const;
    void sayNotSaved();

    CurrentRecord& m_current;
    const ServerController& m_server;
    MessageBar& m_messages;
    Shown m_shown = Shown::Nothing;
    bool m_brief = false;
    QString m_notSaved;     ///< what was said last of why not
    bool m_leaving = false; ///< what is not saved is in a file, and the person knows
};

} // namespace duovita
