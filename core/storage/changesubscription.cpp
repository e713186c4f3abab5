#include "core/storage/changesubscription.h"

#include "core/storage/changenotice.h"
#include "core/storage/postgresdialect.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QThread>

#include <cerrno>

namespace duovita {

namespace {

constexpr std::chrono::seconds pulse{2};

QString askForSession()
{
    return QStringLiteral("SELECT pg_backend_pid()");
}

} // namespace

ChangeSubscription::ChangeSubscription(QString address, ConnectionWatchdog& watch)
    : m_address(std::move(address)), m_watch(watch), m_pulse(this)
{
    connect(&m_pulse, &QTimer::timeout, this, &ChangeSubscription::check);
}

void ChangeSubscription::start()
{
    check();
    m_pulse.start(pulse);
}

void ChangeSubscription::end()
{
    m_pulse.stop();
    if (m_database) {
        const ConnectionWatchdog::Question question(m_watch);
        static_cast<void>(ask());
    }
    m_database.reset();
    thread()->quit();
}

void ChangeSubscription::check()
{
    const ConnectionWatchdog::Question question(m_watch);
    const std::optional<Error> error = m_database ? ask() : std::nullopt;
    if (m_database && !error)
        return;
    if (error && question.wasCut())
        return lost({ErrorCode::DatabaseUnreachable, {m_database->path(), qt_error_string(ETIMEDOUT)}});
    if (error && error->code == ErrorCode::DatabaseNotOpened) {
        m_pulse.stop(); // behind a pooler, trying again would give the same error
        return lost(*error);
    }
    // A server ends long idle sessions, or may have restarted; only a failed reconnection means that it is unreachable.
    m_database.reset();
    if (!m_watch.isHurried())
        connectAgain();
}

/// The connection's error; nothing if it works.
std::optional<Error> ChangeSubscription::ask() const
{
    if (!m_database->connection().isOpen()) // the driver has noticed already
        return Error{ErrorCode::DatabaseUnreachable, {m_database->path(), {}}};
    Statements statements(m_database->connection(), m_database->path(), QStringLiteral("ask whether it lives"));
    const QVariant session = statements.value(askForSession());
    if (!statements.failed() && session != m_session)
        return PostgresDialect::pooled(m_database->path());
    return statements.error();
}

void ChangeSubscription::connectAgain()
{
    auto opened = Database::openUnchanged(m_address);
    if (!opened)
        return lost(opened.error());
    m_database = *std::move(opened);
    if (const std::optional<Error> error = listen())
        return lost(*error);
    Q_EMIT connected();
}

std::optional<Error> ChangeSubscription::listen()
{
    Statements statements(m_database->connection(), m_database->path(), QStringLiteral("listen to changes"));
    m_store = statements.value(QStringLiteral("SELECT current_schema()")).toString();
    m_session = statements.value(askForSession());
    QSqlDriver* driver = m_database->connection().driver();
    connect(driver, &QSqlDriver::notification, this,
            [this](const QString&, QSqlDriver::NotificationSource, const QVariant& payload) {
                Q_EMIT noticed(payload.toString(), m_store);
            });
    if (!statements.failed() && !driver->subscribeToNotification(noticeChannel()))
        return Error{ErrorCode::DatabaseUnreachable, {m_database->path(), driver->lastError().text()}};
    return statements.error();
}

void ChangeSubscription::lost(const Error& error)
{
    m_database.reset();
    Q_EMIT lostConnection(error);
}

} // namespace duovita
