#include "core/content/entrycontent.h"

#include <QRegularExpression>

namespace duovita {

namespace {

bool looksLikeAddress(const QString& value)
{
    static const QRegularExpression host(QStringLiteral("^[\\w-]+(\\.[\\w-]+)+([/:?#].*)?$"));
    return host.match(value).hasMatch();
}

QString webAddress(const QString& value, const QString& site)
{
    if (!linkable(value).isEmpty())
        return value;
    if (looksLikeAddress(value))
        return QStringLiteral("https://") + value;
    return site.isEmpty() || value.contains(u' ') ? QString() : site + value;
}

QString telephone(const QString& value)
{
    QString digits;
    for (QChar c : value) {
        if ((c >= u'0' && c <= u'9') || (c == u'+' && digits.isEmpty()))
            digits += c;
    }
    return digits.size() < 5 ? QString() : QStringLiteral("tel:") + digits;
}

QString addressOf(ContactKind kind, const QString& value)
{
    switch (kind) {
    case ContactKind::Email:
        return value.contains(u'@') ? QStringLiteral("mailto:") + value : QString();
    case ContactKind::Phone:
        return telephone(value);
    case ContactKind::GitHub:
        return webAddress(value, QStringLiteral("https://github.com/"));
    case ContactKind::Orcid:
        return webAddress(value, QStringLiteral("https://orcid.org/"));
    case ContactKind::LinkedIn:
        return webAddress(value, QStringLiteral("https://www.linkedin.com/in/"));
    case ContactKind::Website:
    case ContactKind::GoogleScholar:
    case ContactKind::Other:
        return webAddress(value, {});
    case ContactKind::Location:
    case ContactKind::WeChat:
        return {};
    }
    return {};
}

/// An account name alone does not say where: "zhangsan" needs its "GitHub: ".
bool needsLabel(ContactKind kind, const QString& value)
{
    switch (kind) {
    case ContactKind::GitHub:
    case ContactKind::Orcid:
    case ContactKind::GoogleScholar:
    case ContactKind::LinkedIn:
        return !looksLikeAddress(value) && linkable(value).isEmpty();
    case ContactKind::WeChat:
        return true;
    default:
        return false;
    }
}

} // namespace

ContentLine makeContactLine(const Contact& contact, const ContentSource& source, ContentContext context)
{
    const QString value = contact.value.textOrFallback(context.language);
    const QString url = addressOf(contact.kind, value);
    LineBuilder line(context, source);
    if (!contact.label.isEmpty())
        line.text(contact.label, Field::Contacts).separator(label(Label::Colon, context.language));
    else if (needsLabel(contact.kind, value))
        line.own(contactLabel(contact.kind, context.language)).separator(label(Label::Colon, context.language));
    line.text(contact.value, Field::Contacts, InlineStyle::Plain, url);
    return line.take();
}

} // namespace duovita
