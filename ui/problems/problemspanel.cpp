#include "ui/problems/problemspanel.h"

#include "ui/now.h"
#include "ui/problems/problemdelegate.h"
#include "ui/problems/problemscope.h"
#include "ui/problems/remedybar.h"
#include "ui/style/appearance.h"
#include "ui/style/tokens.h"
#include "ui/widgets/choosing.h"

#include <QMenu>
#include <QMouseEvent>
#include <QTreeView>
#include <QVBoxLayout>

namespace duovita {

namespace {

constexpr int rest = 250; // milliseconds without a change before checking

} // namespace

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : Retranslated(parent), m_model(new ProblemsModel(this)), m_list(new QTreeView(this)),
      m_remedies(new RemedyBar(m_list->viewport())), m_look(new ProblemDelegate(this)), m_scope(new ProblemScope(this))
{
    m_scope->hide(); // until it is placed in a pane's header
    makeList();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_soon.setSingleShot(true);
    m_soon.setInterval(rest);
    connect(&m_soon, &QTimer::timeout, this, &ProblemsPanel::check);
    connect(m_scope, &ProblemScope::wholeChanged, this, [this] {
        fill();
        publishResults();
    });
    connect(m_remedies, &RemedyBar::wanted, this, &ProblemsPanel::apply);
    connect(m_remedies, &RemedyBar::pressed, this, [this](const QPoint& place) { m_pressedAt = place; });
    connect(&Appearance::instance(), &Appearance::changed, this, &ProblemsPanel::fitToRows);
    retranslate();
}

void ProblemsPanel::makeList()
{
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
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->installEventFilter(this);
    connect(m_list, &QTreeView::activated, this, &ProblemsPanel::go);
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
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ProblemsPanel::followChoice);
}

/// Makes the list as high as its visible rows.
void ProblemsPanel::fitToRows()
{
    int height = 0;
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex heading = m_model->index(group, 0);
        height += measure(Measure::CheckGroup);
        if (m_list->isExpanded(heading))
            height += m_model->rowCount(heading) * measure(Measure::Problem);
    }
    m_list->doItemsLayout(); // row heights depend on the density
    m_list->setFixedHeight(height);
    m_list->setVisible(height > 0);
    placeRemedies();
}

/// Places the remedy buttons over the selected row; if there are several, over the current one.
void ProblemsPanel::placeRemedies()
{
    const QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    const QModelIndex current = m_list->currentIndex();
    const QModelIndex index = rows.isEmpty() || rows.contains(current) ? current : rows.front();
    QRect rect = m_list->visualRect(index);
    if (rect.isValid())
        rect.setRight(m_list->viewport()->width() - 1); // the view updates its column width only later
    const bool shown = !rows.isEmpty() && rect.isValid() && m_remedies->hasAny();
    m_remedies->setVisible(shown);
    m_look->setButtonsWidth(0);
    if (shown) {
        const ProblemRow* row = m_model->rowAt(index);
        const QRect room = ProblemDelegate::remedyRoom(rect, row ? row->text : QString());
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
    if (event->type() == QEvent::MouseButtonPress)
        m_pressedAt = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
    return Retranslated::eventFilter(watched, event);
}

/// Applies a remedy of an unselected row, which becomes selected.
void ProblemsPanel::remedyOf(const QModelIndex& index, Remedy remedy)
{
    chooseAlone(*m_list, index);
    apply(remedy);
}

bool ProblemsPanel::showsWholeRecord() const
{
    return m_scope->isWhole();
}

void ProblemsPanel::setShowsWholeRecord(bool whole)
{
    m_scope->setWhole(whole);
}

void ProblemsPanel::retranslate()
{
    m_list->setAccessibleName(tr("Problems"));
    fill();
    publishResults(); // in the other language
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

/// Whether the mouse was clicked where it last applied another remedy, whose row has made way for this one's. Then the
/// click was hardly meant for this remedy, and only selects the row; one more click applies it.
bool ProblemsPanel::isRepeatedClick(Remedy remedy)
{
    constexpr int still = 4; // pixels
    const auto before = std::exchange(m_clicked, std::nullopt);
    const auto at = std::exchange(m_pressedAt, std::nullopt);
    if (before && at && before->first != remedy && (before->second - *at).manhattanLength() < still)
        return true;
    if (at)
        m_clicked = std::pair(remedy, *at);
    return false;
}

/// Applies the remedy to all selected problems that have it, in one undo step. The list changes after the next check.
void ProblemsPanel::apply(Remedy remedy)
{
    const QList<QModelIndex> indexes = chosen();
    if (isRepeatedClick(remedy))
        return;
    if (remedy == Remedy::Write)
        return go(indexes.front());
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
        m_list->setFocus(); // the focused button may disappear
    }
    check();
}

} // namespace duovita
