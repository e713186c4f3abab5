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
    for (const QString& text : texts)
        entry.highlights += makeHighlight(RichText::fromPlain(text), HighlightStyle::Paragraph, 0, context.language);
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
    static const QRegularExpression leading(QStringLiteral(
        "^((?:19|20)\\d\\d(?:\\s*[.年/-]\\s*(?:1[0-2]|0?[1-9])(?!\\d))?)\\s*[月年]?\\s*[:：,，—–-]*\\s*(?=[^\\d\\s])"));
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
    static const QRegularExpression inside(QStringLiteral("[,，(（]\\s*((?:19|20)\\d\\d)\\s*(?:(?=[,，])|[)）])"));
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
    const auto match = colon.match(text);
    if (match.hasMatch() && match.capturedStart() <= 40) {
        details.*label = LocalizedText::of(context.language, text.left(match.capturedStart()).trimmed());
        details.*value = LocalizedText::of(context.language, text.mid(match.capturedEnd()).trimmed());
    } else {
        details.*value = LocalizedText::of(context.language, text);
    }
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
    details.title = LocalizedText::of(context.language, titles.join(u' '));
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

/// A plain line becomes the title; one with links keeps them as a point of the entry.
Entry buildGeneral(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry;
    GeneralDetails details;
    if (hasLinks(lines)) {
        for (const TextLine& line : lines)
            entry.highlights += makeHighlight(line.rich(), HighlightStyle::Bullet, 0, context.language);
    } else {
        QString text = plainOfLines(lines);
        if (const auto range = findDateRange(text)) {
            details.range = range->range;
            text = withoutMatch(text, range->start, range->length);
        } else {
            QList<PartialDate> dates;
            const QString rest = takeYears(text, dates);
            static const QRegularExpression preposition(QStringLiteral("\\b(?:in|of|since|until|from|for|by)$"));
            if (dates.size() == 1 && rest != text &&
                !preposition.match(rest).hasMatch()) {                           // "3,100 km in 2024" is a sentence
                details.range = *DateRange::create(std::nullopt, dates.front()); // an end alone is always a range
                text = trimmedOf(rest, u",，|");
            }
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
        return buildPair(head, context, &LanguageSkillDetails::language, &LanguageSkillDetails::level);
    case DetailsKind::Reference:
        return buildReference(head, context);
    case DetailsKind::General:
        return buildGeneral(head, context);
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
