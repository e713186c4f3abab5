#include "core/export/rendercvcontacts.h"

#include "core/content/addresses.h"
#include "core/content/documentlabels.h"

#include <QHash>
#include <QRegularExpression>

#include <yaml-cpp/yaml.h>

namespace duovita {

namespace {

bool fits(const QString& text, const QString& pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

/// Whether RenderCV supports the network and accepts the account's name.
bool isRenderCvAccount(const QString& network, const QString& account)
{
    static const QString any = QStringLiteral("[^\\s/:]+");
    static const QHash<QString, QString> patterns{
        {QStringLiteral("LinkedIn"), any},
        {QStringLiteral("GitHub"), any},
        {QStringLiteral("GitLab"), any},
        {QStringLiteral("IMDB"), QStringLiteral("nm\\d{7}")},
        {QStringLiteral("Instagram"), any},
        {QStringLiteral("ORCID"), QStringLiteral("\\d{4}-\\d{4}-\\d{4}-\\d{3}[\\dX]")},
        {QStringLiteral("Mastodon"), QStringLiteral("@[^@\\s]+@[^@\\s]+")},
        {QStringLiteral("StackOverflow"), QStringLiteral("\\d+/[^/\\s]+")},
        {QStringLiteral("ResearchGate"), any},
        {QStringLiteral("YouTube"), QStringLiteral("[^@\\s/:][^\\s/:]*")},
        {QStringLiteral("Google Scholar"), any},
        {QStringLiteral("Telegram"), any},
        {QStringLiteral("Leetcode"), any},
        {QStringLiteral("X"), any},
    };
    const auto pattern = patterns.constFind(network);
    return pattern != patterns.constEnd() && fits(account, *pattern);
}

/// RenderCV takes a string for a single value and a list for several.
void putAll(YAML::Node& cv, const char* key, const QStringList& values)
{
    if (values.size() == 1)
        cv[key] = values.first().toStdString();
    else
        for (const QString& value : values)
            cv[key].push_back(value.toStdString());
}

/// Font Awesome names, from which the reader recovers the kind.
const char* iconOf(ContactKind kind)
{
    switch (kind) {
    case ContactKind::Email:
        return "envelope";
    case ContactKind::Phone:
        return "phone";
    case ContactKind::Location:
        return "location-dot";
    case ContactKind::WeChat:
        return "weixin";
    default:
        return "link";
    }
}

YAML::Node connectionOf(const Contact& contact, const QString& value, const OneLanguage& text)
{
    YAML::Node connection(YAML::NodeType::Map);
    const std::string icon = iconOf(contact.kind);
    connection["fontawesome_icon"] = icon;
    const QString network = icon == "link" ? networkOf(contact, text.language()) : QString();
    connection["placeholder"] =
        (network.isEmpty() ? value : network + label(DocumentWord::Colon, text.language()) + value).toStdString();
    const QString address = webAddress(value);
    connection["url"] = address.isEmpty() ? YAML::Node() : YAML::Node(address.toStdString());
    return connection;
}

} // namespace

void putRenderCvContacts(YAML::Node& cv, const QList<Contact>& contacts, const OneLanguage& text)
{
    QHash<ContactKind, QStringList> plain;
    YAML::Node networks(YAML::NodeType::Sequence);
    for (const Contact& contact : contacts) {
        const QString value = text(contact.value).trimmed();
        if (value.isEmpty())
            continue;
        const QString network = networkOf(contact, text.language());
        if (contact.kind == ContactKind::Email && fits(value, QStringLiteral("[^@\\s]+@[^@\\s]+\\.[^@\\s]+"))) {
            plain[contact.kind] += value;
        } else if (contact.kind == ContactKind::Phone && fits(value, QStringLiteral("\\+[\\d ().-]{7,}"))) {
            plain[contact.kind] += value;
        } else if (contact.kind == ContactKind::Website && !webAddress(value).isEmpty()) {
            plain[contact.kind] += webAddress(value);
        } else if (contact.kind == ContactKind::Location && plain.value(contact.kind).isEmpty()) {
            plain[contact.kind] += value;
        } else if (isRenderCvAccount(network, value)) {
            YAML::Node account(YAML::NodeType::Map);
            account["network"] = network.toStdString();
            account["username"] = value.toStdString();
            networks.push_back(account);
        } else {
            cv["custom_connections"].push_back(connectionOf(contact, value, text));
        }
    }
    putAll(cv, "email", plain.value(ContactKind::Email));
    putAll(cv, "phone", plain.value(ContactKind::Phone));
    putAll(cv, "website", plain.value(ContactKind::Website));
    putAll(cv, "location", plain.value(ContactKind::Location));
    if (networks.size() > 0)
        cv["social_networks"] = networks;
}

} // namespace duovita
