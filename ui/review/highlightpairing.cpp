#include "ui/review/highlightpairing.h"

#include "ui/review/highlightpairmodel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

namespace duovita {

HighlightPairing::HighlightPairing(QWidget* parent)
    : QWidget(parent), m_model(new HighlightPairModel(this)), m_table(new QTableView(this)),
      m_join(new QPushButton(this)), m_cut(new QPushButton(this))
{
    m_table->setObjectName(QStringLiteral("review.highlights"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setWordWrap(true);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_join->setObjectName(QStringLiteral("review.joinHighlights"));
    m_cut->setObjectName(QStringLiteral("review.cutHighlight"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_join);
    buttons->addWidget(m_cut);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    layout->addLayout(buttons);

    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table, &QTableView::resizeRowsToContents);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HighlightPairing::showButtons);
    connect(m_join, &QPushButton::clicked, this, [this] {
        if (const Choice chosen = choice(); chosen.record && chosen.document)
            Q_EMIT joinWanted(*chosen.record, *chosen.document);
    });
    connect(m_cut, &QPushButton::clicked, this, [this] {
        if (const Choice chosen = choice(); chosen.oneRow && chosen.document)
            Q_EMIT cutWanted(*chosen.document);
    });
    retranslate();
    show(nullptr, std::nullopt);
}

void HighlightPairing::retranslate()
{
    m_model->retranslate();
    m_table->setAccessibleName(tr("Points that become one"));
    m_join->setText(tr("Join points"));
    m_join->setToolTip(tr("The chosen points of both sides say the same in two languages"));
    m_cut->setText(tr("Part points"));
    m_cut->setToolTip(tr("The points of the chosen row are two"));
}

void HighlightPairing::show(const MergePlan* plan, const std::optional<EntryId>& entry)
{
    m_model->show(plan, entry);
    setVisible(m_model->rowCount() > 0);
    showButtons();
}

/// One point of each side: two cells chosen, or a single one whose row has both.
HighlightPairing::Choice HighlightPairing::choice() const
{
    const QModelIndexList chosen = m_table->selectionModel()->selectedIndexes();
    Choice result;
    if (chosen.isEmpty() || chosen.size() > 2)
        return result;
    const bool sameRow = chosen.front().row() == chosen.back().row();
    for (const QModelIndex& index : chosen)
        (index.column() == HighlightPairModel::Record ? result.record : result.document) = m_model->highlightAt(index);
    if (sameRow) {
        const auto other = [&](int column) { return m_model->highlightAt(chosen.front().siblingAtColumn(column)); };
        result = {other(HighlightPairModel::Record), other(HighlightPairModel::Document), false};
        result.oneRow = result.record && result.document;
    }
    return result;
}

void HighlightPairing::showButtons()
{
    const Choice chosen = choice();
    m_join->setEnabled(chosen.record && chosen.document && !chosen.oneRow);
    m_cut->setEnabled(chosen.oneRow);
}

} // namespace duovita
