#pragma once

#include <QLabel>

namespace duovita {

class CurrentRecord;
class MessageBar;
class ServerController;

/// Shows whether changes are saved; explains errors in the message bar.
class SaveState : public QLabel {
    Q_OBJECT

public:
    SaveState(CurrentRecord& current, const ServerController& server, MessageBar& messages, QWidget* window);

    void refresh();
    /// In narrow windows, shows only a tick for saved and saving.
    void setBrief(bool brief);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Saves before the window closes. Returns whether it may close: everything is saved, or the user has accepted that
    /// only a file keeps the changes. Otherwise shows the reason, unless it is a conflict, which ConflictController
    /// shows.
    bool saveBeforeClosing();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Shown { Nothing, Saved, Saving, NotSaved };
    void setShown(Shown shown, const QString& words);
    QString failureText() const;
    void reportFailure();

    CurrentRecord& m_current;
    const ServerController& m_server;
    MessageBar& m_messages;
    Shown m_shown = Shown::Nothing;
    bool m_brief = false;
    QString m_reportedFailure;     ///< the last error message shown
    bool m_closingUnsaved = false; ///< the user has accepted that only a file keeps the changes
};

} // namespace duovita
