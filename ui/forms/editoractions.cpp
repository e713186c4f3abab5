#include "ui/forms/editorpanel.h"

#include "core/editing/entrysorting.h"
#include "core/matching/entryjoining.h"
#include "ui/forms/entryform.h"
#include "ui/forms/kindfields.h"
#include "ui/forms/outlinekeeper.h"
#include "ui/forms/outlineview.h"
#include "ui/models/outlinemodel.h"
#include "ui/presentation/icons.h"

#include <QAction>
#include <QMenu>
#include <QScrollArea>

// Actions on the entries and sections selected in the outline.

namespace duovita {

void EditorPanel::makeActions()
{
    const auto make = [this](const char* name, const char* icon, const QKeySequence& shortcut) {
        auto* action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WindowShortcut);
        return action;
    };
    m_newEntry = make("newEntry", "add", QKeySequence::New);
    m_newSection = make("newSection", "section-add", {});
    m_newSection->setMenu(m_sectionMenu);
    m_duplicate = make("duplicate", "duplicate", QKeySequence(Qt::CTRL | Qt::Key_D));
    m_join = make("joinEntries", "join", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J));
    m_cut = make("cutEntries", "cut", QKeySequence::Cut);
    m_copy = make("copyEntries", "copy", QKeySequence::Copy);
    m_paste = make("pasteEntries", "paste", QKeySequence::Paste);
    for (QAction* action : {m_cut, m_copy, m_paste}) { // in a field, these shortcuts act on the text
        action->setShortcutContext(Qt::WidgetShortcut);
        m_outline->addAction(action);
    }
    m_remove = make("remove", "delete", QKeySequence(Qt::CTRL | Qt::Key_Delete));
    m_hide = make("hide", "show", QKeySequence(Qt::CTRL | Qt::Key_J));
    m_hideInAll = make("hideInAll", "hide", {});
    m_showOnlyHere = make("showOnlyHere", "show", {});
    m_sort = make("sortByDate", "sort", {});
    m_startsPage = make("startsPage", "page", {});
    m_keepsTogether = make("keepsTogether", "page", {});
    m_up = make("moveUp", "up", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up));
    m_down = make("moveDown", "down", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down));
    connect(m_newEntry, &QAction::triggered, this, &EditorPanel::newEntry);
    connect(m_duplicate, &QAction::triggered, this, &EditorPanel::duplicate);
    connect(m_join, &QAction::triggered, this, &EditorPanel::join);
    connect(m_cut, &QAction::triggered, this, &EditorPanel::cutChosen);
    connect(m_copy, &QAction::triggered, this, &EditorPanel::copyChosen);
    connect(m_paste, &QAction::triggered, this, &EditorPanel::pasteParts);
    connect(m_remove, &QAction::triggered, this, &EditorPanel::remove);
    connect(m_hide, &QAction::triggered, this, [this] { hideOrShow(chosen()); });
    connect(m_hideInAll, &QAction::triggered, this, &EditorPanel::hideOrShowInAll);
    connect(m_showOnlyHere, &QAction::triggered, this, &EditorPanel::showOnlyHere);
    connect(m_sort, &QAction::triggered, this, &EditorPanel::sortByDate);
    connect(m_up, &QAction::triggered, this, [this] { move(-1); });
    connect(m_down, &QAction::triggered, this, [this] { move(1); });
    connectWishes();
}

QList<EditorPanel::ActionWords> EditorPanel::actionWords() const
{
    return {{m_newEntry, QT_TR_NOOP("New entry")},
            {m_newSection, QT_TR_NOOP("New section")},
            {m_duplicate, QT_TR_NOOP("Duplicate")},
            {m_join, QT_TR_NOOP("Join entries"), QT_TR_NOOP("Combines the two selected entries into one")},
            {m_cut, QT_TR_NOOP("Cut entries")},
            {m_copy, QT_TR_NOOP("Copy entries")},
            {m_paste, QT_TR_NOOP("Paste entries")},
            {m_remove, QT_TR_NOOP("Delete")},
            {m_sort, QT_TR_NOOP("Sort by date"), QT_TR_NOOP("The entries of this section, the newest first")},
            {m_startsPage, QT_TR_NOOP("Start on a new page")},
            {m_keepsTogether, QT_TR_NOOP("Keep on one page")},
            {m_up, QT_TR_NOOP("Up")},
            {m_down, QT_TR_NOOP("Down")}};
}

QList<QAction*> EditorPanel::actions() const
{
    return {m_newEntry, m_newSection, m_duplicate,    m_join,       m_cut,           m_copy, m_paste, m_remove,
            m_hide,     m_hideInAll,  m_showOnlyHere, m_startsPage, m_keepsTogether, m_up,   m_down,  m_sort};
}

void EditorPanel::setActionsEnabled(bool enabled)
{
    for (QAction* action : actions())
        action->setEnabled(enabled);
    updateJoin();
}

namespace {

/// Entries of kinds that consist of points start with one; a summary is a paragraph.
Entry firstEntryOf(const Section& section)
{
    Entry entry = section.newEntry();
    if (formOf(section.kind()).fields.front().field != Field::Highlights)
        return entry;
    Highlight point;
    if (section.kind() == SectionKind::Summary)
        point.style = HighlightStyle::Paragraph;
    entry.highlights += point;
    return entry;
}

} // namespace

/// The selected section, or the first one; null if there is none.
const Section* EditorPanel::sectionForNewEntry() const
{
    if (!m_document || !m_model || m_document->person().sections.isEmpty())
        return nullptr;
    const auto chosen = m_model->sectionAt(m_outline->currentIndex());
    return chosen ? m_document->findSection(*chosen) : &m_document->person().sections.front();
}

void EditorPanel::newEntry()
{
    const Section* section = sectionForNewEntry();
    if (!section)
        return;
    const QModelIndex current = m_outline->currentIndex();
    const bool atEntry = m_model->entryAt(current).has_value();
    const Entry entry = firstEntryOf(*section);
    m_document->insertEntry(section->id(), atEntry ? current.row() + 1 : section->entries().size(), entry);
    select(m_model->indexOf(entry.id));
    if (auto* form = qobject_cast<EntryForm*>(m_scroll->widget()))
        form->focusFirst();
    Q_EMIT added(entry.id);
}

/// Below the current one; but a summary comes first, and starts with its text, because that is all it has.
void EditorPanel::newSection(SectionKind kind, const LocalizedText& title)
{
    const bool isSummary = kind == SectionKind::Summary;
    const auto current = m_model->sectionAt(m_outline->currentIndex());
    const qsizetype below = current ? m_document->person().indexOf(*current) + 1 : m_document->person().sections.size();
    Section section(kind);
    section.title = title;
    if (isSummary)
        static_cast<void>(section.append(firstEntryOf(section)));
    m_document->insertSection(isSummary ? 0 : below, section);
    select(isSummary ? m_model->indexOf(section.entries().front().id) : m_model->indexOf(section.id()));
    if (auto* form = qobject_cast<EntryForm*>(m_scroll->widget()))
        form->focusFirst();
    else
        focusField({});
}

void EditorPanel::duplicate()
{
    const QModelIndex current = m_outline->currentIndex();
    const auto id = m_model->entryAt(current);
    if (!id)
        return;
    Entry copy = *m_document->findEntry(*id);
    copy.id = EntryId();
    for (Highlight& highlight : copy.highlights)
        highlight.id = HighlightId();
    m_document->insertEntry(*m_model->sectionAt(current), current.row() + 1, copy);
    select(m_model->indexOf(copy.id));
}

/// The selected entries and sections; entries of a selected section are not listed.
RecordParts EditorPanel::chosen() const
{
    RecordParts chosen;
    QModelIndexList indexes = m_outline->selectionModel()->selectedIndexes();
    if (indexes.isEmpty())
        indexes += m_outline->currentIndex();
    for (const QModelIndex& index : indexes) {
        const auto section = m_model->sectionAt(index);
        if (section && !m_model->entryAt(index))
            chosen.sections += *section;
    }
    for (const QModelIndex& index : indexes) {
        const auto entry = m_model->entryAt(index);
        if (entry && !chosen.sections.contains(*m_model->sectionAt(index)))
            chosen.entries += *entry;
    }
    return chosen;
}

/// The two selected entries if they can be joined; else none.
QList<EntryId> EditorPanel::twoToJoin() const
{
    const RecordParts both = chosen();
    const bool fit = both.sections.isEmpty() && both.entries.size() == 2 &&
                     canJoinEntries(m_document->person(), both.entries[0], both.entries[1]);
    return fit ? both.entries : QList<EntryId>();
}

/// Joining needs two entries; the other actions need any selection.
void EditorPanel::updateJoin()
{
    if (m_keeper && m_keeper->isWaiting())
        return;                                                    // rows are only temporarily removed
    const bool any = m_document && m_model && !chosen().isEmpty(); // the person cannot be deleted or hidden here
    for (QAction* action : {m_remove, m_hide, m_hideInAll, m_showOnlyHere})
        action->setEnabled(any);
    m_join->setEnabled(any && !twoToJoin().isEmpty());
}

void EditorPanel::join()
{
    const QList<EntryId> both = twoToJoin();
    if (both.isEmpty())
        return;
    const JoinedEntries made = *joinEntries(m_document->person(), both[0], both[1]);
    m_document->replaceRecord(made.person, ChangeCause::Edit);
    select(m_model->indexOf(made.entry));
    Q_EMIT joined(made.entry, made.keptAside);
}

void EditorPanel::remove()
{
    const RecordParts gone = chosen();
    if (gone.entries.isEmpty() && gone.sections.isEmpty())
        return;
    {
        const PersonDocument::Step step(*m_document);
        for (const EntryId& entry : gone.entries)
            m_document->removeEntry(entry);
        for (const SectionId& section : gone.sections)
            m_document->removeSection(section);
    }
    Q_EMIT removed(static_cast<int>(gone.entries.size() + gone.sections.size()));
}

void EditorPanel::sortByDate()
{
    const auto id = m_model->sectionAt(m_outline->currentIndex());
    if (!id)
        return;
    const Section& section = *m_document->findSection(*id);
    const QList<EntryId> order = newestFirst(section);
    const bool sorted = std::equal(order.begin(), order.end(), section.entries().begin(),
                                   [](const EntryId& own, const Entry& entry) { return own == entry.id; });
    if (sorted)
        return;
    const PersonDocument::Step step(*m_document);
    for (qsizetype i = 0; i < order.size(); ++i)
        m_document->moveEntry(order[i], *id, i);
}

} // namespace duovita
