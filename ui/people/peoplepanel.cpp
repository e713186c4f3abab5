#include "ui/people/peoplepanel.h"

#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/storage/database.h"
#include "ui/background.h"
#include "ui/people/chosenbar.h"
#include "ui/people/peoplefilterbar.h"
#include "ui/people/peopleview.h"
#include "ui/people/persondelegate.h"
#include "ui/presentation/icons.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/choosing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int margin = 6;
constexpr int sideMargin = 8;
constexpr int narrowest = 130;   // pixels, in a small window: names fit, the rest is elided
constexpr int longestShown = 60; // characters of the search text
constexpr int mostShown = 5;     // number of translated words shown

} // namespace

PeoplePanel::PeoplePanel(QString databasePath, QWidget* parent)
    : Retranslated(parent), m_path(std::move(databasePath)), m_model(new PeopleModel(this)), m_title(new QLabel(this)),
      m_searchButton(new QToolButton(this)), m_search(new QLineEdit(this)), m_searching(new QVBoxLayout),
      m_filter(new PeopleFilterBar(m_path, this)), m_nobody(new QLabel(this)), m_howMany(new QLabel(this)),
      m_list(new PeopleView(this)), m_chosenBar(new ChosenBar(this)), m_foot(nullptr), m_pause(new QTimer(this)),
      m_gather(new QTimer(this)), m_retry(new QTimer(this))
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
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long texts are elided
    m_list->setUniformItemSizes(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PersonDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_pause->setSingleShot(true);
    m_pause->setInterval(60); // milliseconds without a key; a search takes a few
    m_gather->setSingleShot(true);
    m_gather->setInterval(100); // groups of changes, such as an import of hundreds, come together
    connect(m_gather, &QTimer::timeout, this, &PeoplePanel::refreshChanged);
    m_retry->setSingleShot(true);
    m_retry->setInterval(3000); // interval for retrying an unreachable server
    connect(m_retry, &QTimer::timeout, this, &PeoplePanel::reload);
    setGround(*this, Tone::Side);
    setGround(*m_list->viewport(), Tone::Side);
    m_list->setMouseTracking(true);
    m_searching->addWidget(m_search);
    m_searching->addWidget(m_filter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addLayout(m_searching);
    layout->addWidget(m_nobody);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_howMany);
    m_foot = makeFoot();
    m_chosenBar->hide();
    layout->addWidget(m_chosenBar);
    layout->addWidget(m_foot);
    connect(&Appearance::instance(), &Appearance::changed, this, &PeoplePanel::fit);
    fit();
    showSearch();
    connect(this, &PeoplePanel::loaded, this, &PeoplePanel::showSearch);
    connect(m_filter, &PeopleFilterBar::changed, this, &PeoplePanel::showSearch);
    connect(m_filter, &PeopleFilterBar::changed, this, &PeoplePanel::search);
    connect(m_search, &QLineEdit::textEdited, m_pause, qOverload<>(&QTimer::start));
    connect(m_search, &QLineEdit::textEdited, this, [this] { m_firstWanted = false; });
    connect(m_pause, &QTimer::timeout, this, &PeoplePanel::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!current.isValid() || m_list->isBrowsing())
            return;
        const bool isBack = m_list->isInPopup() && m_chosen == m_model->idAt(current.row());
        if (!isBack)
            chooseCurrent();
    });
    followKeys();
    followChoice();
    // Load rows that become visible by scrolling or resizing.
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, &PeoplePanel::showInView);
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this, &PeoplePanel::showInView);
    connect(m_list, &PeopleView::typed, this, &PeoplePanel::goToName);
    connect(m_list, &PeopleView::deletePressed, this, [this] { ask(&PeoplePanel::deleteRequested, selected()); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &PeoplePanel::showMenu);
    m_order = interfaceLanguage();
    retranslate();
}

QWidget* PeoplePanel::makeHead()
{
    auto* head = new QWidget(this);
    head->setObjectName(QStringLiteral("people.head"));
    setTextLook(*m_title, Tone::Text2, TextSize::Small, true);
    m_searchButton->setObjectName(QStringLiteral("people.searchButton"));
    m_searchButton->setIcon(lineIcon(QStringLiteral("search")));
    m_searchButton->setFocusPolicy(Qt::TabFocus);
    connect(m_searchButton, &QToolButton::clicked, this, &PeoplePanel::focusSearch);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(2 * sideMargin, 0, sideMargin, 0);
    layout->setSpacing(0);
    layout->addWidget(m_title, 1);
    layout->addWidget(m_searchButton);
    layout->addWidget(m_filter->button());
    return head;
}

/// Buttons to add people and to open the trash.
QWidget* PeoplePanel::makeFoot()
{
    auto* foot = new QWidget(this);
    auto* layout = new QVBoxLayout(foot);
    layout->setContentsMargins(sideMargin, sideMargin, sideMargin, sideMargin);
    layout->setSpacing(0);
    const auto add = [&](const char* name, const char* icon, void (PeoplePanel::*wanted)()) {
        auto* button = new QPushButton(lineIcon(QString::fromLatin1(icon)), {}, foot);
        button->setObjectName(QString::fromLatin1(name));
        setRole(*button, Role::Flat);
        connect(button, &QPushButton::clicked, this, [this, wanted] {
            leavePopup();
            Q_EMIT(this->*wanted)();
        });
        layout->addWidget(button, 0, Qt::AlignLeft);
        m_footButtons += button;
    };
    add("people.new", "person-add", &PeoplePanel::newPersonRequested);
    add("people.import", "import", &PeoplePanel::importRequested);
    add("people.trash", "delete", &PeoplePanel::trashRequested);
    return foot;
}

void PeoplePanel::fit()
{
    findChild<QWidget*>(QStringLiteral("people.head"))->setFixedHeight(measure(Measure::PaneHeader));
    m_list->doItemsLayout();
}

/// Shows the search if there are many people, or it was requested.
void PeoplePanel::showSearch()
{
    constexpr qsizetype few = 8;
    const bool wanted = m_everybody.size() > few || !m_search->text().isEmpty() || m_search->hasFocus();
    m_search->setVisible(wanted);
    m_searchButton->setVisible(!wanted);
    // Hidden widgets keep the layout's margins, which would push the list lower than the outline.
    m_searching->setContentsMargins(sideMargin, 0, sideMargin, wanted || !m_filter->isHidden() ? sideMargin : 0);
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

void PeoplePanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search names, pinyin, institutions"));
    m_search->setAccessibleName(tr("Search people"));
    m_list->setAccessibleName(tr("People"));
    m_title->setText(tr("People"));
    m_searchButton->setToolTip(tr("Search people"));
    m_searchButton->setAccessibleName(tr("Search people"));
    m_footButtons[0]->setText(tr("New person"));
    m_footButtons[1]->setText(tr("Import files…"));
    m_footButtons[2]->setText(tr("Trash"));
    m_filter->retranslate();
    updateNobodyText();
    updateCountText();
    const Language before = std::exchange(m_order, interfaceLanguage());
    if (m_order != before)
        reload();
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

void PeoplePanel::updateNobodyText()
{
    const QString typed = m_search->text().simplified().left(longestShown);
    if (m_model->rowCount() > 0) // some were found by translation
        return m_nobody->setText(tr("Nobody has “%1” itself in their record; by translation:").arg(typed));
    if (m_filter->filter().isEmpty())
        m_nobody->setText(tr("Nobody has “%1” in their record.").arg(typed));
    else if (typed.isEmpty())
        m_nobody->setText(tr("Nobody matches the filter."));
    else
        m_nobody->setText(tr("Of those who match the filter, nobody has “%1” in their record.").arg(typed));
}

void PeoplePanel::updateCountText()
{
    QString words = tr("%L1 of %Ln person(s)", nullptr, static_cast<int>(m_everybody.size())).arg(m_model->rowCount());
    if (!m_translated.people.isEmpty())
        words += u'\n' + labelled(tr("Also by translation"), listed(m_translated.words.mid(0, mostShown)));
    m_howMany->setText(words);
}

/// Keeps a selection of several if the row is current already.
void PeoplePanel::choose(const QModelIndex& index)
{
    if (m_list->currentIndex() != index)
        chooseAlone(*m_list, index);
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

/// The next person after the current one whose name begins so. With more than one letter, the current one may match,
/// too.
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

/// Chooses the best match of the current search text, searching first if necessary.
void PeoplePanel::goToFirst()
{
    if (m_search->text().isEmpty())
        return;
    m_pause->stop();
    m_firstWanted = true;
    search();
}

} // namespace duovita
