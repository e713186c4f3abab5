#include "core/domain/bareaddresses.h"

#include "core/domain/language.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>

namespace duovita {

namespace {

/// What is left of an address without the signs behind it: "https://example.org/a." is followed by a full stop,
/// "(see https://example.org/a_(b))" by a bracket.
QStringView withoutSignsBehind(QStringView address)
{
    static const QString signs = QStringLiteral(".,;:!?'\"*_~^`");
    static const std::array<std::pair<QChar, QChar>, 3> brackets{{{u'(', u')'}, {u'[', u']'}, {u'{', u'}'}}};
    const auto ends = [&](QChar last) {
        if (signs.contains(last))
            return true;
        return std::any_of(brackets.begin(), brackets.end(), [&](const auto& pair) {
            return last == pair.second && address.count(pair.second) > address.count(pair.first);
        });
    };
    while (!address.isEmpty() && ends(address.back()))
        address.chop(1);
    return address;
}

QString urlOf(QStringView address, bool isMail)
{
    const QString scheme = isMail ? QStringLiteral("mailto:")
                           : address.startsWith(QStringLiteral("www."), Qt::CaseInsensitive)
                               ? QStringLiteral("https://")
                               : QString();
    return scheme + address.toString();
}

bool isReadable(const QString& text)
{
    const QList<uint> letters = text.toUcs4();
    return !letters.isEmpty() && std::all_of(letters.begin(), letters.end(), [](uint c) {
        return c >= 0x80 && (QChar::isLetterOrNumber(c) || QChar::isMark(c));
    });
}

} // namespace

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
        const QStringView address = withoutSignsBehind(match.capturedView());
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
