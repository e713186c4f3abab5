#include "core/import/structure/sectionremarks.h"

#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

QList<TextBlock> takeLegends(QList<TextBlock>& blocks, SectionKind kind)
{
    static const QRegularExpression form(
        QStringLiteral("^[(（]?(?:(?:\\*|†|‡|#|✉)\\s*(?:=\\s*|[:：]\\s*)?|(?=.{0,60}[†‡#✉]))"
                       "(?:(?:denotes|indicates|表示|为)\\s*)?(?:equal|co-first|corresponding|共同|同等|通讯)["
                       "\\w\\s,，;；*†‡#✉=:：/-]*"
                       "[)）.。]?(?:\\s+\\p{Lu}[^.]{0,80}\\.)?$"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    if (kind != SectionKind::Publication && kind != SectionKind::Patent)
        return {};
    QList<TextBlock> legends;
    QList<TextBlock> others;
    for (const TextBlock& block : std::as_const(blocks))
        (form.match(block.plain().trimmed()).hasMatch() ? legends : others) += block;
    blocks = others;
    return legends;
}

QList<TextBlock> takeRemark(QList<TextBlock>& blocks)
{
    static const QRegularExpression remark(QStringLiteral("^[(（][^()（）]{4,}[)）]$"));
    if (blocks.size() < 2 || blocks.front().kind != TextBlock::Kind::Line || blocks.front().lines.size() != 1)
        return {};
    const QString text = blocks.front().plain().trimmed();
    if (!remark.match(text).hasMatch() || findDateRange(text, true))
        return {};
    return {blocks.takeFirst()};
}

namespace {

/// "Stuttgart, 4 February 2024", "München, den 04.02.2024".
bool isPlaceAndDay(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^\\p{Lu}[\\p{L} .'’/-]{1,30}, (?:den |the )?(.{6,24})$"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    const auto match = form.match(text);
    const auto day = match.hasMatch() ? findDateRange(match.captured(1), true) : std::nullopt;
    return day && day->start == 0 && day->length >= match.capturedLength(1) - 1 && day->range.end() &&
           day->range.end()->hasDay();
}

} // namespace

QList<TextBlock> takeSignature(QList<TextBlock>& blocks, const OwnName& ownName)
{
    constexpr qsizetype mostLines = 2;
    const auto isLine = [](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Line && block.lines.size() == 1;
    };
    for (qsizetype count = qMin(mostLines, blocks.size() - 1); count > 0; --count) {
        const QList<TextBlock> last = blocks.last(count);
        // "Dipl.-Ing. Jane Doe" in the header signs as Jane Doe.
        static const QRegularExpression words(QStringLiteral("^\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){1,3}$"),
                                              QRegularExpression::UseUnicodePropertiesOption);
        const QString name = last.back().plain().trimmed();
        if (isPlaceAndDay(blocks[blocks.size() - count - 1].plain().trimmed()))
            continue; // one of a list of dates, such as concerts
        const bool signedBelow = count == 1 || ownName.matches(name) || words.match(name).hasMatch();
        if (!std::all_of(last.begin(), last.end(), isLine) || !signedBelow ||
            !isPlaceAndDay(last.front().plain().trimmed()))
            continue;
        blocks.remove(blocks.size() - count, count);
        return last;
    }
    return {};
}

} // namespace duovita
