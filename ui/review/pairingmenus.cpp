#include "ui/review/pairingview.h"
#include "ui/review/pairsmodel.h"
#include "ui/review/pairsview.h"
#include "ui/style/tokens.h"

#include <QFontMetrics>
#include <QMenu>
#include <QPushButton>

namespace duovita {

// The menus with a row's actions.

namespace {

/// Shortens a text by pixels, because a Chinese character is as wide as two letters. Two such texts fit side by side on
/// a small screen.
QString forMenu(const QString& text)
{
    constexpr int widest = 300;
    const QFontMetrics metrics(textFont(TextSize::Normal));
    return metrics.elidedText(text.simplified(), Qt::ElideRight, widest).replace(u'&', QStringLiteral("&&"));
}

} // namespace

/// The rows that a row can be joined with: those without a partner first, then those with one, then entries of another
/// kind without one.
QList<PairingView::Join> PairingView::joinsOf(const PairRow& row) const
{
    if (!m_plan || !m_plan->record())
        return {};
    const bool isPoint = row.kind == PairRow::Kind::Point;
    const bool ofDocument = isPoint ? row.point.has_value() : row.entry.has_value();
    QList<Join> alone;
    QList<Join> paired;
    QList<Join> recast;
    const auto consider = [&](const PairRow& other) {
        const PairRow& record = ofDocument ? other : row;
        const PairRow& document = ofDocument ? row : other;
        const bool taken = isPoint ? other.point && other.recordPoint : other.isPair();
        const bool isAlike = mayJoin(*m_plan, record, document);
        if (!isAlike && (taken || !mayJoinRecast(*m_plan, record, document)))
            return;
        const QString label = forMenu(ofDocument ? other.own : other.given);
        const QString partner = forMenu(ofDocument ? other.given : other.own);
        (!isAlike ? recast
         : taken  ? paired
                  : alone) += Join{record, document, taken ? tr("%1 (now with %2)").arg(label, partner) : label};
    };
    if (isPoint) {
        const QModelIndex entry = m_model->indexOf(*row.entry);
        for (int i = 0; i < m_model->rowCount(entry); ++i)
            consider(*m_model->rowAt(m_model->index(i, 0, entry)));
    } else {
        for (const PairRow& other : m_model->rows())
            consider(other);
    }
    return alone + paired + recast;
}

/// The join of two chosen rows, if only one combination of their sides is possible.
std::optional<PairingView::Join> PairingView::joinOfChosen() const
{
    const QModelIndexList chosen = m_view->selectionModel()->selectedRows();
    if (chosen.size() != 2 || !m_plan)
        return std::nullopt;
    const PairRow& a = *m_model->rowAt(chosen.front());
    const PairRow& b = *m_model->rowAt(chosen.back());
    using Fits = bool (*)(const MergePlan&, const PairRow&, const PairRow&);
    for (const Fits fits : {Fits(mayJoin), Fits(mayJoinRecast)}) {
        const bool ab = fits(*m_plan, a, b);
        const bool ba = fits(*m_plan, b, a);
        if (ab != ba)
            return ab ? Join{a, b} : Join{b, a};
        if (ab)
            return std::nullopt;
    }
    return std::nullopt;
}

void PairingView::join(const PairRow& record, const PairRow& document)
{
    if (record.kind == PairRow::Kind::Point)
        Q_EMIT pointsJoinWanted(*record.recordPoint, *document.point);
    else
        Q_EMIT joinWanted(*record.record, *document.entry);
}

void PairingView::cut(const PairRow& row)
{
    if (row.kind == PairRow::Kind::Point && row.point && row.recordPoint)
        Q_EMIT pointCutWanted(*row.point);
    else if (row.kind == PairRow::Kind::Entry && row.isPair())
        Q_EMIT cutWanted(*row.entry);
}

void PairingView::showJoins()
{
    if (const auto both = joinOfChosen())
        return join(both->record, both->document);
    const PairRow* row = chosenRow();
    if (!row)
        return;
    auto* menu = new QMenu(this);
    addJoins(*menu, *row);
    popUp(menu, m_join->mapToGlobal(QPoint(0, m_join->height())));
}

void PairingView::addJoins(QMenu& menu, const PairRow& row)
{
    for (const Join& each : joinsOf(row)) {
        QAction* action = menu.addAction(each.label, this, [this, each] { join(each.record, each.document); });
        action->setObjectName(QStringLiteral("review.joinWith"));
    }
}

void PairingView::fillMenu(QMenu& menu, const PairRow& row)
{
    if (row.kind == PairRow::Kind::UnplacedText) {
        Q_EMIT placesWanted(&menu, row.given);
        return;
    }
    const bool isPoint = row.kind == PairRow::Kind::Point;
    const bool isPair = isPoint ? row.point && row.recordPoint : row.kind == PairRow::Kind::Entry && row.isPair();
    if (isPair && row.isOpen)
        menu.addAction(tr("These are one entry"), this, [this, entry = *row.entry] { Q_EMIT answered(entry); });
    if (isPair)
        menu.addAction(isPoint ? tr("These are two points") : tr("These are two entries"), this,
                       [this, row] { cut(row); })
            ->setObjectName(QStringLiteral("review.part"));
    if (!joinsOf(row).isEmpty()) {
        auto* others = menu.addMenu(tr("Same as"));
        addJoins(*others, row);
    }
    if (row.kind == PairRow::Kind::Entry && row.entry) {
        const bool out = row.state == MergePlan::State::LeftOut;
        menu.addAction(out ? tr("Include") : tr("Leave out"), this,
                       [this, entry = *row.entry, out] { Q_EMIT leftOutChanged(entry, !out); });
    }
}

void PairingView::popUp(QMenu* menu, const QPoint& place)
{
    menu->setObjectName(QStringLiteral("review.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (menu->isEmpty()) {
        delete menu;
        return;
    }
    menu->popup(place);
    menu->setActiveAction(menu->actions().front());
}

} // namespace duovita
