#include "ui/forms/editorpanel.h"

#include "core/content/cvediting.h"
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

// What is done with the entries and sections that are chosen in the outline.

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
    for (QAction* action : {m_cut, m_copy, m_paste}) { // in a field the keys are the field's
        action->setShortcutContext(Qt::WidgetShortcut);
        m_outline->addAction(action);
    }
    m_remove = make("remove", "delete", QKeySequence(Qt::CTRL | Qt::Key_Delete));
    m_hide = make("hide", "show", QKeySequence(Qt::CTRL | Qt::Key_J));
    m_sort = make("sortByDate", "sort", {});
    m_up = make("moveUp", "up", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up));
    m_down = make("moveDown", "down", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down));
    connect(m_newEntry, &QAction::triggered, this, &EditorPanel::newEntry);
    connect(m_duplicate, &QAction::triggered, this, &EditorPanel::duplicate);
    connect(m_join, &QAction::triggered, this, &EditorPanel::join);
    connect(m_cut, &QAction::triggered, this, &EditorPanel::cutChosen);
    connect(m_copy, &QAction::triggered, this, &EditorPanel::copyChosen);
    connect(m_paste, &QAction::triggered, this, &EditorPanel::pasteParts);
    connect(m_remove, &QAction::triggered, this, &EditorPanel::remove);
    connect(m_hide, &QAction::triggered, this, &EditorPanel::hideOrShow);
    connect(m_sort, &QAction::triggered, this, &EditorPanel::sortByDate);
    connect(m_up, &QAction::triggered, this, [this] { move(-1); });
    connect(m_down, &QAction::triggered, this, [this] { move(1); });
}

QList<EditorPanel::ActionWords> EditorPanel::actionWords() const
{
    return {{m_newEntry, QT_TR_NOOP("New entry")},
            {m_newSection, QT_TR_NOOP("New section")},
            {m_duplicate, QT_TR_NOOP("Duplicate")},
            {m_join, QT_TR_NOOP("Join entries"), QT_TR_NOOP("Makes one of the two entries that are chosen")},
            {m_cut, QT_TR_NOOP("Cut entries")},
            {m_copy, QT_TR_NOOP("Copy entries")},
            {m_paste, QT_TR_NOOP("Paste entries")},
            {m_remove, QT_TR_NOOP("Delete")},
            {m_hide, QT_TR_NOOP("Hide or show"), QT_TR_NOOP("Whether the documents show it")},
            {m_sort, QT_TR_NOOP("Sort by date"), QT_TR_NOOP("The entries of this section, the newest first")},
            {m_up, QT_TR_NOOP("Up")},
            {m_down, QT_TR_NOOP("Down")}};
}

QList<QAction*> EditorPanel::actions() const
{
    return {m_newEntry, m_newSection, m_duplicate, m_join, m_cut,  m_copy,
            m_paste,    m_remove,     m_hide,      m_up,   m_down, m_sort};
}

void EditorPanel::setActionsEnabled(bool enabled)
{
    for (QAction* action : actions())
        action->setEnabled(enabled);
    updateJoin();
}

namespace {

template <typename Id>
void toggle(QList<Id>& ids, const Id& id)
{
    if (!ids.removeOne(id))
        ids += id;
}

} // namespace

/// The outline's own menu: what can be done with an entry or section, and where its pages shall begin and end.
void EditorPanel::showWishes(const QPoint& position)
{
    const QModelIndex index = m_outline->indexAt(position);
    const auto section = m_model ? m_model->sectionAt(index) : std::nullopt;
    if (!section)
        return;
    const auto entry = m_model->entryAt(index);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("outlineMenu"));
    menu->addActions({m_newEntry, m_duplicate, m_join});
    menu->addSeparator();
    menu->addActions({m_cut, m_copy, m_paste});
    menu->addSeparator();
    menu->addActions({m_remove, m_hide, m_up, m_down, m_sort});
    menu->addSeparator();
    const auto addWish = [&](const QString& words, const char* name, QList<SectionId> Cv::*sections,
                             QList<EntryId> Cv::*entries) {
        const Cv& cv = cvOf(m_document->person(), m_cv);
        // Of this document: another may be open before the menu is done.
        const auto change = [document = m_document, id = m_cv, section, entry, sections, entries] {
            Person person = document->person();
            Cv& changed = cvOf(person, id);
            if (entry)
                toggle(changed.*entries, *entry);
            else
                toggle(changed.*sections, *section);
            document->replaceProfile(person);
        };
        QAction* wish = menu->addAction(words, m_document, change);
        wish->setObjectName(QString::fromLatin1(name));
        wish->setCheckable(true);
        wish->setChecked(entry ? (cv.*entries).contains(*entry) : (cv.*sections).contains(*section));
    };
    addWish(tr("Leave out of this CV"), "leavesOut", &Cv::hiddenSections, &Cv::hiddenEntries);
    addWish(tr("Start on a new page"), "startsPage", &Cv::pageStartSections, &Cv::pageStartEntries);
    addWish(tr("Keep on one page"), "keepsTogether", &Cv::keptSections, &Cv::keptEntries);
    menu->popup(m_outline->viewport()->mapToGlobal(position));
}

void EditorPanel::newEntry()
{
    const QModelIndex current = m_outline->currentIndex();
    auto section = m_model->sectionAt(current);
    if (!section && !m_document->person().sections.isEmpty())
        section = m_document->person().sections.front().id();
    if (!section)
        return;
    const bool atEntry = m_model->entryAt(current).has_value();
    const Section& held = *m_document->findSection(*section);
    Entry entry = held.newEntry();
    if (formOf(held.kind()).fields.front().field == Field::Highlights)
        entry.highlights += Highlight(); // its text is what one comes to write
    m_document->insertEntry(*section, atEntry ? current.row() + 1 : held.entries().size(), entry);
    select(m_model->indexOf(entry.id));
    if (auto* form = qobject_cast<EntryForm*>(m_scroll->widget()))
        form->focusFirst();
    Q_EMIT added(entry.id);
}

void EditorPanel::newSection(SectionKind kind, const LocalizedText& title)
{
    const auto current = m_model->sectionAt(m_outline->currentIndex());
    const qsizetype at = current ? m_document->person().indexOf(*current) + 1 : m_document->person().sections.size();
    Section section(kind);
    section.title = title;
    m_document->insertSection(at, section);
    select(m_model->indexOf(section.id()));
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

/// The entries chosen in the outline; of a section that is chosen too, the section alone.
EditorPanel::Chosen EditorPanel::chosen() const
{
    Chosen chosen;
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

/// The two entries that are chosen, if they can be one; else none.
QList<EntryId> EditorPanel::twoToJoin() const
{
    const Chosen both = chosen();
    const bool fit = both.sections.isEmpty() && both.entries.size() == 2 &&
                     canJoinEntries(m_document->person(), both.entries[0], both.entries[1]);
    return fit ? both.entries : QList<EntryId>();
}

/// It needs two entries; what else can be done needs a record alone.
void EditorPanel::updateJoin()
{
    if (m_keeper && m_keeper->isWaiting())
        return; // rows have gone that come back
    m_join->setEnabled(m_model && m_duplicate->isEnabled() && !twoToJoin().isEmpty());
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
    const Chosen gone = chosen();
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

/// Hides what is chosen from all documents, or shows it again if all of it is hidden.
void EditorPanel::hideOrShow()
{
    const Chosen what = chosen();
    if (what.entries.isEmpty() && what.sections.isEmpty())
        return;
    const bool show = std::none_of(what.entries.begin(), what.entries.end(),
                                   [this](const EntryId& id) { return m_document->findEntry(id)->visible; }) &&
                      std::none_of(what.sections.begin(), what.sections.end(),
                                   [this](const SectionId& id) { return m_document->findSection(id)->visible; });
    const PersonDocument::Step step(*m_document);
    for (const EntryId& id : what.entries) {
        Entry entry = *m_document->findEntry(id);
        entry.visible = show;
        m_document->replaceEntry(entry);
    }
    for (const SectionId& id : what.sections)
        m_document->setSectionVisible(id, show);
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

void EditorPanel::move(int by)
{
    const QModelIndex current = m_outline->currentIndex();
    const auto section = m_model->sectionAt(current);
    if (const auto entry = m_model->entryAt(current)) {
        m_document->moveEntry(*entry, *section, current.row() + by);
        select(m_model->indexOf(*entry));
    } else if (section) {
        m_document->moveSection(*section, m_document->person().indexOf(*section) + by);
        select(m_model->indexOf(*section));
    }
}

} // namespace duovita
