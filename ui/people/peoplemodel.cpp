#include "ui/people/peoplemodel.h"

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

void PeopleModel::setPeople(const QList<PersonSummary>& people)
{
    const bool sameRows = people.size() == m_people.size() &&
                          std::equal(people.begin(), people.end(), m_people.begin(),
                                     [](const PersonSummary& a, const PersonSummary& b) { return a.id == b.id; });
    if (sameRows) {
        m_people = people;
        if (!people.isEmpty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(people.size()) - 1));
        return;
    }
    beginResetModel();
    m_people = people;
    endResetModel();
}

bool PeopleModel::update(const PersonSummary& person)
{
    const QModelIndex row = indexOf(person.id);
    if (!row.isValid() || !(m_people[row.row()].name == person.name))
        return false;
    m_people[row.row()] = person;
    Q_EMIT dataChanged(row, row);
    return true;
}

QModelIndex PeopleModel::indexOf(const PersonId& id) const
{
    for (int row = 0; row < m_people.size(); ++row) {
        if (m_people[row].id == id)
            return index(row);
    }
    return {};
}

int PeopleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_people.size());
}

QVariant PeopleModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_people.size())
        return {};
    const PersonSummary& person = m_people[index.row()];
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
