#include "ui/problems/problemspanel.h"

#include "ui/problems/problemscope.h"
#include "ui/widgets/choosing.h"

#include <QTreeView>

// Positions of problems on the pages and in the record, and moving from one to the next.

namespace duovita {

const ProblemRow* ProblemsPanel::onlyChosen() const
{
    const QList<QModelIndex> indexes = chosen();
    return indexes.size() == 1 ? m_model->rowAt(indexes.front()) : nullptr;
}

void ProblemsPanel::followChoice()
{
    showRemedies();
    if (m_filling)
        return;
    if (const ProblemRow* row = onlyChosen(); row && m_marked)
        Q_EMIT problemMarked(row->source);
    emitPlaces();
}

void ProblemsPanel::setMarked(bool marked)
{
    m_marked = marked;
    emitPlaces();
}

void ProblemsPanel::emitPlaces()
{
    QList<ContentSource> places;
    for (const QModelIndex& index : m_marked ? m_model->problems() : QList<QModelIndex>()) {
        const ProblemRow& row = *m_model->rowAt(index);
        if (!row.isDismissed() && !places.contains(row.source))
            places += row.source;
    }
    const ProblemRow* only = onlyChosen();
    Q_EMIT placesChanged(places, only && places.contains(only->source) ? std::optional(only->source) : std::nullopt);
}

std::optional<QRect> ProblemsPanel::choose(const ContentSource& place, Kinds kinds)
{
    QList<QModelIndex> there = m_model->problems();
    there.removeIf([&](const QModelIndex& index) {
        const ProblemRow& row = *m_model->rowAt(index);
        const bool isOther = kinds == Kinds::Differences && !(row.problem && row.problem->isDifference());
        return row.isDismissed() || row.source != place || isOther;
    });
    if (there.isEmpty())
        return std::nullopt;
    const QModelIndex index = there[(there.indexOf(m_list->currentIndex()) + 1) % there.size()];
    m_list->expand(index.parent());
    chooseAlone(*m_list, index);
    m_list->setFocus();
    return m_list->visualRect(index).translated(m_list->viewport()->mapTo(this, QPoint()));
}

void ProblemsPanel::focusList()
{
    if (m_list->isHidden())
        m_scope->takeFocus();
    else
        m_list->setFocus(Qt::ShortcutFocusReason);
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
    // Several problems may share a position: if the cursor has not moved, continue after the last one visited.
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
        Q_EMIT wentRound(by > 0 ? tr("That was the last problem; starting again from the top.")
                                : tr("That was the first problem; starting again from the end."));
}

} // namespace duovita
