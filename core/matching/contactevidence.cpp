#include "core/matching/contactevidence.h"

#include "core/matching/evidence.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

QString digitsOf(QString number)
{
    static const QRegularExpression other(QStringLiteral("\\D"));
    return number.remove(other);
}

bool isOneNumber(const QString& a, const QString& b)
{
    // "0592-5550134" is "+86 592 555 0134": the 0 stands for the country.
    const auto withinCountry = [](const QString& number) { return number.startsWith(u'0') ? number.mid(1) : number; };
    const QString one = withinCountry(digitsOf(a));
    const QString two = withinCountry(digitsOf(b));
    constexpr qsizetype shortest = 7;
    return qMin(one.size(), two.size()) >= shortest && (one.endsWith(two) || two.endsWith(one));
}

QString squeezedAddress(QString value)
{
    static const QRegularExpression scheme(QStringLiteral("^\\s*https?://(?:www\\.)?"),
                                           QRegularExpression::CaseInsensitiveOption);
    return squeezed(value.remove(scheme));
}

QString captured(const char* pattern, const QString& text)
{
    const QRegularExpression form(QString::fromLatin1(pattern), QRegularExpression::CaseInsensitiveOption);
    return form.match(text).captured(1).toLower();
}

} // namespace

QString accountOf(const Contact& contact)
{
    const QString value = contact.value.anyText().trimmed();
    switch (contact.kind) {
    case ContactKind::Orcid:
        return captured("(\\d{4}-\\d{4}-\\d{4}-\\d{3}[\\dX])", value);
    case ContactKind::GitHub:
        return captured("^(?:.*github\\.com/)?@?([\\w-]+)/?$", value);
    case ContactKind::LinkedIn:
        return captured("^(?:.*linkedin\\.com/in/)?([\\w%-]+)/?$", value);
    case ContactKind::GoogleScholar:
        return captured("[?&]user=([\\w-]+)", value);
    case ContactKind::WeChat:
        return captured("^([\\w-]{5,})$", value);
    default:
        return {};
    }
}

bool isOneContact(const Contact& one, const Contact& other)
{
    if (one.kind != other.kind)
        return false;
    const bool same = std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString value = squeezedAddress(other.value.text(language));
        return !value.isEmpty() && value == squeezedAddress(one.value.text(language));
    });
    const QString account = accountOf(one);
    const bool number = one.kind == ContactKind::Phone && isOneNumber(one.value.anyText(), other.value.anyText());
    return same || number || (!account.isEmpty() && account == accountOf(other));
}

bool isFullerNumber(const Contact& one, const Contact& other)
{
    return one.kind == ContactKind::Phone && isOneContact(one, other) &&
           digitsOf(one.value.anyText()).size() > digitsOf(other.value.anyText()).size();
}

} // namespace duovita
