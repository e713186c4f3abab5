#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/snippets.h"

#include <QAbstractListModel>
#include <QCache>
#include <QSet>

namespace duovita {

/// The people of a store, or those of them that a search found: of everybody the id and the place, of those who were in
/// view lately what the list says of them. Whoever shows it asks for unread() and brings the answer.
class PeopleModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        CompletenessRole,
        NameRole,      ///< in the interface's language, where there is one
        OtherNameRole, ///< the same in the other, where it is another
        AboutRole,     ///< their tags, else their headline
        LackingRole,   ///< how many texts lack a side
        SnippetRole,   ///< a SearchSnippet; invalid where there is none to show
    };

    explicit PeopleModel(QObject* parent = nullptr);

    /// Who is shown, in their order, and what was read of some of them; what was read before is out of date. Who stays
    /// keeps their selection, but where hundreds come and go.
    void show(const QList<PersonId>& people, bool searched, const QList<PersonSummary>& read);
    /// Those whom the search finds by its words in the other language: the rows below those of show(), which they are
    /// not among. They stay until it is told otherwise.
    void showTranslated(const QList<PersonId>& people);
    bool isTranslated(const PersonId& id) const { return m_translated.contains(id); }
    qsizetype foundAsTheyAre() const { return m_found.size(); } ///< how many of show() there are
    /// Whether those shown were searched for.
    bool isSearched() const { return m_searched; }
    const QList<PersonId>& people() const { return m_rows; }

    /// Whether all that is said of these rows is here. Rows beyond the ends are nobody's, here and below.
    bool isRead(int first, int last) const;
    /// Of whom in these rows it is not, and was not asked for.
    QList<PersonId> unread(int first, int last);
    /// The answer to that. Who is not in it is not there any more, and not asked for again.
    void addSummaries(const QList<PersonSummary>& read);
    /// There was no answer: they are asked for again.
    void forgetAsked(const QList<PersonId>& asked);
    /// Who in these rows has not been handed out here since the last search.
    QList<PersonId> withoutSnippet(int first, int last);
    void addSnippets(const QHash<PersonId, SearchSnippet>& snippets);
    /// Replaces a person's row; false if there is none, it was not read or its name, by which the list is sorted, is
    /// another.
    bool update(const PersonSummary& person);
    const PersonId& idAt(int row) const { return m_rows[row]; }
    QModelIndex indexOf(const PersonId& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void beginSearch(bool searched);
    void arrange();
    void rearrange(const QList<PersonId>& people);
    void removeRuns(const QList<std::pair<int, int>>& runs);
    void insertRuns(const QList<std::pair<int, int>>& runs, const QList<PersonId>& people);
    void reorder(const QList<PersonId>& people);
    QVariant saidOf(const PersonSummary& person, int role) const;
    QVariant snippetOf(const PersonId& id) const;
    QVariant toolTipOf(const PersonSummary& person) const;

    QList<PersonId> m_found;      ///< as show() was told
    QList<PersonId> m_translated; ///< as showTranslated() was, few
    QList<PersonId> m_rows;
    QCache<PersonId, PersonSummary> m_summaries; ///< of those who were in view lately
    QSet<PersonId> m_asked;                      ///< for their summaries
    bool m_searched = false;
    QSet<PersonId> m_askedForSnippet;
    QHash<PersonId, SearchSnippet> m_snippets;
};

} // namespace duovita
