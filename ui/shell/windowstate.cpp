#include "ui/shell/mainwindow.h"

#include "core/content/selection.h"
#include "core/messages/editwords.h"
#include "core/messages/errorwords.h"
#include "core/messages/interfacelanguage.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/backup/backupcontroller.h"
#include "ui/conflicts/conflictcontroller.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/design/designpane.h"
#include "ui/find/findpanel.h"
#include "ui/forms/editorpanel.h"
#include "ui/history/historycontroller.h"
#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/preview/previewwindow.h"
#include "ui/problems/problemspanel.h"
#include "ui/review/reviewpage.h"
#include "ui/server/servercontroller.h"
#include "ui/shell/gonepage.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"
#include "ui/shell/welcomepage.h"
#include "ui/shell/windowactions.h"

#include <QLabel>
#include <QPointer>
#include <QSplitter>
#include <QStackedWidget>

namespace duovita {

namespace {

QString nameOfPerson(const Person& person)
{
    const QString name = person.name.textOrFallback(interfaceLanguage());
    return name.isEmpty() ? MainWindow::tr("(no name yet)") : name;
}

} // namespace

void MainWindow::retranslate()
{
    m_actions->retranslate();
    makeMenus();
    m_people->retranslate();
    m_people->setOrder(m_services.language.locale() == QStringLiteral("en") ? Language::English : Language::Chinese);
    m_editor->retranslate();
    m_preview->retranslate();
    m_design->retranslate();
    updateUndo();
    m_previewWindow->retranslate();
    m_cvs->retranslate();
    m_conflicts->retranslate();
    m_history->retranslate();
    m_backups->retranslate();
    m_welcome->retranslate();
    m_review->retranslate();
    m_problems->retranslate();
    m_find->retranslate();
    m_actions->english.setChecked(m_services.language.locale() == QStringLiteral("en"));
    m_actions->chinese.setChecked(m_services.language.locale() != QStringLiteral("en"));
    showTitle();
    showSaveState();
}

void MainWindow::showTitle()
{
    setWindowTitle(m_current ? nameOfPerson(m_current.person()) + QStringLiteral(" – Duovita")
                             : QStringLiteral("Duovita"));
    m_previewWindow->setWindowTitle(windowTitle());
}

void MainWindow::updateUndo()
{
    const PersonDocument* document = edited();
    m_actions->undo.setEnabled(m_storeUndo->isUndoNext() || (document && document->canUndo()));
    m_actions->redo.setEnabled(m_storeUndo->isRedoNext() || (document && document->canRedo()));
    QString undo = m_storeUndo->undoWords();
    if (undo.isEmpty() && document)
        undo = wordsFor(document->undoSummary());
    QString redo = m_storeUndo->redoWords();
    if (redo.isEmpty() && document)
        redo = wordsFor(document->redoSummary());
    // The buttons keep their words, so that nothing in the bar moves.
    m_actions->undo.setIconText(tr("Undo"));
    m_actions->redo.setIconText(tr("Redo"));
    m_actions->undo.setText(undo.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undo));
    m_actions->redo.setText(redo.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(redo));
    const bool reviewing = m_review->isReviewing();
    QList<QAction*> outward{&m_actions->exportBoth,     &m_actions->exportEnglish, &m_actions->exportChinese,
                            &m_actions->exportWithData, &m_actions->exportTexts,   &m_actions->bringTranslations,
                            &m_actions->printEnglish,   &m_actions->printChinese};
    for (QAction& action : m_actions->exportAs)
        outward += &action;
    for (QAction* action : std::as_const(outward))
        action->setEnabled(m_current && !reviewing);
    for (QAction* action : {&m_actions->newPerson, &m_actions->import, &m_actions->sample, &m_actions->openDatabase,
                            &m_actions->openServer, &m_actions->newDatabase, &m_actions->restoreBackup,
                            &m_actions->tagSelected, &m_actions->mergeSelected})
        action->setEnabled(!reviewing);
    sayGone();
    nameExports();
    m_editor->setActionsEnabled(m_current && !reviewing);
    m_cvs->setEnabled(!reviewing);
    m_actions->history.setEnabled(m_current && !reviewing);
    m_actions->recordHistory.setEnabled(m_current && !reviewing);
    m_actions->find.setEnabled(m_current && !reviewing);
    m_actions->trash.setEnabled(!reviewing);
}

/// Ctrl+E exports what the CV is in. Where that is one language it says which, and the command for that one alone goes.
void MainWindow::nameExports()
{
    const QList<Language> languages = chosenLanguages();
    const std::optional<Language> only = languages.size() == 1 ? std::optional(languages.front()) : std::nullopt;
    m_actions->exportBoth.setText(only == Language::English   ? tr("Export English PDF…")
                                  : only == Language::Chinese ? tr("Export Chinese PDF…")
                                                              : tr("Export both languages…"));
    m_actions->exportEnglish.setVisible(only != Language::English);
    m_actions->exportChinese.setVisible(only != Language::Chinese);
}

/// What need not be read: the next change takes it away.
void MainWindow::sayBriefly(const QString& text)
{
    m_messages->show(text);
    hideWithNextEdit(text);
}

/// What the last step did, which can be taken back as long as it is the last.
void MainWindow::sayWithUndo(const QString& text)
{
    m_messages->show(text, tr("Undo"), [this, document = QPointer(&m_current.document())] {
        if (document)
            step(true);
    });
    hideWithNextEdit(text);
}

void MainWindow::sayJoined(const EntryId& id, const QStringList& keptAside)
{
    constexpr qsizetype mostTexts = 3;
    constexpr int mostSigns = 40;
    const QString title = shortTitleOf(*m_current.document().findEntry(id));
    QString text = title.isEmpty() ? tr("The two entries are one now.") : tr("The two are one now: %1.").arg(title);
    if (!keptAside.isEmpty()) {
        const QFontMetrics font = m_messages->fontMetrics();
        QStringList shown;
        for (const QString& kept : keptAside.first(qMin(mostTexts, keptAside.size())))
            shown +=
                u'“' + font.elidedText(kept.simplified(), Qt::ElideRight, mostSigns * font.averageCharWidth()) + u'”';
        if (keptAside.size() > mostTexts)
            shown += QStringLiteral("…");
        text += u'\n' + tr("What differs is kept in the form, not placed: %1").arg(listed(shown));
    }
    sayWithUndo(text);
}

/// Where the shown CV is chosen by tags, what is written into a new entry would appear nowhere.
void MainWindow::sayLeftOut(const EntryId& id)
{
    const Cv& cv = m_cvs->current();
    const Person& person = m_current.person();
    const auto place = person.findEntry(id);
    if (!place || cv.includeTags.isEmpty())
        return;
    const Section& section = person.sections[place->section];
    if (omissionOf(section.entries()[place->entry], section, cv) != Omission::ByTags)
        return;
    const QString tag = cv.includeTags.front();
    const QString text =
        tr("“%1” is chosen by tags: it does not show the new entry, which has none.").arg(shownName(cv));
    m_messages->show(text, tr("Give it the tag “%1”").arg(tag), [this, id, tag] {
        const Entry* entry = m_current ? m_current.document().findEntry(id) : nullptr;
        if (!entry)
            return;
        Entry tagged = *entry;
        tagged.tags += tag;
        m_current.document().replaceEntry(tagged);
    });
    connect(&m_current.document(), &QObject::destroyed, m_messages, [this, text] {
        if (m_messages->text() == text) // another person is being looked at
            m_messages->hide();
    });
}

void MainWindow::sayWentRound(int by)
{
    m_messages->show(by > 0 ? tr("That was the last problem: from the top again.")
                            : tr("That was the first problem: from the end again."));
}

void MainWindow::showSaveState()
{
    m_actions->conflicts.setEnabled(m_conflicts && m_conflicts->isConflicted());
    if (!m_current) {
        m_saved->clear();
        return;
    }
    switch (m_current.autosave().state()) {
    case Autosave::State::Saved:
        m_saved->setText(tr("Saved ✓"));
        if (!m_notSaved.isEmpty() && m_messages->text() == m_notSaved)
            m_messages->hide();
        m_notSaved.clear();
        break;
    case Autosave::State::Unsaved:
    case Autosave::State::Saving:
        m_saved->setText(tr("Saving…"));
        break;
    case Autosave::State::Conflicted: // the controller says it
        m_saved->setText(tr("Not saved: conflicts"));
        break;
    case Autosave::State::Failed:
        m_saved->setText(tr("Not saved"));
        if (m_server->isAway())
            break;
        sayNotSaved();
        break;
    }
}

QString MainWindow::notSavedWords() const
{
    QString text = describe(*m_current.autosave().error());
    if (m_current.autosave().isTryingAgain())
        text += u' ' + tr("What you type is kept here, and saved as soon as that is over.");
    if (const QString kept = m_current.autosave().keptIn(); !kept.isEmpty())
        text += u' ' + tr("What is not saved is kept in %1, to be imported.").arg(kept);
    return text;
}

/// It goes on being tried: said once, so that who closes the message is left in peace.
void MainWindow::sayNotSaved()
{
    const QString text = notSavedWords();
    if (text == m_notSaved)
        return;
    m_notSaved = text;
    m_messages->show(text, tr("Try again"), [this] {
        m_notSaved.clear();
        m_current.autosave().saveNow();
    });
}

void MainWindow::showParts()
{
    const bool empty = m_people->isStoreEmpty() && !m_current && m_middle->currentWidget() != m_gone;
    QWidget* parts = empty ? static_cast<QWidget*>(m_welcome) : m_splitter;
    m_stack->setCurrentWidget(m_review->isReviewing() ? m_review : parts);
}

} // namespace duovita
