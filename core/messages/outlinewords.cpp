#include "core/messages/outlinewords.h"

#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

QString yearsOf(const DateRange& range)
{
    const auto year = [](const std::optional<PartialDate>& date) {
        return date ? QString::number(date->year()) : QString();
    };
    const QString start = year(range.start());
    if (range.isPresent())
        return start.isEmpty() ? QCoreApplication::translate("duovita::OutlineWords", "until present")
                               //: years in the outline, from %1 until today
                               : QCoreApplication::translate("duovita::OutlineWords", "%1 – present").arg(start);
    const QString end = year(range.end());
    if (start.isEmpty() || end.isEmpty() || start == end)
        return start.isEmpty() ? end : start;
    return start + QStringLiteral(" – ") + end;
}

QString yearsOf(const QList<PartialDate>& dates)
{
    QStringList years;
    for (const PartialDate& date : dates) {
        const QString year = QString::number(date.year());
        if (!years.contains(year))
            years += year;
    }
    return years.join(QStringLiteral(", "));
}

/// The whole time at one place: from the first position's start to the last position's end.
DateRange wholeOf(const ExperienceDetails& job)
{
    std::optional<PartialDate> start = job.range.start();
    std::optional<PartialDate> end = job.range.end();
    bool isPresent = job.range.isPresent();
    for (const HeldPosition& held : job.morePositions) {
        if (held.range.start() && (!start || *held.range.start() < *start))
            start = held.range.start();
        if (held.range.end() && (!end || *end < *held.range.end()))
            end = held.range.end();
        isPresent = isPresent || held.range.isPresent();
    }
    if (isPresent)
        return DateRange::untilPresent(start);
    const Result<DateRange> whole = DateRange::create(start, end);
    return whole ? *whole : job.range;
}

QString datesOf(const Entry& entry)
{
    if (const auto* job = std::get_if<ExperienceDetails>(&entry.details))
        return yearsOf(wholeOf(*job));
    QString words;
    forEachField(entry.details, [&](Field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if (!words.isEmpty())
            return;
        if constexpr (std::is_same_v<Value, DateRange> || std::is_same_v<Value, QList<PartialDate>>)
            words = yearsOf(value);
        else if constexpr (std::is_same_v<Value, std::optional<PartialDate>>)
            words = value ? QString::number(value->year()) : QString();
    });
    return words;
}

bool lasts(const Entry& entry)
{
    bool found = false;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, DateRange>)
            found = found || (value.start() && (value.end() || value.isPresent()));
    });
    return found;
}

QString textOf(const Entry& entry, Field field)
{
    QString text;
    forEachField(entry.details, [&](Field candidate, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (candidate == field)
                text = value.textOrFallback(interfaceLanguage()).simplified();
        }
    });
    return text;
}

QString secondOf(const Entry& entry, const QString& title)
{
    constexpr std::array choices{Field::Position, Field::Degree,      Field::VenueShort, Field::Venue,
                                 Field::Issuer,   Field::Subtitle,    Field::Items,      Field::Level,
                                 Field::Area,     Field::Affiliation, Field::Title,      Field::Organization,
                                 Field::Status,   Field::Department,  Field::Location};
    for (const Field field : choices) {
        const QString text = textOf(entry, field);
        if (text.isEmpty() || text == title)
            continue;
        const QString area = field == Field::Degree ? textOf(entry, Field::Area) : QString();
        return area.isEmpty() ? text : QCoreApplication::translate("duovita::OutlineWords", "%1, %2").arg(text, area);
    }
    return {};
}

} // namespace

EntryLines linesOf(const Entry& entry)
{
    EntryLines lines{shortTitleOf(entry), {}, datesOf(entry), lasts(entry)};
    if (lines.title.isEmpty())
        lines.title = titleOf(entry).simplified(); // of its highlights
    lines.second = secondOf(entry, lines.title);
    return lines;
}

} // namespace duovita
