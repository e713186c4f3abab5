#include "core/import/fields/listentries.h"

#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/contactparsing.h"
#include "core/import/annotate/datetext.h"
#include "core/import/annotate/places.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

QString plainOfLines(const QList<TextLine>& lines)
{
    QStringList texts;
    for (const TextLine& line : lines)
        texts += line.plain().trimmed();
    return texts.join(QStringLiteral("  "));
}

QString takeYears(const QString& text, QList<PartialDate>& dates)
{
    static const QRegularExpression leading(QStringLiteral(
        "^((?:19|20)\\d\\d(?!年度)(?:\\s*[.年/"
        "-]\\s*(?:1[0-2]|0?[1-9])(?!\\d))?)\\s*[月年]?\\s*[:：,，—–-]*\\s*(?=[^\\d\\s—–-])(?<![—–-]\\s)"));
    static const QRegularExpression several(
        QStringLiteral("^((?:19|20)\\d\\d(?:\\s*年)?(?:\\s*(?:[,，、&]|and|和)\\s*(?:19|20)\\d\\d(?:\\s*年)?)+)(?:\\s{"
                       "2,}|\\s*[:：]\\s*|\\s+(?=\\p{Han}))(?=\\S)"));
    // "November 2017: A prize"
    static const QRegularExpression worded(
        QStringLiteral("^([\\d\\s]{0,3}\\p{L}{3,9}\\.?\\s+(?:19|20)\\d\\d)\\s*[:：]\\s+(?=\\S)"));
    if (const auto match = worded.match(text); match.hasMatch()) {
        const auto found = findDateRange(match.captured(1), true);
        if (found && found->start == 0 && found->length >= match.capturedLength(1) && !found->range.start()) {
            dates = {*found->range.end()};
            return text.mid(match.capturedEnd());
        }
    }
    if (const auto match = several.match(text); match.hasMatch()) {
        dates = findTrailingYears(match.captured(1).remove(u'年')).value_or(FoundYears{{}, 0, 0}).dates;
        return text.mid(match.capturedEnd());
    }
    // "A prize, Nov 2021 and Nov 2022"
    static const QRegularExpression months(
        QStringLiteral("\\s*[,，(（]\\s*(\\p{L}{3,9}\\.?\\s+(?:19|20)\\d\\d(?:\\s*(?:[,，、&]|,?\\s*\\band)\\s*"
                       "\\p{L}{3,9}\\.?\\s+(?:19|20)\\d\\d)+)\\s*[)）]?[.;]?\\s*$"));
    if (const auto match = months.match(text); match.hasMatch()) {
        static const QRegularExpression between(QStringLiteral("\\s*(?:,?\\s*\\band\\b|[,，、&])\\s*"));
        QList<PartialDate> found;
        const QStringList written = match.captured(1).split(between);
        for (const QString& month : written) {
            if (const Result<PartialDate> date = parseDate(month); date && !date->isWholeYear())
                found += *date;
        }
        if (found.size() == written.size()) {
            dates = found;
            return text.left(match.capturedStart());
        }
    }
    if (const auto last = findBracketedDates(text); last && last->start > 0 && !last->range.start() &&
                                                    !last->range.isPresent() && !last->range.end()->isWholeYear()) {
        dates = {*last->range.end()};
        return text.left(last->start).trimmed();
    }
    const auto trailing = findTrailingYears(text);
    const bool toTheMonth = trailing && trailing->dates.size() == 1 && !trailing->dates.front().isWholeYear();
    const auto years = leading.match(text).hasMatch() && !toTheMonth ? std::nullopt : trailing;
    static const QRegularExpression apart(QStringLiteral("(?:\\s{2,}|[,，(（])$"));
    const bool severalTimes = years && years->dates.size() > 1;
    if (const auto month = findDateRange(text, true); !severalTimes && month && month->range.end() &&
                                                      !month->range.start() && !month->range.end()->isWholeYear() &&
                                                      (years || apart.match(text.left(month->start)).hasMatch()) &&
                                                      text.mid(month->start + month->length).trimmed().isEmpty()) {
        dates = {*month->range.end()};
        return text.left(month->start).trimmed();
    }
    if (years) {
        static const QRegularExpression event(QStringLiteral("\\b\\p{Lu}[\\p{Lu}\\d]+$"));
        const QString before = text.left(years->start).trimmed();
        if (!before.isEmpty() && QStringView(u"-–—~～").contains(before.back()))
            return text; // "2012–2014": a range is more than its end
        if (years->dates.size() == 1 && event.match(before).hasMatch())
            return text; // "Best Paper Award, FM 2020": the year also belongs to the event
        dates = years->dates;
        const bool bracket = !before.isEmpty() && QStringView(u"(（").contains(before.back());
        return bracket ? before.chopped(1).trimmed() : before;
    }
    static const QRegularExpression inside(
        QStringLiteral("[,，(（]\\s*((?:19|20)\\d\\d)\\s*年?\\s*(?:(?=[,，])|[)）])"));
    for (const QRegularExpression& expression : {leading, inside}) {
        const auto match = expression.match(text);
        const Result<PartialDate> date = parseDate(match.captured(1));
        if (!match.hasMatch() || !date)
            continue;
        dates = {*date};
        return QString(text.left(match.capturedStart()) + text.mid(match.capturedEnd())).trimmed();
    }
    return text;
}

namespace {

/// The style of each character of plainOfLines().
QList<InlineStyles> stylesOfLines(const QList<TextLine>& lines)
{
    QList<InlineStyles> styles;
    for (const TextLine& line : lines) {
        if (!styles.isEmpty())
            styles += QList<InlineStyles>(2); // the spaces between lines
        QList<InlineStyles> own;
        for (const InlineSpan& span : line.spans)
            own += QList<InlineStyles>(span.text.size(), span.style);
        const QString plain = line.plain();
        const auto begin = std::find_if(plain.begin(), plain.end(), [](QChar c) { return !c.isSpace(); });
        styles += own.mid(begin - plain.begin(), plain.trimmed().size());
    }
    return styles;
}

/// The text at the end of the lines as Markdown, with its markup. A style shared by the whole text is the look of the
/// line, not markup.
QString markedEnd(const QList<TextLine>& lines, const QString& end)
{
    const QList<InlineStyles> styles = stylesOfLines(lines);
    const qsizetype from = plainOfLines(lines).lastIndexOf(end);
    if (end.isEmpty() || from < 0)
        return end;
    QList<InlineSpan> spans;
    for (qsizetype i = 0; i < end.size(); ++i) {
        if (spans.isEmpty() || spans.last().style != styles[from + i])
            spans += InlineSpan{{}, styles[from + i]};
        spans.last().text += end[i];
    }
    return (spans.size() == 1 ? RichText::fromPlain(end) : RichText::fromSpans(spans)).markdown();
}

/// "Label: items" for skills and languages.
template <typename DetailsType, typename Label, typename Value>
Entry buildPair(const QList<TextLine>& lines, const ParsingContext& context, Label DetailsType::*label,
                Value DetailsType::*value)
{
    Entry entry;
    DetailsType details;
    const QString text = plainOfLines(lines);
    static const QRegularExpression colon(QStringLiteral("[:：]\\s*"));
    static const QRegularExpression gap(QStringLiteral("(?<=\\S)\\s{3,}(?=\\S)")); // of a column
    static const QRegularExpression dash(
        QStringLiteral("(?<=^\\p{L}{2})\\s+[–—]\\s+|(?<=\\p{L}{3}|\\p{Han}{2})\\s+[–—]\\s+"));
    auto match = colon.match(text);
    if (!match.hasMatch())
        match = dash.match(text);
    if (!match.hasMatch() && lines.size() == 1)
        match = gap.match(text);
    // "German Native", "Tools Bazel, LLVM": two spaces only separate a word or two from a list or a level.
    static const QRegularExpression narrow(QStringLiteral("(?<=^\\p{L}{2})\\s{2}(?=\\S)|(?<=\\p{L}{3})\\s{2}(?=\\S)"));
    if (const auto two = narrow.match(text);
        lines.size() == 1 && two.hasMatch() && (!match.hasMatch() || two.capturedStart() < match.capturedStart())) {
        const QString first = text.left(two.capturedStart()).trimmed();
        const QString rest = text.mid(two.capturedEnd());
        constexpr qsizetype longestLabel = 24;
        const bool level = std::is_same_v<DetailsType, LanguageSkillDetails>;
        if (first.size() <= longestLabel && !first.contains(u',') &&
            (level || rest.contains(u',') || rest.contains(u'、')))
            match = two;
    }
    if (match.hasMatch() && match.capturedStart() <= 40) {
        details.*label = LocalizedText::of(context.language, text.left(match.capturedStart()).trimmed());
        static const QRegularExpression columns(QStringLiteral("\\s{3,}"));
        details.*value = LocalizedText::of(
            context.language, text.mid(match.capturedEnd()).trimmed().replace(columns, QStringLiteral(", ")));
    } else {
        details.*value = LocalizedText::of(context.language, text);
    }
    entry.details = details;
    return entry;
}

/// "Dean, School of Computing, Example University", "示例大学计算机学院 院长": a position and its institution.
void placeTitle(const QString& text, ReferenceDetails& details, const ParsingContext& context)
{
    static const QRegularExpression first(QStringLiteral("^([^,，]+)[,，]\\s*(.+)$"));
    static const QRegularExpression last(QStringLiteral("^(\\p{Han}.+)\\s+(\\p{Han}{2,8})$"));
    const auto after = first.match(text);
    const auto before = last.match(text);
    const Vocabulary& words = context.vocabulary;
    QString title = text;
    QString affiliation;
    if (after.hasMatch() && words.isRole(after.captured(1)) && words.isCompany(after.captured(2))) {
        title = after.captured(1);
        affiliation = after.captured(2);
    } else if (before.hasMatch() && words.isCompany(before.captured(1)) && words.isRole(before.captured(2))) {
        title = before.captured(2);
        affiliation = before.captured(1);
    }
    details.title = LocalizedText::of(context.language, title);
    details.affiliation = LocalizedText::of(context.language, affiliation);
}

} // namespace

Entry buildSkill(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry = buildPair(lines, context, &SkillDetails::label, &SkillDetails::items);
    auto& items = std::get<SkillDetails>(entry.details).items;
    items.setText(context.language, markedEnd(lines, items.text(context.language)));
    return entry;
}

/// "English: native", "English (native)"; a single word is the language.
Entry buildLanguage(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry = buildPair(lines, context, &LanguageSkillDetails::language, &LanguageSkillDetails::level);
    auto details = std::get<LanguageSkillDetails>(entry.details);
    if (!details.language.isEmpty())
        return entry;
    static const QRegularExpression form(QStringLiteral("^(\\p{L}[\\p{L} ]{1,24}?)\\s*(?:[(（]([^()（）]+)[)）])?$"));
    const auto match = form.match(details.level.textOrFallback(context.language).trimmed());
    // "Modern Greek", "Spanish and Basque"
    const bool two = match.captured(1).contains(QStringLiteral(" and "));
    const qsizetype mostBlanks = two ? 2 : 1;
    if (!match.hasMatch() || match.captured(1).count(u' ') > mostBlanks)
        return entry;
    details.language = LocalizedText::of(context.language, match.captured(1));
    details.level = match.captured(2).isEmpty() ? LocalizedText()
                                                : LocalizedText::of(context.language, match.captured(2).trimmed());
    entry.details = details;
    return entry;
}

Entry buildReference(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry;
    ReferenceDetails details;
    QStringList titles;
    for (const TextLine& line : lines) {
        QString rest;
        details.contacts += takeContacts(line.spans, &rest);
        if (rest.isEmpty())
            continue;
        // "Prof. Wang Wu · Dean, Example University"
        const qsizetype mark = details.name.isEmpty() ? rest.indexOf(QStringLiteral(" · ")) : -1;
        if (details.name.isEmpty())
            details.name = LocalizedText::of(context.language, rest.left(mark < 0 ? rest.size() : mark).trimmed());
        else
            titles += rest;
        if (mark > 0)
            titles += rest.mid(mark + 3).trimmed();
    }
    placeTitle(titles.join(u' '), details, context);
    entry.details = details;
    return entry;
}

} // namespace duovita
