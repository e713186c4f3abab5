#include "ui/review/pairingview.h"

#include "ui/review/entrylistmodel.h"
#include "ui/style/tokens.h"
#include "ui/widgets/choosing.h"

#include <QGridLayout>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QScrollBar>

namespace duovita {

namespace {

constexpr int linesWidth = 56; // pixels

QListView* makeList(const char* name, EntryListModel* model, QWidget* parent)
{
    auto* list = new QListView(parent);
    list->setObjectName(QString::fromLatin1(name));
    list->setModel(model);
    list->setUniformItemSizes(true);
    list->setTextElideMode(Qt::ElideRight);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

} // namespace

/// Draws a line for each pair whose ends are both in sight.
class PairingView::Lines : public QWidget {
public:
    explicit Lines(PairingView& view) : QWidget(&view), m_view(view) { setFixedWidth(linesWidth); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_view.m_plan)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto chosen = m_view.chosenEntry();
        for (const EntryPair& pair : m_view.m_plan->pairs()) {
            const MergePlan::State state = m_view.m_plan->stateOf(pair.other);
            const auto from = edge(m_view.m_document, m_view.m_documentModel->indexOf(pair.other));
            const auto to = edge(m_view.m_record, m_view.m_recordModel->indexOf(pair.record));
            if (!from || !to || state == MergePlan::State::LeftOut)
                continue;
            const bool unsure = state == MergePlan::State::Uncertain;
            QPen pen(tone(unsure ? Tone::WarnSign : Tone::AccentText, palette()));
            pen.setWidthF(chosen == pair.other ? 3 : 1.5);
            if (unsure)
                pen.setStyle(Qt::DashLine);
            painter.setPen(pen);
            QPainterPath path(QPointF(0, *from));
            path.cubicTo(QPointF(width() / 2.0, *from), QPointF(width() / 2.0, *to), QPointF(width(), *to));
            painter.drawPath(path);
        }
    }

private:
    /// Where a row's middle is, from the top of this widget; nothing while it is scrolled away.
    std::optional<qreal> edge(const QListView* list, const QModelIndex& index) const
    {
        const QRect rect = list->visualRect(index);
        if (!index.isValid() || rect.isEmpty() || rect.bottom() < 0 || rect.top() > list->viewport()->height())
            return std::nullopt;
        return mapFromGlobal(list->viewport()->mapToGlobal(rect.center())).y();
    }

    PairingView& m_view;
};

void PairingView::setDiffering(const QSet<EntryId>& entries)
{
    m_documentModel->setDiffering(entries);
}

PairingView::PairingView(QWidget* parent)
    : QWidget(parent), m_documentModel(new EntryListModel(EntryListModel::Side::Document, this)),
      m_recordModel(new EntryListModel(EntryListModel::Side::Record, this)),
      m_document(makeList("review.document", m_documentModel, this)),
      m_record(makeList("review.record", m_recordModel, this)), m_lines(new Lines(*this)),
      m_documentTitle(new QLabel(this)), m_recordTitle(new QLabel(this)), m_join(new QPushButton(this)),
      m_cut(new QPushButton(this))
{
    m_document->setDragEnabled(true);
    m_document->setAcceptDrops(true);
    m_document->setDropIndicatorShown(true);
    m_record->setAcceptDrops(true);
    m_record->setDropIndicatorShown(true);
    m_join->setObjectName(QStringLiteral("review.join"));
    m_cut->setObjectName(QStringLiteral("review.cut"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_join);
    buttons->addWidget(m_cut);
    buttons->addStretch();
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(0);
    // Above the lists, whose height changes with the points of what is chosen: the buttons stay where the mouse is.
    layout->addLayout(buttons, 0, 0, 1, 3);
    layout->addWidget(m_documentTitle, 1, 0);
    layout->addWidget(m_recordTitle, 1, 2);
    layout->addWidget(m_document, 2, 0);
    layout->addWidget(m_lines, 2, 1);
    layout->addWidget(m_record, 2, 2);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(2, 1);

    connect(m_document->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showPartner();
        showButtons();
        m_lines->update();
        Q_EMIT chosen();
    });
    connect(m_record->selectionModel(), &QItemSelectionModel::currentChanged, this, &PairingView::showButtons);
    for (QListView* list : {m_document, m_record})
        connect(list->verticalScrollBar(), &QScrollBar::valueChanged, m_lines, qOverload<>(&QWidget::update));
    connect(m_documentModel, &EntryListModel::leftOutChanged, this, &PairingView::leftOutChanged);
    connect(m_documentModel, &EntryListModel::leftOverDropped, this, &PairingView::leftOverDropped);
    connect(m_recordModel, &EntryListModel::joinWanted, this, &PairingView::joinWanted);
    connect(m_join, &QPushButton::clicked, this, [this] {
        const auto own = m_recordModel->entryAt(m_record->currentIndex());
        if (const auto entry = chosenEntry(); entry && own)
            Q_EMIT joinWanted(*own, *entry);
    });
    connect(m_cut, &QPushButton::clicked, this, [this] {
        if (const auto entry = chosenEntry())
            Q_EMIT cutWanted(*entry);
    });
    retranslate();
}

void PairingView::setMerging(bool merging)
{
    m_merging = merging;
    retranslate();
}

void PairingView::retranslate()
{
    m_documentTitle->setText(m_merging ? tr("Is taken in") : tr("In the document"));
    m_recordTitle->setText(m_merging ? tr("Stays") : tr("In the record"));
    m_document->setAccessibleName(m_merging ? tr("Entries of who is taken in") : tr("Entries of the document"));
    m_record->setAccessibleName(m_merging ? tr("Entries of who stays") : tr("Entries of the record"));
    m_join->setText(tr("Join"));
    m_join->setToolTip(tr("The chosen entries of both lists are one and the same"));
    m_cut->setText(tr("Part"));
    m_cut->setToolTip(tr("The chosen entry is another than the record's"));
}

void PairingView::setPlan(const MergePlan* plan)
{
    m_plan = plan;
    m_documentModel->setPlan(plan);
    m_recordModel->setPlan(plan);
    const bool both = plan && plan->record();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_lines, m_record, m_recordTitle, m_join, m_cut})
        widget->setVisible(both);
    static_cast<QGridLayout*>(layout())->setColumnStretch(2, both ? 1 : 0);
    choosePerson();
    showButtons();
}

void PairingView::refresh()
{
    m_documentModel->refresh();
    showButtons();
    m_lines->update();
}

void PairingView::choosePerson()
{
    chooseAlone(*m_document, m_documentModel->index(0));
}

void PairingView::choose(const EntryId& entry)
{
    chooseAlone(*m_document, m_documentModel->indexOf(entry));
    m_document->scrollTo(m_document->currentIndex());
}

std::optional<EntryId> PairingView::chosenEntry() const
{
    return m_documentModel->entryAt(m_document->currentIndex());
}

std::optional<SectionId> PairingView::chosenSection() const
{
    return m_documentModel->sectionAt(m_document->currentIndex());
}

void PairingView::showPartner()
{
    const auto entry = chosenEntry();
    const auto partner = entry && m_plan ? m_plan->partnerOf(*entry) : std::nullopt;
    if (!partner)
        return;
    chooseAlone(*m_record, m_recordModel->indexOf(*partner));
    m_record->scrollTo(m_record->currentIndex());
}

void PairingView::showButtons()
{
    const auto entry = chosenEntry();
    const auto own = m_recordModel->entryAt(m_record->currentIndex());
    const auto partner = entry && m_plan ? m_plan->partnerOf(*entry) : std::nullopt;
    const bool unsure = entry && m_plan && m_plan->stateOf(*entry) == MergePlan::State::Uncertain;
    m_join->setEnabled(entry && own && (partner != own || unsure));
    m_cut->setEnabled(partner.has_value());
}

} // namespace duovita
