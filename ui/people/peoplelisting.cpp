#include "ui/people/peoplepanel.h"

#include "core/storage/database.h"
#include "ui/background.h"
#include "ui/people/peoplefilterbar.h"
#include "ui/people/peopleview.h"

#include <QLabel>
#include <QLineEdit>
#include <QTimer>

#include <algorithm>

// Reads the list from the store, and again after changes.

namespace duovita {

void PeoplePanel::refresh(const PersonId& id)
{
    m_changed += id;
    if (!m_gather->isActive())
        m_gather->start();
}

void PeoplePanel::follow()
{
    m_anybodyChanged = true;
    if (!m_gather->isActive())
        m_gather->start();
}

void PeoplePanel::refreshChanged()
{
    const QSet<PersonId> changed = std::exchange(m_changed, {});
    if (std::exchange(m_anybodyChanged, false) || changed.size() != 1)
        return reload();
    const PersonId id = *changed.begin();
    if (m_reading || isNarrowed() || !m_model->indexOf(id).isValid())
        return reload(); // the row may move, appear or vanish
    runInBackground(
        this, [path = m_path, id] { return readSummaries(path, {id}); },
        [this, generation = m_generation](const Result<QList<PersonSummary>>& read) {
            if (m_reading)
                return; // the whole list is being read
            if (generation != m_generation || !read || read->isEmpty() || !m_model->update(read->front()))
                reload();
        });
}

void PeoplePanel::reload()
{
    if (m_reading) { // only one read at a time
        m_again = true;
        return;
    }
    m_reading = true;
    runInBackground(
        this,
        [query = query()]() -> Result<PeopleResult> {
            const auto database = Database::openExisting(query.path);
            if (!database)
                return database.error();
            const auto everybody = PersonRepository(**database).inOrder(query.order);
            return everybody ? queryPeople(**database, query, *everybody) : everybody.error();
        },
        [this, generation = ++m_generation](const Result<PeopleResult>& result) {
            if (generation != m_generation)
                return;
            m_reading = false;
            if (std::exchange(m_again, false))
                return reload();
            if (!result)
                return tryAgainAfter(result.error());
            m_loaded = true;
            if (const auto passed = std::exchange(m_failure, std::nullopt))
                Q_EMIT recovered(*passed);
            showResult(*result);
        });
}

/// Reports an error. If the server is unreachable, keeps retrying, because nothing else may notice that it is back; the
/// failure is then reported only the first time.
void PeoplePanel::tryAgainAfter(const Error& error)
{
    if (!m_failure || m_failure->code != error.code)
        Q_EMIT failed(error);
    if (error.code != ErrorCode::DatabaseUnreachable)
        return;
    m_failure = error;
    m_retry->start();
}

void PeoplePanel::search()
{
    if (m_reading || !m_loaded)
        return reload(); // a separate search would make the read in progress obsolete
    runInBackground(
        this,
        [query = query(), everybody = m_everybody]() -> Result<PeopleResult> {
            const auto database = Database::openExisting(query.path);
            return database ? queryPeople(**database, query, everybody) : Result<PeopleResult>(database.error());
        },
        [this, generation = ++m_generation](const Result<PeopleResult>& result) {
            if (generation != m_generation)
                return;
            if (result)
                showResult(*result);
            else
                Q_EMIT failed(result.error());
        });
}

PeopleQuery PeoplePanel::query() const
{
    const auto [top, bottom] = rowsInView();
    return {m_path, m_search->text(), m_filter->filter(), m_order, wantedOrChosen(), top, bottom};
}

std::optional<PersonId> PeoplePanel::wantedOrChosen() const
{
    return m_wanted ? m_wanted : m_chosen;
}

void PeoplePanel::showResult(const PeopleResult& result)
{
    const bool wasEmpty = m_everybody.isEmpty();
    m_everybody = result.everybody;
    const std::optional<PersonId> kept = wantedOrChosen();
    // Prevents the view from selecting, and so opening, a neighbour of the removed row.
    const QModelIndex current = m_list->currentIndex();
    if (current.isValid() && !result.shown.contains(m_model->idAt(current.row())))
        m_list->selectionModel()->clearCurrentIndex();
    if (!result.searched || m_translatedSearch != m_search->text())
        forgetTranslated();
    m_model->show(result.shown, result.searched, result.read);
    chooseAfter(wasEmpty && !m_wanted ? std::nullopt : kept, result.searched || !m_filter->filter().isEmpty());
}

/// Keeps the wanted or chosen person, else chooses the first. After the chosen person was removed, nobody is chosen,
/// even when the list is read again.
void PeoplePanel::chooseAfter(const std::optional<PersonId>& kept, bool narrowed)
{
    QModelIndex index = kept ? m_model->indexOf(*kept) : QModelIndex();
    const bool gone = m_wanted && !index.isValid() && !narrowed; // deleted meanwhile, or in another store
    if (gone)
        m_wanted.reset();
    if (!index.isValid() && ((gone && !m_chosen) || !kept) && m_model->rowCount() > 0)
        index = m_model->index(0);
    if (index.isValid()) {
        m_wanted.reset();
        choose(index);
    } else if (m_wanted && m_everybody.contains(*m_wanted)) {
        m_chosen = std::exchange(m_wanted, std::nullopt); // open the person although the list does not show them
        Q_EMIT chosen(*m_chosen);
    }
    m_nobody->setVisible(narrowed && m_model->foundDirectly() == 0);
    m_howMany->setVisible(narrowed);
    updateNobodyText();
    updateCountText();
    showInView();
    if (std::exchange(m_firstWanted, false) && m_model->rowCount() > 0) {
        const bool isOpen = m_chosen == m_model->idAt(0);
        choose(m_model->index(0));
        if (isOpen && m_list->isInPopup())
            chooseCurrent(); // closes the popup
        focusList();
    }
    Q_EMIT loaded();
    searchByTranslation();
}

/// The first and last visible row. The last may lie beyond the end of the list; it is -1 while there are no rows.
std::pair<int, int> PeoplePanel::rowsInView() const
{
    const int height = m_list->sizeHintForRow(0);
    const int top = std::max(0, m_list->indexAt(QPoint(1, 1)).row());
    return {top, height > 0 ? top + m_list->viewport()->height() / height + 1 : -1};
}

void PeoplePanel::showInView()
{
    readInView();
    showSnippets();
}

/// Only one query at a time, because scrolling may pass thousands of rows.
void PeoplePanel::readInView()
{
    const auto [top, bottom] = rowsInView();
    if (m_readingRows || m_model->isRead(top, bottom))
        return;
    const QList<PersonId> people = m_model->unread(top - rowsAroundView, bottom + rowsAroundView);
    if (people.isEmpty())
        return;
    m_readingRows = true;
    runInBackground(
        this, [path = m_path, people] { return readSummaries(path, people); },
        [this, people](const Result<QList<PersonSummary>>& read) {
            m_readingRows = false;
            if (!read) // the failure shows in the user's own actions; scrolling tries again
                return m_model->forgetAsked(people);
            m_model->addSummaries(*read);
            readInView();
        });
}

/// Only for visible rows, because a search may find thousands.
void PeoplePanel::showSnippets()
{
    const auto [top, bottom] = rowsInView();
    if (!m_model->isSearched())
        return;
    QList<PersonId> people = m_model->withoutSnippet(top, bottom);
    if (people.isEmpty())
        return;
    const auto translated = std::stable_partition(people.begin(), people.end(),
                                                  [this](const PersonId& id) { return !m_model->isTranslated(id); });
    const QString otherText = (m_translated.words + QStringList{m_search->text()}).join(u' ');
    runInBackground(
        this,
        [path = m_path, found = QList<PersonId>(people.begin(), translated),
         others = QList<PersonId>(translated, people.end()), text = m_search->text(),
         otherText]() -> Result<QHash<PersonId, SearchSnippet>> {
            const auto database = Database::openExisting(path);
            if (!database)
                return database.error();
            auto snippets = findSnippets(**database, found, text);
            const auto more = findSnippets(**database, others, otherText);
            if (snippets && more)
                snippets->insert(*more);
            return snippets;
        },
        [this, generation = m_generation](const Result<QHash<PersonId, SearchSnippet>>& snippets) {
            if (generation == m_generation && snippets) // on error, the usual line stays
                m_model->addSnippets(*snippets);
        });
}

} // namespace duovita
