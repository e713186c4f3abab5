#include "core/import/annotate/headsegments.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool isFieldLine(const TextLine& line, const Vocabulary& vocabulary)
{
    return readLabelled(line.plain().trimmed(), vocabulary).has_value();
}

/// "**Duration** 2020 – 2022": a bold label without a separator.
bool hasBoldLabel(const TextLine& line, const Vocabulary& vocabulary)
{
    static const QRegularExpression value(QStringLiteral("^\\s+[^\\s:：]"));
    return line.spans.size() > 1 && line.spans.front().style == InlineStyle::Bold &&
           !vocabulary.entryField(line.spans.front().text.trimmed()).isEmpty() && line.spans.front().url.isEmpty() &&
           (line.spans[1].text.trimmed().isEmpty() || value.match(line.spans[1].text).hasMatch());
}

void markBoldLabel(TextLine& line)
{
    QString& label = line.spans.front().text;
    label = label.trimmed() + (containsHan(label) ? QStringLiteral("：") : QStringLiteral(":"));
}

/// "工作时间（2020-09 至 2022-05）": the value is in brackets.
QRegularExpressionMatch bracketedValue(const TextLine& line, const Vocabulary& vocabulary)
{
    static const QRegularExpression form(QStringLiteral("^([^:：()（）]{2,20})\\s*[(（]([^()（）]+)[)）]$"));
    if (line.spans.size() != 1 || !line.spans.front().url.isEmpty())
        return {};
    const auto match = form.match(line.plain().trimmed());
    return match.hasMatch() && !vocabulary.entryField(match.captured(1).trimmed()).isEmpty()
               ? match
               : QRegularExpressionMatch();
}

/// Whether the point before or after it is a label with a value.
bool isBesideField(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary)
{
    const auto says = [&](qsizetype other) {
        return other >= 0 && other < blocks.size() && blocks[other].kind == blocks[at].kind &&
               blocks[other].level == blocks[at].level &&
               (isLabelled(blocks[other].plain().trimmed()) ||
                bracketedValue(blocks[other].lines.front(), vocabulary).hasMatch());
    };
    return says(at - 1) || says(at + 1);
}

/// The number of blocks directly below an item that are fields, one level deeper, before any other text.
qsizetype fieldsBelow(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary)
{
    qsizetype end = at + 1;
    while (end < blocks.size() && blocks[end].kind == TextBlock::Kind::Item && blocks[end].level == 1 &&
           isFieldLine(blocks[end].lines.front(), vocabulary))
        ++end;
    return end - at - 1;
}

} // namespace

QList<TextBlock> withLabelsMarked(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr int fewest = 2;
    qsizetype bold = 0;
    for (const TextBlock& block : blocks) {
        bold += std::count_if(block.lines.begin(), block.lines.end(),
                              [&](const TextLine& line) { return hasBoldLabel(line, vocabulary); });
    }
    QList<TextBlock> marked = blocks;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (blocks[i].kind == TextBlock::Kind::Heading)
            continue;
        for (TextLine& line : marked[i].lines) {
            if (bold >= fewest && hasBoldLabel(line, vocabulary))
                markBoldLabel(line);
        }
        TextLine& only = marked[i].lines.front();
        const auto bracketed =
            blocks[i].lines.size() == 1 ? bracketedValue(only, vocabulary) : QRegularExpressionMatch();
        if (bracketed.hasMatch() && isBesideField(blocks, i, vocabulary)) {
            const QString colon = containsHan(bracketed.captured(1)) ? QStringLiteral("：") : QStringLiteral(": ");
            only.spans.front().text = bracketed.captured(1).trimmed() + colon + bracketed.captured(2);
        }
    }
    return marked;
}

QList<TextBlock> withTitlesOverFields(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewest = 2;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const bool top = blocks[i].level == 0;
        if (blocks[i].kind != TextBlock::Kind::Item ||
            (top && (isFieldLine(blocks[i].lines.front(), vocabulary) || fieldsBelow(blocks, i, vocabulary) < fewest)))
            return blocks;
    }
    QList<TextBlock> titled = blocks;
    for (TextBlock& block : titled) {
        if (block.level == 0)
            block.kind = TextBlock::Kind::Heading;
        else
            --block.level;
    }
    return titled;
}

} // namespace duovita
