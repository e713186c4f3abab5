#include "core/content/addresses.h"

#include "core/domain/bareaddresses.h"

#include <QRegularExpression>
#include <QUrl>

namespace duovita {

namespace {

/// A host name with a top-level domain, optionally followed by a port, a path and more. Letters may be of any script.
bool startsWithHost(const QString& text)
{
    static const QRegularExpression host(QStringLiteral("^[\\w-]+(\\.[\\w-]+)*\\.\\p{L}{2,}(:\\d+)?([/?#]\\S*)?$"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    return host.match(text).hasMatch();
}

QString accountAddress(const QString& site, const QString& account)
{
    if (QString address = webAddress(account); !address.isEmpty())
        return address;
    static const QRegularExpression name(QStringLiteral("^@?([\\w.-]+)$"));
    const QRegularExpressionMatch match = name.match(account);
    return match.hasMatch() ? site + match.captured(1) : QString();
}

QString mailAddress(const QString& text)
{
    static const QRegularExpression mailbox(QStringLiteral("^[^\\s@,;<>]+@[^\\s@,;<>]+$"));
    const QString trimmed = text.trimmed();
    return mailbox.match(trimmed).hasMatch() ? QStringLiteral("mailto:") + trimmed : linkable(text);
}

QString telephoneAddress(const QString& text)
{
    constexpr int shortestNumber = 5;
    QString digits;
    for (QChar c : text) {
        if ((c >= u'0' && c <= u'9') || (c == u'+' && digits.isEmpty()))
            digits += c;
        else if (c.isLetter())
            return {}; // an extension or another word: cannot be dialled
    }
    return digits.size() < shortestNumber ? QString() : QStringLiteral("tel:") + digits;
}

} // namespace

QString linkable(const QString& url)
{
    static const QStringList schemes{QStringLiteral("http"), QStringLiteral("https"), QStringLiteral("mailto"),
                                     QStringLiteral("tel")};
    const QString trimmed = url.trimmed();
    return schemes.contains(QUrl(trimmed).scheme().toLower()) ? trimmed : QString();
}

QString webAddress(const QString& text)
{
    if (QString address = linkable(text); !address.isEmpty())
        return address;
    const QString trimmed = text.trimmed();
    return startsWithHost(trimmed) ? QStringLiteral("https://") + trimmed : QString();
}

QString shownAddress(const QString& address)
{
    static const QRegularExpression scheme(QStringLiteral("^\\s*(?:https?://|mailto:|tel:)(?=[^\\s/])"),
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression root(QStringLiteral("^[^/?#]+/$"));
    if (webAddress(address).isEmpty())
        return address;
    QString shown = decodedAddress(address.trimmed());
    shown.remove(scheme);
    if (root.match(shown).hasMatch())
        shown.chop(1);
    return shown;
}

QString contactAddress(ContactKind kind, const QString& value)
{
    switch (kind) {
    case ContactKind::Email:
        return mailAddress(value);
    case ContactKind::Phone:
        return telephoneAddress(value);
    case ContactKind::GitHub:
        return accountAddress(QStringLiteral("https://github.com/"), value.trimmed());
    case ContactKind::Orcid:
        return accountAddress(QStringLiteral("https://orcid.org/"), value.trimmed());
    case ContactKind::LinkedIn:
        return accountAddress(QStringLiteral("https://www.linkedin.com/in/"), value.trimmed());
    case ContactKind::GoogleScholar:
        return accountAddress(QStringLiteral("https://scholar.google.com/citations?user="), value.trimmed());
    case ContactKind::Website:
    case ContactKind::Other:
        return webAddress(value);
    case ContactKind::Location:
    case ContactKind::WeChat:
        return {};
    }
    return {};
}

bool needsKindName(ContactKind kind, const QString& value)
{
    switch (kind) {
    case ContactKind::GitHub:
    case ContactKind::Orcid:
    case ContactKind::GoogleScholar:
    case ContactKind::LinkedIn:
        return webAddress(value).isEmpty();
    case ContactKind::WeChat:
        return true;
    default:
        return false;
    }
}

QString identifierAddress(const QString& site, const QString& identifier)
{
    const QString address = linkable(identifier);
    return address.isEmpty() ? site + identifier.trimmed() : address;
}

} // namespace duovita
