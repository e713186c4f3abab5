#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// The field that an item's label names, "**学校**：示例大学"; empty if there is none.
QString fieldOf(const TextBlock& block, const Vocabulary& vocabulary)
{
    static const QRegularExpression label(QStringLiteral("^([^:：]{2,30})[:：]\\s*\\S"));
    const QString name = label.match(block.plain().trimmed()).captured(1).trimmed();
    return isTopItem(block) && !name.isEmpty() ? vocabulary.entryField(name) : QString();
}

/// A possible label of a list of skills: a heading or a few bold words.
bool isSkillLabel(const TextBlock& block)
{
    constexpr qsizetype longest = 40;
    const bool bold = block.kind == TextBlock::Kind::Line && block.lines.front().isBold();
    return block.lines.size() == 1 && block.plain().size() <= longest &&
           (block.kind == TextBlock::Kind::Heading || bold) && !block.plain().contains(u',') &&
           !block.plain().contains(u'、');
}

/// Words short enough for a list on one line.
bool isSkillName(const TextLine& line)
{
    constexpr qsizetype longest = 30;
    constexpr qsizetype longestHan = 12;
    static const QRegularExpression mark(QStringLiteral("[,，、;；:：。]|\\.$"));
    const QString text = line.plain().trimmed();
    const bool plain =
        std::all_of(line.spans.begin(), line.spans.end(), [](const InlineSpan& span) { return span.url.isEmpty(); });
    return plain && !mark.match(text).hasMatch() && text.size() <= (containsHan(text) ? longestHan : longest);
}

} // namespace

bool areItemsOfFields(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr auto fewest = 2;
    const auto fields = std::count_if(blocks.begin(), blocks.end(),
                                      [&](const TextBlock& b) { return !fieldOf(b, vocabulary).isEmpty(); });
    return !blocks.isEmpty() && !fieldOf(blocks.front(), vocabulary).isEmpty() && fields >= fewest &&
           fields * 2 >= std::count_if(blocks.begin(), blocks.end(), isTopItem) &&
           std::all_of(blocks.begin(), blocks.end(),
                       [](const TextBlock& b) { return b.kind == TextBlock::Kind::Item; });
}

QList<EntryBlocks> groupItemsOfFields(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    const QString first = fieldOf(blocks.front(), vocabulary);
    QList<EntryBlocks> entries;
    for (const TextBlock& block : blocks) {
        const QString field = fieldOf(block, vocabulary);
        if (entries.isEmpty() || field == first)
            entries += EntryBlocks{};
        if (field.isEmpty())
            entries.last().body += block;
        else
            entries.last().head += block.lines;
    }
    return entries;
}

QList<TextBlock> withSkillLabelsApart(const QList<TextBlock>& blocks)
{
    QList<TextBlock> apart;
    for (const TextBlock& block : blocks) {
        if (block.kind != TextBlock::Kind::Line || block.row || block.inItem || block.lines.size() < 2) {
            apart += block;
            continue;
        }
        bool onward = false; // a line that continues the one before
        for (const TextLine& line : block.lines) {
            TextBlock single = block;
            single.lines = {line};
            single.afterBlank = block.afterBlank && !onward;
            const bool label = isSkillLabel(single);
            if (onward && !label && !isSkillLabel(apart.last()))
                apart.last().lines += line;
            else
                apart += single;
            onward = true;
        }
    }
    return areSkillsUnderLabels(apart) ? apart : blocks;
}

QList<TextBlock> withDashesBehindLabels(QList<TextBlock> blocks)
{
    static const QRegularExpression form(QStringLiteral("^([^–—:：,，-][^–—:：,，]{1,40}?)\\s+[-–—]\\s+(?=\\S)"));
    constexpr qsizetype fewest = 3;
    const auto isLabelled = [](const TextBlock& block) {
        return block.lines.size() == 1 && !block.lines.front().spans.isEmpty() &&
               form.match(block.lines.front().spans.front().text).hasMatch();
    };
    if (blocks.size() < fewest || !std::all_of(blocks.begin(), blocks.end(), isLabelled))
        return blocks;
    for (TextBlock& block : blocks) {
        QString& text = block.lines.front().spans.front().text;
        const auto match = form.match(text);
        text = match.captured(1) + QStringLiteral(": ") + text.mid(match.capturedEnd());
    }
    return blocks;
}

QList<TextBlock> withItemsBesideLabels(const QList<TextBlock>& blocks)
{
    constexpr qsizetype fewest = 3;
    constexpr qsizetype longestLabel = 40;
    const qsizetype half = blocks.size() / 2;
    if (half < fewest || blocks.size() % 2 != 0)
        return blocks;
    bool anyList = false;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const QString text = blocks[i].plain();
        const bool list = text.contains(u',') || text.contains(u'，') || text.contains(u'、');
        const bool apart = blocks[i].afterBlank == (i == half) || i == 0;
        if (blocks[i].kind != TextBlock::Kind::Line || blocks[i].lines.size() != 1 || !apart ||
            (i < half && (list || text.size() > longestLabel)))
            return blocks;
        anyList = anyList || list;
    }
    if (!anyList)
        return blocks;
    QList<TextBlock> beside;
    for (qsizetype i = 0; i < half; ++i) {
        TextBlock block = blocks[i];
        const bool han = containsHan(block.plain());
        block.lines.front().spans += InlineSpan{han ? QStringLiteral("：") : QStringLiteral(": ")};
        block.lines.front().spans += blocks[half + i].lines.front().spans;
        beside += block;
    }
    return beside;
}

bool areSkillsUnderLabels(const QList<TextBlock>& blocks)
{
    constexpr int fewest = 2;
    int labels = 0;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const bool label = isSkillLabel(blocks[i]);
        const bool over = i + 1 < blocks.size() && !isSkillLabel(blocks[i + 1]);
        if (label && !over)
            return false;
        labels += label ? 1 : 0;
    }
    return labels >= fewest && isSkillLabel(blocks.front());
}

QList<EntryBlocks> groupSkillsUnderLabels(const QList<TextBlock>& blocks)
{
    QList<EntryBlocks> entries;
    for (const TextBlock& block : blocks) {
        if (isSkillLabel(block))
            entries += EntryBlocks{block.lines, {}};
        else
            entries.last().body += block;
    }
    for (EntryBlocks& entry : entries) {
        QList<TextLine> names;
        for (const TextBlock& block : std::as_const(entry.body))
            names += block.lines;
        static const QRegularExpression colon(QStringLiteral("\\s*[:：]\\s*$"));
        const QString label = entry.head.front().plain().trimmed().remove(colon);
        const bool chinese = containsHan(label);
        QString list = label + QString(chinese ? QStringLiteral("：") : QStringLiteral(": "));
        if (std::all_of(names.begin(), names.end(), isSkillName)) {
            QStringList texts;
            for (const TextLine& name : std::as_const(names))
                texts += name.plain().trimmed();
            list += texts.join(chinese ? QStringLiteral("、") : QStringLiteral(", "));
            entry.body.clear();
        } else if (names.size() == 1 && entry.body.front().kind == TextBlock::Kind::Line) {
            list += names.front().plain().trimmed();
            entry.body.clear();
        }
        entry.head = {TextLine{{InlineSpan{list}}, entry.head.front().number}};
    }
    return entries;
}

} // namespace duovita
