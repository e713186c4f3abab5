#include "core/storage/storeaddress.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace duovita {

namespace {

/// "postgresql" for "postgresql://user@host/db"; empty for a path.
QString schemeOf(const QString& text)
{
    const qsizetype end = text.indexOf(QStringLiteral("://"));
    return end > 0 && !text.left(end).contains(u'/') ? text.left(end) : QString();
}

bool isPostgres(const QString& scheme)
{
    return scheme == QStringLiteral("postgresql") || scheme == QStringLiteral("postgres");
}

QString decoded(const QString& text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

QString encoded(const QString& text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, ",[]:/"));
}

/// Takes the text up to the mark and drops the mark; takes all of it if there is no mark.
QString takeUntil(QString& text, QChar mark)
{
    const qsizetype at = text.indexOf(mark);
    const QString taken = text.left(at < 0 ? text.size() : at);
    text = at < 0 ? QString() : text.mid(at + 1);
    return taken;
}

/// Quoted for libpq's connection string of keys and values.
QString quoted(const QString& value)
{
    QString text = value;
    text.replace(u'\\', QStringLiteral("\\\\"));
    text.replace(u'\'', QStringLiteral("\\'"));
    return u'\'' + text + u'\'';
}

/// The address is not repeated: it may hold a password.
Error unreadable(const QString& part)
{
    return {ErrorCode::AddressInvalid, {part}};
}

} // namespace

Result<StoreAddress> StoreAddress::parse(const QString& text)
{
    StoreAddress address;
    const QString scheme = schemeOf(text);
    if (scheme.isEmpty()) {
        address.m_database = QFileInfo(text).absoluteFilePath();
        address.m_shown = address.m_database;
        return address;
    }
    if (!isPostgres(scheme))
        return Error{ErrorCode::DatabaseUnsupported, {scheme}};
    address.m_server = true;
    if (const Result<void> read = address.readServer(text.mid(scheme.size() + 3)); !read)
        return read.error();
    address.m_shown = address.serverShown();
    return address;
}

Result<void> StoreAddress::readServer(const QString& text)
{
    QString query = text;
    QString path = takeUntil(query, u'?');
    QString authority = takeUntil(path, u'/');
    m_database = decoded(path);
    // A password may contain an unencoded "@"; a host cannot.
    if (const qsizetype at = authority.lastIndexOf(u'@'); at >= 0) {
        QString user = authority.left(at);
        m_user = decoded(takeUntil(user, u':'));
        m_password = decoded(user);
        authority = authority.mid(at + 1);
    }
    if (const Result<void> hosts = readHosts(authority); !hosts)
        return hosts;
    return readOptions(query);
}

Result<void> StoreAddress::readHosts(const QString& hosts)
{
    QStringList names;
    QStringList ports;
    for (const QString& host : hosts.split(u',')) {
        const qsizetype bracket = host.lastIndexOf(u']'); // of an IPv6 address, which contains colons
        const qsizetype colon = host.indexOf(u':', bracket + 1);
        const QString port = colon < 0 ? QString() : host.mid(colon + 1);
        bool number = false;
        constexpr uint highestPort = 65535;
        if (const uint value = port.toUInt(&number); !port.isEmpty() && (!number || value < 1 || value > highestPort))
            return unreadable(port);
        const QString name = colon < 0 ? host : host.left(colon);
        names += name.startsWith(u'[') ? name.mid(1, bracket - 1) : decoded(name);
        ports += port;
    }
    m_host = names.join(u',');
    m_port = ports.join(u',');
    if (std::all_of(ports.begin(), ports.end(), [](const QString& port) { return port.isEmpty(); }))
        m_port.clear();
    return {};
}

Result<void> StoreAddress::readOptions(const QString& query)
{
    for (const QString& option : query.split(u'&', Qt::SkipEmptyParts)) {
        QString value = option;
        const QString key = decoded(takeUntil(value, u'='));
        value = decoded(value);
        const bool name = !key.isEmpty() && std::all_of(key.begin(), key.end(),
                                                        [](QChar c) { return c == u'_' || (c >= u'a' && c <= u'z'); });
        // The driver splits its options at semicolons, even quoted ones.
        if (!name || !option.contains(u'=') || value.contains(u';'))
            return unreadable(key);
        if (key == QStringLiteral("host"))
            m_host = value;
        else if (key == QStringLiteral("port"))
            m_port = value;
        else if (key == QStringLiteral("dbname"))
            m_database = value;
        else if (key == QStringLiteral("user"))
            m_user = value;
        else if (key == QStringLiteral("password"))
            m_password = value;
        else
            m_options += {key, value};
    }
    return {};
}

QString StoreAddress::serverShown() const
{
    const bool socket = m_host.startsWith(u'/');
    QString shown = QStringLiteral("postgresql://");
    if (!m_user.isEmpty())
        shown += encoded(m_user) + u'@';
    const QStringList names = m_host.split(u',');
    const QStringList ports = m_port.split(u',');
    for (qsizetype i = 0; i < names.size() && !socket; ++i) {
        const QString port = ports.value(i, ports.size() == 1 ? m_port : QString());
        const QString name = names[i].contains(u':') ? u'[' + names[i] + u']' : names[i];
        shown += (i > 0 ? QStringLiteral(",") : QString()) + encoded(name);
        shown += port.isEmpty() ? QString() : QString(u':' + port);
    }
    shown += u'/' + encoded(m_database);
    QList<std::pair<QString, QString>> options;
    if (socket)
        options += {QStringLiteral("host"), m_host};
    if (socket && !m_port.isEmpty())
        options += {QStringLiteral("port"), m_port};
    options += m_options;
    QChar mark = u'?';
    for (const auto& [key, value] : options) {
        const bool secret = key.contains(QStringLiteral("password")); // sslpassword
        shown += mark + key + u'=' + (secret ? QStringLiteral("…") : encoded(value));
        mark = u'&';
    }
    return shown;
}

void StoreAddress::applyTo(QSqlDatabase& connection) const
{
    connection.setDatabaseName(m_database);
    if (!m_server)
        return;
    connection.setHostName(m_host);
    connection.setUserName(m_user);
    connection.setPassword(m_password);
    QList<std::pair<QString, QString>> options = m_options;
    if (!m_port.isEmpty())
        options.prepend({QStringLiteral("port"), m_port}); // the driver's own option takes a single number
    QStringList words;
    for (const auto& [key, value] : options)
        words += key + u'=' + quoted(value);
    connection.setConnectOptions(words.join(u' '));
}

bool isServerAddress(const QString& text)
{
    return !schemeOf(text).isEmpty();
}

} // namespace duovita
