#include "core/import/annotate/datetext.h"

#include "core/import/annotate/datewords.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// A pattern for one date; its groups carry the suffix in their names.
QString datePattern(char16_t suffix, bool needsMonth)
{
    const QString pattern = QStringLiteral(
        "(?:(?<![\\p{L}\\d])(?<M11%1>Q[1-4])(?:\\s*[/,-]\\s*|\\s*)(?<Y11%1>(?:19|20)\\d\\d)"
        "|(?<Y12%1>(?:19|20)\\d\\d)(?:\\s*[/-]\\s*|\\s*年\\s*|\\s+)(?<M12%1>Q[1-4](?!\\d)|第?[1-4一二三四]季度)"
        "|(?<Y1%1>(?:19|20)\\d\\d)\\s*(?:[./-]\\s*|年\\s*)(?<M1%1>1[0-2]|0?[1-9])(?:\\s*月|(?!\\d))(?:(?:[./"
        "-]|(?<=月)\\s*(?=\\d{1,2}\\s*日))(?<D1%1>3[01]|[12]\\d|0?[1-9])(?:\\s*日|(?!\\d)))?"
        "|(?:(?<D4%1>\\d{1,2})(?:st|nd|rd|th)?\\s)?(?<M2%1>%2)(?:\\.?,?\\s*|[-–/"
        "](?=(?:19|20)\\d\\d))(?:(?<D2%1>\\d{1,2}),\\s*)?(?<Y2%1>(?:19|20)"
        "\\d\\d|['’]\\d\\d("
        "?!\\d))"
        "|(?<Y5%1>(?:19|20)\\d\\d)\\s*年?\\s*(?<M5%1>[春夏秋冬][季天]?|%4)"
        "|(?<![\\d.])(?<Y7%1>\\d\\d)\\s*年\\s*(?<M7%1>1[0-2]|0?[1-9])\\s*月"
        "|(?<![\\d./])(?<D8%1>3[01]|[12]\\d|0?[1-9])[./](?<M8%1>1[0-2]|0?[1-9])[./](?<Y8%1>(?:19|20)\\d\\d)"
        "|(?<![\\d./])(?<M9%1>1[0-2]|0?[1-9])/(?<D9%1>3[01]|2\\d|1[3-9])/(?<Y9%1>(?:19|20)\\d\\d)"
        "|(?<![\\w.])(?<M10%1>1[0-2]|0[1-9])\\.(?<Y10%1>(?:19|20)\\d\\d)(?![\\d./])"
        "|(?<M3%1>1[0-2]|0?[1-9])/(?<Y3%1>(?:19|20)\\d\\d)%3)");
    const QString yearAlone = QStringLiteral("|(?<Y4%1>(?:19|20)\\d\\d)\\s*(?:年(?![度级薪龄]))?(?![\\d.]\\d|\\s*年)|(?"
                                             "<![\\p{L}\\d])(?<Y6%1>['’]\\d\\d)(?![\\d\\p{L}])")
                                  .arg(QChar(suffix));
    return pattern.arg(QChar(suffix), monthWords(), needsMonth ? QString() : yearAlone, hanMonths());
}

/// A season or a quarter, in its original words: "Summer 2016".
std::optional<PartialDate> partOfYear(const QRegularExpressionMatch& match, int form, char16_t suffix)
{
    const auto group = [&](char16_t letter) { return QString(QChar(letter) + QString::number(form) + QChar(suffix)); };
    if (form != 2 && form != 5 && form < 11)
        return std::nullopt;
    const qsizetype start = qMin(match.capturedStart(group(u'Y')), match.capturedStart(group(u'M')));
    const qsizetype end = qMax(match.capturedEnd(group(u'Y')), match.capturedEnd(group(u'M')));
    const QString words = match.captured().mid(start - match.capturedStart(), end - start);
    const Result<PartialDate> date = PartialDate::parse(words);
    return date ? std::optional(*date) : std::nullopt;
}

/// "31/08/2015" and "08/31/2015" are unambiguous; for "01/09/2015", the other date of a range may decide.
enum class Order : bool { DayFirst, MonthFirst };

std::optional<PartialDate> dateFrom(const QRegularExpressionMatch& match, char16_t suffix,
                                    Order order = Order::DayFirst)
{
    for (int form = 1; form <= 12; ++form) {
        const auto group = [&](char16_t letter) {
            const QString name = QString(QChar(letter)) + QString::number(form) + QChar(suffix);
            return match.captured(name);
        };
        if (group(u'Y').isEmpty())
            continue;
        const QString dayFirst = form == 2 ? match.captured(QStringLiteral("D4") + QChar(suffix)) : QString();
        const bool numbers = form == 8 || form == 9;
        QString day = form > 2 && !numbers ? QString() : dayFirst.isEmpty() ? group(u'D') : dayFirst;
        QString month = group(u'M');
        if (form == 8 && order == Order::MonthFirst && day.toInt() <= 12)
            std::swap(day, month);
        if (const auto part = partOfYear(match, form, suffix))
            return part;
        const bool yearAlone = form == 4 || form == 6;
        const int ofYear = yearAlone ? 0 : monthOf(month);
        Result<PartialDate> date = PartialDate::create(yearOf(group(u'Y')), ofYear, day.toInt());
        if (!date) // "2023.11.31": only the month is valid
            date = PartialDate::create(yearOf(group(u'Y')), ofYear);
        return date ? std::optional(*date) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<FoundRange> rangeFrom(const QRegularExpressionMatch& match)
{
    const bool monthFirst =
        !match.captured(QStringLiteral("Y9a")).isEmpty() || !match.captured(QStringLiteral("Y9b")).isEmpty();
    const Order order = monthFirst ? Order::MonthFirst : Order::DayFirst;
    const std::optional<PartialDate> start = dateFrom(match, u'a', order);
    const std::optional<PartialDate> end = dateFrom(match, u'b', order);
    const bool expected =
        !match.captured(QStringLiteral("expected")).isEmpty() || !match.captured(QStringLiteral("ahead")).isEmpty();
    if (!match.captured(QStringLiteral("present")).isEmpty())
        return FoundRange{DateRange::untilPresent(start), match.capturedStart(), match.capturedLength()};
    const Result<DateRange> range = DateRange::create(start, end, expected && end);
    if (!range || (!start && !end))
        return std::nullopt;
    return FoundRange{*range, match.capturedStart(), match.capturedLength()};
}

std::optional<FoundRange> rangeIn(const QString& text, bool single)
{
    static const QString expected =
        QStringLiteral("(?<expected>\\s*[(（]?\\s*(?:预计|预期|預計|預期|expected|anticipated)\\s*[)）]?)?");
    static const QRegularExpression range = compiledDate(
        QStringLiteral("[(（]?(?<![\\d.])%1\\s*(?:(?:[-－]{1,6}|–{1,2}|—{1,2}|~|～|→|起?至|到|\\bto\\b|\\btill?\\b|"
                       "\\buntil\\b)\\s*(?<ahead>[(（]?(?:预计|expected|est\\.)[)）]?\\s*)?(?:%2|(?<present>%"
                       "3))|(?<present2>起?至今|迄今))%4[)）]?")
            .arg(datePattern(u'a', false), datePattern(u'b', false), presentPattern(), expected)
            .replace(QStringLiteral("(?<present2>"), QStringLiteral("(?:")));
    // Dates at the beginning of a line are its own; dates in a bracket after them may be others.
    const auto first = range.match(text);
    const bool leads = first.hasMatch() && text.left(first.capturedStart()).trimmed().isEmpty();
    if (const auto match = leads ? std::optional(first) : lastMatch(range, text)) {
        if (const auto found = rangeFrom(*match)) {
            // "2016年10月至今" has no separator: 至今 itself says that the range is open.
            if (!found->range.end() && !found->range.isPresent())
                return FoundRange{DateRange::untilPresent(found->range.start()), found->start, found->length};
            return found;
        }
    }
    if (const auto found = sharedYearRange(text))
        return found;
    if (const auto found = shortYearRange(text); found && (single || found->range.start()))
        return found;
    if (const auto found = twoDigitRange(text))
        return found;
    // "2021– Assistant Professor", "Chair 2019 –", "Period: 2021 –", "since 2021": open ranges.
    static const QRegularExpression open =
        compiledDate(QStringLiteral("(?:^\\s*|(?<=\\s{2})|(?<=[:：]\\s)|(?<=[:：])|(?<=[,，]\\s)(?=\\S+$)|(?<=[(（]))%"
                                    "1\\s?(?:[-－]{1,6}|–{1,2}|—{1,2}|~|～|→)(?=[.;]?"
                                    "\\s*$|"
                                    "\\s{2,}\\D|(?<=\\S[-–—])\\s+\\D|\\s?[)）])"
                                    "|(?:^\\s*|[(（]|(?<=\\s{2})|(?<=[:：]\\s)|(?<=[:：])|(?<=\\s)(?=(?:since|from)\\s("
                                    "?:\\S+\\s)?\\S+\\s*$))(?:since|from|自)\\s*%2起?("
                                    "?="
                                    "\\s|[,，:"
                                    "：)）]|[.;]?\\s*$)")
                         .arg(datePattern(u'a', false), datePattern(u'b', false)));
    if (const auto match = open.match(text); match.hasMatch()) {
        const std::optional<PartialDate> since = dateFrom(match, u'a');
        const std::optional<PartialDate> start = since ? since : dateFrom(match, u'b');
        if (start)
            return FoundRange{DateRange::untilPresent(start), match.capturedStart(), match.capturedLength()};
    }
    // "– present", "时间：至今" alone: the start is unknown.
    static const QRegularExpression ends = compiledDate(
        QStringLiteral("(?:^\\s*[-–—~～]\\s*(?:%1)|(?:^\\s*|(?<=[:：])\\s*)[至迄]今)\\s*$").arg(presentPattern()));
    if (const auto match = ends.match(text); match.hasMatch())
        return FoundRange{DateRange::untilPresent(std::nullopt), match.capturedStart(), match.capturedLength()};
    if (!single)
        return std::nullopt;
    static const QRegularExpression alone = compiledDate(
        QStringLiteral("(?<ahead>\\b(?:expected|anticipated)(?:\\s+(?:completion|graduation))?\\s*[:：]?\\s+|["
                       "预預](?:[计計]|期)\\s*)?"
                       "(?<![\\d.])%1%2")
            .arg(datePattern(u'b', true), expected));
    // "2024 (expected)": a single year counts if it is marked as expected; also "（预计2027年毕业）".
    static const QRegularExpression year = compiledDate(QStringLiteral(
        "(?|(?<![\\d.–—-])((?:19|20)\\d\\d)\\s*[(（]\\s*(?:预计|预期|預計|預期|expected|anticipated)\\s*[)）]|"
        "[(（]\\s*(?:预计|预期|預計|預期)[于於在]?\\s*((?:19|20)\\d\\d)\\s*年?\\s*(?:毕业|畢業)\\s*[)）])"));
    if (const auto ahead = lastMatch(year, text))
        return FoundRange{*DateRange::create(std::nullopt, *parseDate(ahead->captured(1)), true),
                          ahead->capturedStart(), ahead->capturedLength()};
    const auto match = lastMatch(alone, text);
    const std::optional<PartialDate> date = match ? dateFrom(*match, u'b') : std::nullopt;
    if (!date)
        return std::nullopt;
    const bool isExpected =
        !match->captured(QStringLiteral("expected")).isEmpty() || !match->captured(QStringLiteral("ahead")).isEmpty();
    return FoundRange{*DateRange::create(std::nullopt, date, isExpected), match->capturedStart(),
                      match->capturedLength()};
}

} // namespace

std::optional<FoundRange> findDateRange(const QString& text, bool single)
{
    std::optional<FoundRange> found = rangeIn(text, single);
    // A full stop after the dates at the end of a line ends the line, not the text before the dates.
    static const QRegularExpression stop(QStringLiteral("^[.;。；]\\s*$"));
    if (found && stop.match(text.mid(found->start + found->length)).hasMatch())
        found->length = text.size() - found->start;
    // "预计 2027 年 6 月毕业"
    static const QRegularExpression graduation(QStringLiteral("^\\s*(?:毕业|畢業)"));
    if (found && found->range.isExpected())
        found->length += graduation.match(text.mid(found->start + found->length)).capturedLength();
    // "2019–2020学年度": academic years.
    static const QRegularExpression academic(QStringLiteral("^\\s*学年度?"));
    if (found && found->range.start() && found->range.end())
        found->length += academic.match(text.mid(found->start + found->length)).capturedLength();
    // "Example Ltd from 2015 to today": "from" belongs to the dates.
    static const QRegularExpression from(QStringLiteral("(?:(?:^|\\s|(?<=[(（,，]))from\\s+|[自从]\\s*)$"),
                                         QRegularExpression::CaseInsensitiveOption);
    if (found && found->range.start()) {
        const auto word = from.match(text.left(found->start));
        const qsizetype end = found->start + found->length;
        if (word.hasMatch())
            *found = FoundRange{found->range, word.capturedStart(), end - word.capturedStart()};
    }
    return found;
}

std::optional<FoundRange> findBracketedDates(const QString& text)
{
    static const QRegularExpression last(QStringLiteral("\\s*[(（]([^()（）]{4,30}?)\\.?[)）][.;]?\\s*$"));
    const auto match = last.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    // Includes the closing bracket, which some forms need.
    const QString inside = QString(u'(' + match.captured(1).trimmed() + u')');
    if (const auto found = findDateRange(inside, true); found && found->length >= inside.size() - 2)
        return FoundRange{found->range, match.capturedStart(), match.capturedLength()};
    static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d$"));
    if (!year.match(match.captured(1).trimmed()).hasMatch())
        return std::nullopt;
    return FoundRange{*DateRange::create(std::nullopt, *parseDate(match.captured(1))), match.capturedStart(),
                      match.capturedLength()};
}

Result<PartialDate> parseDate(const QString& text)
{
    if (const auto date = PartialDate::parse(text.trimmed()); date && date->part())
        return date;
    static const QRegularExpression whole = compiledDate(QStringLiteral("^\\s*%1\\s*$").arg(datePattern(u'a', false)));
    const auto match = whole.match(text);
    const std::optional<PartialDate> date = match.hasMatch() ? dateFrom(match, u'a') : std::nullopt;
    if (!date)
        return Error{ErrorCode::DateInvalid, {text}};
    return *date;
}

std::optional<DateRange> parsePeriod(const QString& text)
{
    const QString whole = text.trimmed();
    const auto found = findDateRange(whole);
    const bool isPeriod = found && found->start == 0 && found->length == whole.size() && found->range.start() &&
                          (found->range.end() || found->range.isPresent());
    if (!isPeriod || parseDate(whole))
        return std::nullopt;
    return found->range;
}

bool isPresentWord(const QString& text)
{
    static const QRegularExpression whole = compiledDate(QStringLiteral("^\\s*(?:%1)\\s*$").arg(presentPattern()));
    return whole.match(text).hasMatch();
}

const QRegularExpression& durationText()
{
    static const QRegularExpression duration = compiledDate(
        QStringLiteral("[(（]?\\s*(?<![\\d.])(?=\\d)(?:\\d{1,2}(?:\\.\\d+)?\\s*\\+?\\s*(?:years?\\b|yrs?\\b|年(?!\\p{"
                       "Han})|年(?=\\d)))?"
                       "(?:,?\\s*\\d{1,2}\\s*\\+?\\s*(?:months?\\b|mos?\\b|个月))?(?<=[\\p{L}])\\s*[)）]?"));
    return duration;
}

std::optional<FoundYears> findTrailingYears(const QString& text)
{
    static const QString one =
        QStringLiteral("(?:19|20)\\d\\d(?:[.-](?:1[0-2]|0?[1-9])|\\s*年\\s*(?:1[0-2]|0?[1-9])\\s*月)?");
    static const QString between = QStringLiteral("\\s*(?:[,，、]\\s*(?:and\\b|&)|[,，、&]|and|和|及|与|\\s/\\s)\\s*");
    static const QRegularExpression years(
        QStringLiteral("(?<![\\d.])(?<!\\bfrom )(?<!\\bsince )(?<!\\buntil "
                       ")(%1(?:%2%1)*)(?:[)）年]?[.;,]?|(?<=[,，、和及与\\s]\\d{4})\\s*年[。；]?)\\s*$")
            .arg(one, between));
    const auto match = years.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    // "Rewrote the billing system in 2017.": a sentence, not a date.
    static const QRegularExpression sentence(
        QStringLiteral("\\b(?:in|by|of|during|around)\\s+(?:19|20)\\d\\d[.;]\\s*$"));
    if (sentence.match(text).hasMatch())
        return std::nullopt;
    FoundYears found{{}, match.capturedStart(), match.capturedLength()};
    static const QRegularExpression separator(between);
    for (const QString& year : match.captured(1).split(separator)) {
        if (const Result<PartialDate> date = parseDate(year))
            found.dates += *date;
    }
    return found;
}

} // namespace duovita
