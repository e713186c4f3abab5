#include "ui/people/peoplemodel.h"

#include <algorithm>

namespace duovita {

namespace {

using Runs = QList<std::pair<int, int>>; // first and last rows

/// The runs of adjacent rows whose people are not among `others`.
Runs runsOutside(const QList<PersonId>& people, const QSet<PersonId>& others)
{
    Runs runs;
    for (int row = 0; row < people.size(); ++row) {
        if (others.contains(people[row]))
            continue;
        if (!runs.isEmpty() && runs.last().second == row - 1)
            runs.last().second = row;
        else
            runs += {row, row};
    }
    return runs;
}

} // namespace

PeopleModel::PeopleModel(QObject* parent) : QAbstractListModel(parent)
{
    constexpr qsizetype lately = 1000; // size of the cache; about 2 MB for average texts
    m_summaries.setMaxCost(lately);
}

void PeopleModel::show(const QList<PersonId>& people, bool searched, const QList<PersonSummary>& read)
{
    beginSearch(searched);
    m_asked.clear();
    m_summaries.clear();
    for (const PersonSummary& person : read)
        m_summaries.insert(person.id, new PersonSummary(person));
    m_found = people;
    arrange();
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

void PeopleModel::showTranslated(const QList<PersonId>& people)
{
    m_translated = people;
    arrange();
}

void PeopleModel::arrange()
{
    const QSet<PersonId> found(m_found.begin(), m_found.end());
    m_translated.removeIf([&](const PersonId& id) { return found.contains(id); });
    if (const QList<PersonId> people = m_found + m_translated; people != m_rows)
        rearrange(people);
}

/// Inserts and removes runs of rows. Each run costs the views time, so that beyond a few a reset is cheaper.
void PeopleModel::rearrange(const QList<PersonId>& people)
{
    constexpr qsizetype few = 50;
    const QSet<PersonId> before(m_rows.begin(), m_rows.end());
    const QSet<PersonId> after(people.begin(), people.end());
    const Runs gone = runsOutside(m_rows, after);
    const Runs come = runsOutside(people, before);
    if (gone.size() + come.size() > few) {
        beginResetModel();
        m_rows = people;
        endResetModel();
        return;
    }
    removeRuns(gone);
    QList<PersonId> stay = people;
    stay.removeIf([&](const PersonId& id) { return !before.contains(id); });
    if (stay != m_rows)
        reorder(stay);
    insertRuns(come, people);
}

void PeopleModel::removeRuns(const Runs& runs)
{
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        beginRemoveRows({}, run->first, run->second);
        m_rows.remove(run->first, run->second - run->first + 1);
        endRemoveRows();
    }
}

void PeopleModel::insertRuns(const Runs& runs, const QList<PersonId>& people)
{
    for (const auto& [first, last] : runs) {
        beginInsertRows({}, first, last);
        for (int row = first; row <= last; ++row)
            m_rows.insert(row, people[row]);
        endInsertRows();
    }
}

void PeopleModel::reorder(const QList<PersonId>& people)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    QHash<PersonId, int> places;
    for (int row = 0; row < people.size(); ++row)
        places.insert(people[row], row);
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex& index : from)
        to += createIndex(places.value(m_rows[index.row()]), index.column());
    m_rows = people;
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void PeopleModel::beginSearch(bool searched)
{
    m_searched = searched;
    m_askedForSnippet.clear();
    m_snippets.clear();
}

bool PeopleModel::isRead(int first, int last) const
{
    for (int row = std::max(0, first); row <= last && row < m_rows.size(); ++row) {
        if (!m_summaries.contains(m_rows[row]))
            return false;
    }
    return true;
}

QList<PersonId> PeopleModel::unread(int first, int last)
{
    QList<PersonId> people;
    for (int row = std::max(0, first); row <= last && row < m_rows.size(); ++row) {
        const PersonId& id = m_rows[row];
        if (!m_summaries.contains(id) && !m_asked.contains(id))
            people += id;
    }
    m_asked += QSet<PersonId>(people.begin(), people.end());
    return people;
}

void PeopleModel::forgetAsked(const QList<PersonId>& asked)
{
    m_asked -= QSet<PersonId>(asked.begin(), asked.end());
}

void PeopleModel::addSummaries(const QList<PersonSummary>& read)
{
    for (const PersonSummary& person : read) {
        m_asked -= person.id;
        // Results may arrive out of order.
        const PersonSummary* known = m_summaries.object(person.id);
        if (!known || known->updated <= person.updated)
            m_summaries.insert(person.id, new PersonSummary(person));
    }
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

QList<PersonId> PeopleModel::withoutSnippet(int first, int last)
{
    QList<PersonId> people;
    for (int row = std::max(0, first); row <= last && row < m_rows.size(); ++row) {
        if (!m_askedForSnippet.contains(m_rows[row]))
            people += m_rows[row];
        m_askedForSnippet += m_rows[row];
    }
    return people;
}

void PeopleModel::addSnippets(const QHash<PersonId, SearchSnippet>& snippets)
{
    m_snippets.insert(snippets);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {SnippetRole, Qt::ToolTipRole});
}

bool PeopleModel::update(const PersonSummary& person)
{
    const QModelIndex row = indexOf(person.id);
    const PersonSummary* before = m_summaries.object(person.id);
    if (!row.isValid() || !before || !(before->name == person.name))
        return false;
    m_summaries.insert(person.id, new PersonSummary(person));
    Q_EMIT dataChanged(row, row);
    return true;
}

QModelIndex PeopleModel::indexOf(const PersonId& id) const
{
    const qsizetype row = m_rows.indexOf(id);
    return row < 0 ? QModelIndex() : index(static_cast<int>(row));
}

int PeopleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PeopleModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const PersonId& id = m_rows[index.row()];
    if (role == IdRole)
        return id.toString();
    if (role == SnippetRole)
        return snippetOf(id);
    if (const PersonSummary* person = m_summaries.object(id))
        return dataOf(*person, role);
    return role == Qt::DisplayRole ? QStringLiteral("…") : QVariant(); // until the summary is loaded
}

} // namespace duovita
