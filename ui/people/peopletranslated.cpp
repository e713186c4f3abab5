#include "ui/background.h"
#include "ui/people/peoplepanel.h"
#include "ui/people/peopleview.h"

#include <QLabel>
#include <QLineEdit>

// Searches for the translations of the search words, after the direct matches are shown, and lists further people below
// them.

namespace duovita {

void PeoplePanel::searchByTranslation()
{
    constexpr qsizetype few = 20; // maximum number of translated results
    if (!m_model->isSearched() || m_model->foundDirectly() >= few)
        return forgetTranslated();
    runInBackground(
        this,
        [query = query(), everybody = m_everybody, shown = m_model->people().first(m_model->foundDirectly())] {
            return queryByTranslation(query, everybody, shown);
        },
        [this, generation = m_generation, search = m_search->text()](const Result<TranslatedResult>& result) {
            if (generation != m_generation || search != m_search->text() || !result) // outdated or failed
                return;
            m_translatedSearch = search;
            showTranslated(*result);
        });
}

void PeoplePanel::showTranslated(const TranslatedResult& result)
{
    m_translated = result;
    m_model->showTranslated(result.people);
    m_nobody->setVisible(isNarrowed() && m_model->foundDirectly() == 0);
    updateNobodyText();
    updateCountText();
    const QModelIndex open = m_chosen ? m_model->indexOf(*m_chosen) : QModelIndex();
    if (open.isValid() && !m_list->currentIndex().isValid())
        choose(open);
    showInView();
}

void PeoplePanel::forgetTranslated()
{
    m_translatedSearch.clear();
    if (std::exchange(m_translated, {}).people.isEmpty())
        return;
    m_model->showTranslated({});
    updateCountText();
}

} // namespace duovita
