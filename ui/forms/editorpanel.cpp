#include "ui/forms/editorpanel.h"

#include "core/content/cvediting.h"
#include "core/editing/entrysorting.h"
#include "core/terms/headings.h"
#include "ui/forms/kindfields.h"
#include "ui/forms/outlinekeeper.h"
#include "ui/forms/outlineview.h"
#include "ui/forms/recordforms.h"
#include "ui/models/outlinemodel.h"
#include "ui/presentation/icons.h"
#include "ui/presentation/kindwords.h"
#include "ui/widgets/choosing.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

EditorPanel::EditorPanel(QWidget* parent)
    : QWidget(parent), m_outline(new OutlineView(this)), m_scroll(new QScrollArea(this)), m_sectionMenu(new QMenu(this))
{
    makeActions();
    auto* bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(16, 16));
    for (QAction* action : {m_newEntry, m_newSection, m_duplicate, m_remove, m_hide, m_up, m_down})
        bar->addAction(action);
    // What a picture says well enough needs no words beside it.
    for (QAction* action : {m_duplicate, m_remove, m_hide, m_up, m_down}) {
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(m_newSection)))
        button->setPopupMode(QToolButton::InstantPopup);
    m_outline->setObjectName(QStringLiteral("outline"));
    m_outline->setHeaderHidden(true);
    m_outline->setUniformRowHeights(true);
    m_outline->setTextElideMode(Qt::ElideRight);
    m_outline->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_outline->setDragDropMode(QAbstractItemView::DragDrop); // also of what an import could not place, from a form
    m_outline->setDefaultDropAction(Qt::MoveAction);
    m_outline->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_outline, &QWidget::customContextMenuRequested, this, &EditorPanel::showWishes);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its fields take the focus
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(QStringLiteral("editorSplitter"));
    splitter->addWidget(m_outline);
    splitter->addWidget(m_scroll);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 5);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(splitter, 1);
    retranslate();
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
    menu->addActions({m_newEntry, m_duplicate, m_remove, m_hide, m_up, m_down, m_sort});
    menu->addSeparator();
    const auto addWish = [&](const QString& words, const char* name, QList<SectionId> Cv::*sections,
                             QList<EntryId> Cv::*entries) {
        const Cv& cv = cvOf(m_document->person(), m_cv);
        QAction* wish = menu->addAction(words, this, [this, section, entry, sections, entries] {
            Person person = m_document->person();
            Cv& changed = cvOf(person, m_cv);
            if (entry)
                toggle(changed.*entries, *entry);
            else
                toggle(changed.*sections, *section);
            m_document->replaceFacts(person);
        });
        wish->setObjectName(QString::fromLatin1(name));
        wish->setCheckable(true);
        wish->setChecked(entry ? (cv.*entries).contains(*entry) : (cv.*sections).contains(*section));
    };
    addWish(tr("Leave out of this CV"), "leavesOut", &Cv::hiddenSections, &Cv::hiddenEntries);
    addWish(tr("Start on a new page"), "startsPage", &Cv::pageStartSections, &Cv::pageStartEntries);
    addWish(tr("Keep on one page"), "keepsTogether", &Cv::keptSections, &Cv::keptEntries);
    menu->popup(m_outline->viewport()->mapToGlobal(position));
}

void EditorPanel::setCv(const CvId& cv)
{
    m_cv = cv;
    if (m_model)
        m_model->setCv(cv);
}

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
    m_remove = make("remove", "delete", QKeySequence(Qt::CTRL | Qt::Key_Delete));
    m_hide = make("hide", "hide", QKeySequence(Qt::CTRL | Qt::Key_J));
    m_sort = make("sortByDate", "sort", {});
    m_up = make("moveUp", "up", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up));
    m_down = make("moveDown", "down", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down));
    connect(m_newEntry, &QAction::triggered, this, &EditorPanel::newEntry);
    connect(m_duplicate, &QAction::triggered, this, &EditorPanel::duplicate);
    connect(m_remove, &QAction::triggered, this, &EditorPanel::remove);
    connect(m_hide, &QAction::triggered, this, &EditorPanel::hideOrShow);
    connect(m_sort, &QAction::triggered, this, &EditorPanel::sortByDate);
    connect(m_up, &QAction::triggered, this, [this] { move(-1); });
    connect(m_down, &QAction::triggered, this, [this] { move(1); });
}

QList<QAction*> EditorPanel::actions() const
{
    return {m_newEntry, m_newSection, m_duplicate, m_remove, m_hide, m_up, m_down, m_sort};
}

void EditorPanel::setActionsEnabled(bool enabled)
{
    for (QAction* action : actions())
        action->setEnabled(enabled);
}

void EditorPanel::retranslate()
{
    m_newEntry->setText(tr("New entry"));
    m_newSection->setText(tr("New section"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete"));
    m_hide->setText(tr("Hide or show"));
    m_hide->setToolTip(tr("Whether the documents show it"));
    m_sort->setText(tr("Sort by date"));
    m_sort->setToolTip(tr("The entries of this section, the newest first"));
    m_up->setText(tr("Up"));
    m_down->setText(tr("Down"));
    m_outline->setAccessibleName(tr("Sections and entries"));
    m_sectionMenu->clear();
    for (const ReadySection& ready : readySections())
        m_sectionMenu->addAction(ready.title.text(interfaceLanguage()), this, [this, ready] {
            newSection(ready.kind,
                       LocalizedText::of(ready.title.text(Language::English), ready.title.text(Language::Chinese)));
        });
    m_sectionMenu->addSeparator();
    m_sectionMenu->addAction(wordFor(SectionKind::Custom), this, [this] { newSection(SectionKind::Custom, {}); });
    if (!m_document)
        return;
    const QWidget* focus = QApplication::focusWidget();
    const bool isInForm = focus && m_scroll->isAncestorOf(focus);
    const QString field = focusedField();
    showCurrent();
    if (isInForm)
        focusField(field);
}

namespace {

/// A view makes a selection for each model it is given. Those for none at all would stay as long as the view does.
void dropOldSelections(const QAbstractItemView& view)
{
    for (QItemSelectionModel* selection : view.findChildren<QItemSelectionModel*>(Qt::FindDirectChildrenOnly)) {
        if (selection != view.selectionModel())
            delete selection;
    }
}

} // namespace

void EditorPanel::setDocument(PersonDocument* document)
{
    showForm(nullptr);
    m_outline->setModel(nullptr);
    delete m_model;
    m_model = nullptr;
    dropOldSelections(*m_outline);
    dropOldSelections(*m_outline->header());
    delete m_keeper;
    m_keeper = nullptr;
    m_document = document;
    setActionsEnabled(document != nullptr);
    if (!document)
        return;
    m_keeper = new OutlineKeeper(*document, *m_outline, this);
    connect(m_keeper, &OutlineKeeper::settled, this, &EditorPanel::settle);
    m_model = new OutlineModel(*document, this);
    m_model->setCv(m_cv);
    m_outline->setModel(m_model);
    m_outline->expandAll();
    connect(m_model, &OutlineModel::dropped, this, &EditorPanel::select);
    connect(m_outline->selectionModel(), &QItemSelectionModel::currentChanged, this, &EditorPanel::showCurrent);
    connect(m_model, &QAbstractItemModel::rowsInserted, m_outline, [this](const QModelIndex& parent, int row) {
        m_outline->expand(parent.isValid() ? parent : m_model->index(row, 0));
    });
    select(m_model->personIndex());
}

void EditorPanel::select(const QModelIndex& index)
{
    chooseAlone(*m_outline, index);
    m_outline->scrollTo(index);
}

void EditorPanel::showForm(QWidget* form)
{
    const QWidget* old = m_scroll->widget();
    if (old && QApplication::focusWidget() && old->isAncestorOf(QApplication::focusWidget()))
        focusOutline(); // it would go to whatever comes next in the window
    delete m_scroll->takeWidget();
    if (!form)
        return;
    m_scroll->setWidget(form);
    orderTabs();
}

/// What is made late comes last in the window: Tab is to go on from the outline into the form, in the form's own order.
void EditorPanel::orderTabs()
{
    QWidget* form = m_scroll->widget();
    QList<QWidget*> fields;
    for (QWidget* field = form->nextInFocusChain(); field != form; field = field->nextInFocusChain()) {
        if (form->isAncestorOf(field) && field->focusPolicy() & Qt::TabFocus && !field->focusProxy())
            fields += field;
    }
    QWidget* before = m_outline;
    for (QWidget* field : fields) {
        setTabOrder(before, field);
        before = field;
    }
}

void EditorPanel::showCurrent()
{
    if (m_keeper->isWaiting())
        return; // the current row is only passing
    const QModelIndex current = m_outline->currentIndex();
    m_document->closeMerge();
    const ContentSource source = currentSource();
    m_shown = source;
    m_shownKind = shownKind();
    if (source.entry)
        showEntry(*source.entry);
    else if (source.section)
        showForm(new SectionForm(*m_document, *source.section));
    else if (current.isValid())
        showPerson();
    else
        showForm(nullptr);
    Q_EMIT currentSourceChanged(source);
}

/// After rows were taken out and put in again, the form stays where it is of the same as before: the cursor is in it.
void EditorPanel::settle()
{
    if (!(currentSource() == m_shown) || shownKind() != m_shownKind)
        showCurrent();
}

std::optional<SectionKind> EditorPanel::shownKind() const
{
    const auto section = m_model->sectionAt(m_outline->currentIndex());
    return section ? std::optional(m_document->findSection(*section)->kind()) : std::nullopt;
}

/// What was unfolded for one entry is unfolded for the next of its kind.
void EditorPanel::showEntry(const EntryId& id)
{
    auto* form = new EntryForm(*m_document, id, m_terms);
    const SectionKind kind = m_document->findSection(*m_model->sectionAt(m_outline->currentIndex()))->kind();
    form->setUnfolded(m_unfolded.contains(kind));
    connect(form, &EntryForm::unfoldedChanged, this, [this, kind](bool unfolded) {
        if (unfolded)
            m_unfolded += kind;
        else
            m_unfolded -= kind;
    });
    connect(form, &EntryForm::built, this, &EditorPanel::orderTabs);
    showForm(form);
}

void EditorPanel::showPerson()
{
    auto* form = new PersonForm(*m_document, m_terms);
    connect(form, &PersonForm::built, this, &EditorPanel::orderTabs);
    showForm(form);
}

void EditorPanel::focusOutline()
{
    m_outline->setFocus();
}

void EditorPanel::editName()
{
    if (!m_model)
        return;
    goTo(ContentSource{{}, {}, {}, Field::Name}, Language::English);
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
