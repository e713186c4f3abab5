#include "ui/shell/editnotices.h"

#include "core/content/selection.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/forms/editorpanel.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/undocontroller.h"

#include <QPointer>

namespace duovita {

EditNotices::EditNotices(EditorPanel& editor, CurrentRecord& current, CvController& cvs, UndoController& undo,
                         MessageBar& messages, QObject* parent)
    : QObject(parent), m_current(current), m_cvs(cvs), m_undo(undo), m_messages(messages)
{
    connect(&editor, &EditorPanel::removed, this, [this](int count) { showWithUndo(removedWords(count)); });
    connect(&editor, &EditorPanel::joined, this, &EditNotices::showJoined);
    connect(&editor, &EditorPanel::added, this, &EditNotices::warnIfLeftOut);
    connect(&editor, &EditorPanel::visibilityNoted, this, &EditNotices::showVisibility);
    connect(&cvs, &CvController::currentChanged, this, &EditNotices::hideVisibility);
    connect(&current, &CurrentRecord::closing, this, &EditNotices::hideVisibility);
}

/// Who removes something while one of several CVs is shown might mean only that one.
QString EditNotices::removedWords(int count) const
{
    return m_current.document().person().cvs.size() > 1
               ? tr("%n item(s) moved to the trash, out of all CVs.", nullptr, count)
               : tr("%n item(s) moved to the trash.", nullptr, count);
}

void EditNotices::showVisibility(const QString& note)
{
    m_visibility = note;
    m_messages.show(note);
}

/// Beside another CV, the note would read as if it were about that one.
void EditNotices::hideVisibility()
{
    if (!m_visibility.isEmpty() && m_messages.text() == m_visibility)
        m_messages.hide();
}

/// Reports the last step with an Undo button, which disappears with the next change.
void EditNotices::showWithUndo(const QString& text)
{
    m_messages.show(text, tr("Undo"), [this, document = QPointer(&m_current.document())] {
        if (document)
            m_undo.take(UndoController::Way::Back);
    });
    m_messages.hideWithNextEdit(m_current.document(), text);
}

void EditNotices::showJoined(const EntryId& id, const QStringList& keptAside)
{
    constexpr qsizetype mostTexts = 3;
    constexpr int mostSigns = 40;
    const QString title = shortTitleOf(*m_current.document().findEntry(id));
    QString text = title.isEmpty() ? tr("The two entries have been joined.")
                                   : tr("The two entries have been joined: %1.").arg(title);
    if (!keptAside.isEmpty()) {
        const QFontMetrics font = m_messages.fontMetrics();
        QStringList shown;
        for (const QString& kept : keptAside.first(qMin(mostTexts, keptAside.size())))
            shown +=
                u'“' + font.elidedText(kept.simplified(), Qt::ElideRight, mostSigns * font.averageCharWidth()) + u'”';
        if (keptAside.size() > mostTexts)
            shown += QStringLiteral("…");
        text += u'\n' + tr("What differs is kept in the form as unplaced text: %1").arg(listed(shown));
    }
    showWithUndo(text);
}

/// If the shown CV selects by tags, warns that it will not include the new entry.
void EditNotices::warnIfLeftOut(const EntryId& id)
{
    const Cv& cv = m_cvs.current();
    const Person& person = m_current.person();
    const auto place = person.findEntry(id);
    if (!place || cv.includeTags.isEmpty())
        return;
    const Section& section = person.sections[place->section];
    if (omissionOf(section.entries()[place->entry], section, cv) != Omission::ByTags)
        return;
    const QString tag = cv.includeTags.front();
    const QString text =
        tr("“%1” is filtered by tags and does not show the new entry, which has none.").arg(shownName(cv));
    m_messages.show(text, tr("Give it the tag “%1”").arg(tag), [this, id, tag] {
        const Entry* entry = m_current ? m_current.document().findEntry(id) : nullptr;
        if (!entry)
            return;
        Entry tagged = *entry;
        tagged.tags += tag;
        m_current.document().replaceEntry(tagged);
    });
    connect(&m_current.document(), &QObject::destroyed, &m_messages, [this, text] {
        if (m_messages.text() == text) // the tag button would act on another person
            m_messages.hide();
    });
}

} // namespace duovita
