#include "ui/review/importdesk.h"

#include "ui/messagebar.h"
#include "ui/presentation/errorwords.h"
#include "ui/review/reviewpage.h"

namespace duovita {

ImportDesk::ImportDesk(QString databasePath, FileChooser& files, ReviewPage& page, MessageBar& messages,
                       QWidget* window)
    : QObject(window), m_database(std::move(databasePath)), m_files(files), m_page(page), m_messages(messages),
      m_window(window)
{
    connect(&page, &ReviewPage::accepted, this,
            [this](const MergePlan& plan, const PersonRevisions& revisions) { m_session->accept(plan, revisions); });
    connect(&page, &ReviewPage::restAccepted, this, [this](const MergePlan& plan, const PersonRevisions& revisions) {
        m_page.setEnabled(false);
        m_session->acceptRest(plan, revisions);
    });
    connect(&page, &ReviewPage::skipped, this, [this] {
        m_page.setEnabled(false);
        m_session->skip();
    });
    connect(&page, &ReviewPage::cancelled, this, [this] { m_session->cancel(); });
}

void ImportDesk::start(const QStringList& files, const std::optional<PersonId>& open)
{
    if (files.isEmpty())
        return;
    if (m_session)
        return m_messages.show(tr("An import is going on: finish or stop it first."));
    m_session = new ImportSession(m_database, m_files, m_window);
    connect(m_session, &ImportSession::progressed, this, [this](qsizetype number, qsizetype total) {
        if (total > 1)
            m_messages.show(tr("Reading %1 of %2 …").arg(number).arg(total), tr("Stop"),
                            [this] { m_session->cancel(); });
    });
    connect(m_session, &ImportSession::reviewWanted, this, [this](const ReviewItem& item) {
        m_messages.hide();
        m_page.setEnabled(true);
        m_page.review(item);
        Q_EMIT reviewChanged();
    });
    connect(m_session, &ImportSession::failed, this, [this](const Error& error) {
        m_page.setEnabled(true);
        m_messages.show(describe(error));
    });
    connect(m_session, &ImportSession::finished, this, &ImportDesk::finish);
    m_session->start(files, open);
}

void ImportDesk::finish(const ImportOutcome& outcome)
{
    m_session->deleteLater();
    m_session = nullptr;
    m_messages.hide();
    m_page.clear();
    Q_EMIT reviewChanged();
    Q_EMIT finished(outcome);
}

} // namespace duovita
