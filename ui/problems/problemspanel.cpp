#include "ui/problems/problemspanel.h"

#include "ui/now.h"
#include "ui/problems/problemdelegate.h"
#include "ui/problems/remedybar.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/choosing.h"

#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <numeric>

namespace duovita {

namespace {

constexpr int rest = 250; // milliseconds without a change before checking

} // namespace

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : Retranslated(parent), m_model(new ProblemsModel(this)), m_head(new QToolButton(this)),
      m_list(new QTreeView(this)), m_remedies(new RemedyBar(this)), m_look(new ProblemDelegate(this)),
      m_summary(new QLabel(this)), m_whole(new QCheckBox(this))
{
    m_head->setObjectName(QStringLiteral("problems.head"));
    m_head->setCheckable(true);
    m_head->setAutoRaise(true);
    m_head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // many words must not push the other parts aside
    m_summary->setObjectName(QStringLiteral("problems.summary"));
    m_summary->hide();
    setTextLook(*m_summary, Tone::Text2, TextSize::Small);
    m_whole->setObjectName(QStringLiteral("problems.wholeRecord"));
    m_list->setObjectName(QStringLiteral("problems.list"));
    m_list->setModel(m_model);
    m_list->setHeaderHidden(true);
    m_list->setItemDelegate(m_look);
    m_list->setIndentation(0);
    m_list->setRootIsDecorated(false);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 0, 0);
    top->addWidget(m_head, 1);
    top->addWidget(m_summary, 1);
    top->addWidget(m_whole);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_remedies);
    fold(false);
    m_soon.setSingleShot(true);
    m_soon.setInterval(rest);
    connect(m_head, &QToolButton::toggled, this, &ProblemsPanel::fold);
    connect(&m_soon, &QTimer::timeout, this, &ProblemsPanel::check);
    connect(m_list, &QTreeView::activated, this, &ProblemsPanel::go);
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (chosen().size() != 1) // who chooses several wants to do something with them
            return;
        if (!m_inPane)
            return go(index);
        if (const ProblemRow* row = m_model->rowAt(index))
            Q_EMIT problemMarked(row->source);
    });
    connect(m_look, &ProblemDelegate::remedyWanted, this, &ProblemsPanel::remedyOf);
    connect(m_look, &ProblemDelegate::foldWanted, this,
            [this](const QModelIndex& heading) { m_list->setExpanded(heading, !m_list->isExpanded(heading)); });
    connect(m_list, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        noteFolding(index, true);
        fitToRows();
    });
    connect(m_list, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        noteFolding(index, false);
        fitToRows();
    });
    connect(m_list, &QWidget::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ProblemsPanel::showRemedies);
    connect(m_whole, &QCheckBox::toggled, this, &ProblemsPanel::fill);
    connect(m_remedies, &RemedyBar::wanted, this, &ProblemsPanel::apply);
    connect(&Appearance::instance(), &Appearance::changed, this, &ProblemsPanel::fitToRows);
    retranslate();
}

void ProblemsPanel::standInPane()
{
    m_inPane = true;
    m_head->setChecked(true);
    m_head->setEnabled(false);
    m_head->hide();
    m_summary->show();
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->installEventFilter(this);
    layout()->removeWidget(m_remedies);
    m_remedies->setParent(m_list->viewport());
    m_remedies->layout()->setContentsMargins(0, 0, 0, 0);
    m_remedies->layout()->setSpacing(4);
    m_remedies->setMinimumHeight(0); // it stands over a row, and keeps no room of its own
    layout()->itemAt(0)->layout()->setContentsMargins(40, 4, 24, 4);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    fitToRows();
}

/// As high as what is unfolded, in a pane.
void ProblemsPanel::fitToRows()
{
    if (!m_inPane)
        return;
    int height = 0;
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex heading = m_model->index(group, 0);
        height += measure(Measure::CheckGroup);
        if (m_list->isExpanded(heading))
            height += m_model->rowCount(heading) * measure(Measure::Problem);
    }
    m_list->doItemsLayout(); // the heights follow the density
    m_list->setFixedHeight(height);
    m_list->setVisible(height > 0);
    placeRemedies();
}

/// Over the chosen row; of several, over the one with the cursor.
void ProblemsPanel::placeRemedies()
{
    if (!m_inPane)
        return;
    const QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    const QModelIndex current = m_list->currentIndex();
    const QModelIndex index = rows.isEmpty() || rows.contains(current) ? current : rows.front();
    const QRect rect = m_list->visualRect(index);
    const bool shown = !rows.isEmpty() && rect.isValid() && m_remedies->hasAny();
    m_remedies->setVisible(shown);
    m_look->setButtonsWidth(0);
    if (shown) {
        const QRect room = ProblemDelegate::remedyRoom(rect);
        m_remedies->setRoom(room.width());
        const QSize size = m_remedies->sizeHint().boundedTo(room.size());
        m_remedies->setGeometry(room.right() + 1 - size.width(), room.y() + (room.height() - size.height()) / 2,
                                size.width(), size.height());
        m_look->setButtonsWidth(size.width());
    }
    m_list->viewport()->update();
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        placeRemedies();
    return Retranslated::eventFilter(watched, event);
}

/// Of a row that is not chosen: it becomes so.
void ProblemsPanel::remedyOf(const QModelIndex& index, Remedy remedy)
{
    chooseAlone(*m_list, index);
    apply(remedy);
}

/// The pages above take or give the room; nothing else moves.
void ProblemsPanel::fold(bool open)
{
    if (!open && m_list->isVisible())
        m_height = height();
    m_head->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_list->setVisible(open);
    m_remedies->setVisible(open);
    m_whole->setVisible(open);
    fitHead();
    const int folded = m_head->sizeHint().height();
    setMaximumHeight(open ? QWIDGETSIZE_MAX : folded);
    updateGeometry();
    if (m_inPane)
        return;
    auto* splitter = qobject_cast<QSplitter*>(parentWidget());
    QList<int> sizes = splitter ? splitter->sizes() : QList<int>();
    const int room = std::accumulate(sizes.begin(), sizes.end(), 0);
    if (room <= 0)
        return;
    const int wanted = m_height > 0 ? qMin(m_height, room * 3 / 4) : room * 3 / 10;
    const int at = splitter->indexOf(this);
    for (int i = 0; i < sizes.size(); ++i) {
        if (i == at)
            sizes[i] = open ? wanted : folded;
        else
            sizes[i] = sizes[i] > 0 ? room - (open ? wanted : folded) : 0;
    }
    splitter->setSizes(sizes);
}

int ProblemsPanel::openHeight() const
{
    return m_list->isVisible() ? height() : m_height;
}

bool ProblemsPanel::isOpen() const
{
    return m_head->isChecked();
}

bool ProblemsPanel::showsWholeRecord() const
{
    return m_whole->isChecked();
}

void ProblemsPanel::setShowsWholeRecord(bool whole)
{
    m_whole->setChecked(whole);
}

void ProblemsPanel::setOpen(bool open, int openHeight)
{
    m_height = openHeight;
    m_head->setChecked(open || m_inPane);
}

void ProblemsPanel::retranslate()
{
    m_list->setAccessibleName(tr("Problems"));
    m_head->setToolTip(tr("What should be looked at before the CV goes out"));
    m_whole->setToolTip(
        tr("Also what the shown CV leaves out. Otherwise the list, its numbers and F8 keep to what that CV "
           "shows."));
    fill();
}

QList<QModelIndex> ProblemsPanel::chosen() const
{
    QList<QModelIndex> indexes;
    const auto add = [&](const QModelIndex& index) {
        if (!indexes.contains(index))
            indexes += index;
    };
    for (const QModelIndex& index : m_list->selectionModel()->selectedIndexes()) {
        if (m_model->rowAt(index))
            add(index);
        for (int row = 0; row < m_model->rowCount(index); ++row)
            add(m_model->index(row, 0, index));
    }
    return indexes;
}

void ProblemsPanel::showRemedies()
{
    QList<Problem> problems;
    for (const QModelIndex& index : chosen()) {
        if (const ProblemRow* row = m_model->rowAt(index); row->problem)
            problems += *row->problem;
    }
    m_remedies->setProblems(problems);
    placeRemedies();
}

void ProblemsPanel::showMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_remedies->addTo(*menu);
    if (!menu->isEmpty())
        menu->popup(m_list->viewport()->mapToGlobal(at));
    else
        delete menu;
}

void ProblemsPanel::go(const QModelIndex& index)
{
    const ProblemRow* row = m_model->rowAt(index);
    if (row && row->problem && row->problem->kind == Problem::Kind::NotPlaced)
        Q_EMIT leftOverChosen(row->source, row->problem->parameters.front());
    else if (row)
        Q_EMIT problemChosen(row->source, row->language.value_or(firstLanguage),
                             row->problem ? row->problem->part : QString());
}

RecordPosition ProblemsPanel::positionOf(const ProblemRow& row) const
{
    const Person& person = m_document->person();
    return row.problem ? duovita::positionOf(*row.problem, person)
                       : duovita::positionOf(row.source, person, -1, row.language);
}

void ProblemsPanel::goOn(int by)
{
    QList<QModelIndex> all = m_document ? m_model->problems() : QList<QModelIndex>();
    all.removeIf([this](const QModelIndex& index) { return m_model->rowAt(index)->isDismissed(); });
    if (all.isEmpty())
        return;
    std::stable_sort(all.begin(), all.end(), [this](const QModelIndex& a, const QModelIndex& b) {
        return positionOf(*m_model->rowAt(a)) < positionOf(*m_model->rowAt(b));
    });
    const RecordPosition from = cursor ? cursor() : RecordPosition{};
    // Several may be at one place: who has not moved since goes on from the one that led there.
    const qsizetype last = m_went && from == m_cursorThen ? all.indexOf(m_model->indexOf(*m_went)) : -1;
    const auto isBehind = [&](const QModelIndex& index) { return positionOf(*m_model->rowAt(index)) > from; };
    const auto isBefore = [&](const QModelIndex& index) { return positionOf(*m_model->rowAt(index)) < from; };
    qsizetype next = last + by;
    if (last < 0 && by > 0)
        next = std::find_if(all.begin(), all.end(), isBehind) - all.begin();
    else if (last < 0)
        next = std::find_if(all.rbegin(), all.rend(), isBefore).base() - all.begin() - 1;
    const bool round = next < 0 || next >= all.size();
    const QModelIndex index = all[round ? (by > 0 ? 0 : all.size() - 1) : next];
    chooseAlone(*m_list, index);
    m_went = *m_model->rowAt(index);
    go(index);
    m_cursorThen = cursor ? cursor() : RecordPosition{};
    if (round)
        Q_EMIT wentRound(by > 0 ? tr("That was the last problem: from the top again.")
                                : tr("That was the first problem: from the end again."));
}

/// To all that are chosen and have it, as one undoable change; the list follows when the record has been checked again.
void ProblemsPanel::apply(Remedy remedy)
{
    const QList<QModelIndex> indexes = chosen();
    const QList<QModelIndex> all = m_model->problems();
    Person after = m_document->person();
    std::optional<ProblemRow> following;
    for (const QModelIndex& index : indexes) {
        const ProblemRow& row = *m_model->rowAt(index);
        if (row.problem && row.problem->remedies.testFlag(remedy))
            after = remedied(std::move(after), *row.problem, remedy, now());
    }
    for (qsizetype i = all.size() - 1; i >= 0 && !indexes.contains(all[i]); --i)
        following = *m_model->rowAt(all[i]);
    m_document->closeMerge();
    m_document->replaceTexts(after);
    m_document->closeMerge();
    if (following) {
        chooseAlone(*m_list, m_model->indexOf(*following));
        m_list->setFocus(); // the button may go
    }
    check();
}

} // namespace duovita
