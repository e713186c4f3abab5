#include "core/import/fields/workfront.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/datewords.h"

#include <QRegularExpression>

namespace duovita {

QString takeLeadingStatus(QList<InlineSpan>& spans, const Vocabulary& vocabulary)
{
    static const QRegularExpression tag(QStringLiteral("^\\s*\\[([^\\[\\]]{3,60})\\]\\s*"));
    const auto match = tag.match(spans.isEmpty() ? QString() : spans.front().text);
    if (!match.hasMatch() || !spans.front().url.isEmpty() || vocabulary.statusIn(match.captured(1)).isEmpty())
        return {};
    spans.front().text.remove(0, match.capturedLength());
    if (spans.front().text.isEmpty())
        spans.removeFirst();
    return match.captured(1);
}

std::optional<PartialDate> takeDateInCode(QList<InlineSpan>& spans, QStringList& leftOver)
{
    static const QRegularExpression dates(
        QStringLiteral("^[\\d\\s年月日./~～–—-]*((?:19|20)\\d\\d)[\\d\\s年月日./~～–—-]*$"));
    static const QRegularExpression strokes(QStringLiteral("^(?:0?[1-9]|1[0-2])/(?:0?[1-9]|1[0-2])/\\d{4}$"));
    if (spans.size() < 2 || !spans.front().style.testFlag(InlineStyle::Code))
        return std::nullopt;
    const QString text = spans.front().text.trimmed();
    const auto found = findDateRange(text, true);
    const bool certain = found && found->length >= text.size() && !strokes.match(text).hasMatch();
    const auto year = dates.match(text);
    if (!certain && !year.hasMatch())
        return std::nullopt;
    spans.removeFirst();
    if (certain)
        return found->range.end();
    if (text != year.captured(1))
        leftOver += text;
    return *parseDate(year.captured(1));
}

void joinRaisedMarks(QList<InlineSpan>& spans)
{
    static const QRegularExpression signs(QStringLiteral("^\\s*(?:\\d[\\d,\\s]*)?[*∗†‡#§¶✉✝,\\s]*$"));
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    for (qsizetype i = 1; i < spans.size(); ++i) {
        QString text = spans[i].text;
        const QString before = spans[i - 1].text.trimmed();
        if (!spans[i].style.testFlag(InlineStyle::Superscript) || before.isEmpty() || !before.back().isLetter() ||
            text.trimmed().isEmpty() || !signs.match(text).hasMatch())
            continue;
        text.removeIf([](QChar c) { return c == u',' || c.isSpace(); });
        for (QChar& c : text) {
            if (c.isDigit())
                c = raised.at(c.digitValue());
        }
        spans[i] = InlineSpan{text};
    }
}

namespace {

/// "`Sampling 2024` **A title**": formatted as code.
std::optional<Badge> takeCodeBadge(QList<InlineSpan>& spans)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*((?:\\p{Lu}[\\w/&.+-]*\\s?)+?)\\s?['’]?((?:19|20)\\d\\d)((?:\\s\\p{L}+)?)\\s*$"));
    if (spans.size() < 2 || !spans.front().style.testFlag(InlineStyle::Code))
        return std::nullopt;
    const auto match = form.match(spans.front().text);
    if (!match.hasMatch())
        return std::nullopt;
    spans.removeFirst();
    return Badge{QString(match.captured(1).trimmed() + match.captured(3)), match.captured(2)};
}

} // namespace

Badge takeBadge(QList<InlineSpan>& spans)
{
    static const QRegularExpression framed(
        QStringLiteral("^\\s*(?:[\\[【(（]\\s*([^\\[\\]【】()（）]{2,40}?)\\s*[\\]】)）]|"
                       "([A-Z][\\w/&+-]*(?:\\s[\\w/&+-]+){0,3}?\\s?['’]?(?:(?:19|20)\\d\\d|\\d\\d))\\s+[|｜]|"
                       "((?:19|20)\\d\\d)(?:[:：,，]|\\s+[|｜–—-](?=\\s)|[ \\t]*\\n))\\s*(?:[–—:：.-]\\s*)?(?=\\S|$)"));
    static const QRegularExpression dated(QStringLiteral("^(.*?)[\\s,，]*(?:((?:19|20)\\d\\d)|['’](\\d\\d))\\b(.*)$"));
    static const QRegularExpression abbreviation(QStringLiteral("^(?:\\p{Lu}[\\w/&.+-]*\\s?)+"));
    if (spans.isEmpty() || !spans.front().url.isEmpty())
        return {};
    if (const auto badge = takeCodeBadge(spans))
        return *badge;
    // A bold badge and the separator after it may be separate spans.
    QString whole;
    for (const InlineSpan& span : std::as_const(spans)) {
        if (!span.url.isEmpty())
            break;
        whole += span.text;
    }
    // "[Technical Report] **A title**": without a year, only the style of the title distinguishes it from part of a
    // title.
    static const QRegularExpression alone(
        QStringLiteral("^\\s*[\\[【]\\s*(\\p{L}[^\\[\\]【】\\d]{1,38}?)\\s*[\\]】]\\s*$"));
    if (const auto label = alone.match(spans.front().text);
        label.hasMatch() && spans.size() > 1 && spans[1].style.testFlag(InlineStyle::Bold)) {
        spans.removeFirst();
        return {label.captured(1), {}};
    }
    const auto match = framed.match(whole);
    const auto date = dated.match(match.captured(1) + match.captured(2) + match.captured(3));
    const QString name = date.captured(1).trimmed();
    if (!match.hasMatch() || !date.hasMatch() || (!name.isEmpty() && !abbreviation.match(name).hasMatch()))
        return {};
    for (qsizetype left = match.capturedLength(); left > 0 && !spans.isEmpty();) {
        const qsizetype cut = qMin(left, spans.front().text.size());
        spans.front().text.remove(0, cut);
        left -= cut;
        if (spans.front().text.isEmpty())
            spans.removeFirst();
    }
    const QString year = date.captured(2).isEmpty() ? QStringLiteral("20") + date.captured(3) : date.captured(2);
    return {QString(name + date.captured(4)).trimmed(), year};
}

Badge takeBadge(QList<TextLine>& lines)
{
    static const QRegularExpression year(QStringLiteral("^\\s*((?:19|20)\\d\\d)\\s*$"));
    if (lines.isEmpty())
        return {};
    // "2017" above a reference, as in definition lists.
    if (const auto match = year.match(lines.front().plain()); match.hasMatch() && lines.size() > 1) {
        lines.removeFirst();
        return {{}, match.captured(1)};
    }
    const Badge badge = takeBadge(lines.front().spans);
    if (lines.front().isEmpty() && lines.size() > 1)
        lines.removeFirst();
    return badge;
}

} // namespace duovita
