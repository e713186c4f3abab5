#include "core/domain/bareaddresses.h"
#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/fields/entrybuilding.h"
#include "core/import/fields/listentries.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// The links of an entry: a single target becomes the entry's own address; "[slides]" and the like become links. If
/// there are more, only a text can keep them, and nothing is removed.
bool takeLinks(QList<TextLine>& lines, Entry& entry, GeneralDetails& details, const Vocabulary& vocabulary)
{
    QStringList addresses;
    QList<Link> links;
    for (const TextLine& line : lines) {
        for (const InlineSpan& span : line.spans) {
            if (span.url.isEmpty())
                continue;
            if (vocabulary.isLinkWord(span.text))
                links += Link{LocalizedText::shared(span.text.trimmed()), span.url};
            else
                addresses += span.url;
        }
    }
    if (addresses.size() > 1)
        return false;
    for (TextLine& line : lines) {
        line.spans.removeIf(
            [&](const InlineSpan& span) { return !span.url.isEmpty() && vocabulary.isLinkWord(span.text); });
    }
    details.url = addresses.value(0);
    entry.links = links;
    return true;
}

/// The text without its dates and the separator before or after them.
QString withoutMatch(const QString& text, qsizetype start, qsizetype length)
{
    static const QRegularExpression before(QStringLiteral("(?:\\s+[—–-]+)?[\\s,，|(（]*$"));
    static const QRegularExpression after(QStringLiteral("^(?:\\s+[—–-]+\\s+|[\\s,，|:：)）]+)"));
    static const QRegularExpression comma(QStringLiteral("(?:\\s+[—–-]+)?[\\s,，、]*$"));
    static const QRegularExpression closing(QStringLiteral("^\\s*\\.?\\s*(?=[)）])"));
    // "He Shuyuan (Ph.D., 2015–2020), now at …": the bracket contains more than the dates.
    const QChar last = text[start + length - 1];
    if ((last == u')' || last == u'）') && text[start] != u'(' && text[start] != u'（')
        --length; // the bracket belongs to the text before the dates
    const QString inside = text.left(start).remove(comma);
    const QString rest = text.mid(start + length);
    const auto opens = inside.count(u'(') + inside.count(u'（') - inside.count(u')') - inside.count(u'）');
    if (opens > 0 && !inside.endsWith(u'(') && !inside.endsWith(u'（') && closing.match(rest).hasMatch())
        return inside + QString(rest).remove(closing);
    const QString left = text.left(start).remove(before);
    const QString right = text.mid(start + length).remove(after);
    return left.isEmpty() || right.isEmpty() ? QString(left + right) : QString(left + QStringLiteral(", ") + right);
}

/// Splits at column gaps.
QStringList cellsOf(const QString& text)
{
    static const QRegularExpression gap(QStringLiteral("[\\s,，]*\\s{2,}[,，]?\\s*"));
    return text.trimmed().split(gap, Qt::SkipEmptyParts);
}

/// "Statistics Summer 2021 Example University": the cells next to the one with only dates; empty if there is none.
QString takeDateCell(const QString& text, DateRange& range)
{
    constexpr qsizetype fewest = 3;
    QStringList cells = cellsOf(text);
    for (qsizetype i = 0; cells.size() >= fewest && i < cells.size(); ++i) {
        const auto found = findDateRange(cells[i], true);
        if (!found || found->length < cells[i].size())
            continue;
        range = found->range;
        cells.removeAt(i);
        return cells.join(QStringLiteral("  "));
    }
    return {};
}

/// "A course (Fall 2013, Spring 2014)", "(fall 2016 and spring 2015)": another date precedes the last, so it is not a
/// range.
bool followsDate(const QString& before)
{
    static const QRegularExpression comma(QStringLiteral("\\s*(?:[,，、&]|\\band|[及和])\\s*$"));
    const auto match = comma.match(before);
    const auto found = match.hasMatch() ? findDateRange(before.left(match.capturedStart()), true) : std::nullopt;
    return found && found->start + found->length == match.capturedStart();
}

/// Extracts the dates of a line and returns the rest.
QString takeGeneralDates(const QString& written, DateRange& range)
{
    // "An example meeting — 2014, 2015": a dash before years separates like a comma.
    static const QRegularExpression dashed(
        QStringLiteral("(?<=[^\\s\\d])\\s+[—–-]+\\s+(?=(?:19|20)\\d\\d(?:\\s*[,，、]\\s*(?:19|20)\\d\\d)*$)"));
    // "Example Letters (in Han, 2013 – )": removes the dates and keeps the text before them.
    static const QRegularExpression shared(
        QStringLiteral("^(.+[(（][^()（）\\d]{2,40}?)\\s*[,，]\\s*((?:19|20)\\d\\d\\s*[-–—~]\\s*)[)）]$"));
    const auto listed = shared.match(written);
    const QString text = listed.hasMatch() ? QStringLiteral("%1) (%2)").arg(listed.captured(1), listed.captured(2))
                                           : QString(written).replace(dashed, QStringLiteral(", "));
    // "A work, for cello, 2020 (premiered in 2022)", "…, 2021*": a remark follows the year.
    static const QRegularExpression remarked(QStringLiteral("^(.*?)\\s*[,，]\\s*((?:19|20)\\d\\d)(?:([*†])\\s*([(（][^("
                                                            ")（）]{4,60}[)）])?|\\s*([(（](?=\\p{Ll}{4})(?!expected)"
                                                            "[^()（）]{4,60}[)）]))$"));
    if (const auto match = remarked.match(text); match.hasMatch()) {
        range = *DateRange::create(std::nullopt, *parseDate(match.captured(2)));
        const QString behind = match.captured(4) + match.captured(5);
        return match.captured(1) + match.captured(3) + (behind.isEmpty() ? QString() : QString(u' ' + behind));
    }
    if (const auto last = findBracketedDates(text); last && last->start > 0) {
        range = last->range;
        return text.left(last->start);
    }
    if (const QString rest = takeDateCell(text, range); !rest.isEmpty())
        return rest;
    if (const auto found = findDateRange(text)) {
        range = found->range;
        return withoutMatch(text, found->start, found->length);
    }
    // A month at either end, or in brackets at the end: "Advanced course (Nov 2017)".
    if (const auto found = findDateRange(text, true)) {
        if (followsDate(text.left(found->start)))
            return text;
        static const QRegularExpression closing(QStringLiteral("^\\s*[)）]?[\\s.。]*(?:[(（][^()（）]*[)）])?$"));
        const bool last = closing.match(text.mid(found->start + found->length)).hasMatch();
        if (last || text.left(found->start).trimmed().isEmpty()) {
            range = found->range;
            const bool bracket = last && found->start > 0 && QStringView(u"(（").contains(text[found->start - 1]);
            return bracket ? text.left(found->start - 1).trimmed() : withoutMatch(text, found->start, found->length);
        }
    }
    QList<PartialDate> dates;
    const QString rest = takeYears(text, dates);
    static const QRegularExpression preposition(QStringLiteral("\\b(?:in|of|since|until|from|(?<!scheduled )for|by)$"));
    // "An example festival, 2015, 2016": consecutive years form a period.
    const bool period =
        dates.size() == 2 && dates[0].isWholeYear() && dates[1].isWholeYear() && dates[1].year() == dates[0].year() + 1;
    if (period && rest != text) {
        range = *DateRange::create(dates[0], dates[1]);
        return trimmedOf(rest, u",，|");
    }
    if (dates.size() != 1 || rest == text || preposition.match(rest).hasMatch())
        return text;                                         // "3,100 km in 2024" is a sentence
    range = *DateRange::create(std::nullopt, dates.front()); // a range with only an end is always valid
    return trimmedOf(rest, u",，|");
}

/// "A talk. A meeting, Geneva. 12 December 2019. Video": the only date in the text, or the event's date, which stays in
/// the text.
DateRange dateWithin(const QString& text)
{
    // "示例学会2025年年会学术报告", "第2届样例大会（SAMPLE 2023）学术报告"
    static const QRegularExpression event(
        QStringLiteral("((?:19|20)\\d\\d)\\s*年\\p{Han}{0,16}?(?:年会|会议|大会|论坛|研讨会)|"
                       "[(（]\\p{Lu}[\\p{L}-]{2,12}\\s?((?:19|20)\\d\\d)[)）]"));
    if (const auto match = event.match(text); match.hasMatch())
        return *DateRange::create(std::nullopt, *parseDate(match.captured(1) + match.captured(2)));
    const auto found = findDateRange(text, true);
    const bool day = found && found->range.end() && !found->range.start() && found->range.end()->day() > 0;
    return day && !findDateRange(text.left(found->start), true) ? found->range : DateRange();
}

/// "A talk; a meeting; May 2022; Athens": the only date, in a piece of its own, which is removed.
QString takeDatePiece(const QString& text, DateRange& range)
{
    static const QRegularExpression before(QStringLiteral("[,，;；]\\s*$"));
    static const QRegularExpression behind(QStringLiteral("^\\s*[,，;；]"));
    const auto found = findDateRange(text, true);
    if (!found || !before.match(text.left(found->start)).hasMatch())
        return text;
    const QString rest = text.mid(found->start + found->length);
    if (!behind.match(rest).hasMatch() || findDateRange(rest, true))
        return text;
    range = found->range;
    return text.left(found->start).remove(before).trimmed() + rest.trimmed();
}

/// ", https://…" at the end.
QString takeUrl(const QString& text, QString& url)
{
    static const QRegularExpression last(QStringLiteral("[,，;；]?\\s*(https?://\\S+)$"));
    const auto match = last.match(text);
    if (!match.hasMatch() || match.capturedStart() == 0)
        return text;
    url = withoutMarksBehind(match.captured(1));
    return text.left(match.capturedStart()).trimmed();
}

/// The end of a title before its occasion or issuer: after a quoted title, or at the first comma before a type of talk,
/// an event or an organization. -1 if unknown.
qsizetype endOfTitle(const QString& text, const ParsingContext& context)
{
    static const QRegularExpression quoted(QStringLiteral("^(?:“[^”]+”|\"[^\"]+\"|《[^》]+》)(?=\\s*[,，])"));
    if (const auto match = quoted.match(text); match.hasMatch())
        return match.capturedEnd();
    static const QRegularExpression commaInside(QStringLiteral("^(?:“[^”]+[,，.!?]”|\"[^\"]+[,，.!?]\")(?=\\s)"));
    if (const auto match = commaInside.match(text); match.hasMatch())
        return match.capturedEnd();
    static const QRegularExpression comma(QStringLiteral("\\s*[,，]\\s*"));
    static const QRegularExpression occasion(
        QStringLiteral(
            "^(?:invited|keynote|plenary|contributed|guest|poster|oral|podium)\\b|"
            "\\b(?:talk|keynote|lecture|tutorial|seminar|workshop|panel|symposium|conference|meeting|congress|"
            "days?|alliance|guild|institute|board|union|organi[sz]er)\\b|"
            "(?:报告|讲座|讲习班|研讨会|大会|论坛|会议|年会|联盟|组织者)"),
        QRegularExpression::CaseInsensitiveOption);
    for (auto it = comma.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString before = text.left(match.capturedStart());
        if (before.count(u'(') + before.count(u'（') > before.count(u')') + before.count(u'）'))
            continue; // "A class (Example Festival, Example School)"
        const QString next = text.mid(match.capturedEnd()).section(QRegularExpression(QStringLiteral("[,，]")), 0, 0);
        if (occasion.match(next).hasMatch() || context.vocabulary.isCompany(next) || context.vocabulary.isVenue(next))
            return match.capturedStart();
    }
    return -1;
}

/// "**A title, of a talk**, Example Meeting": the position of a comma after emphasized text, -1 if there is none.
qsizetype endOfBold(const QList<TextLine>& lines, const QString& text)
{
    static const QRegularExpression comma(QStringLiteral("^\\s*[,，]\\s*\\S"));
    const QList<InlineSpan> spans = lines.isEmpty() ? QList<InlineSpan>() : lines.front().spans;
    const QString bold = spans.isEmpty() ? QString() : spans.front().text.trimmed();
    const bool apart = !bold.isEmpty() && spans.front().style.testFlag(InlineStyle::Bold) && text.startsWith(bold) &&
                       comma.match(text.mid(bold.size())).hasMatch();
    return apart ? bold.size() : -1;
}

/// "Code club at the library, organizer": the position of the last part if it is only a role, otherwise -1.
qsizetype endBeforeRole(const QString& text, const ParsingContext& context)
{
    static const QRegularExpression last(QStringLiteral("\\s*[,，]\\s*([^,，]{2,40})$"));
    constexpr qsizetype mostBlanks = 2;
    const auto match = last.match(text);
    const QString role = match.captured(1);
    const bool found = match.hasMatch() && match.capturedStart() > 0 && role.count(u' ') <= mostBlanks &&
                       context.vocabulary.isRole(role) && !context.vocabulary.isCompany(role) &&
                       !context.vocabulary.isRole(text.left(match.capturedStart()));
    return found ? match.capturedStart() : -1;
}

/// "Zhang S, Roe R. A title. A meeting": the speakers, who include the person, are kept with the occasion.
std::optional<std::pair<QString, QString>> titleBehindNames(const QString& text, const ParsingContext& context)
{
    const auto split = splitByStops(text.simplified());
    if (!split || split->after.trimmed().isEmpty())
        return std::nullopt;
    const QList<Author> people = parseAuthors(split->before, context);
    if (std::none_of(people.begin(), people.end(), [](const Author& person) { return person.self; }))
        return std::nullopt;
    return std::pair(split->title, QString(split->before.trimmed() + u' ' + split->after.trimmed()));
}

/// "**Samples at scale:** Building pipelines for …": removes and returns the description after a bold label; empty if
/// it is short or, like a field, contains dates.
QList<InlineSpan> takeTextBehindLabel(QList<TextLine>& lines)
{
    constexpr qsizetype shortest = 60;
    constexpr qsizetype shortestHan = 25;
    static const QRegularExpression colon(QStringLiteral("[:：]\\s*$"));
    if (lines.size() != 1 || lines.front().spans.size() < 2)
        return {};
    QList<InlineSpan>& spans = lines.front().spans;
    const QList<InlineSpan> rest = spans.mid(1);
    const QString text = plainOf(rest).trimmed();
    if (!spans.front().style.testFlag(InlineStyle::Bold) || !spans.front().url.isEmpty() ||
        !colon.match(spans.front().text).hasMatch() || text.size() < (containsHan(text) ? shortestHan : shortest) ||
        findDateRange(text, true) || findTrailingYears(text))
        return {};
    spans = {spans.front()};
    spans.front().text.remove(colon);
    return rest;
}

bool hasSubtitle(SectionKind kind)
{
    return kind == SectionKind::Talk || kind == SectionKind::Certificate || kind == SectionKind::Custom;
}

} // namespace

Entry buildGeneral(const QList<TextLine>& written, SectionKind kind, const ParsingContext& context)
{
    Entry entry;
    GeneralDetails details;
    QList<TextLine> lines = written;
    const QList<InlineSpan> textBehind = kind == SectionKind::Custom ? takeTextBehindLabel(lines) : QList<InlineSpan>();
    if (!textBehind.isEmpty())
        entry.highlights += makeHighlight(toRichText(textBehind), HighlightStyle::Paragraph, 0, context.language);
    if (!takeLinks(lines, entry, details, context.vocabulary)) {
        for (const TextLine& line : std::as_const(lines))
            entry.highlights += makeHighlight(line.rich(), HighlightStyle::Bullet, 0, context.language);
    } else {
        QString text = takeGeneralDates(plainOfLines(lines), details.range);
        if (details.range.isEmpty() && lines.size() > 1) // "Example University Nov 2023" over an activity there
            text = QString(takeGeneralDates(lines.front().plain().trimmed(), details.range) + QStringLiteral("  ") +
                           plainOfLines(lines.mid(1)));
        if (kind == SectionKind::Talk && details.range.isEmpty())
            text = takeDatePiece(text, details.range);
        if (kind == SectionKind::Talk && details.range.isEmpty())
            details.range = dateWithin(text);
        if (details.url.isEmpty())
            text = takeUrl(text, details.url);
        // "2015 – now. A course": a full stop after the dates.
        static const QRegularExpression stop(QStringLiteral("^[.。]\\s+"));
        text.remove(stop);
        if (const QStringList cells = cellsOf(text); cells.size() > 1 && kind != SectionKind::Interest) {
            text = cells.front();
            details.subtitle = LocalizedText::of(context.language, cells.mid(1).join(QStringLiteral(", ")));
        }
        if (const auto titled = kind == SectionKind::Talk && details.subtitle.isEmpty()
                                    ? titleBehindNames(text, context)
                                    : std::nullopt) {
            text = titled->first;
            details.subtitle = LocalizedText::of(context.language, titled->second);
        }
        const qsizetype bold = hasSubtitle(kind) ? endOfBold(lines, text) : -1;
        const qsizetype end = !details.subtitle.isEmpty()    ? -1
                              : bold > 0                     ? bold
                              : hasSubtitle(kind)            ? endOfTitle(text, context)
                              : kind == SectionKind::Service ? endBeforeRole(text, context)
                                                             : -1;
        if (end > 0) {
            details.subtitle = LocalizedText::of(context.language, trimmedOf(text.mid(end), u",， ").trimmed());
            text = text.left(end);
        }
        details.title = LocalizedText::of(context.language, text);
    }
    entry.details = details;
    return entry;
}

} // namespace duovita
