#include "core/checks/textcomparing.h"

#include "core/checks/numberreading.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace duovita {

namespace {

bool isSame(double a, double b)
{
    constexpr double closeness = 1e-9; // tolerance: rounding differs between 1.2 million and 120 万
    return std::abs(a - b) <= closeness * std::max({1.0, std::abs(a), std::abs(b)});
}

bool states(const QList<StatedNumber>& text, const StatedNumber& wanted)
{
    return std::any_of(text.begin(), text.end(), [&](const StatedNumber& number) {
        return std::any_of(number.values.begin(), number.values.end(), [&](double value) {
            return std::any_of(wanted.values.begin(), wanted.values.end(),
                               [&](double other) { return isSame(value, other); });
        });
    });
}

/// Whether a translation must state the number: "C1" only if it mentions a "C" with another number.
bool isWanted(const StatedNumber& number, const QList<StatedNumber>& other)
{
    return number.isCount && (number.name.isEmpty() || std::any_of(other.begin(), other.end(), [&](const auto& each) {
                                  return each.name.compare(number.name, Qt::CaseInsensitive) == 0;
                              }));
}

/// The counts in one text that the other does not state, each once.
QStringList countsOnlyIn(const QList<StatedNumber>& text, const QList<StatedNumber>& other)
{
    QStringList only;
    for (const StatedNumber& number : text) {
        if (isWanted(number, other) && !states(other, number) && !only.contains(number.written))
            only += number.written;
    }
    return only;
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

QStringList addressesOnlyIn(const QMap<QString, QString>& text, const QMap<QString, QString>& other)
{
    QStringList only;
    for (auto it = text.begin(); it != text.end(); ++it) {
        if (!other.contains(it.key()))
            only += it.value();
    }
    return only;
}

} // namespace

TextDifference compareNumbers(const QString& first, const QString& second)
{
    const QList<StatedNumber> one = statedNumbers(first);
    const QList<StatedNumber> two = statedNumbers(second);
    return {countsOnlyIn(one, two), countsOnlyIn(two, one)};
}

TextDifference compareAddresses(const RichText& first, const RichText& second)
{
    const QMap<QString, QString> one = addressesIn(first);
    const QMap<QString, QString> two = addressesIn(second);
    return {addressesOnlyIn(one, two), addressesOnlyIn(two, one)};
}

} // namespace duovita
