#include "core/import/fields/entrybuilding.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"
#include "core/import/fields/firstpoints.h"
#include "core/import/fields/grantlines.h"
#include "core/import/fields/headbrackets.h"
#include "core/import/fields/headparsing.h"
#include "core/import/fields/listentries.h"
#include "core/import/structure/blockgrouping.h"

#include "core/json/personjson.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace duovita {

Highlight makeHighlight(const RichText& text, HighlightStyle style, int level, Language language)
{
    Highlight highlight;
    highlight.style = style;
    highlight.level = qBound(0, level, Highlight::deepestLevel);
    highlight.text = LocalizedRichText::of(language, text);
    return highlight;
}

namespace {

/// "导师：王五教授", "Advisors: …", "GPA 3.9/4.0": fields that an education entry has.
bool takeSchoolField(Entry& entry, const QString& text, const ParsingContext& context)
{
    auto* details = std::get_if<EducationDetails>(&entry.details);
    constexpr qsizetype longest = 80;
    if (!details || text.size() > longest)
        return false;
    static const QRegularExpression advisor(QStringLiteral("^(?:(?:指导|合作|联合)?(?:导师|老师|教师)|(?:co-)?(?:advis["
                                                           "oe]r|supervisor|mentor|host)s?)\\s*[:：]\\s*(.+)$"),
                                            QRegularExpression::CaseInsensitiveOption);
    // "导师：王五教授；研究方向：图像": the text with another label goes below the head.
    static const QRegularExpression further(QStringLiteral("\\s*[;；]\\s*(?=[^;；:：]{2,12}[:：])"));
    if (const auto match = advisor.match(text); match.hasMatch() && details->advisors.isEmpty()) {
        const QStringList parts = match.captured(1).split(further, Qt::SkipEmptyParts);
        details->advisors = LocalizedText::of(context.language, parts.value(0).trimmed());
        for (const QString& rest : parts.mid(1))
            entry.highlights +=
                makeHighlight(RichText::fromPlain(rest.trimmed()), HighlightStyle::Paragraph, 0, context.language);
        return true;
    }
    if (!isScore(text) || !details->score.isEmpty())
        return false;
    details->score = LocalizedText::of(context.language, text);
    return true;
}

/// "Responsibilities:" as the first point with all others below it.
bool isLabelOverAll(const QList<TextBlock>& body)
{
    return body.size() > 1 && isTopItem(body.front()) && isLabelOfPoints(body.front()) &&
           std::all_of(body.begin() + 1, body.end(), [](const TextBlock& block) { return block.level > 0; });
}

void addBody(Entry& entry, const QList<TextBlock>& written, const ParsingContext& context)
{
    const QList<TextBlock> body = isLabelOverAll(written) ? written.mid(1) : written;
    // Nesting is relative to the outermost item of this entry.
    int outermost = Highlight::deepestLevel;
    for (const TextBlock& block : body) {
        if (block.kind == TextBlock::Kind::Item)
            outermost = qMin(outermost, block.level);
    }
    for (const TextBlock& block : body) {
        const bool item = block.kind == TextBlock::Kind::Item;
        // A second label divides the points, so it is text.
        const bool first = entry.highlights.isEmpty();
        if (!item && ((first && isLabelOfPoints(block)) || takeSchoolField(entry, block.plain().trimmed(), context)))
            continue;
        const HighlightStyle style = !item            ? HighlightStyle::Paragraph
                                     : block.numbered ? HighlightStyle::Numbered
                                                      : HighlightStyle::Bullet;
        // Text that continues a point is nested below it.
        const int level = item ? block.level - outermost : 0;
        const int below = item || block.inItem ? qMax(block.level - outermost + 1, 0) : 0;
        for (qsizetype i = 0; i < block.lines.size(); ++i) {
            const bool point = item && i == 0;
            entry.highlights += makeHighlight(block.lines[i].rich(), point ? style : HighlightStyle::Paragraph,
                                              point ? level : below, context.language);
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

/// "University of Cambridge, UK. Host: G. Reed", "博士（导师：王五 教授）": moves labelled text to a line of its own.
QList<TextLine> withLabelledTailsApart(const QList<TextLine>& head)
{
    static const QRegularExpression tail(
        QStringLiteral("(?:[.;]\\s+|\\s*[(（]\\s*|\\s*[,，；]\\s*|(?<=\\p{Han})\\s+)"
                       "((?:(?:Host|[Ss]upervisor|[Aa]dvis[oe]r|[Cc]o-advisor|Mentor|Thesis|Dissertation|Committee)s?|"
                       "(?:指导|合作|联合)?导师|指导教师|合作导师|毕业论文|学位论文)\\s*[:：].*|"
                       "(?:advised|supervised|mentored|hosted) by\\s+.*)$"));
    QList<TextLine> lines;
    for (const TextLine& line : head) {
        if (line.spans.isEmpty()) {
            lines += line;
            continue;
        }
        TextLine first = line;
        // "*研究助理，导师：王五* 2021 – 2022": the dates are in a span of their own.
        qsizetype at = first.spans.size() - 1;
        if (at > 0 && findDateRange(first.spans[at].text, true) && tail.match(first.spans[at - 1].text).hasMatch())
            --at;
        QString& text = first.spans[at].text;
        const auto match = tail.match(text);
        if (!match.hasMatch() || (match.capturedStart() == 0 && at == 0)) {
            lines += line;
            continue;
        }
        QString labelled = match.captured(1);
        const bool bracket = QStringView(match.captured()).trimmed().startsWith(u'(') ||
                             QStringView(match.captured()).trimmed().startsWith(u'（');
        const qsizetype closing = bracket ? qMax(labelled.lastIndexOf(u')'), labelled.lastIndexOf(u'）')) : -1;
        if (bracket && closing < 0) {
            lines += line;
            continue;
        }
        QString after;
        if (closing >= 0) {
            after = labelled.mid(closing + 1);
            labelled = labelled.left(closing);
        }
        QString before = text.left(match.capturedStart());
        // "工学博士（硕博连读，导师：王五）": the bracket opened earlier.
        const auto opens = before.count(u'(') + before.count(u'（') - before.count(u')') - before.count(u'）');
        if (!bracket && opens > 0 && !labelled.isEmpty() && QStringView(u")）").contains(labelled.back())) {
            before += labelled.back();
            labelled.chop(1);
        }
        text = QString(before + after);
        lines += first;
        lines += TextLine{{InlineSpan{labelled.trimmed()}}, line.number};
    }
    return lines;
}

/// "时间：2023年2月-10月 角色：产品负责人": splits fields at gaps into lines.
QList<TextLine> withFieldsApart(const QList<TextLine>& head, const ParsingContext& context)
{
    static const QRegularExpression gap(QStringLiteral("(?:\\s{2,}|[;；|｜]\\s*)(?=[^\\s:：]{2,20}[:：])"));
    const auto isField = [&](const QString& text) {
        return readLabelled(text.trimmed(), context.vocabulary).has_value();
    };
    // "专业：物理学 理论物理 研究方向：凝聚态": after a labelled field, a single space separates the next label.
    static const QRegularExpression blank(QStringLiteral("\\s+(?=\\p{Han}{2,6}[:：])"));
    QList<TextLine> lines;
    for (const TextLine& line : head) {
        QStringList parts = line.plain().split(gap, Qt::SkipEmptyParts);
        const bool fields = std::all_of(parts.begin(), parts.end(), isField);
        if (const QStringList labelled = line.plain().trimmed().split(blank, Qt::SkipEmptyParts);
            (parts.size() < 2 || !fields) && labelled.size() > 1 && isField(labelled.front()))
            parts = labelled;
        else if (parts.size() < 2 || !fields) {
            lines += line;
            continue;
        }
        for (const QString& part : parts)
            lines += TextLine{{InlineSpan{part.trimmed()}}, line.number};
    }
    return lines;
}

/// "博士，示例大学，示例系，导师 王五（2021 – 至今）": a label without a colon.
QList<TextLine> withAdvisorsApart(const QList<TextLine>& head)
{
    static const QRegularExpression advisor(QStringLiteral("[,，;；]\\s*((?:指导|合作|联合)?导师)\\s+(\\p{Han}{2,4}(?:"
                                                           "\\s*(?:副?教授|研究员|老师))?)\\s*(?=$|[(（,，;；])"));
    QList<TextLine> lines;
    for (const TextLine& line : head) {
        const QString text = line.plain();
        const auto match = advisor.match(text);
        if (!match.hasMatch()) {
            lines += line;
            continue;
        }
        lines += TextLine{{InlineSpan{text.left(match.capturedStart()) + u' ' + text.mid(match.capturedEnd())}},
                          line.number};
        lines += TextLine{{InlineSpan{match.captured(1) + u'：' + match.captured(2)}}, line.number};
    }
    return lines;
}

QList<TextLine> partedHead(const QList<TextLine>& head, const ParsingContext& context)
{
    return withLabelledTailsApart(withFieldsApart(joinSpansInBrackets(head), context));
}

Entry buildHead(const QList<TextLine>& head, SectionKind kind, const ParsingContext& context)
{
    switch (infoOf(kind).details) {
    case DetailsKind::Education:
        return parseEducationHead(partedHead(withAdvisorsApart(head), context), context);
    case DetailsKind::Experience:
        if (const auto grant = parseGrant(head, kind, context))
            return *grant;
        return parseExperienceHead(partedHead(head, context), kind, context);
    case DetailsKind::Publication:
        return parsePublication(head, context);
    case DetailsKind::Patent:
        return parsePatent(head, context);
    case DetailsKind::Award:
        return buildAward(head, context);
    case DetailsKind::Skill:
        return buildSkill(head, context);
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

namespace {

/// Keeps the targets of the head's links that no field contains.
void keepLinks(Entry& entry, const QList<TextLine>& head)
{
    QString held; // the entry's texts, computed when needed
    for (const TextLine& line : head) {
        for (const InlineSpan& span : line.spans) {
            if (span.url.isEmpty())
                continue;
            if (held.isEmpty())
                held = QString::fromUtf8(QJsonDocument(toJson(entry)).toJson(QJsonDocument::Compact));
            const QString address = QString(span.url).remove(QStringLiteral("mailto:"));
            const auto* work = std::get_if<PublicationDetails>(&entry.details);
            const bool doi = work && !work->doi.isEmpty() && address.endsWith(work->doi);
            if (!doi && !held.contains(address))
                entry.links += Link{LocalizedText::shared(span.text.trimmed()), span.url};
        }
    }
}

} // namespace

Entry buildEntry(const EntryBlocks& blocks, SectionKind kind, const ParsingContext& context)
{
    Entry entry = buildHead(blocks.head, kind, context);
    // Head texts without a field are still the entry's: they come first below the head.
    const QStringList leftOver = std::exchange(entry.unparsed, {});
    if (infoOf(kind).details == DetailsKind::Publication)
        entry.unparsed = leftOver;
    else
        addParagraphs(entry, leftOver, context);
    keepLinks(entry, blocks.head);
    addBody(entry, blocks.body, context);
    takeFieldsOfFirstPoints(entry, kind, context);
    return entry;
}

} // namespace duovita
