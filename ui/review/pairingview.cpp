#include "ui/review/pairingview.h"

#include "ui/presentation/icons.h"
#include "ui/review/pairsdelegate.h"
#include "ui/review/pairsmodel.h"
#include "ui/review/pairsview.h"
#include "ui/style/roles.h"
#include "ui/widgets/choosing.h"
#include "ui/widgets/elidedlabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>

namespace duovita {

namespace {

constexpr int headSide = 16; ///< margin beside the header

} // namespace

PairingView::PairingView(QWidget* parent)
    : QWidget(parent), m_model(new PairsModel(this)), m_view(new PairsView(this)), m_heads(new QWidget(this)),
      m_title(new ElidedLabel(this)), m_documentTitle(new ElidedLabel(this)), m_recordTitle(new ElidedLabel(this)),
      m_join(new QPushButton(this)), m_cut(new QPushButton(this))
{
    setGround(*this, Tone::Form);
    m_view->setModel(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(m_heads);
    layout->addWidget(m_view, 1);

    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &PairingView::takeCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PairingView::showButtons);
    connect(m_model, &PairsModel::leftOutChanged, this, &PairingView::leftOutChanged);
    connect(m_model, &PairsModel::unplacedTextDropped, this, &PairingView::unplacedTextDropped);
    connect(m_model, &PairsModel::joinWanted, this, &PairingView::join);
    connect(m_view, &PairsView::released, this, [this] {
        if (m_awaitsRelease)
            showPoints();
    });
    connect(m_view, &PairsView::menuWanted, this, [this](const QModelIndex& index, const QPoint& place) {
        if (!m_view->selectionModel()->isRowSelected(index.row(), index.parent()))
            choose(index);
        auto* menu = new QMenu(this);
        if (const PairRow* row = chosenRow())
            fillMenu(*menu, *row);
        popUp(menu, place);
    });
    connect(m_join, &QPushButton::clicked, this, &PairingView::showJoins);
    connect(m_cut, &QPushButton::clicked, this, [this] {
        if (const PairRow* row = chosenRow())
            cut(PairRow(*row));
    });
    retranslate();
}

QWidget* PairingView::makeHead()
{
    auto* head = new QWidget(this);
    head->setFixedHeight(measure(Measure::PaneHeader));
    setTextLook(*m_title, Tone::Text2, TextSize::Small, true);
    m_join->setObjectName(QStringLiteral("review.join"));
    m_join->setIcon(lineIcon(QStringLiteral("link")));
    m_cut->setObjectName(QStringLiteral("review.cut"));
    m_cut->setIcon(lineIcon(QStringLiteral("unlink")));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(headSide, 0, headSide / 2, 0);
    row->setSpacing(gridStep);
    row->addWidget(m_title, 1);
    for (QPushButton* button : {m_join, m_cut}) {
        setRole(*button, Role::Flat);
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    auto* titles = new QHBoxLayout(m_heads);
    titles->setContentsMargins(PairsDelegate::textLeft, 0, headSide, 0);
    titles->setSpacing(0);
    for (ElidedLabel* title : {m_documentTitle, m_recordTitle}) {
        setTextLook(*title, Tone::Text2, TextSize::Small);
        titles->addWidget(title, title == m_recordTitle ? 1 : 0);
    }
    m_heads->setFixedHeight(lineHeight(TextSize::Small) + 2 * gridStep);
    connect(m_view->header(), &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (column == PairsModel::Document)
            m_documentTitle->setFixedWidth(std::max(0, width - PairsDelegate::textLeft + PairsDelegate::signWidth));
    });
    return head;
}

void PairingView::setSides(const QString& document, const QString& record)
{
    m_documentTitle->setText(document);
    m_recordTitle->setText(record);
    m_heads->setVisible(!record.isEmpty()); // a single side needs no title
    m_view->setPaired(!record.isEmpty());
    m_view->setAccessibleName(record.isEmpty() ? tr("Entries of the document")
                                               : tr("Pairs of entries: %1 and %2").arg(document, record));
}

void PairingView::retranslate()
{
    showTitle();
    m_join->setText(tr("Same as…"));
    m_join->setToolTip(tr("The selected row is the same as another one, which you choose next"));
    m_cut->setText(tr("Separate"));
    m_cut->setToolTip(tr("Treat the two sides of the selected row as different"));
}

/// There is nothing to match for a new person.
void PairingView::showTitle()
{
    m_title->setText(m_plan && m_plan->record() ? tr("Matching entries") : tr("Entries"));
}

void PairingView::takeFocus()
{
    m_view->setFocus();
}

void PairingView::setPlan(const MergePlan* plan, const Doubts& doubts, const QList<Term>& glossary)
{
    m_plan = plan;
    showTitle();
    m_model->setPlan(plan, doubts, glossary);
    const bool both = plan && plan->record();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_join, m_cut, m_recordTitle})
        widget->setVisible(both);
    if (plan && !chooseOpen())
        choose(m_model->index(0, 0));
    m_view->scrollToTop(); // the chosen row is there, below its heading
    showButtons();
}

void PairingView::refresh(const Doubts& doubts)
{
    const PairRow* row = chosenRow();
    const auto before = row ? std::optional(*row) : std::nullopt;
    const QModelIndex current = m_view->currentIndex();
    const int place = current.row();
    const int scrolled = m_view->verticalScrollBar()->value();
    m_refreshing = true;
    m_model->refresh(doubts);
    QModelIndex now = before ? m_model->indexOf(*before) : QModelIndex();
    if (!now.isValid())
        now = m_model->index(std::clamp(place, 0, std::max(0, m_model->rowCount() - 1)), 0);
    if (const PairRow* held = m_model->rowAt(now); held && held->isTitle())
        now = m_model->index(now.row() + 1, 0);
    if (m_view->currentIndex().siblingAtColumn(0) != now)
        chooseAlone(*m_view, now);
    if (const auto entry = chosenEntry())
        m_view->expand(m_model->indexOf(*entry));
    m_model->markSharedOf(m_view->currentIndex());
    m_view->doItemsLayout();
    m_view->verticalScrollBar()->setValue(scrolled);
    m_refreshing = false;
    showButtons();
    const PairRow* after = chosenRow();
    if (before &&
        !(after && after->kind == before->kind && after->entry == before->entry && after->section == before->section))
        takeCurrent();
}

void PairingView::takeCurrent()
{
    if (m_refreshing)
        return;
    if (m_view->isPressed())
        m_awaitsRelease = true;
    else
        showPoints();
    m_model->markSharedOf(m_view->currentIndex());
    showButtons();
    Q_EMIT chosen();
}

/// Shows the points of the chosen entry in place of another's, and keeps the chosen row where it is.
void PairingView::showPoints()
{
    m_awaitsRelease = false;
    const PairRow* row = chosenRow();
    const bool isEntry = row && (row->kind == PairRow::Kind::Entry || row->kind == PairRow::Kind::Point);
    const QPersistentModelIndex current(m_view->currentIndex());
    const int before = m_view->visualRect(current).y();
    const auto entry = isEntry ? row->entry : std::nullopt;
    m_model->showPointsOf(entry);
    if (entry)
        m_view->expand(m_model->indexOf(*entry));
    QScrollBar* bar = m_view->verticalScrollBar();
    bar->setValue(bar->value() + m_view->visualRect(current).y() - before);
    m_view->scrollTo(current);
}

void PairingView::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const PairRow* row = m_model->rowAt(index);
    chooseAlone(*m_view, row->isTitle() ? m_model->index(index.row() + 1, 0) : index.siblingAtColumn(0));
}

void PairingView::choose(const EntryId& entry)
{
    choose(m_model->indexOf(entry));
    m_view->scrollTo(m_view->currentIndex());
}

bool PairingView::chooseOpen()
{
    for (qsizetype i = 0; i < m_model->rows().size(); ++i) {
        if (!m_model->rows()[i].isOpen)
            continue;
        choose(m_model->index(static_cast<int>(i), 0));
        return true;
    }
    return false;
}

void PairingView::chooseNext(const std::function<bool(const PairRow&)>& isWanted)
{
    const QModelIndex current = m_view->currentIndex();
    const int before = (current.parent().isValid() ? current.parent() : current).row();
    const auto count = static_cast<int>(m_model->rows().size());
    for (int step = 1; step <= count; ++step) {
        const int place = (before + step) % count;
        if (!isWanted(m_model->rows()[place]))
            continue;
        choose(m_model->index(place, 0));
        return m_view->scrollTo(m_view->currentIndex());
    }
}

const PairRow* PairingView::chosenRow() const
{
    return m_model->rowAt(m_view->currentIndex());
}

std::optional<EntryId> PairingView::chosenEntry() const
{
    const PairRow* row = chosenRow();
    return row ? row->entry : std::nullopt;
}

std::optional<SectionId> PairingView::chosenSection() const
{
    const PairRow* row = chosenRow();
    return row ? row->section : std::nullopt;
}

void PairingView::showButtons()
{
    const PairRow* row = chosenRow();
    const bool isPoint = row && row->kind == PairRow::Kind::Point;
    m_join->setEnabled(row && (joinOfChosen() || !joinsOf(*row).isEmpty()));
    m_cut->setEnabled(row &&
                      (isPoint ? row->point && row->recordPoint : row->kind == PairRow::Kind::Entry && row->isPair()));
}

} // namespace duovita
