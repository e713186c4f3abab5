#include "ui/people/peoplemodel.h"

#include "ui/presentation/recordwords.h"

#include <algorithm>
#include <numeric>

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

/// Who is shown, by their places in the list of everybody.
QList<qsizetype> rowsOf(const QList<PersonSummary>& people, const std::optional<SearchMatches>& shown)
{
    QList<qsizetype> rows(people.size());
    std::iota(rows.begin(), rows.end(), 0);
    if (!shown)
        return rows;
    const QSet<PersonId> everywhere(shown->everywhere.begin(), shown->everywhere.end());
    const QSet<PersonId> byName(shown->byName.begin(), shown->byName.end());
    rows.removeIf([&](qsizetype i) { return !everywhere.contains(people[i].id); });
    std::stable_partition(rows.begin(), rows.end(), [&](qsizetype i) { return byName.contains(people[i].id); });
    return rows;
}

QString toolTipOf(const SearchSnippet& snippet)
{
    const QString place = placeOf(snippet);
    return place.isEmpty() ? snippet.text : QString(place + u'\n' + snippet.text);
}

QList<PersonId> idsOf(const QList<PersonSummary>& people, const QList<qsizetype>& rows)
{
    QList<PersonId> ids;
    for (const qsizetype row : rows)
        ids += people[row].id;
    return ids;
}

} // namespace

void PeopleModel::setPeople(const QList<PersonSummary>& people, const std::optional<SearchMatches>& shown)
{
    const QList<qsizetype> rows = rowsOf(people, shown);
    beginSearch(shown.has_value());
    if (idsOf(people, rows) == idsOf(m_people, m_rows)) {
        m_people = people;
        m_rows = rows;
        if (!rows.isEmpty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_people = people;
    m_rows = rows;
    endResetModel();
}

void PeopleModel::show(const std::optional<SearchMatches>& shown)
{
    const QList<qsizetype> rows = rowsOf(m_people, shown);
    beginSearch(shown.has_value());
    if (rows == m_rows) {
        if (!rows.isEmpty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void PeopleModel::beginSearch(bool searched)
{
    m_searched = searched;
    m_askedFor.clear();
    m_snippets.clear();
}

QList<PersonId> PeopleModel::withoutSnippet(int first, int last)
{
    QList<PersonId> people;
    for (int row = std::max(0, first); row <= last && row < m_rows.size(); ++row) {
        const PersonId& id = personAt(row).id;
        if (!m_askedFor.contains(id))
            people += id;
        m_askedFor += id;
    }
    return people;
}

void PeopleModel::addSnippets(const QHash<PersonId, SearchSnippet>& snippets)
{
    m_snippets.insert(snippets);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {SnippetRole, Qt::ToolTipRole});
}

std::optional<QList<PersonId>> PeopleModel::writtenSince(const QHash<PersonId, Timestamp>& times) const
{
    if (times.size() != m_people.size())
        return std::nullopt;
    QList<PersonId> written;
    for (const PersonSummary& person : m_people) {
        const auto time = times.constFind(person.id);
        if (time == times.constEnd())
            return std::nullopt;
        if (*time != person.updated)
            written += person.id;
    }
    return written;
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
        if (const auto snippet = m_snippets.constFind(person.id); snippet != m_snippets.cend())
            return toolTipOf(*snippet);
        return person.headline.textOrFallback(Language::English);
    case IdRole:
        return person.id.toString();
    case CompletenessRole:
        return completenessOf(person);
    case SnippetRole: {
        const auto snippet = m_snippets.constFind(person.id);
        return snippet == m_snippets.cend() ? QVariant() : QVariant::fromValue(*snippet);
    }
    default:
        return {};
    }
}

} // namespace duovita
