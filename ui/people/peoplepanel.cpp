#include "ui/people/peoplepanel.h"

#include "core/storage/database.h"
#include "ui/background.h"
#include "ui/people/peoplefilterbar.h"
#include "ui/people/peopleview.h"
#include "ui/people/persondelegate.h"
#include "ui/widgets/choosing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int margin = 6;
constexpr int narrowest = 130;   // of a small window: the names stay, the rest is cut
constexpr int longestShown = 60; // of what was searched

} // namespace

PeoplePanel::PeoplePanel(QString databasePath, QWidget* parent)
    : QWidget(parent), m_path(std::move(databasePath)), m_model(new PeopleModel(this)), m_search(new QLineEdit(this)),
      m_filter(new PeopleFilterBar(m_path, this)), m_nobody(new QLabel(this)), m_howMany(new QLabel(this)),
      m_list(new PeopleView(this)), m_pause(new QTimer(this)), m_gather(new QTimer(this))
{
    setObjectName(QStringLiteral("people"));
    setMinimumWidth(narrowest);
    m_search->setObjectName(QStringLiteral("people.search"));
    m_search->setClearButtonEnabled(true);
    m_nobody->setObjectName(QStringLiteral("people.nobody"));
    m_nobody->setTextFormat(Qt::PlainText);
    m_nobody->setWordWrap(true);
    m_nobody->setMargin(margin);
    m_nobody->hide();
    m_howMany->setObjectName(QStringLiteral("people.howMany"));
    m_howMany->setTextFormat(Qt::PlainText);
    m_howMany->setWordWrap(true);
    m_howMany->setMargin(margin);
    m_howMany->hide();
    m_list->setObjectName(QStringLiteral("people.list"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // what is too long is elided
    m_list->setUniformItemSizes(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PersonDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_pause->setSingleShot(true);
    m_pause->setInterval(60); // as one types; each search takes some milliseconds
    m_gather->setSingleShot(true);
    m_gather->setInterval(100); // a group writes at once, or somebody imports hundreds
    connect(m_gather, &QTimer::timeout, this, &PeoplePanel::refreshChanged);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 0, 0);
    auto* head = new QHBoxLayout;
    head->setSpacing(2);
    head->addWidget(m_search, 1);
    head->addWidget(m_filter->button());
    layout->addLayout(head);
    layout->addWidget(m_filter);
    layout->addWidget(m_nobody);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_howMany);
    connect(m_filter, &PeopleFilterBar::changed, this, &PeoplePanel::search);
    connect(m_search, &QLineEdit::textEdited, m_pause, qOverload<>(&QTimer::start));
    connect(m_pause, &QTimer::timeout, this, &PeoplePanel::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!current.isValid())
            return;
        m_chosen = m_model->idAt(current.row());
        Q_EMIT chosen(*m_chosen);
    });
    // What comes into view: scrolled there, or with more room.
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, &PeoplePanel::showInView);
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this, &PeoplePanel::showInView);
    connect(m_list, &PeopleView::typed, this, &PeoplePanel::goToName);
    connect(m_list, &QWidget::customContextMenuRequested, this, &PeoplePanel::showMenu);
    retranslate();
}

void PeoplePanel::showMenu(const QPoint& at)
{
    const QList<PersonId> people = selected();
    if (people.isEmpty())
        return;
    const auto count = static_cast<int>(people.size());
    QMenu menu;
    menu.addAction(count == 1 ? tr("Export…") : tr("Export %n people…", nullptr, count), this,
                   [this, people] { Q_EMIT exportRequested(people); });
    menu.addAction(count == 1 ? tr("Delete") : tr("Delete %n people", nullptr, count), this,
                   [this, people] { Q_EMIT deleteRequested(people); });
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

QList<PersonId> PeoplePanel::selected() const
{
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QList<PersonId> people;
    for (const QModelIndex& row : rows)
        people += m_model->idAt(row.row());
    return people;
}

void PeoplePanel::setOrder(Language order)
{
    if (order == m_order)
        return;
    m_order = order;
    reload();
}

void PeoplePanel::refresh(const PersonId& id)
{
    m_changed += id;
    if (!m_gather->isActive())
        m_gather->start();
}

void PeoplePanel::follow()
{
    m_anybodyChanged = true;
    if (!m_gather->isActive())
        m_gather->start();
}

void PeoplePanel::refreshChanged()
{
    const QSet<PersonId> changed = std::exchange(m_changed, {});
    if (std::exchange(m_anybodyChanged, false) || changed.size() != 1)
        return reload();
    const PersonId id = *changed.begin();
    if (m_reading || isNarrowed() || !m_model->indexOf(id).isValid())
        return reload(); // whether and where it stands may have changed
    runInBackground(
        this, [path = m_path, id] { return readSummaries(path, {id}); },
        [this, generation = m_generation](const Result<QList<PersonSummary>>& read) {
            if (m_reading)
                return; // the whole list is
            if (generation != m_generation || !read || read->isEmpty() || !m_model->update(read->front()))
                reload();
        });
}

void PeoplePanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search names, pinyin, institutions"));
    m_search->setAccessibleName(tr("Search people"));
    m_list->setAccessibleName(tr("People"));
    m_filter->retranslate();
    sayNobody();
    sayHowMany();
}

void PeoplePanel::reload()
{
    if (m_reading) { // never two at once, however many ask
        m_again = true;
        return;
    }
    m_reading = true;
    runInBackground(
        this,
        [question = question()]() -> Result<PeopleLook> {
            const auto database = Database::openExisting(question.path);
            if (!database)
                return database.error();
            const auto everybody = PersonRepository(**database).inOrder(question.order);
            return everybody ? lookAtPeople(**database, question, *everybody) : everybody.error();
        },
        [this, generation = ++m_generation](const Result<PeopleLook>& look) {
            if (generation != m_generation)
                return;
            m_reading = false;
            if (std::exchange(m_again, false))
                return reload();
            if (!look) {
                Q_EMIT failed(look.error());
                return;
            }
            m_loaded = true;
            showLook(*look);
        });
}

void PeoplePanel::search()
{
    if (m_reading || !m_loaded)
        return reload(); // what is being read would be dropped
    runInBackground(
        this,
        [question = question(), everybody = m_everybody]() -> Result<PeopleLook> {
            const auto database = Database::openExisting(question.path);
            return database ? lookAtPeople(**database, question, everybody) : Result<PeopleLook>(database.error());
        },
        [this, generation = ++m_generation](const Result<PeopleLook>& look) {
            if (generation != m_generation)
                return;
            if (look)
                showLook(*look);
            else
                Q_EMIT failed(look.error());
        });
}

PeopleQuestion PeoplePanel::question() const
{
    const auto [top, bottom] = rowsInView();
    return {m_path, m_search->text(), m_filter->filter(), m_order, wantedOrChosen(), top, bottom};
}

std::optional<PersonId> PeoplePanel::wantedOrChosen() const
{
    return m_wanted ? m_wanted : m_chosen;
}

void PeoplePanel::showLook(const PeopleLook& look)
{
    m_everybody = look.everybody;
    const std::optional<PersonId> kept = wantedOrChosen();
    // A view would choose the neighbour of who goes; here nobody opens by themselves.
    const QModelIndex current = m_list->currentIndex();
    if (current.isValid() && !look.shown.contains(m_model->idAt(current.row())))
        m_list->selectionModel()->clearCurrentIndex();
    m_model->show(look.shown, look.searched, look.read);
    chooseAfter(kept, look.searched || !m_filter->filter().isEmpty());
}

bool PeoplePanel::isNarrowed() const
{
    return !m_search->text().isEmpty() || !m_filter->filter().isEmpty();
}

const PeopleFilter& PeoplePanel::filter() const
{
    return m_filter->filter();
}

void PeoplePanel::setFilter(const PeopleFilter& filter)
{
    m_filter->setFilter(filter);
}

void PeoplePanel::sayNobody()
{
    const QString sought = m_search->text().simplified().left(longestShown);
    if (m_filter->filter().isEmpty())
        m_nobody->setText(tr("Nobody has “%1” in their record.").arg(sought));
    else if (sought.isEmpty())
        m_nobody->setText(tr("The filter leaves nobody."));
    else
        m_nobody->setText(tr("Of those whom the filter leaves, nobody has “%1” in their record.").arg(sought));
}

void PeoplePanel::sayHowMany()
{
    m_howMany->setText(
        tr("%L1 of %Ln person(s)", nullptr, static_cast<int>(m_everybody.size())).arg(m_model->rowCount()));
}

/// Keeps who was chosen, or wanted; else the first.
void PeoplePanel::chooseAfter(const std::optional<PersonId>& kept, bool narrowed)
{
    QModelIndex index = kept ? m_model->indexOf(*kept) : QModelIndex();
    const bool gone = m_wanted && !index.isValid() && !narrowed; // deleted since, or of another store
    if (gone)
        m_wanted.reset();
    if (!index.isValid() && !narrowed)
        m_chosen.reset(); // not there any more
    if (!index.isValid() && (gone || !kept) && m_model->rowCount() > 0)
        index = m_model->index(0);
    if (index.isValid()) {
        m_wanted.reset();
        choose(index);
    } else if (m_wanted && m_everybody.contains(*m_wanted)) {
        m_chosen = std::exchange(m_wanted, std::nullopt); // opened all the same: they are only not shown
        Q_EMIT chosen(*m_chosen);
    }
    m_nobody->setVisible(narrowed && m_model->rowCount() == 0);
    m_howMany->setVisible(narrowed);
    sayNobody();
    sayHowMany();
    showInView();
    Q_EMIT loaded();
}

/// Who is chosen already stays so among others.
void PeoplePanel::choose(const QModelIndex& index)
{
    if (m_list->currentIndex() != index)
        chooseAlone(*m_list, index);
}

/// The first and the last; none before there are any.
std::pair<int, int> PeoplePanel::rowsInView() const
{
    const int height = m_list->sizeHintForRow(0);
    const int top = std::max(0, m_list->indexAt(QPoint(1, 1)).row());
    return {top, height > 0 ? top + m_list->viewport()->height() / height + 1 : -1};
}

void PeoplePanel::showInView()
{
    readInView();
    showSnippets();
}

/// One question at a time: somebody may pull the scroll bar over thousands.
void PeoplePanel::readInView()
{
    const auto [top, bottom] = rowsInView();
    if (m_readingRows || m_model->isRead(top, bottom))
        return;
    const QList<PersonId> people = m_model->unread(top - rowsAroundView, bottom + rowsAroundView);
    if (people.isEmpty())
        return;
    m_readingRows = true;
    runInBackground(
        this, [path = m_path, people] { return readSummaries(path, people); },
        [this, people](const Result<QList<PersonSummary>>& read) {
            m_readingRows = false;
            if (!read) // it is told by what somebody does; scrolling asks again
                return m_model->forgetAsked(people);
            m_model->addSummaries(*read);
            readInView();
        });
}

/// Of those in view alone: a search may find thousands.
void PeoplePanel::showSnippets()
{
    const auto [top, bottom] = rowsInView();
    if (!m_model->isSearched())
        return;
    const QList<PersonId> people = m_model->withoutSnippet(top, bottom);
    if (people.isEmpty())
        return;
    runInBackground(
        this,
        [path = m_path, people, text = m_search->text()]() -> Result<QHash<PersonId, SearchSnippet>> {
            const auto database = Database::openExisting(path);
            return database ? findSnippets(**database, people, text)
                            : Result<QHash<PersonId, SearchSnippet>>(database.error());
        },
        [this, generation = m_generation](const Result<QHash<PersonId, SearchSnippet>>& snippets) {
            if (generation == m_generation && snippets) // without them the list says what it says of everybody
                m_model->addSnippets(*snippets);
        });
}

void PeoplePanel::select(const PersonId& id)
{
    m_wanted = id;
    const QModelIndex index = m_model->indexOf(id);
    if (index.isValid()) {
        m_wanted.reset();
        choose(index);
    }
}

/// The next one after who is chosen; more letters of the same name may mean who is chosen already.
void PeoplePanel::goToName(const QString& beginning)
{
    const QList<PersonId>& people = m_model->people();
    const qsizetype from = std::max(0, m_list->currentIndex().row() + (beginning.size() == 1 ? 1 : 0));
    runInBackground(
        this,
        [path = m_path, around = people.mid(from) + people.first(std::min(from, people.size())),
         beginning]() -> Result<std::optional<PersonId>> {
            const auto database = Database::openExisting(path);
            if (!database)
                return database.error();
            return PersonRepository(**database).firstNamed(around, beginning);
        },
        [this, goal = ++m_goal](const Result<std::optional<PersonId>>& found) {
            if (goal == m_goal && found && *found)
                select(**found);
        });
}

void PeoplePanel::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void PeoplePanel::focusList()
{
    m_list->setFocus();
}

} // namespace duovita
