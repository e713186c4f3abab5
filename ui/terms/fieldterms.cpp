#include "ui/terms/fieldterms.h"

#include "ui/terms/offerlist.h"
#include "ui/terms/termsource.h"
#include "ui/widgets/localizededit.h"

namespace duovita {

namespace {

constexpr qsizetype mostOffers = 8;

QString rowOf(const VenueInfo& venue)
{
    QStringList parts{venue.brief, venue.rank, venue.name}; // name last: only it is elided, not the leastInterval
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  ·  "));
}

QString rowOf(const Term& term)
{
    QStringList parts;
    for (const Language language : allLanguages)
        parts += term.text(language);
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  ·  "));
}

} // namespace

FieldTerms::FieldTerms(LocalizedEdit& edit, TermKind kind, TermSource& source,
                       std::function<void(Language side, const VenueInfo& venue)> takeVenue)
    : QObject(&edit), m_edit(edit), m_kind(kind), m_source(source), m_takeVenue(std::move(takeVenue))
{
    for (const Language language : allLanguages) {
        auto* list = new OfferList(*edit.edit(language));
        m_lists[indexOf(language)] = list;
        connect(list, &OfferList::chosen, this, [this, language](int row) { take(language, row); });
        connect(list, &OfferList::asked, this, [this, language] { showOffers(language); });
        connect(edit.edit(language), &GrowingTextEdit::edited, this, [this, language] { showOffers(language); });
    }
    connect(&edit, &LocalizedEdit::shown, this, &FieldTerms::showCounterparts);
    connect(&source, &TermSource::changed, this, &FieldTerms::showCounterparts);
}

void FieldTerms::showOffers(Language side)
{
    const QString typed = m_edit.edit(side)->text();
    m_offers.clear();
    QStringList rows;
    if (m_takeVenue) {
        for (const VenueInfo& venue : m_source.venues().matching(typed, mostOffers / 2)) {
            m_offers += venue;
            rows += rowOf(venue);
        }
    }
    for (const Term& term : m_source.terms().matching(m_kind, side, typed, mostOffers - m_offers.size())) {
        m_offers += term;
        rows += rowOf(term);
    }
    m_lists[indexOf(side)]->offer(rows);
}

/// Also fills the other side, unless it has a text.
void FieldTerms::take(Language side, int row)
{
    const Offer offer = m_offers.value(row);
    if (const auto* venue = std::get_if<VenueInfo>(&offer)) {
        m_takeVenue(side, *venue);
        return m_edit.edit(side)->moveCursor(QTextCursor::End);
    }
    std::array<QString, languageCount> texts;
    for (const Language language : allLanguages) {
        const bool wanted = language == side || (m_edit.edit(language)->text().isEmpty() && !m_edit.isShared());
        texts[indexOf(language)] = wanted ? std::get<Term>(offer).text(language) : QString();
    }
    Q_EMIT m_edit.taken(texts);
    m_edit.edit(side)->moveCursor(QTextCursor::End); // so that further typing follows the term
}

void FieldTerms::showCounterparts()
{
    for (const Language side : allLanguages) {
        QString counterpart;
        const bool wanted = !m_edit.isShared() && m_edit.edit(side)->text().isEmpty();
        for (const Language other : allLanguages) {
            const QString text = m_edit.edit(other)->text();
            if (wanted && other != side && !text.isEmpty() && counterpart.isEmpty())
                counterpart = m_source.counterpart(m_kind, other, text, side);
        }
        m_edit.offer(side, counterpart);
    }
}

} // namespace duovita
