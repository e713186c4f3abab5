#include "core/domain/bareaddresses.h"

#include "core/domain/language.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>

namespace duovita {

namespace {

QString urlOf(const QString& address, bool isMail)
{
    const QString scheme = isMail ? QStringLiteral("mailto:")
                           : address.startsWith(QStringLiteral("www."), Qt::CaseInsensitive)
                               ? QStringLiteral("https://")
                               : QString();
    return scheme + address;
}

bool isReadable(const QString& text)
{
    const QList<uint> letters = text.toUcs4();
    return !letters.isEmpty() && std::all_of(letters.begin(), letters.end(), [](uint c) {
        return c >= 0x80 && (QChar::isLetterOrNumber(c) || QChar::isMark(c));
    });
}

} // namespace

QString withoutMarksBehind(const QString& address)
{
    static const QString marks = QStringLiteral(".,;:!?。，；：！？、'\"”’»");
    static constexpr std::array<std::pair<char16_t, char16_t>, 6> brackets{
        {{u'(', u')'}, {u'[', u']'}, {u'{', u'}'}, {u'（', u'）'}, {u'【', u'】'}, {u'《', u'》'}}};
    std::array<qsizetype, brackets.size()> unopened{};
    for (std::size_t i = 0; i < brackets.size(); ++i)
        unopened[i] = address.count(QChar(brackets[i].second)) - address.count(QChar(brackets[i].first));
    qsizetype size = address.size();
    const auto isBehind = [&](QChar last) {
        for (std::size_t i = 0; i < brackets.size(); ++i) {
            if (last == QChar(brackets[i].second))
                return unopened[i]-- > 0;
        }
        return marks.contains(last);
    };
    while (size > 0 && isBehind(address[size - 1]))
        --size;
    return address.left(size);
}

QList<BareAddress> bareAddresses(const QString& text)
{
    static const QString inside = QStringLiteral("[^\\s\\p{Han}<>\"“”‘’«»「」《》【】（）、，。；：！？…|\\\\]");
    static const QString word = QStringLiteral("(?:(?!\\p{Han})[\\w+-])");
    static const QRegularExpression form(
        QStringLiteral("(?<!(?!\\p{Han})\\w)(?<![@./:+-])(?:(?<web>(?:https?://|www\\.(?=[\\w-]+\\.))%1+)"
                       "|(?<mail>%2+(?:\\.%2+)*@(?:%2+\\.)+[^\\W\\d\\p{Han}]{2,})(?!(?!\\p{Han})\\w|@))")
            .arg(inside, word),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    QList<BareAddress> found;
    if (!text.contains(u'@') && !text.contains(QStringLiteral("://")) &&
        !text.contains(QStringLiteral("www."), Qt::CaseInsensitive))
        return found;
    for (auto it = form.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString address = withoutMarksBehind(match.captured());
        const bool isMail = match.hasCaptured(QStringLiteral("mail"));
        if (isMail || address.contains(u'.') || address.contains(QStringLiteral("://localhost")))
            found += BareAddress{match.capturedStart(), address.size(), urlOf(address, isMail)};
    }
    return found;
}

QString decodedAddress(const QString& address)
{
    static const QRegularExpression encoded(QStringLiteral("%[C-Fc-f][0-9A-Fa-f](?:%[89ABab][0-9A-Fa-f])+"));
    QString shown;
    qsizetype at = 0;
    for (auto it = encoded.globalMatch(address); it.hasNext();) {
        const auto match = it.next();
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString decoded = decoder(QByteArray::fromPercentEncoding(match.captured().toLatin1()));
        const bool readable = !decoder.hasError() && isReadable(decoded);
        shown += QStringView(address).mid(at, match.capturedStart() - at);
        shown += readable ? decoded : match.captured();
        at = match.capturedEnd();
    }
    return shown + QStringView(address).mid(at);
}

} // namespace duovita
