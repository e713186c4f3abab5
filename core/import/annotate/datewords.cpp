#include "core/import/annotate/datewords.h"

#include <array>

namespace duovita {

QString monthWords()
{
    return QStringLiteral("(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|"
                          "sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter|"
                          "%1)")
        .arg(hanMonths());
}

QString hanMonths()
{
    return QStringLiteral("十[一二]?月|[一二三四五六七八九]月");
}

QString presentPattern()
{
    return QStringLiteral("至今|迄今|[现現]在|目前|仍在[职職]|在[职職]中|今(?![年后後])|present\\b|now\\b|current(?:ly)"
                          "?\\b|today\\b|ongoing\\b|(?:"
                          "till |to )?date\\b");
}

int monthOf(const QString& word)
{
    static const std::array<const char*, 12> names{"jan", "feb", "mar", "apr", "may", "jun",
                                                   "jul", "aug", "sep", "oct", "nov", "dec"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (word.startsWith(QLatin1StringView(names[i]), Qt::CaseInsensitive))
            return static_cast<int>(i) + 1;
    }
    // "十月 2018"
    static const QStringList months =
        QStringLiteral("一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月").split(u' ');
    if (const qsizetype month = months.indexOf(word); month >= 0)
        return static_cast<int>(month) + 1;
    return word.toInt();
}

Result<PartialDate> dateOf(const QString& word, int year, int day)
{
    if (const auto season = PartialDate::parse(QStringLiteral("%1 %2").arg(word, QString::number(year)));
        season && day == 0)
        return season;
    return PartialDate::create(year, monthOf(word), day);
}

int yearOf(const QString& text)
{
    constexpr qsizetype digits = 4;
    if (text.size() == digits)
        return text.toInt();
    constexpr int lastOfThisCentury = 39;
    const int year = text.right(2).toInt();
    return year + (year <= lastOfThisCentury ? 2000 : 1900);
}

QRegularExpression compiledDate(const QString& pattern)
{
    QRegularExpression expression(pattern, QRegularExpression::CaseInsensitiveOption |
                                               QRegularExpression::UseUnicodePropertiesOption);
    expression.optimize();
    return expression;
}

std::optional<QRegularExpressionMatch> lastMatch(const QRegularExpression& expression, const QString& text)
{
    std::optional<QRegularExpressionMatch> last;
    for (auto it = expression.globalMatch(text); it.hasNext();)
        last = it.next();
    return last;
}

} // namespace duovita
