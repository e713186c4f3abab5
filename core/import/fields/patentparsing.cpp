#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/fields/publicationparsing.h"
#include "core/import/fields/worklines.h"

#include <QRegularExpression>

namespace duovita {

namespace {

const QRegularExpression& patentNumber()
{
    static const QRegularExpression number(QStringLiteral(
        "\\[?\\b((?:ZL|CN|US(?: Patent)?|EP|WO|JP|KR|AT|DE|GB|FR|CH|CA|AU|IN|TW|HK|PCT)[\\s-]?D?"
        "(?:\\d{6,}[\\dA-Z.]*|\\d{1,4}(?:[ ,/]\\d{3,})+|\\d{1,2} \\d{3} \\d{3}|\\d{4} \\d \\d{7}(?:\\.[\\dX])?)"
        "(?:\\s?[A-Z]\\d)?|\\d{4}SR\\d{6,7}|[IMD]\\d{6}(?![\\dA-Z]))\\]?"));
    return number;
}

/// "granted 2021", "2021-03-05" at the end.
void takePatentDate(QString& text, PatentDetails& details)
{
    static const QRegularExpression typeMark(QStringLiteral("\\s*\\[P\\]\\s*[.．。]?"));
    text = trimmedOf(text.replace(typeMark, QStringLiteral("  ")), u".。");
    if (const auto found = findDateRange(text, true); found && found->range.end() && !found->range.start()) {
        details.date = found->range.end();
        text = text.left(found->start) + text.mid(found->start + found->length);
    } else if (const auto years = findTrailingYears(text); years && years->dates.size() == 1) {
        details.date = years->dates.front();
        text = text.left(years->start);
    }
    text = trimmedOf(text, u",，.。;；:：(（");
}

void setStatus(PatentDetails& details, const QString& text, const ParsingContext& context)
{
    if (details.status.isEmpty())
        details.status = context.localized(trimmedOf(text, u",，.。 ").trimmed());
}

/// "实用新型": the type of patent, not a name.
bool isPatentKind(const QString& text)
{
    static const QRegularExpression kinds(QStringLiteral(
        "^(?:中国|美国|国际)?(?:发明|实用新型|外观设计|发明专利|实用新型专利|外观设计专利|软件著作权|专利)$"));
    return kinds.match(text).hasMatch();
}

/// The title followed by names, date and status in any order: "一种方法，李四、王五，2023年授权".
void placePatentParts(const QString& text, PatentDetails& details, const ParsingContext& context)
{
    static const QRegularExpression dated(
        QStringLiteral("^((?:19|20)\\d\\d(?:\\s*[.年/-]\\s*(?:1[0-2]|0?[1-9]))?)\\s*[月年]?\\s*(.*)$"));
    QStringList title;
    QStringList status;
    bool behind = false;
    bool amongNames = false;
    for (const CommaPart& part : commaParts(text)) {
        const QString piece = part.text.trimmed();
        const auto date = dated.match(piece);
        const Result<PartialDate> when = parseDate(date.captured(1));
        const bool says = !context.vocabulary.statusIn(date.captured(2)).isEmpty();
        if (piece.isEmpty())
            continue;
        if (!title.isEmpty() && !details.date && date.hasMatch() && when && (date.captured(2).isEmpty() || says)) {
            details.date = *when;
            status += date.captured(2).isEmpty() ? QStringList() : QStringList{date.captured(2)};
            behind = true;
            amongNames = false;
        } else if (!title.isEmpty() && (details.inventors.isEmpty() || amongNames) && isNameList(piece) &&
                   !isPatentKind(piece) && context.vocabulary.statusIn(piece).isEmpty() &&
                   (details.inventors.isEmpty() || !context.vocabulary.isCompany(piece))) {
            const QList<Author> before = details.inventors.text(Language::English);
            details.inventors = LocalizedAuthors::shared(before + parseAuthors(piece, context));
            behind = true;
            amongNames = true;
        } else if (behind ||
                   (!title.isEmpty() && (isPatentKind(piece) || !context.vocabulary.statusIn(piece).isEmpty()))) {
            status += piece;
            behind = true;
            amongNames = false;
        } else {
            title += piece;
        }
    }
    const QString comma = containsHan(text) ? QStringLiteral("，") : QStringLiteral(", ");
    details.title = context.localized(trimmedOf(title.join(comma), u",， .").trimmed());
    setStatus(details, status.join(comma), context);
}

/// "李四, 王五. 一种图数据的压缩存储方法: 中国".
std::optional<CitationSplit> splitMarkedPatent(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(
        "^((?:\\p{Han}{2,4}\\s*[,，、]\\s*)*\\p{Han}{2,4})\\s*[.．。]\\s*([^:：]+?)\\s*(?:[:：]\\s*(.*))?$"));
    const auto match = form.match(text.simplified());
    if (!match.hasMatch())
        return std::nullopt;
    return CitationSplit{match.captured(1), match.captured(2), match.captured(3)};
}

/// "李四、王五，〈一种方法〉，台湾发明专利，已核准"
std::optional<CitationSplit> splitByTitleMarks(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^([^〈《]+?)\\s*[,，.:：]\\s*[〈《]([^〉》]{4,})[〉》]\\s*[,，.。]?\\s*(.*)$"));
    const auto match = form.match(text.simplified());
    if (!match.hasMatch() || !isNameList(match.captured(1)))
        return std::nullopt;
    return CitationSplit{match.captured(1), match.captured(2), match.captured(3)};
}

/// "A device for samples. San Zhang, Si Li, and Wu Wang."
std::optional<CitationSplit> splitTitleFirst(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^(.{12,}?)[.．]\\s+([^.]+,.+?)[.．]?$"));
    const auto match = form.match(text.simplified());
    if (!match.hasMatch() || isNameList(match.captured(1)) || !isNameList(match.captured(2)))
        return std::nullopt;
    return CitationSplit{{}, match.captured(1), match.captured(2)};
}

} // namespace

namespace {

/// "2024 A device" / "San Zhang, Si Li" / "Application (CN100000000A)": each on its own line.
std::optional<Entry> patentOverNames(const QList<TextLine>& lines, const ParsingContext& context)
{
    const auto split = titleOverNames(lines);
    if (!split || !split->before.contains(u','))
        return std::nullopt;
    Entry entry;
    PatentDetails details;
    QList<InlineSpan> spans;
    for (const TextLine& line : lines)
        spans += line.spans;
    if (const QString year = takeYearOfColumn(spans); !year.isEmpty())
        details.date = *parseDate(year);
    entry.links = takeLinks(spans);
    details.title = context.localized(split->title);
    details.inventors = LocalizedAuthors::shared(parseAuthors(split->before, context));
    QString after = split->after;
    details.number = takeMatch(after, patentNumber());
    static const QRegularExpression hollow(QStringLiteral("\\s*[(（]\\s*[)）]"));
    if (!details.date)
        takePatentDate(after, details);
    setStatus(details, after.remove(hollow), context);
    entry.details = details;
    return entry;
}

} // namespace

Entry parsePatent(const QList<TextLine>& lines, const ParsingContext& context)
{
    if (const auto titled = patentOverNames(lines, context))
        return *titled;
    Entry entry;
    PatentDetails details;
    QList<InlineSpan> spans;
    for (const TextLine& line : lines)
        spans += line.spans;
    entry.links = takeLinks(spans);
    QString text = plainOf(spans);
    details.number = takeMatch(text, patentNumber());
    // "（登记号： ）": the label of the number.
    static const QRegularExpression label(
        QStringLiteral("\\s*[\\])]?\\s*[(（]\\s*(?:登记|专利|申请|授权|公开|证书)号\\s*[:：]?\\s*[)）]"));
    if (!details.number.isEmpty())
        text.remove(label);
    takePatentDate(text, details);
    details.status = context.localized(takeLastStatus(text, context.vocabulary));
    if (const std::optional<CitationSplit> split = splitByQuotes(text)) {
        // "US 10,000,001 — “A device,” Sep. 24, 2019.": only separators remain after number and date.
        static const QRegularExpression marks(QStringLiteral("(?<!\\p{L})\\s*[–—-]+\\s*(?!\\p{L})"));
        details.title = context.localized(trimmedOf(split->title, u",，").trimmed());
        details.inventors =
            LocalizedAuthors::shared(parseAuthors(QString(split->before + u',' + split->after).remove(marks), context));
    } else if (const auto named = splitByTitleMarks(text)) {
        details.title = context.localized(named->title);
        details.inventors = LocalizedAuthors::shared(parseAuthors(named->before, context));
        const QString status = details.status.textOrFallback(context.language);
        details.status = {};
        setStatus(details,
                  QStringList{trimmedOf(named->after, u",，。; ；").trimmed(), status}.join(
                      status.isEmpty() || named->after.isEmpty() ? QString() : QStringLiteral("；")),
                  context);
    } else if (const auto first = splitTitleFirst(text)) {
        details.title = context.localized(first->title);
        details.inventors = LocalizedAuthors::shared(parseAuthors(first->after, context));
    } else if (const auto marked = splitMarkedPatent(text)) {
        details.title = context.localized(marked->title);
        details.inventors = LocalizedAuthors::shared(parseAuthors(marked->before, context));
        setStatus(details, marked->after, context);
    } else if (const auto stopped = splitByStops(text.simplified())) {
        // "Doe, J., Roe, R. A device.", as in journals.
        details.title = context.localized(trimmedOf(stopped->title, u",，. ").trimmed());
        details.inventors = LocalizedAuthors::shared(parseAuthors(stopped->before, context));
        setStatus(details, stopped->after, context);
    } else {
        const CitationSplit parts = splitByCommas(text.trimmed(), context);
        details.inventors = LocalizedAuthors::shared(parseAuthors(parts.before, context));
        placePatentParts(QString(parts.title + u'，' + parts.after), details, context);
    }
    entry.details = details;
    return entry;
}

} // namespace duovita
