#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/snippets.h"

#include <QAbstractListModel>
#include <QSet>

namespace duovita {

/// The people of a store, or those of them that a search found.
class PeopleModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        CompletenessRole,
        SnippetRole, ///< a SearchSnippet; invalid where there is none to show
    };

    explicit PeopleModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// Everybody, in their order, and who of them is shown: those whose own facts have what was searched come first;
    /// nothing for all. Where the same people are shown as before, the selection and the scroll position stay.
    void setPeople(const QList<PersonSummary>& people, const std::optional<SearchMatches>& shown = {});
    void show(const std::optional<SearchMatches>& shown);
    /// Whether those shown were searched for.
    bool isSearched() const { return m_searched; }
    /// Who in these rows has not been handed out here since the last search; rows beyond the end are nobody.
    QList<PersonId> withoutSnippet(int first, int last);
    void addSnippets(const QHash<PersonId, SearchSnippet>& snippets);
    bool isStoreEmpty() const { return m_people.isEmpty(); }
    /// Of everybody, shown or not: who was written at another time than the row here says. Nothing if anybody came or
    /// went.
    std::optional<QList<PersonId>> writtenSince(const QHash<PersonId, Timestamp>& times) const;
    /// Replaces a person's row; false if there is none or its name, by which the list is sorted, is another.
    bool update(const PersonSummary& person);
    const PersonSummary& personAt(int row) const { return m_people[m_rows[row]]; }
    QModelIndex indexOf(const PersonId& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void beginSearch(bool searched);

    QList<PersonSummary> m_people; ///< everybody
    QList<qsizetype> m_rows;       ///< into them: who is shown
    bool m_searched = false;
    QSet<PersonId> m_askedFor; ///< whose snippets
    QHash<PersonId, SearchSnippet> m_snippets;
};

} // namespace duovita
