#include "ui/terms/termsource.h"

#include "ui/background.h"
#include "ui/presentation/errorwords.h"
#include "ui/store.h"

namespace duovita {

namespace {

constexpr qint64 rest = 60000; // milliseconds between two readings that nobody asked for

struct ReadTerms {
    Result<TermIndex> terms;
    VenueList venues;
};

} // namespace

TermSource::TermSource(QString databasePath, QObject* parent) : QObject(parent), m_database(std::move(databasePath)) {}

void TermSource::refresh()
{
    if (!m_sinceRead.isValid() || m_sinceRead.elapsed() > rest)
        reload();
}

void TermSource::reload()
{
    if (m_reading) {
        m_again = true;
        return;
    }
    m_reading = true;
    m_again = false;
    m_sinceRead.start();
    runInBackground(
        this,
        [path = m_database] {
            return ReadTerms{readTerms(path), VenueList::load()};
        },
        [this](const ReadTerms& read) {
            m_reading = false;
            if (read.terms) // without a store to read there is nothing to offer, and others say so
                m_terms = *read.terms;
            m_venues = read.venues;
            if (m_venues.problem() && !std::exchange(m_toldOfVenues, true))
                Q_EMIT venuesRefused(describe(*m_venues.problem()));
            Q_EMIT changed();
            if (m_again)
                reload();
        });
}

} // namespace duovita
