#include "ui/review/importcontroller.h"

#include "core/editing/newids.h"
#include "core/messages/errorwords.h"
#include "core/messages/recordwords.h"
#include "core/services/store.h"
#include "ui/background.h"
#include "ui/review/personchooser.h"
#include "ui/review/reviewpage.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"

#include <QTimer>

namespace duovita {

ImportController::ImportController(QString databasePath, CurrentRecord& current, FileChooser& files, ReviewPage& page,
                                   MessageBar& messages, QWidget* window)
    : QObject(window), m_database(std::move(databasePath)), m_current(current), m_files(files), m_page(page),
      m_messages(messages), m_window(window), m_messageDelay(new QTimer(this))
{
    constexpr std::chrono::milliseconds soon(150); // no message for shorter waits
    m_messageDelay->setSingleShot(true);
    m_messageDelay->setInterval(soon);
    connect(&page, &ReviewPage::accepted, this, [this](const MergePlan& plan, const PersonRevisions& revisions) {
        if (m_merging)
            acceptMerging(plan, revisions);
        else
            m_session->accept(plan, revisions);
    });
    connect(&page, &ReviewPage::restAccepted, this, [this](const MergePlan& plan, const PersonRevisions& revisions) {
        m_page.setEnabled(false);
        m_session->acceptRest(plan, revisions);
    });
    connect(&page, &ReviewPage::skipped, this, [this] {
        m_page.setEnabled(false);
        m_session->skip();
    });
    connect(&page, &ReviewPage::cancelled, this, [this] {
        if (m_merging)
            leaveReview();
        else
            m_session->cancel();
    });
    connect(&page, &ReviewPage::otherWanted, this, &ImportController::chooseSomebodyElse);
    connect(&page, &ReviewPage::swapWanted, this, &ImportController::swapMerging);
}

bool ImportController::isBusy()
{
    const bool busy = m_session || m_merging;
    if (busy)
        m_messages.show(tr("An import is in progress: finish or stop it first."));
    return busy;
}

void ImportController::start(const QStringList& files)
{
    if (m_current.saveFirst() && !files.isEmpty() && !isBusy())
        startSession(files);
}

void ImportController::startSession(const QStringList& files)
{
    m_session = new ImportSession(m_database, m_files, m_window);
    connect(m_session, &ImportSession::progressed, this, [this](qsizetype number, qsizetype total) {
        if (total > 1)
            m_messages.show(tr("Reading %1 of %2…").arg(QString::number(number), QString::number(total)), tr("Stop"),
                            [this] { m_session->cancel(); });
    });
    connect(m_session, &ImportSession::comparing, this,
            [this] { showComparing(tr("Stop"), [this] { m_session->cancel(); }); });
    connect(m_session, &ImportSession::reviewWanted, this, &ImportController::review);
    connect(m_session, &ImportSession::failed, this, [this](const Error& error) {
        m_page.setEnabled(true);
        m_messages.showFailure(describe(error));
    });
    connect(m_session, &ImportSession::finished, this, &ImportController::finish);
    m_session->start(files);
}

/// Saves pending edits. Returns whether the open record was edited while `records` were read, so that they must be read
/// again; false after a few times in a row, so that typing cannot delay a review forever.
bool ImportController::isOutdated(const QList<std::shared_ptr<const StoredPerson>>& records)
{
    constexpr int mostTimes = 3;
    const bool typed = std::any_of(records.begin(), records.end(), [this](const auto& record) {
        return m_current.isOf(record->person.id) && m_current.person() != record->person;
    });
    m_current.saveFirst();
    m_outdated = typed && m_outdated < mostTimes ? m_outdated + 1 : 0;
    return m_outdated > 0;
}

/// Shows a message unless the review begins soon.
void ImportController::showComparing(const QString& actionText, const std::function<void()>& action)
{
    m_messageDelay->disconnect(this);
    connect(m_messageDelay, &QTimer::timeout, this,
            [this, actionText, action] { m_messages.show(tr("Comparing with stored records…"), actionText, action); });
    m_messageDelay->start();
}

void ImportController::review(const ReviewItem& item)
{
    m_messageDelay->stop();
    m_messages.hide();
    if (!item.merging && isOutdated(item.records)) // a merge has checked this already
        return m_session->compareAgain();
    m_page.setEnabled(true);
    m_page.review(item);
    m_page.takeMessages(m_messages);
    Q_EMIT reviewChanged();
}

Result<ImportController::Merging> ImportController::loadMerging(const QString& database, const PersonId& record,
                                                                const PersonId& other)
{
    auto one = loadPerson(database, record);
    if (!one)
        return one.error();
    auto two = loadPerson(database, other);
    if (!two)
        return two.error();
    auto terms = termsForPairing(database, two->person);
    if (!terms)
        return terms.error();
    return Merging{*std::move(one), *std::move(two), *std::move(terms)};
}

void ImportController::merge(const QList<PersonId>& two)
{
    if (two.size() != 2)
        m_messages.show(tr("Select two people in the list to merge."));
    else if (m_current.saveFirst() && !isBusy())
        loadAndMerge(two.front(), two.back());
}

void ImportController::loadAndMerge(const PersonId& record, const PersonId& other)
{
    runInBackground(
        this, [database = m_database, record, other] { return loadMerging(database, record, other); },
        [this, record, other](const Result<Merging>& loaded) {
            if (!loaded)
                return m_messages.showFailure(describe(loaded.error()));
            if (isBusy())
                return;
            if (isOutdated({std::make_shared<const StoredPerson>(loaded->record),
                            std::make_shared<const StoredPerson>(loaded->other)}))
                return loadAndMerge(record, other);
            m_merging = *loaded;
            compareMerging();
        });
}

void ImportController::compareMerging()
{
    if (m_page.isReviewing())
        m_page.awaitPlan();
    else
        showComparing(tr("Stop"), [this] { leaveReview(); });
    runInBackground(
        this, [item = mergingItem()] { return withPlan(item); },
        [this, compared = ++m_compared](const ReviewItem& item) {
            if (!m_merging || compared != m_compared)
                return;
            if (m_page.isReviewing() || !isOutdated(item.records))
                return review(item);
            const auto [record, other] = std::pair(m_merging->record.person.id, m_merging->other.person.id);
            m_merging.reset();
            loadAndMerge(record, other);
        });
}

ReviewItem ImportController::mergingItem() const
{
    ReviewItem item;
    item.draft.person = withNewIds(m_merging->other.person);
    item.draft.isRecord = true;
    item.merging = true;
    item.glossary = m_merging->terms;
    const SharedFacts shared = sharedFacts(m_merging->record.person, m_merging->other.person);
    for (const StoredPerson& each : {m_merging->record, m_merging->other}) {
        item.matches += PersonMatch{each.person.id, each.person.name, shared.reasons};
        item.records += std::make_shared<const StoredPerson>(each);
    }
    return item;
}

void ImportController::swapMerging()
{
    std::swap(m_merging->record, m_merging->other);
    compareMerging();
}

void ImportController::acceptMerging(const MergePlan& plan, const PersonRevisions& revisions)
{
    m_page.setEnabled(false);
    runInBackground(
        this,
        [database = m_database, plan, revisions, other = m_merging->other] {
            return mergePeople(database, plan, revisions, other);
        },
        [this](const Result<StoredDraft>& merged) {
            m_page.setEnabled(true);
            if (!merged)
                return m_messages.showFailure(describe(merged.error()));
            ImportOutcome outcome;
            outcome.merged = true;
            outcome.stored = {*merged};
            outcome.said = {tr("%1 and %2 have been merged; the record of %2 is in the trash.")
                                .arg(titleOf(m_merging->record.person), titleOf(m_merging->other.person))};
            for (const ImportNote& note : merged->notes)
                outcome.said += describe(note);
            leaveReview();
            Q_EMIT finished(outcome);
        });
}

void ImportController::chooseSomebodyElse()
{
    auto* chooser = new PersonChooser(m_database, m_window, m_page.matches());
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &PersonChooser::newPersonChosen, this, [this] {
        if (m_page.isReviewing())
            m_page.goIntoNewPerson();
    });
    connect(chooser, &PersonChooser::chosen, this, [this](const PersonId& id) {
        runInBackground(
            this, [database = m_database, id] { return loadPerson(database, id); },
            [this](const Result<StoredPerson>& stored) {
                if (!stored)
                    m_messages.showFailure(describe(stored.error()));
                else if (m_page.isReviewing())
                    m_page.goInto(*stored);
            });
    });
    chooser->open();
}

void ImportController::leaveReview()
{
    m_messageDelay->stop();
    m_messages.hide();
    m_merging.reset();
    m_page.clear();
    Q_EMIT reviewChanged();
}

void ImportController::finish(const ImportOutcome& outcome)
{
    m_session->deleteLater();
    m_session = nullptr;
    leaveReview();
    Q_EMIT finished(outcome);
}

} // namespace duovita
