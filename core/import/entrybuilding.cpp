#include "core/import/entrybuilding.h"

#include "core/import/citationtext.h"
#include "core/import/contactparsing.h"
#include "core/import/headparsing.h"

#include "core/import/datetext.h"

#include <QRegularExpression>

namespace duovita {

namespace {

Highlight makeHighlight(const RichText& text, HighlightStyle style, int level, Language language)
{
    Highlight highlight;
    highlight.style = style;
    highlight.level = qBound(0, level, Highlight::deepestLevel);
    highlight.text = LocalizedRichText::of(language, text);
    return highlight;
}

/// "工作描述：" says no more than that the entry's points follow.
bool isLabelOfPoints(const QString& text)
{
    static const QRegularExpression label(
        QStringLiteral(
            "^(?:(?:工作|项目|岗位|主要|实习|个人)?(?:描述|职责|内容|业绩|成果)|responsibilities|key "
            "responsibilities|main activities and responsibilities|duties|achievements|key achievements)\\s*[:：]$"),
        QRegularExpression::CaseInsensitiveOption);
    return label.match(text.trimmed()).hasMatch();
}

/// "导师：王五教授", "Advisors: …", "GPA 3.9/4.0": what a school says has fields of its own.
bool takeSchoolField(Entry& entry, const QString& text, const ParsingContext& context)
{
    auto* details = std::get_if<EducationDetails>(&entry.details);
    constexpr qsizetype longest = 80;
    if (!details || text.size() > longest)
        return false;
    static const QRegularExpression advisor(
        QStringLiteral(
            "^(?:(?:指导|合作|联合)?(?:导师|老师|教师)|(?:co-)?(?:advis[oe]r|supervisor|mentor)s?)\\s*[:：]\\s*(.+)$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression score(
        QStringLiteral("^(?:c?gpa\\b|绩点|平均学分绩|平均绩点|加权平均|均分|平均分|专业成绩|final grade\\b).*\\d"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto match = advisor.match(text); match.hasMatch() && details->advisors.isEmpty()) {
        details->advisors = LocalizedText::of(context.language, match.captured(1).trimmed());
        return true;
    }
    if (!score.match(text).hasMatch() || !details->score.isEmpty())
        return false;
    details->score = LocalizedText::of(context.language, text);
    return true;
}

void addBody(Entry& entry, const QList<TextBlock>& body, const ParsingContext& context)
{
    // Nesting counts from the outermost item of this entry.
    int outermost = Highlight::deepestLevel;
    for (const TextBlock& block : body) {
        if (block.kind == TextBlock::Kind::Item)
            outermost = qMin(outermost, block.level);
    }
    for (const TextBlock& block : body) {
        const bool item = block.kind == TextBlock::Kind::Item;
        if (!item && (isLabelOfPoints(block.plain()) || takeSchoolField(entry, block.plain().trimmed(), context)))
            continue;
        const HighlightStyle style = !item            ? HighlightStyle::Paragraph
                                     : block.numbered ? HighlightStyle::Numbered
                                                      : HighlightStyle::Bullet;
        for (qsizetype i = 0; i < block.lines.size(); ++i) {
            entry.highlights += makeHighlight(block.lines[i].rich(), i == 0 ? style : HighlightStyle::Paragraph,
                                              item ? block.level - outermost : 0, context.language);
        }
    }
}

void addParagraphs(Entry& entry, const QStringList& texts, const ParsingContext& context)
{
    for (const QString& text : texts) {
        if (takeSchoolField(entry, text, context))
            continue;
        entry.highlights += makeHighlight(RichText::fromPlain(text), HighlightStyle::Paragraph, 0, context.language);
    }
}

QString plainOfLines(const QList<TextLine>& lines)
{
    QStringList texts;
    for (const TextLine& line : lines)
        texts += line.plain().trimmed();
    return texts.join(QStringLiteral("  "));
}

/// The years of an award, wherever they stand: "… 2018, 2019", "（2022）", "2019 年 …", "…, 2021, EUR 150,000".
QString takeYears(const QString& text, QList<PartialDate>& dates)
{
    static const QRegularExpression leading(
        QStringLiteral("^((?:19|20)\\d\\d(?!年度)(?:\\s*[.年/"
                       "-]\\s*(?:1[0-2]|0?[1-9])(?!\\d))?)\\s*[月年]?\\s*[:：,，—–-]*\\s*(?=[^\\d\\s])"));
    static const QRegularExpression several(
        QStringLiteral("^((?:19|20)\\d\\d(?:\\s*[,，、]\\s*(?:19|20)\\d\\d)+)\\s{2,}(?=\\S)"));
    if (const auto match = several.match(text); match.hasMatch()) {
        dates = findTrailingYears(match.captured(1)).value_or(FoundYears{{}, 0, 0}).dates;
        return text.mid(match.capturedEnd());
    }
    const auto years = leading.match(text).hasMatch() ? std::nullopt : findTrailingYears(text);
    if (const auto month = findDateRange(text, true); years && month && month->range.end() && !month->range.start() &&
                                                      month->range.end()->month() > 0 &&
                                                      text.mid(month->start + month->length).trimmed().isEmpty()) {
        dates = {*month->range.end()};
        return text.left(month->start).trimmed();
    }
    if (years) {
        dates = years->dates;
        static const QRegularExpression event(QStringLiteral("\\b\\p{Lu}[\\p{Lu}\\d]+$"));
        const QString before = text.left(years->start).trimmed();
        if (years->dates.size() == 1 && event.match(before).hasMatch())
            return text; // "Best Paper Award, FM 2020": the year is the event's, too
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

/// "×2": how often it was won.
void takeCount(QString& text, AwardDetails& details)
{
    static const QRegularExpression times(QStringLiteral("\\s*[×xX*]\\s*(\\d{1,2})\\s*$"));
    const auto match = times.match(text);
    if (!match.hasMatch() || match.captured(1).toInt() < 2 || details.count > 1)
        return;
    details.count = match.captured(1).toInt();
    text = text.left(match.capturedStart()).trimmed();
}

/// "Engineering award, Example Technology Ltd": who gave it stands behind the last comma, and is nothing but a name.
void takeIssuer(QString& text, AwardDetails& details, const ParsingContext& context)
{
    static const QRegularExpression last(QStringLiteral("^(.{3,})[,，]\\s*([^,，、;；。:：()（）]{2,40})$"));
    const auto match = last.match(text);
    const QString issuer = match.captured(2).trimmed();
    static const QRegularExpression event(
        QStringLiteral(
            "\\b(?:contest|competition|olympiad|challenge|cup|conference)\\b|竞赛|比赛|大赛|赛|杯|建模|大学生"),
        QRegularExpression::CaseInsensitiveOption);
    const bool capital = !issuer.isEmpty() && (containsHan(issuer) || issuer.front().isUpper());
    if (!match.hasMatch() || !capital || event.match(issuer).hasMatch() ||
        containsHan(issuer) != containsHan(match.captured(1)) ||
        !(context.vocabulary.isCompany(issuer) || context.vocabulary.isSchool(issuer)))
        return;
    details.issuer = context.localized(issuer);
    text = match.captured(1).trimmed();
}

Entry buildAward(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry;
    AwardDetails details;
    QString text = plainOfLines(lines);
    while (!text.isEmpty() && (text.front() == u'•' || text.front().isSpace()))
        text.remove(0, 1);
    text = takeYears(text, details.dates);
    takeCount(text, details);
    while (!text.isEmpty() && (QStringView(u",，|｜").contains(text.back()) || text.back().isSpace()))
        text.chop(1);
    takeIssuer(text, details, context);
    takeCount(text, details); // "Engineering award ×2, Example Ltd"
    details.title = context.localized(text);
    entry.details = details;
    return entry;
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
    auto match = colon.match(text);
    if (!match.hasMatch() && lines.size() == 1)
        match = gap.match(text);
    if (match.hasMatch() && match.capturedStart() <= 40) {
        details.*label = LocalizedText::of(context.language, text.left(match.capturedStart()).trimmed());
        details.*value = LocalizedText::of(context.language, text.mid(match.capturedEnd()).trimmed());
    } else {
        details.*value = LocalizedText::of(context.language, text);
    }
    entry.details = details;
    return entry;
}

/// "Dean, School of Computing, Example University", "示例大学计算机学院 院长": a position and where.
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

/// "English: native", "English (native)"; a word by itself is the language's.
Entry buildLanguage(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry = buildPair(lines, context, &LanguageSkillDetails::language, &LanguageSkillDetails::level);
    auto details = std::get<LanguageSkillDetails>(entry.details);
    if (!details.language.isEmpty())
        return entry;
    static const QRegularExpression form(QStringLiteral("^(\\p{L}[\\p{L} ]{1,24}?)\\s*(?:[(（]([^()（）]+)[)）])?$"));
    const auto match = form.match(details.level.textOrFallback(context.language).trimmed());
    constexpr qsizetype mostBlanks = 1;
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
        if (details.name.isEmpty())
            details.name = LocalizedText::of(context.language, rest);
        else
            titles += rest;
    }
    placeTitle(titles.join(u' '), details, context);
    entry.details = details;
    return entry;
}

bool hasLinks(const QList<TextLine>& lines)
{
    for (const TextLine& line : lines) {
        for (const InlineSpan& span : line.spans) {
            if (!span.url.isEmpty())
                return true;
        }
    }
    return false;
}

/// A text without its dates and the mark that parted them from it.
QString withoutMatch(const QString& text, qsizetype start, qsizetype length)
{
    static const QRegularExpression before(QStringLiteral("[\\s,，|(（]+$"));
    static const QRegularExpression after(QStringLiteral("^[\\s,，|:：)）]+"));
    const QString left = text.left(start).remove(before);
    const QString right = text.mid(start + length).remove(after);
    return left.isEmpty() || right.isEmpty() ? QString(left + right) : QString(left + QStringLiteral(", ") + right);
}

/// The dates of a line, and what it says without them.
QString takeGeneralDates(const QString& text, DateRange& range)
{
    if (const auto found = findDateRange(text)) {
        range = found->range;
        return withoutMatch(text, found->start, found->length);
    }
    // A month at either end, or in brackets at the end: "Advanced course (Nov 2017)".
    if (const auto found = findDateRange(text, true)) {
        static const QRegularExpression closing(QStringLiteral("^\\s*[)）]?[\\s.。]*$"));
        const bool last = closing.match(text.mid(found->start + found->length)).hasMatch();
        if (last || text.left(found->start).trimmed().isEmpty()) {
            range = found->range;
            const bool bracket = last && found->start > 0 && QStringView(u"(（").contains(text[found->start - 1]);
            return bracket ? text.left(found->start - 1).trimmed() : withoutMatch(text, found->start, found->length);
        }
    }
    QList<PartialDate> dates;
    const QString rest = takeYears(text, dates);
    static const QRegularExpression preposition(QStringLiteral("\\b(?:in|of|since|until|from|for|by)$"));
    if (dates.size() != 1 || rest == text || preposition.match(rest).hasMatch())
        return text;                                         // "3,100 km in 2024" is a sentence
    range = *DateRange::create(std::nullopt, dates.front()); // an end alone is always a range
    return trimmedOf(rest, u",，|");
}

/// ", https://…" at the end.
QString takeUrl(const QString& text, QString& url)
{
    static const QRegularExpression last(QStringLiteral("[,，;；]?\\s*(https?://\\S+)$"));
    const auto match = last.match(text);
    if (!match.hasMatch() || match.capturedStart() == 0)
        return text;
    url = match.captured(1);
    return text.left(match.capturedStart()).trimmed();
}

/// Where a title ends and what it was given at, or by, begins: behind a title in quotes, or at the first comma before a
/// kind of talk, an event, an organization. -1 if nothing tells.
qsizetype endOfTitle(const QString& text, const ParsingContext& context)
{
    static const QRegularExpression quoted(QStringLiteral("^(?:“[^”]+”|\"[^\"]+\"|《[^》]+》)(?=\\s*[,，])"));
    if (const auto match = quoted.match(text); match.hasMatch())
        return match.capturedEnd();
    static const QRegularExpression commaInside(QStringLiteral("^(?:“[^”]+[,，]”|\"[^\"]+[,，]\")(?=\\s)"));
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
        const QString next = text.mid(match.capturedEnd()).section(QRegularExpression(QStringLiteral("[,，]")), 0, 0);
        if (occasion.match(next).hasMatch() || context.vocabulary.isCompany(next) || context.vocabulary.isVenue(next))
            return match.capturedStart();
    }
    return -1;
}

bool hasSubtitle(SectionKind kind)
{
    return kind == SectionKind::Talk || kind == SectionKind::Certificate || kind == SectionKind::Custom;
}

/// A plain line becomes the title, in talks and certificates with the occasion or the issuer apart; one with links
/// keeps them as a point of the entry.
Entry buildGeneral(const QList<TextLine>& lines, SectionKind kind, const ParsingContext& context)
{
    Entry entry;
    GeneralDetails details;
    if (hasLinks(lines)) {
        for (const TextLine& line : lines)
            entry.highlights += makeHighlight(line.rich(), HighlightStyle::Bullet, 0, context.language);
    } else {
        QString text = takeUrl(takeGeneralDates(plainOfLines(lines), details.range), details.url);
        if (const qsizetype end = hasSubtitle(kind) ? endOfTitle(text, context) : -1; end > 0) {
            details.subtitle = LocalizedText::of(context.language, trimmedOf(text.mid(end), u",， ").trimmed());
            text = text.left(end);
        }
        details.title = LocalizedText::of(context.language, text);
    }
    entry.details = details;
    return entry;
}

Entry buildHead(const QList<TextLine>& head, SectionKind kind, const ParsingContext& context)
{
    switch (factsOf(kind).details) {
    case DetailsKind::Education:
        return parseEducationHead(head, context);
    case DetailsKind::Experience:
        return parseExperienceHead(head, kind, context);
    case DetailsKind::Publication:
        return parsePublication(head, context);
    case DetailsKind::Patent:
        return parsePatent(head, context);
    case DetailsKind::Award:
        return buildAward(head, context);
    case DetailsKind::Skill:
        return buildPair(head, context, &SkillDetails::label, &SkillDetails::items);
    case DetailsKind::LanguageSkill:
        return buildLanguage(head, context);
    case DetailsKind::Reference:
        return buildReference(head, context);
    case DetailsKind::General:
        return buildGeneral(head, kind, context);
    }
    return {};
}

} // namespace

Entry buildEntry(const EntryBlocks& blocks, SectionKind kind, const ParsingContext& context)
{
    Entry entry = buildHead(blocks.head, kind, context);
    // What the head parsers could not name is still the entry's text: it stands first below the head.
    const QStringList leftOver = std::exchange(entry.unparsed, {});
    if (factsOf(kind).details == DetailsKind::Publication)
        entry.unparsed = leftOver;
    else
        addParagraphs(entry, leftOver, context);
    addBody(entry, blocks.body, context);
    return entry;
}

} // namespace duovita
