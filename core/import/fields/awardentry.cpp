#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/annotate/places.h"
#include "core/import/fields/listentries.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// "×2": the number of times it was won.
void takeCount(QString& text, AwardDetails& details)
{
    static const QRegularExpression times(QStringLiteral("\\s*[×xX*]\\s*(\\d{1,2})\\s*$"));
    const auto match = times.match(text);
    if (!match.hasMatch() || match.captured(1).toInt() < 2 || details.count > 1)
        return;
    details.count = match.captured(1).toInt();
    text = text.left(match.capturedStart()).trimmed();
}

/// "Engineering award, Example Technology Ltd": the issuer follows the last comma and is nothing but a name.
void takeIssuer(QString& text, AwardDetails& details, const ParsingContext& context)
{
    // "Example prize, issued by the Example Society"
    static const QRegularExpression issued(
        QStringLiteral("^(.{3,}?)[,，;；]\\s*(?:(?:issued|awarded|presented|granted|conferred|given) by |"
                       "(?:颁发|授予|主办)(?:单位|机构|方)[:：])\\s*([^;；。:：]{2,80})$"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto match = issued.match(text); match.hasMatch()) {
        details.issuer = context.localized(match.captured(2).trimmed());
        text = match.captured(1).trimmed();
        return;
    }
    static const QRegularExpression last(QStringLiteral("^(.{3,})[,，]\\s*([^,，、;；。:：()（）]{2,40})$"));
    const auto match = last.match(text);
    const QString issuer = match.captured(2).trimmed();
    if (!commaPieces(text).endsWith(issuer)) // "University of Maryland, College Park"
        return;
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

/// "示例大学 优秀学生奖学金", "示例市 优秀学生干部": the issuer comes first, separated by a space.
void takeIssuerInFront(QString& text, AwardDetails& details, const ParsingContext& context)
{
    static const QRegularExpression form(QStringLiteral("^(\\p{Han}{2,20})\\s+([“\"《]?\\p{Han}.{2,80})$"));
    static const QRegularExpression giver(QStringLiteral("(?:[省市区县部厅局]|团委|委员会|政府|学会|协会|基金会)$"));
    static const QRegularExpression event(
        QStringLiteral("竞赛|比赛|大赛|赛|杯|建模|论坛|大会|会议|活动|计划|项目|奖|级"));
    static const QRegularExpression rank(
        QStringLiteral("^(?:[特一二三四]等|[金银铜优胜秀]{1,2}|冠亚季)?[奖军]|^第\\S{1,2}名"));
    static const QRegularExpression scholarship(QStringLiteral("奖学金"));
    const auto match = form.match(text);
    const QString issuer = match.captured(1);
    if (!match.hasMatch() || !details.issuer.isEmpty() || event.match(issuer).hasMatch() ||
        (rank.match(match.captured(2)).hasMatch() && !scholarship.match(match.captured(2)).hasMatch()) ||
        !(context.vocabulary.isSchool(issuer) || context.vocabulary.isCompany(issuer) ||
          giver.match(issuer).hasMatch()))
        return;
    details.issuer = context.localized(issuer);
    text = match.captured(2);
}

/// "示例公司2019年优秀员工", "国家级三等奖 - 2025 示例杯": the only year in an award's name, which stays in the name.
QList<PartialDate> yearWithin(const QString& text)
{
    static const QRegularExpression any(QStringLiteral("(?<!\\d)(?:19|20)\\d\\d(?!\\d)"));
    static const QRegularExpression year(QStringLiteral(
        "(?<![\\d-])((?:19|20)\\d\\d)(?=\\s*年(?:度|\\p{Han}))|\\s[-–—]\\s((?:19|20)\\d\\d)(?=\\s+\\S)"));
    auto years = any.globalMatch(text);
    const auto match = year.match(text);
    if (!match.hasMatch() || !years.hasNext())
        return {};
    years.next();
    const Result<PartialDate> date = parseDate(match.captured(1) + match.captured(2));
    return years.hasNext() || !date ? QList<PartialDate>() : QList<PartialDate>{*date};
}

/// "2014–2016 Example Fellowship", "Example Fellowship, 2021–22 ($43,000)": the period for which it was held. Two dates
/// inside a text belong to the text.
QString takeHeldRange(const QString& text, AwardDetails& details)
{
    static const QRegularExpression closing(QStringLiteral("^\\s*[)）]?[\\s.。]*(?:[(（][^()（）]*[)）])?\\s*$"));
    static const QRegularExpression before(QStringLiteral("[\\s,，(（:：]+$"));
    static const QRegularExpression after(QStringLiteral("^[\\s,，:：)）]+"));
    const auto found = findDateRange(text);
    if (!found || !found->range.start())
        return text;
    const QString left = text.left(found->start);
    const QString right = text.mid(found->start + found->length);
    const bool first = left.trimmed().isEmpty();
    if (!first && !closing.match(right).hasMatch())
        return text;
    details.range = found->range;
    const QString rest = QString(right).remove(after).trimmed();
    return first ? rest : QString(QString(left).remove(before) + (rest.isEmpty() ? QString() : u' ' + rest));
}

} // namespace

Entry buildAward(const QList<TextLine>& lines, const ParsingContext& context)
{
    Entry entry;
    AwardDetails details;
    // "A medal (April 2022)" / "Awarded for …": a line that ends in its date is followed by a description.
    const QString first = plainOfLines(lines.mid(0, 1));
    const auto date = lines.size() == 2 ? findBracketedDates(first) : std::nullopt;
    const bool hasDescription = date && date->start > 0 && !findDateRange(plainOfLines(lines.mid(1)), true) &&
                                !findTrailingYears(plainOfLines(lines.mid(1)));
    if (hasDescription)
        entry.unparsed = {plainOfLines(lines.mid(1))};
    QString text = hasDescription ? first : plainOfLines(lines);
    while (!text.isEmpty() && (text.front() == u'•' || text.front().isSpace()))
        text.remove(0, 1);
    text = takeHeldRange(text, details);
    if (details.range.isEmpty())
        text = takeYears(text, details.dates);
    if (details.range.isEmpty() && details.dates.isEmpty())
        details.dates = yearWithin(text);
    // "A grant in 2020": "in" belongs to the year.
    static const QRegularExpression in(QStringLiteral("\\s+in$"));
    if (!details.dates.isEmpty())
        text.remove(in);
    static const QRegularExpression stop(QStringLiteral("^[.。]\\s+")); // "2012.05. A prize"
    text.remove(stop);
    takeCount(text, details);
    while (!text.isEmpty() && (QStringView(u",，|｜").contains(text.back()) || text.back().isSpace()))
        text.chop(1);
    static const QRegularExpression hanGap(QStringLiteral("(?<=\\p{Han})\\s{2,}(?=\\p{Han})"));
    static const QRegularExpression gap(QStringLiteral("\\s{2,}"));
    text.replace(hanGap, QStringLiteral(" ")).replace(gap, QStringLiteral(", ")); // of columns
    takeIssuer(text, details, context);
    takeIssuerInFront(text, details, context);
    takeCount(text, details); // "Engineering award ×2, Example Ltd"
    details.title = context.localized(text);
    entry.details = details;
    return entry;
}

} // namespace duovita
