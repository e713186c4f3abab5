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

/// Knows which CV of the open record is shown, and adds, edits and deletes CVs.
class CvController : public QObject {
    Q_OBJECT

public:
    /// `button` shows the name of the current CV and opens the menu of CVs.
    CvController(QToolButton& button, MessageBar& messages, QSettings& settings, QWidget* window);

    void setDocument(PersonDocument* document); ///< the open record; null for none
    void setEnabled(bool enabled);              ///< false while something else is edited
    /// The current CV of the open record, which must exist. Each person's choice is remembered between runs.
    const Cv& current() const;
    void choose(const CvId& cv); ///< does nothing if the record has no such CV
    /// Opens the dialog at the CV's own headline or summary. With Focus::Leave, the focus stays where the user is
    /// typing.
    enum class Focus : bool { Leave, Take };
    void goTo(const ContentSource& source, Language language, Focus focus);
    QMenu* menu() const { return m_menu; }
    /// Replaces one of the open record's CVs. Consecutive calls with the same non-empty key make one undo step.
    void replace(const Cv& cv, const QString& mergeKey = {});
    /// Sets how the CV handles missing texts. Does nothing if another person's record is open by now.
    void setMissingTexts(const PersonId& person, const CvId& cv, MissingTexts missing);

Q_SIGNALS:
    void currentChanged(); ///< another CV is shown, or the current one was removed

private:
    void retranslate();
    void follow();
    std::optional<CvId> rememberedCv() const;
    void remember(const CvId& cv);
    void showName();
    void fillMenu();
    void add(const Cv& cv);
    void remove(const QString& message);
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
    std::optional<CvId> m_before; ///< the CV shown before the current one; of any person
    QString m_undoing;            ///< text of the message that offers to restore a deleted CV
    QPointer<CvDialog> m_dialog;
};

} // namespace duovita
