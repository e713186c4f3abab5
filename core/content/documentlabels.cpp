#include "core/content/documentlabels.h"

#include "core/content/documentwords.h"

#include <QStringList>

#include <algorithm>

namespace duovita {

namespace {

const DocumentWords& wordsOf(Language language)
{
    return documentWords[indexOf(language)];
}

QString stringOf(DocumentWords::Word word)
{
    return QString::fromUtf16(word);
}

} // namespace

std::optional<Label> findLabel(const QString& name)
{
    static constexpr std::array<const char*, labelCount> names{
        "colon",         "itemSeparator",   "nameSeparator", "unitSeparator", "titleSeparator",
        "stop",          "openBracket",     "closeBracket",  "openJournal",   "closeJournal",
        "pageRange",     "advisor",         "advisors",      "score",         "equalContribution",
        "corresponding", "curriculumVitae", "pageOf",        "photoOf"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (name == QLatin1StringView(names[i]))
            return static_cast<Label>(i);
    }
    return std::nullopt;
}

std::optional<DateStyle> findDateStyle(const QString& name)
{
    static constexpr std::array<const char*, 4> names{"short", "long", "dots", "iso"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (name == QLatin1StringView(names[i]))
            return static_cast<DateStyle>(i);
    }
    return std::nullopt;
}

QString DocumentStyle::label(Label sign, Language language) const
{
    const QMap<Label, QString>& own = labels[indexOf(language)];
    const auto found = own.constFind(sign);
    return found != own.constEnd() ? *found : duovita::label(sign, language);
}

QString label(Label label, Language language)
{
    return stringOf(wordsOf(language).labels[static_cast<std::size_t>(label)]);
}

QString contactLabel(ContactKind kind, Language language)
{
    return stringOf(wordsOf(language).contacts[static_cast<std::size_t>(kind)]);
}

bool namesWholeFirst(Language language)
{
    return wordsOf(language).wholeFirst;
}

namespace {

QString digits(int number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QChar(u'0'));
}

/// Year, month, day, largest first, each of two digits at least.
QString numericDate(const PartialDate& date, QChar separator)
{
    QString text = QString::number(date.year());
    if (date.hasMonth())
        text += separator + digits(date.month());
    if (date.hasDay())
        text += separator + digits(date.day());
    return text;
}

} // namespace

QString dateText(const PartialDate& date, Language language, DateStyle style)
{
    if (style == DateStyle::Dots || style == DateStyle::Iso)
        return numericDate(date, style == DateStyle::Dots ? u'.' : u'-');
    const DocumentWords& words = wordsOf(language);
    const bool full = style == DateStyle::Long;
    const QString year = QString::number(date.year());
    const QString day = QString::number(date.day());
    QStringList parts{full ? stringOf(words.longYear).arg(year) : year};
    if (date.hasMonth())
        parts += stringOf((full ? words.longMonths : words.months)[static_cast<std::size_t>(date.month() - 1)]);
    if (date.hasDay())
        parts += full ? stringOf(words.longDay).arg(day) : day;
    if (!words.yearFirst)
        std::reverse(parts.begin(), parts.end());
    return parts.join(full ? QStringLiteral(" ") : stringOf(words.dateSeparator));
}

QString rangeText(const DateRange& range, Language language, DateStyle style)
{
    const DocumentWords& words = wordsOf(language);
    QString start = range.start() ? dateText(*range.start(), language, style) : QString();
    if (range.isPresent() && start.isEmpty())
        return stringOf(words.present);
    if (range.isPresent()) {
        const QString until = stringOf(words.untilPresent);
        return isHan(start.back().unicode()) ? start + until.trimmed() : start + until; // no blank between Han
    }
    if (!range.end())
        return start;
    const QString end = dateText(*range.end(), language, style);
    const QString both = start.isEmpty() || start == end ? end : start + stringOf(words.rangeSeparator) + end;
    return range.isExpected() ? both + stringOf(words.expected) : both;
}

QString datesText(const QList<PartialDate>& dates, Language language, DateStyle style)
{
    QStringList texts;
    for (const PartialDate& date : dates)
        texts += dateText(date, language, style);
    return texts.join(stringOf(wordsOf(language).listSeparator));
}

} // namespace duovita
