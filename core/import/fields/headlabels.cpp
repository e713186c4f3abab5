#include "core/import/fields/headlabels.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// For repeated matches: skips the check of the whole text that Qt would do each time.
constexpr auto alreadyChecked = QRegularExpression::DontCheckSubjectStringMatchOption;

bool isFieldLabel(const QString& text, const Vocabulary& vocabulary)
{
    return !vocabulary.headerField(text).isEmpty() || vocabulary.isPersonalLabel(text);
}

/// Tables pasted from Word: "姓名" and "张三" on lines of their own.
void labelLines(QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    const auto isLabel = [&](const TextBlock& block) {
        return block.kind != TextBlock::Kind::Item && block.lines.size() == 1 &&
               isFieldLabel(block.plain().trimmed(), vocabulary);
    };
    constexpr auto fewest = 3;
    if (std::count_if(blocks.begin(), blocks.end(), isLabel) < fewest)
        return;
    for (qsizetype i = 0; i + 1 < blocks.size(); ++i) {
        if (!isLabel(blocks[i]) || isLabel(blocks[i + 1]) || blocks[i + 1].lines.size() != 1)
            continue;
        const QString value = blocks.takeAt(i + 1).plain().trimmed();
        TextLine& line = blocks[i].lines.front();
        line.spans = {InlineSpan{line.plain().trimmed() + QStringLiteral("：") + value}};
    }
}

/// "性 别 : 男": a widely spaced label, anywhere in its line.
void joinWideLabels(QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    static const QRegularExpression wide(
        QStringLiteral("(?:^|(?<=\\s))\\p{Han}(?:[ \\t]+\\p{Han}){1,4}[ \\t]*(?=[:：])"));
    for (TextBlock& block : blocks) {
        for (TextLine& line : block.lines) {
            for (InlineSpan& span : line.spans) {
                QString text;
                qsizetype taken = 0;
                for (auto match = wide.match(span.text); match.hasMatch();) {
                    const QString label = match.captured().remove(u' ').remove(u'\t');
                    const bool known = isFieldLabel(label, vocabulary);
                    if (known) {
                        text += span.text.mid(taken, match.capturedStart() - taken) + label;
                        taken = match.capturedEnd();
                    }
                    match = wide.match(span.text, known ? taken : match.capturedStart() + 1,
                                       QRegularExpression::NormalMatch, alreadyChecked);
                }
                if (taken > 0)
                    span.text = text + span.text.mid(taken);
            }
        }
    }
}

/// "生日: 1990.1.1 现居地: 北京": a known label with a colon starts a field, whatever space precedes it.
void partLabels(QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    static const QRegularExpression label(QStringLiteral("(?<=\\S)\\s(\\p{Han}{2,6})\\s*[:：]"));
    for (TextBlock& block : blocks) {
        for (TextLine& line : block.lines) {
            if (line.spans.size() != 1)
                continue;
            QString& text = line.spans.front().text;
            QString parted;
            qsizetype taken = 0;
            for (auto it = label.globalMatch(text); it.hasNext();) {
                const auto match = it.next();
                if (!isFieldLabel(match.captured(1), vocabulary))
                    continue;
                parted += text.mid(taken, match.capturedStart() - taken) + u' ';
                taken = match.capturedStart();
            }
            if (taken > 0)
                text = parted + text.mid(taken);
        }
    }
}

bool isColon(QChar c)
{
    return c == u':' || c == u'：';
}

/// "出生年月\t：2001.01", "电话： 177… Email： …": a gap around a label's colon does not separate.
void closeWideLabels(QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    static const QRegularExpression wide(QStringLiteral("(?:\\s{2,}|\\t)(?=[:：])"));
    static const QRegularExpression label(QStringLiteral("(?:^|(?<=\\s))(\\p{L}{2,12})\\s?[:：](\\s{2,}|\\t)(?=\\S)"));
    for (TextBlock& block : blocks) {
        for (TextLine& line : block.lines) {
            for (InlineSpan& span : line.spans) {
                span.text.remove(wide);
                QString text;
                qsizetype taken = 0;
                for (auto match = label.match(span.text); match.hasMatch();
                     match = label.match(span.text, match.capturedStart(2), QRegularExpression::NormalMatch,
                                         alreadyChecked)) {
                    if (!isFieldLabel(match.captured(1), vocabulary))
                        continue;
                    text += span.text.mid(taken, match.capturedStart(2) - taken) + u' ';
                    taken = match.capturedEnd(2);
                }
                if (taken > 0)
                    span.text = text + span.text.mid(taken);
            }
        }
    }
}

/// "姓名 | 张三 | 性别 | 男" in a table, "Phone: +44 …": every other cell is the label of the next.
void labelTables(QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    static const QRegularExpression gap(QStringLiteral("\\s{2,}|\\t"));
    static const QRegularExpression photo(QStringLiteral("照片|相片|photo"), QRegularExpression::CaseInsensitiveOption);
    for (TextBlock& block : blocks) {
        for (TextLine& line : block.lines) {
            QStringList cells = line.plain().trimmed().split(gap, Qt::SkipEmptyParts);
            QStringList fields;
            if (cells.size() % 2 != 0 && photo.match(cells.value(cells.size() - 1)).hasMatch())
                fields += cells.takeLast();
            const bool labelled =
                !cells.isEmpty() &&
                (isColon(cells.front().back()) ? cells.size() == 2 : isFieldLabel(cells.front(), vocabulary));
            if (cells.size() % 2 != 0 || !labelled)
                continue;
            for (qsizetype i = cells.size() - 2; i >= 0; i -= 2) {
                const bool colon = isColon(cells[i].back());
                fields.prepend(cells[i] + QString(colon ? QStringLiteral(" ") : QStringLiteral("：")) + cells[i + 1]);
            }
            line.spans = {InlineSpan{fields.join(QStringLiteral("  "))}};
        }
    }
}

} // namespace

void labelFields(QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    joinWideLabels(blocks, vocabulary);
    closeWideLabels(blocks, vocabulary);
    partLabels(blocks, vocabulary);
    labelLines(blocks, vocabulary);
    labelTables(blocks, vocabulary);
}

} // namespace duovita
