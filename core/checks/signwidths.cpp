#include "core/checks/signwidths.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// A sign between Han characters or marks that go with them.
const QRegularExpression& loneSign()
{
    static const QRegularExpression sign(
        QStringLiteral("(?<=[\\p{Han}》”’）】])[ \\t]*([,;:!?])[ \\t]*(?=[\\p{Han}《“‘（【])"));
    return sign;
}

/// Brackets round text that begins or ends with Han, beside Han; not those of a Markdown link, nor escaped ones.
const QRegularExpression& brackets()
{
    static const QRegularExpression pair(
        QStringLiteral("(?<=\\p{Han})[ \\t]*\\((\\p{Han}[^()\\[\\]\\\\]*|[^()\\[\\]\\\\]*\\p{Han})\\)[ \\t]*"
                       "(?=$|[\\p{Han}，。；：、])"));
    return pair;
}

QChar fullWidth(QChar sign)
{
    constexpr char16_t distance = 0xFEE0; // from U+0021 to U+FF01, as for all of ASCII
    return QChar(static_cast<char16_t>(sign.unicode() + distance));
}

} // namespace

QString withFullWidthSigns(const QString& text)
{
    QString mended = text;
    mended.replace(brackets(), QStringLiteral("（\\1）"));
    qsizetype from = 0;
    for (auto match = loneSign().match(mended, from); match.hasMatch(); match = loneSign().match(mended, from)) {
        mended.replace(match.capturedStart(), match.capturedLength(), fullWidth(match.captured(1).front()));
        from = match.capturedStart() + 1;
    }
    return mended;
}

QString halfWidthPlace(const QString& text)
{
    const QRegularExpressionMatch sign = loneSign().match(text);
    const QRegularExpressionMatch pair = brackets().match(text);
    if (!sign.hasMatch() && !pair.hasMatch())
        return {};
    const bool first = sign.hasMatch() && (!pair.hasMatch() || sign.capturedStart() < pair.capturedStart());
    const QRegularExpressionMatch& found = first ? sign : pair;
    constexpr qsizetype around = 2; // characters on each side
    const qsizetype start = std::max<qsizetype>(0, found.capturedStart() - around);
    return text.mid(start, found.capturedEnd() + around - start);
}

} // namespace duovita
