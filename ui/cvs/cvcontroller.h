#pragma once

#include "core/content/cvcontent.h"
#include "core/editing/persondocument.h"

#include <QPointer>

class QMenu;
class QSettings;
class QToolButton;

namespace duovita {

class CvDialog;
class MessageBar;

/// Which CV of the open record is shown, and what can be done with a person's CVs.
class CvController : public QObject {
    Q_OBJECT

public:
    /// `button` opens the menu of the CVs and shows the name of the chosen one.
    CvController(QToolButton& button, MessageBar& messages, QSettings& settings, QWidget* window);

    void setDocument(PersonDocument* document); ///< the open record; null for none
    void setEnabled(bool enabled);              ///< not while something else is edited
    /// The chosen CV of the open record; each person's is remembered, from run to run. There has to be a record.
    const Cv& current() const;
    void choose(const CvId& cv);
    /// Shows the dialog at a CV's own headline or summary. Without focus, who is typing elsewhere goes on there.
    enum class Focus : bool { Leave, Take };
    void goTo(const ContentSource& source, Language language, Focus focus);
    QMenu* menu() const { return m_menu; }
    /// One of the open record's CVs, as it is now. Edits with an equal, not empty key that follow each other are one
    /// step of undo.
    void replace(const Cv& cv, const QString& mergeKey = {});
    /// Of a CV of the open record; of another person's, who was open before, nothing changes.
    void setMissingTexts(const PersonId& person, const CvId& cv, MissingTexts missing);

Q_SIGNALS:
    void currentChanged(); ///< another CV is chosen, or the chosen one is gone

private:
    void retranslate();
    void follow();
    std::optional<CvId> rememberedCv() const;
    void remember(const CvId& cv);
    void showName();
    void fillMenu();
    void add(const Cv& cv);
    void remove();
    void putBack(Cv cv, qsizetype at);
    Person shownRecord() const;
    void openDialog(bool naming);
    void makeDialog();
    void closeDialog();

    QToolButton& m_button;
    MessageBar& m_messages;
    QSettings& m_settings;
    QWidget* m_window;
    QMenu* m_menu;
    PersonDocument* m_document = nullptr;
    bool m_enabled = true;
    QString m_undoing; ///< the message that offers to put a deleted CV back
    QPointer<CvDialog> m_dialog;
};

} // namespace duovita
