#include "core/import/structure/headblocks.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/namereading.h"
#include "core/import/fields/headfields.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// "| 姓名 | 张三 | 性别 | 男 |": a table row, or what Markdown takes for a title row: a form with personal data.
bool isRowOfForm(const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QRegularExpression gap(QStringLiteral("\\s{2,}|\\t"));
    if (!block.columnTitles && !block.row)
        return false;
    const QStringList cells = block.plain().trimmed().split(gap, Qt::SkipEmptyParts);
    return cells.size() > 1 && vocabulary.headerField(cells.front().trimmed()) == QLatin1String("name") &&
           readName(cells[1].trimmed());
}

} // namespace

bool isCareerTitle(const QList<TextBlock>& blocks, qsizetype at)
{
    static const QRegularExpression career(QStringLiteral("^(?:个人)?(?:简历|履历)[:：]?$"));
    static const QRegularExpression number(QStringLiteral("^(?:[一二三四五六七八九十]{1,2}、|\\d{1,2}[.)、])"));
    constexpr qsizetype shortestForm = 3; // blocks
    return at >= shortestForm && at + 1 < blocks.size() &&
           career.match(blocks[at].plain().remove(u' ').remove(number)).hasMatch() &&
           findDateRange(blocks[at + 1].plain());
}

bool isWhoseDocument(const TextBlock& block)
{
    static const QRegularExpression title(QStringLiteral("(?:的?(?:个人)?(?:简历|履历)|['’]s (?:CV|R[ée]sum[ée]))$"));
    const QString text = block.plain().trimmed();
    return title.match(text).hasMatch() && nameAround(text);
}

bool isAboveContacts(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary)
{
    constexpr qsizetype longest = 60;
    if (blocks[at].lines.size() != 1 || vocabulary.findSection(blocks[at].plain()) != SectionKind::Summary)
        return false;
    // "* **San Zhang**" / "* Email: …": a list counts if it begins with the name.
    const bool named = at + 1 < blocks.size() && nameAround(blocks[at + 1].plain().trimmed());
    const auto isOfHead = [&](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Line || (named && block.kind == TextBlock::Kind::Item);
    };
    bool reached = false;
    for (qsizetype i = at + 1; i < blocks.size() && isOfHead(blocks[i]); ++i) {
        const QString text = blocks[i].plain();
        if (text.size() > longest)
            return false;
        reached = reached || !firstMail({blocks[i]}).isEmpty();
    }
    return reached;
}

bool namesSomebody(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    return std::any_of(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
        return readName(block.plain().trimmed()) ||
               (block.kind == TextBlock::Kind::Heading && readFamilyFirst(block.plain(), vocabulary));
    });
}

bool isAboveNameLabel(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary)
{
    if (at + 1 >= blocks.size() || vocabulary.findSection(blocks[at].plain()) != SectionKind::Summary)
        return false;
    if (isRowOfForm(blocks[at + 1], vocabulary))
        return true;
    static const QRegularExpression labelled(QStringLiteral(R"(^\s*([^:：]{1,20})[:：]\s*\S)"));
    const QList<TextLine>& below = blocks[at + 1].lines;
    const auto match = labelled.match(below.isEmpty() ? QString() : below.front().plain());
    return match.hasMatch() && vocabulary.headerField(match.captured(1).trimmed()) == QLatin1String("name");
}

bool isHeadline(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary)
{
    const TextBlock& block = blocks[at];
    if (block.kind != TextBlock::Kind::Heading || block.level > rank || vocabulary.findSection(block.plain()) ||
        !vocabulary.isRole(block.plain()))
        return false;
    if (block.level < rank || at + 1 >= blocks.size())
        return block.level < rank;
    const TextBlock& next = blocks[at + 1];
    return next.kind == TextBlock::Kind::Heading
               ? next.level <= rank && vocabulary.findSection(next.plain())
               : next.kind == TextBlock::Kind::Line && !next.lines.isEmpty() && isLineOfContacts(next.lines.front());
}

} // namespace duovita
