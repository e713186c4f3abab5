#include "core/checks/textcomparing.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>

#include <cmath>

namespace duovita {

namespace {

/// "万", "million": what a number is multiplied by. 1 for any other word.
double factorOf(const QString& word)
{
    static const QHash<QString, double> factors{
        {QStringLiteral("百"), 1e2},      {QStringLiteral("千"), 1e3},       {QStringLiteral("万"), 1e4},
        {QStringLiteral("百万"), 1e6},    {QStringLiteral("千万"), 1e7},     {QStringLiteral("亿"), 1e8},
        {QStringLiteral("k"), 1e3},       {QStringLiteral("thousand"), 1e3}, {QStringLiteral("m"), 1e6},
        {QStringLiteral("million"), 1e6}, {QStringLiteral("b"), 1e9},        {QStringLiteral("billion"), 1e9}};
    return factors.value(word.toLower(), 1);
}

constexpr double lastSpelledOut = 12;

/// Numbers as they stand, by their values.
QMap<double, QString> numbersIn(const QString& text)
{
    // A date is its year; the month has a name in one language and a number in the other.
    static const QRegularExpression date(
        QStringLiteral("((?:19|20)\\d\\d)[-./年]\\s?\\d{1,2}(?!\\d)(?:[-./月]\\s?\\d{1,2}(?!\\d)日?|月)?"));
    static const QRegularExpression monthOrDay(
        QStringLiteral("\\d{1,2}\\s?[月日]|"
                       "\\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? \\d{1,2}(?!\\d)"));
    static const QRegularExpression number(
        QStringLiteral(
            "(\\d+(?:,\\d{3})*(?:\\.\\d+)?)\\s?(百万|千万|[百千万亿]|(?:thousand|million|billion|k|m|b)\\b)?"),
        QRegularExpression::CaseInsensitiveOption);
    QString plain = text;
    plain.replace(date, QStringLiteral("\\1; "));
    plain.remove(monthOrDay);
    QMap<double, QString> numbers;
    for (auto it = number.globalMatch(plain); it.hasNext();) {
        const auto match = it.next();
        const double value = match.captured(1).remove(u',').toDouble() * factorOf(match.captured(2));
        const bool percent = plain.mid(match.capturedEnd(), 2).contains(u'%');
        if (value > lastSpelledOut || value != std::floor(value) || percent)
            numbers.insert(value, match.captured().trimmed());
    }
    return numbers;
}

QMap<QString, QString> addressesIn(const RichText& text)
{
    static const QRegularExpression spelled(QStringLiteral("\\bhttps?://[^\\s()<>，。；、）]+"));
    static const QRegularExpression ornament(QStringLiteral("^https?://(?:www\\.)?|[/.]+$"));
    QMap<QString, QString> addresses;
    const auto add = [&](const QString& address) {
        addresses.insert(QString(address).remove(ornament).toLower(), address);
    };
    for (const InlineSpan& span : text.spans()) {
        if (!span.url.isEmpty())
            add(span.url);
        for (auto it = spelled.globalMatch(span.text); it.hasNext();)
            add(it.next().captured());
    }
    return addresses;
}

template <typename Key>
TextDifference compare(const QMap<Key, QString>& first, const QMap<Key, QString>& second)
{
    TextDifference difference;
    for (auto it = first.begin(); it != first.end(); ++it) {
        if (!second.contains(it.key()))
            difference.onlyFirst += it.value();
    }
    for (auto it = second.begin(); it != second.end(); ++it) {
        if (!first.contains(it.key()))
            difference.onlySecond += it.value();
    }
    return difference;
}

} // namespace

TextDifference compareNumbers(const QString& first, const QString& second)
{
    return compare(numbersIn(first), numbersIn(second));
}

TextDifference compareAddresses(const RichText& first, const RichText& second)
{
    return compare(addressesIn(first), addressesIn(second));
}

} // namespace duovita
