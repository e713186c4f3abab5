#include "core/import/fields/introductions.h"

#include "core/import/annotate/nameforms.h"
#include "core/import/annotate/namereading.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

std::optional<LocalizedText> nameInIntroduction(const QString& text)
{
    static const QRegularExpression latin(
        QStringLiteral(
            "\\b(?:I am|I['’]m)\\s+(?:Dr\\.?\\s+)?(%1)(?=\\s*(?:[,，;(（]|\\.\\s|\\.?$)|\\s+(?:and|from|currently)\\b)")
            .arg(latinName()));
    static const QRegularExpression called(
        QStringLiteral("\\b[Mm]y name(?:['’]s| is)\\s+(%1|\\p{Lu}[\\p{L}'’-]+)").arg(latinName()));
    static const QRegularExpression chinese(
        QStringLiteral("(?:我叫|我的名字是|我的名字叫)(\\p{Han}{2,4})(?=[，,。.（(;；、\\s])"));
    for (const QRegularExpression* form : {&latin, &called}) {
        if (const auto match = form->match(text); match.hasMatch())
            return readName(match.captured(1)).value_or(LocalizedText::of(Language::English, match.captured(1)));
    }
    if (const auto match = chinese.match(text); match.hasMatch())
        return LocalizedText::of(Language::Chinese, match.captured(1));
    return std::nullopt;
}

std::optional<LocalizedText> nameOfThirdPerson(const QString& text)
{
    static const QRegularExpression latin(
        QStringLiteral("^\\s*(?:Dr\\.?\\s+|Prof(?:essor|\\.)?\\s+)?(%1)(?:\\s*[(（][^()（）]{2,20}[)）])?,?\\s+"
                       "(?:is|was|works|holds|joined|received|graduated|studies|serves|has)\\b")
            .arg(latinName()));
    static const QRegularExpression chinese(
        QStringLiteral(
            "^\\s*(\\p{Han}{2,4}?)(?:\\s*[(（]\\s*(%1)\\s*[)）])?\\s*"
            "(?:现任|现为|现就职|现供职|任职于|毕业于|[,，]\\s*(?:男|女|[^,，。]{0,12}(?:博士|硕士|教授|研究员|讲师|"
            "工程师|[\\d]{4}年|本科|毕业|生于)))")
            .arg(latinName()));
    if (const auto match = latin.match(text); match.hasMatch())
        return readName(match.captured(1));
    const auto match = chinese.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    auto name = LocalizedText::of(Language::Chinese, match.captured(1));
    name.setText(Language::English, match.captured(2));
    return name;
}

LocalizedText takeLateName(DividedDocument& document, const QList<TextBlock>& blocks)
{
    const qsizetype at = findNameLine(blocks);
    if (at < 0)
        return {};
    const QString text = blocks[at].plain();
    const auto isIt = [&](const TextBlock& block) {
        return block.number() == blocks[at].number() && block.plain() == text; // several may share a line
    };
    for (FoundSection& section : document.sections) {
        const auto found = std::find_if(section.blocks.begin(), section.blocks.end(), isIt);
        if (found == section.blocks.end())
            continue;
        const qsizetype first = found - section.blocks.begin();
        document.header += section.blocks.mid(first + 1);
        section.blocks = section.blocks.mid(0, first);
        break;
    }
    document.header.removeIf(isIt); // "san zhang" above his address
    const auto name = readName(text.trimmed());
    return name ? *name : LocalizedText::of(Language::English, text.trimmed());
}

LocalizedText takeNameAboveSections(DividedDocument& document, const Vocabulary& vocabulary)
{
    if (document.sections.size() < 2 || document.sections.front().kind != SectionKind::Custom ||
        !std::all_of(document.header.begin(), document.header.end(),
                     [&](const TextBlock& block) { return vocabulary.isDocumentTitle(block.plain().trimmed()); }))
        return {};
    const FoundSection& first = document.sections.front();
    const auto name = nameAround(first.title.trimmed());
    if (!name || !name->rest.isEmpty() || !mayBeName(name->name, vocabulary))
        return {};
    document.header += first.blocks;
    document.sections.removeFirst();
    return name->name;
}

LocalizedText nameIntroducedIn(const QList<FoundSection>& sections, const Vocabulary& vocabulary)
{
    for (const FoundSection& section : sections) {
        if (section.kind != SectionKind::Summary)
            continue;
        for (const TextBlock& block : section.blocks) {
            const auto name = nameInIntroduction(block.plain());
            if (name && !vocabulary.saysNoName(name->textOrFallback(Language::English)))
                return *name;
        }
    }
    return {};
}

} // namespace duovita
