#include "ui/forms/editorpanel.h"

#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/terms/headings.h"
#include "ui/forms/entryform.h"
#include "ui/forms/outlinefolds.h"
#include "ui/forms/outlinekeeper.h"
#include "ui/forms/outlinepane.h"
#include "ui/forms/outlineview.h"
#include "ui/forms/personform.h"
#include "ui/forms/sectionform.h"
#include "ui/models/outlinemodel.h"
#include "ui/style/roles.h"
#include "ui/widgets/choosing.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

namespace duovita {

EditorPanel::EditorPanel(QWidget* parent)
    : Retranslated(parent), m_outline(new OutlineView(this)), m_folds(new OutlineFolds(*m_outline, this)),
      m_scroll(new QScrollArea(this)), m_sectionMenu(new QMenu(this))
{
    setObjectName(QStringLiteral("editor"));
    makeActions();
    m_outline->setObjectName(QStringLiteral("outline"));
    m_outline->setTextElideMode(Qt::ElideRight);
    m_outline->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_outline->setDragDropMode(QAbstractItemView::DragDrop); // entries, and unplaced text from a form
    m_outline->setDefaultDropAction(Qt::MoveAction);
    m_outline->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_outline, &QWidget::customContextMenuRequested, this, &EditorPanel::showWishes);
    connect(m_outline, &QAbstractItemView::clicked, this, [this] {
        if (QApplication::keyboardModifiers() == Qt::NoModifier) // else several are being selected
            Q_EMIT formWanted();
    });
    connect(m_outline, &OutlineView::eyeClicked, this, [this](const QModelIndex& index) {
        if (const auto entry = m_model->entryAt(index))
            hideOrShow(RecordParts{{}, {*entry}});
    });
    m_outlinePane = new OutlinePane(*m_outline, {m_newEntry, m_newSection}, parent ? parent : this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its fields take the focus
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll);
    retranslate();
}

QWidget& EditorPanel::outlinePane() const
{
    return *m_outlinePane;
}

void EditorPanel::addMaking(QAction& action)
{
    m_outlinePane->addMaking(action);
}

void EditorPanel::setCv(const CvId& cv)
{
    if (m_cv == cv)
        return updateEye();
    m_cv = cv;
    if (m_model)
        m_model->setCv(cv);
    if (auto* section = qobject_cast<SectionForm*>(m_scroll->widget()))
        section->setCv(cv);
    else if (auto* entry = qobject_cast<EntryForm*>(m_scroll->widget()))
        entry->setCv(cv);
    else if (auto* person = qobject_cast<PersonForm*>(m_scroll->widget()))
        person->setCv(cv);
    updateEye();
}

/// An entry gets the sign of its most serious problem: sides that differ, then a stale side, then a missing one.
void EditorPanel::setProblems(const QList<Problem>& problems)
{
    m_troubles.clear();
    m_differences.clear();
    for (const Problem& problem : problems) {
        if (!problem.source.entry || problem.dismissed)
            continue;
        const bool differ = problem.isDifference();
        if (differ)
            m_differences += problem;
        const Sign sign = differ                                   ? Sign::Differ
                          : problem.kind == Problem::Kind::Stale   ? Sign::Stale
                          : problem.kind == Problem::Kind::Missing ? Sign::Missing
                                                                   : Sign::Hint;
        OutlineModel::Trouble& trouble = m_troubles[*problem.source.entry];
        const auto gravity = [](Sign of) {
            constexpr std::array order{Sign::None, Sign::Hint, Sign::Missing, Sign::Stale, Sign::Differ};
            return std::find(order.begin(), order.end(), of) - order.begin();
        };
        if (gravity(sign) > gravity(trouble.sign))
            trouble.sign = sign;
        trouble.words += describe(problem);
    }
    if (m_model)
        m_model->setTroubles(m_troubles);
    if (auto* form = qobject_cast<EntryForm*>(m_scroll->widget()))
        form->setDifferences(m_differences);
}

void EditorPanel::retranslate()
{
    for (const ActionWords& words : actionWords()) {
        words.action->setText(tr(words.text));
        if (words.hint)
            words.action->setToolTip(tr(words.hint));
    }
    updateEye();
    m_outline->setAccessibleName(tr("Sections and entries"));
    m_sectionMenu->clear();
    for (const ReadySection& ready : readySections())
        m_sectionMenu->addAction(ready.title.text(interfaceLanguage()), this, [this, ready] {
            LocalizedText title;
            for (const Language language : allLanguages)
                title.setText(language, ready.title.text(language));
            newSection(ready.kind, title);
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

/// A view creates a selection model for each model, and keeps the one for a null model as long as it lives.
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
    for (QMenu* menu : findChildren<QMenu*>(QStringLiteral("outlineMenu")))
        menu->close(); // its actions would change the next record
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
    m_troubles.clear();
    m_differences.clear();
    m_absences.clear();
    m_outline->setModel(m_model);
    m_folds->restore();
    connect(m_model, &OutlineModel::dropped, this, &EditorPanel::select);
    connect(m_outline->selectionModel(), &QItemSelectionModel::currentChanged, this, &EditorPanel::showCurrent);
    connect(m_outline->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        updateJoin();
        updateEye();
    });
    connect(document, &PersonDocument::changed, m_model, [this] { updateEye(); });
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
        focusOutline(); // else the focus moves to an arbitrary next widget
    delete m_scroll->takeWidget();
    if (!form)
        return;
    m_scroll->setWidget(form);
    orderTabs();
}

/// Widgets created later come last in the tab order: make Tab go from the outline through the form's fields.
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
        return; // the current row is only temporary
    const QModelIndex current = m_outline->currentIndex();
    m_document->closeMerge();
    const ContentSource source = currentSource();
    m_shown = source;
    m_shownKind = shownKind();
    if (source.entry)
        showEntry(*source.entry);
    else if (source.section)
        showSection(*source.section);
    else if (current.isValid())
        showPerson();
    else
        showForm(nullptr);
    Q_EMIT currentSourceChanged(source);
}

/// Call after rows were removed and reinserted: keeps the form, which may have the cursor, if it shows the same item.
void EditorPanel::settle()
{
    if (!(currentSource() == m_shown) || shownKind() != m_shownKind)
        showCurrent();
    updateJoin();
}

std::optional<SectionKind> EditorPanel::shownKind() const
{
    const auto section = m_model->sectionAt(m_outline->currentIndex());
    return section ? std::optional(m_document->findSection(*section)->kind()) : std::nullopt;
}

void EditorPanel::showEntry(const EntryId& id)
{
    auto* form = new EntryForm(*m_document, id, m_terms);
    form->setCv(m_cv);
    form->setAbsences(m_absences);
    form->setDifferences(m_differences);
    connect(form, &EntryForm::built, this, &EditorPanel::orderTabs);
    connect(form, &EntryForm::visibilityNoted, this, &EditorPanel::visibilityNoted);
    connect(form, &EntryForm::differenceWanted, this, &EditorPanel::differenceWanted);
    showForm(form);
}

void EditorPanel::showSection(const SectionId& id)
{
    auto* form = new SectionForm(*m_document, id, m_cv);
    connect(form, &SectionForm::entryWanted, this, &EditorPanel::newEntry);
    connect(
        form, &SectionForm::textWanted, this,
        [this](const EntryId& entry) {
            select(m_model->indexOf(entry));
            if (auto* shown = qobject_cast<EntryForm*>(m_scroll->widget()))
                shown->focusFirst();
        },
        Qt::QueuedConnection); // this form is deleted
    showForm(form);
}

void EditorPanel::showPerson()
{
    auto* form = new PersonForm(*m_document, m_terms);
    form->setCv(m_cv);
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
    goTo(ContentSource{{}, {}, {}, Field::Name}, firstLanguage);
}

} // namespace duovita
