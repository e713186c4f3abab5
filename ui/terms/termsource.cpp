#include "ui/terms/termsource.h"

#include "core/editing/persondocument.h"
#include "core/messages/errorwords.h"
#include "core/services/store.h"
#include "core/services/translationreading.h"
#include "ui/background.h"

#include <QThread>

namespace duovita {

namespace {

constexpr qint64 leastInterval = 60000; // milliseconds; least time between refreshes

/// Called at each of what may be hundreds of thousands of entries, it sleeps twice as long as it works: nobody waits
/// for a large store's terms, while opening a person needs both processors. A small store is read without pause.
/// Returns whether to go on reading.
class Throttle {
public:
    explicit Throttle(const std::atomic<bool>& wanted) : m_wanted(wanted) { m_working.start(); }

    bool operator()()
    {
        constexpr int work = 10;
        if (m_working.elapsed() >= work) {
            QThread::msleep(2 * work);
            m_working.start();
        }
        return m_wanted;
    }

private:
    const std::atomic<bool>& m_wanted;
    QElapsedTimer m_working;
};

struct ReadTerms {
    Result<TermIndex> terms;
    VenueList venues;
    QList<Term> glossary;
};

ReadTerms readAll(const QString& path, const std::atomic<bool>& wanted)
{
    const auto glossary = readGlossary(path);
    return {readTerms(path, Throttle(wanted)), VenueList::load(), glossary ? *glossary : QList<Term>()};
}

} // namespace

TermSource::TermSource(QString databasePath, QObject* parent) : QObject(parent), m_database(std::move(databasePath))
{
    m_thread.setMaxThreadCount(1);
}

TermSource::~TermSource()
{
    m_wanted = false;
    m_thread.waitForDone();
}

void TermSource::setDocument(const PersonDocument* record)
{
    m_record = record;
}

const PersonDocument* TermSource::record() const
{
    return m_record;
}

/// Compares with the document each time, because forms show a change before other receivers are notified. Comparing
/// lists that share their data is fast.
const TermIndex& TermSource::recordTerms() const
{
    const QList<Section> sections = m_record ? m_record->person().sections : QList<Section>();
    if (sections == m_termsOf)
        return m_recordTerms;
    m_termsOf = sections;
    m_recordTerms = {};
    for (const Section& section : sections) {
        for (const Entry& entry : section.entries())
            m_recordTerms.add(entry);
    }
    return m_recordTerms;
}

QString TermSource::counterpart(TermKind kind, Language language, const QString& text, Language other) const
{
    const QString known = m_terms.counterparts(kind, language, text, other).value(0);
    return known.isEmpty() ? recordTerms().counterparts(kind, language, text, other).value(0) : known;
}

void TermSource::refresh()
{
    if (!m_sinceRead.isValid() || m_sinceRead.elapsed() > leastInterval)
        reload();
}

void TermSource::reload()
{
    if (m_reading) {
        m_reloadPending = true;
        return;
    }
    m_reading = true;
    m_reloadPending = false;
    m_sinceRead.start();
    runInBackground(
        m_thread, this,
        [path = m_database, &wanted = m_wanted] {
            giveWay(Priority::Leftover);
            return readAll(path, wanted);
        },
        [this](const ReadTerms& read) {
            m_reading = false;
            if (read.terms) // a store that cannot be read is reported elsewhere
                m_terms = *read.terms;
            m_glossary = read.glossary;
            m_venues = read.venues;
            if (m_venues.problem() && !std::exchange(m_venueProblemReported, true))
                Q_EMIT venuesRefused(describe(*m_venues.problem()));
            Q_EMIT changed();
            if (m_reloadPending)
                reload();
            else
                reloadTranslations();
        });
}

/// Runs after the terms are read, which the user needs while typing, because this reads whole records.
void TermSource::reloadTranslations()
{
    runInBackground(
        m_thread, this,
        [path = m_database, &wanted = m_wanted] {
            giveWay(Priority::Leftover);
            return readTranslations(path, Throttle(wanted));
        },
        [this](const Result<TranslationMemory>& read) {
            if (read)
                m_translations = std::make_shared<const TranslationMemory>(*read);
            Q_EMIT translationsChanged();
        });
}

} // namespace duovita
