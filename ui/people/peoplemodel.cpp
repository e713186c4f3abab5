#include "ui/people/peoplemodel.h"

#include <QSet>

#include <algorithm>
#include <numeric>
#include <utility>

namespace duovita {

namespace {

QString namesOf(const PersonSummary& person)
{
    QStringList names;
    for (Language language : {Language::Chinese, Language::English}) {
        const QString name = person.name.text(language);
        if (!name.isEmpty() && !names.contains(name))
            names += name;
    }
    return names.join(QStringLiteral("  "));
}

QString completenessOf(const PersonSummary& person)
{
    QStringList shares;
    for (Language language : allLanguages) {
        const int missing = person.missing[indexOf(language)];
        const int percent = person.texts == 0 ? 0 : (person.texts - missing) * 100 / person.texts;
        shares += QStringLiteral("%1 %2 %").arg(endonymOf(language)).arg(percent);
    }
    return shares.join(QStringLiteral("   "));
}

} // namespace

QList<qsizetype> PeopleModel::rowsOf(const std::optional<SearchMatches>& shown) const
{
    QList<qsizetype> rows(m_people.size());
    std::iota(rows.begin(), rows.end(), 0);
    if (!shown)
        return rows;
    const QSet<PersonId> everywhere(shown->everywhere.begin(), shown->everywhere.end());
    const QSet<PersonId> byName(shown->byName.begin(), shown->byName.end());
    rows.removeIf([&](qsizetype i) { return !everywhere.contains(m_people[i].id); });
    std::stable_partition(rows.begin(), rows.end(), [&](qsizetype i) { return byName.contains(m_people[i].id); });
    return rows;
}

QList<PersonId> PeopleModel::shownPeople() const
{
    QList<PersonId> people;
    for (const qsizetype row : m_rows)
        people += m_people[row].id;
    return people;
}

void PeopleModel::setPeople(const QList<PersonSummary>& people, const std::optional<SearchMatches>& shown)
{
    PeopleModel next;
    next.m_people = people;
    next.m_rows = next.rowsOf(shown);
    const bool same = next.shownPeople() == shownPeople();
    if (!same)
        beginResetModel();
    m_people = next.m_people;
    m_rows = next.m_rows;
    if (!same)
        endResetModel();
    else if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

void PeopleModel::show(const std::optional<SearchMatches>& shown)
{
    QList<qsizetype> rows = rowsOf(shown);
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

bool PeopleModel::update(const PersonSummary& person)
{
    const QModelIndex row = indexOf(person.id);
    if (!row.isValid() || !(personAt(row.row()).name == person.name))
        return false;
    m_people[m_rows[row.row()]] = person;
    Q_EMIT dataChanged(row, row);
    return true;
}

QModelIndex PeopleModel::indexOf(const PersonId& id) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (personAt(row).id == id)
            return index(row);
    }
    return {};
}

int PeopleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PeopleModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const PersonSummary& person = personAt(index.row());
    switch (role) {
    case Qt::DisplayRole: {
        const QString names = namesOf(person);
        return names.isEmpty() ? tr("(no name yet)") : names;
    }
    case Qt::ToolTipRole:
        return person.headline.textOrFallback(Language::English);
    case IdRole:
        return person.id.toString();
    case CompletenessRole:
        return completenessOf(person);
    default:
        return {};
    }
}

} // namespace duovita
