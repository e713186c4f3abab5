#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/snippets.h"

#include <QAbstractListModel>
#include <QCache>
#include <QSet>

namespace duovita {

/// The people in a store, or those found by a search: ids of all, and summaries of those who were recently in view. The
/// view must request those in unread() and deliver them with addSummaries().
class PeopleModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        CompletenessRole,
        NameRole,      ///< in the interface's language if there is one
        OtherNameRole, ///< in the other language, if different
        AboutRole,     ///< tags, or else the headline
        LackingRole,   ///< number of texts that lack a language
        SnippetRole,   ///< a SearchSnippet; invalid if there is none
    };

    explicit PeopleModel(QObject* parent = nullptr);

    /// Sets the people, in order, and the summaries read so far; older summaries become outdated. The selection is
    /// kept, unless hundreds of rows change.
    void show(const QList<PersonId>& people, bool searched, const QList<PersonSummary>& read);
    /// Sets the people found by the search words' translations, none of whom is in show(). They follow below until set
    /// again.
    void showTranslated(const QList<PersonId>& people);
    bool isTranslated(const PersonId& id) const { return m_translated.contains(id); }
    qsizetype foundDirectly() const { return m_found.size(); } ///< how many show() set, without those by translation
    /// Whether the people are the result of a search.
    bool isSearched() const { return m_searched; }
    const QList<PersonId>& people() const { return m_rows; }

    /// Whether all summaries of these rows are loaded. Rows out of range are ignored, here and below.
    bool isRead(int first, int last) const;
    /// The people in these rows whose summaries are neither loaded nor requested; marks them as requested.
    QList<PersonId> unread(int first, int last);
    /// Delivers requested summaries. People without one no longer exist and are not requested again.
    void addSummaries(const QList<PersonSummary>& read);
    /// Call if the request failed: unread() returns these people again.
    void forgetAsked(const QList<PersonId>& asked);
    /// The people in these rows whose snippet was not yet requested in this search; marks them as requested.
    QList<PersonId> withoutSnippet(int first, int last);
    void addSnippets(const QHash<PersonId, SearchSnippet>& snippets);
    /// Replaces a person's summary. False if they are not listed, not loaded, or their name changed, which affects the
    /// order.
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
    QVariant dataOf(const PersonSummary& person, int role) const;
    QVariant snippetOf(const PersonId& id) const;
    QVariant toolTipOf(const PersonSummary& person) const;

    QList<PersonId> m_found;      ///< as set by show()
    QList<PersonId> m_translated; ///< as set by showTranslated(); few
    QList<PersonId> m_rows;
    QCache<PersonId, PersonSummary> m_summaries; ///< cache for people recently in view
    QSet<PersonId> m_asked;                      ///< people whose summaries are requested
    bool m_searched = false;
    QSet<PersonId> m_askedForSnippet;
    QHash<PersonId, SearchSnippet> m_snippets;
};

} // namespace duovita
